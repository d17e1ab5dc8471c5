import { Worker } from 'node:worker_threads'
import type { Composer, PictureOrder } from './compose-picture.ts'
import type { ThreadAnswer, ThreadOrder } from './picture-thread.ts'

type Waiting = { resolve: (bytes: Buffer) => void; reject: (error: Error) => void }

/**
 * Composes beside the event loop, which painting would block for up to half a second. The thread starts with the
 * first order, keeps the process alive only while orders are open, and is replaced when it fails.
 */
export function composeInThread(source: string): Composer {
  let thread: Worker | null = null
  let lastId = 0
  const waiting = new Map<number, Waiting>()

  function settle(answer: ThreadAnswer) {
    const order = waiting.get(answer.id)
    waiting.delete(answer.id)
    if (waiting.size === 0) thread?.unref()
    if ('bytes' in answer) order?.resolve(Buffer.from(answer.bytes))
    else order?.reject(new Error(answer.reason))
  }

  function fail(error: Error) {
    thread = null
    for (const order of waiting.values()) order.reject(error)
    waiting.clear()
  }

  function start(): Worker {
    const started = new Worker(new URL('./picture-thread.ts', import.meta.url), { workerData: { source } })
    started.on('message', settle)
    started.on('error', fail)
    started.on('exit', (code) => thread === started && fail(new Error(`the picture thread ended with code ${code}`)))
    return started
  }

  return {
    compose(order: PictureOrder) {
      thread ??= start()
      thread.ref()
      const id = ++lastId
      return new Promise<Buffer>((resolve, reject) => {
        waiting.set(id, { resolve, reject })
        thread?.postMessage({ id, order } satisfies ThreadOrder)
      })
    },
  }
}
