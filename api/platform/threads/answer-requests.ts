import { parentPort } from 'node:worker_threads'
import type { FromThread, ToThread } from './open-thread.ts'

/** The thread's side of `workInThread`: makes what is requested and answers its bytes. */
export function answerRequests<Request>(make: (request: Request) => Promise<Buffer>): void {
  parentPort?.on('message', ({ id, request }: Extract<ToThread<Request>, { id: number }>) => {
    make(request).then(
      // A copy of its own: a buffer may be a view into a larger one, which would travel with it.
      (bytes) => answer({ id, answer: new Uint8Array(bytes) }),
      (error: unknown) => answer({ id, reason: error instanceof Error ? error : new Error(String(error)) }),
    )
  })
}

const answer = (message: FromThread<Uint8Array<ArrayBuffer>>) =>
  parentPort?.postMessage(message, 'answer' in message ? [message.answer.buffer] : [])
