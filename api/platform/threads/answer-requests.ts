import { parentPort } from 'node:worker_threads'

/** What comes out of a thread; `id` tells which answer belongs to which request. */
export type ThreadAnswer = { id: number; bytes: Uint8Array<ArrayBuffer> } | { id: number; reason: string }

/** The thread's side of `workInThread`: makes what is requested and answers its bytes. */
export function answerRequests<Request>(make: (request: Request) => Promise<Buffer>): void {
  parentPort?.on('message', ({ id, request }: { id: number; request: Request }) => {
    make(request).then(
      // A copy of its own: a buffer may be a view into a larger one, which would travel with it.
      (bytes) => answer({ id, bytes: new Uint8Array(bytes) }),
      (error: unknown) => answer({ id, reason: error instanceof Error ? error.message : String(error) }),
    )
  })
}

const answer = (message: ThreadAnswer) =>
  parentPort?.postMessage(message, 'bytes' in message ? [message.bytes.buffer] : [])
