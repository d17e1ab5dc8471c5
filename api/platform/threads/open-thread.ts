import type { Worker } from 'node:worker_threads'

/** What goes into a thread, and what comes out of it; `id` names the request, which may make calls before it is answered. */
export type ToThread<Request, Reply = never> = { id: number; request: Request } | { callId: number; reply: Reply }
export type FromThread<Answer, Call = never> =
  | { id: number; answer: Answer }
  | { id: number; reason: Error }
  | { id: number; callId: number; call: Call }

type Limits = {
  /** A thread that has had nothing to do for so long is ended, which gives its memory back; it stays without. */
  idleMs?: number | undefined
  /** Without an answer for so long while requests wait they fail, and the thread is ended. */
  limitMs?: number | undefined
}
type Waiting<Call, Reply> = {
  resolve: (answer: never) => void
  reject: (error: Error) => void
  answerCall: ((call: Call) => Promise<Reply>) | undefined
}

/**
 * Sends requests to a thread. It starts with the first one, keeps the process alive only while requests are open, and is
 * replaced when it fails: what it was at is rejected. `answerCall` makes what a request calls for, and does not reject.
 */
export function openThread<Request, Call = never, Reply = never>(
  newWorker: () => Worker,
  { idleMs, limitMs }: Limits = {},
) {
  let thread: Worker | null = null
  let lastId = 0
  let timer: NodeJS.Timeout | undefined
  const waiting = new Map<number, Waiting<Call, Reply>>()

  function receive(from: Worker, message: FromThread<unknown, Call>) {
    const request = waiting.get(message.id)
    if (!request) return
    if ('call' in message) return void replyTo(from, request.answerCall, message)
    waiting.delete(message.id)
    if (waiting.size > 0) watch()
    else rest()
    if ('answer' in message) request.resolve(message.answer as never)
    else request.reject(message.reason)
  }
  function rest() {
    thread?.unref()
    endAfter(idleMs, 'nothing to do')
  }
  const watch = () => endAfter(limitMs, `no answer within ${limitMs} ms`)
  function endAfter(ms: number | undefined, reason: string) {
    clearTimeout(timer)
    if (ms !== undefined) timer = setTimeout(() => drop(new Error(reason)), ms).unref()
  }
  function drop(error: Error) {
    clearTimeout(timer)
    const dropped = thread
    thread = null
    for (const request of waiting.values()) request.reject(error)
    waiting.clear()
    return dropped?.terminate()
  }
  function start(): Worker {
    if (thread) return thread
    const started = (thread = newWorker())
    started.unref()
    started.on('message', (message: FromThread<unknown, Call>) => receive(started, message))
    started.on('error', (error: Error) => thread === started && drop(error))
    started.on('exit', (code) => thread === started && drop(new Error(`the thread ended with code ${code}`)))
    return started
  }

  return {
    start,
    request<Answer>(request: Request, answerCall?: (call: Call) => Promise<Reply>): Promise<Answer> {
      const worker = start()
      worker.ref()
      const id = ++lastId
      return new Promise<Answer>((resolve, reject) => {
        // Not at every request: those that go on coming would put off for ever that a thread which hangs is ended.
        if (waiting.size === 0) watch()
        waiting.set(id, { resolve, reject, answerCall })
        worker.postMessage({ id, request } satisfies ToThread<Request, Reply>)
      })
    },
    /** Fails what the thread is at, and ends it. */
    close: async () => void (await drop(new Error('the thread was closed'))),
  }
}

type Called<Call> = Extract<FromThread<unknown, Call>, { callId: number }>

// To the thread that has called: in one that has taken its place, the same number is another call.
async function replyTo<Call, Reply>(
  from: Worker,
  answerCall: Waiting<Call, Reply>['answerCall'],
  { callId, call }: Called<Call>,
) {
  if (answerCall) from.postMessage({ callId, reply: await answerCall(call) } satisfies ToThread<never, Reply>)
}
