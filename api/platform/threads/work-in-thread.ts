import { Worker } from 'node:worker_threads'
import { openThread } from './open-thread.ts'

type Options = {
  /** Given to the thread as its `workerData`. */
  data?: unknown
  /** See openThread. */
  idleMs?: number
  limitMs?: number
}

/** Has a module of ours make bytes beside the event loop (`answerRequests`), in a thread as `openThread` has it. */
export function workInThread<Request>(module: URL, { data, idleMs, limitMs }: Options = {}) {
  const thread = openThread<Request>(() => new Worker(module, { workerData: data }), { idleMs, limitMs })
  return async function make(request: Request): Promise<Buffer> {
    const { buffer, byteOffset, length } = await thread.request<Uint8Array<ArrayBuffer>>(request)
    return Buffer.from(buffer, byteOffset, length)
  }
}
