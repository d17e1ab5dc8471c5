import { Worker } from 'node:worker_threads'
import type { ThreadAnswer } from './answer-requests.ts'

type Waiting = { resolve: (bytes: Buffer) => void; reject: (error: Error) => void }
type Options = {
  /** Given to the thread as its `workerData`. */
  data?: unknown
  /** A thread that has had nothing to do for so long is ended, which gives its memory back; it stays without. */
  idleMs?: number
  /** Without an answer for so long while requests wait they fail, and the thread is ended. */
  limitMs?: number
}

/**
 * Has a module of ours make bytes beside the event loop. The thread starts with the first request, keeps the process alive
 * only while requests are open, and is replaced when it fails: what it was at is rejected.
 */
export function workInThread<Request>(module: URL, { data, idleMs, limitMs }: Options = {}) {
  let thread: Worker | null = null
  let lastId = 0
  let timer: NodeJS.Timeout | undefined
  const waiting = new Map<number, Waiting>()

  function settle(answer: ThreadAnswer) {
    const request = waiting.get(answer.id)
    waiting.delete(answer.id)
    clearTimeout(timer)
    if (waiting.size > 0) watch()
    else rest()
    if ('bytes' in answer)
      request?.resolve(Buffer.from(answer.bytes.buffer, answer.bytes.byteOffset, answer.bytes.length))
    else request?.reject(new Error(answer.reason))
  }

  function rest() {
    thread?.unref()
    if (idleMs !== undefined) timer = setTimeout(() => drop(new Error('nothing to do')), idleMs).unref()
  }

  function watch() {
    if (limitMs !== undefined) timer = setTimeout(() => drop(new Error(`no answer within ${limitMs} ms`)), limitMs)
  }

  function drop(error: Error) {
    void thread?.terminate()
    fail(error)
  }

  function fail(error: Error) {
    clearTimeout(timer)
    thread = null
    for (const request of waiting.values()) request.reject(error)
    waiting.clear()
  }

  function start(): Worker {
    const started = new Worker(module, { workerData: data })
    started.on('message', settle)
    started.on('error', (error: Error) => thread === started && fail(error))
    started.on('exit', (code) => thread === started && fail(new Error(`the thread ended with code ${code}`)))
    return started
  }

  return function make(request: Request): Promise<Buffer> {
    thread ??= start()
    thread.ref()
    const id = ++lastId
    return new Promise<Buffer>((resolve, reject) => {
      if (waiting.size === 0) {
        clearTimeout(timer)
        watch()
      }
      waiting.set(id, { resolve, reject })
      thread?.postMessage({ id, request })
    })
  }
}
