import { AsyncLocalStorage } from 'node:async_hooks'
import { setFlagsFromString } from 'node:v8'
import { Worker } from 'node:worker_threads'
import type { ReplyToVisitor } from '../../api/http/serve.ts'
import type {
  FromRenderer,
  PageCall,
  PageReply,
  RenderRequest,
  RenderSettings,
  ToRenderer,
} from '../../web/rendering/answer-renders.ts'
import type { Rendered, Site } from '../../web/rendering/renderer.ts'
import type { PreviewRender } from './preview-pages.ts'

type Options = {
  /** URL of the server's bundle. */
  entry: string
  settings: RenderSettings & {
    /** What stands before the scripts of every page of a site. */
    meta: Record<Site, string>
  }
  /** Makes a page's call; with the drafts of a preview where it has a token. */
  replyOf: (previewToken: string | null) => ReplyToVisitor
  /** Without an answer for so long while some are waited for they fail, and the thread is replaced. */
  limitMs?: number
}
/** See Renderer in web/rendering/renderer.ts. */
export type PageRenderer = { keyOf: (url: URL) => Promise<string>; render: (key: string) => Promise<Rendered> }
type PageRequest = Extract<RenderRequest, { key: string }>
type Waiting = {
  resolve: (answer: never) => void
  reject: (error: Error) => void
  /** Makes a call for whom the page is made, see currentClient. */
  makeCall?: (call: PageCall) => Promise<PageReply>
}

/**
 * Renders pages beside the event loop, which React takes for 5 to 15 ms a page: a call of the API does not wait for the
 * pages of others. What a page is made of is read here, by the process's own connections and indexes. The thread is
 * replaced when it fails.
 */
export function renderInThread({ entry, settings: { meta, ...settings }, replyOf, limitMs = 20_000 }: Options) {
  const { request, close } = openLine(() => newThread({ entry, settings }), limitMs)

  function render(page: PageRequest): Promise<Rendered> {
    const reply = replyOf(page.previewToken)
    const inContext = AsyncLocalStorage.snapshot()
    return request(page, (call) => inContext(replyTo, reply, call))
  }
  return {
    rendererOf: (site: Site): PageRenderer => ({
      keyOf: (url) => request({ site, url: url.href }),
      render: (key) => render({ site, key, meta: meta[site], previewToken: null }),
    }),
    renderPreview: ({ token, meta: ofPreview }: PreviewRender, key: string) =>
      render({ site: 'shop', key, meta: ofPreview, previewToken: token }),
    close,
  }
}

/** Sends requests to a thread and makes the calls it needs for them; there is one as soon as the line is open. */
function openLine(newWorker: () => Worker, limitMs: number) {
  const waiting = new Map<number, Waiting>()
  let lastId = 0
  let timer: NodeJS.Timeout | undefined
  let thread: Worker | null = start()

  function start(): Worker {
    const started = newWorker()
    started.on('message', receive)
    started.on('error', (error: Error) => thread === started && fail(error))
    started.on('exit', (code) => thread === started && fail(new Error(`The thread of the pages ended with ${code}.`)))
    return started
  }
  function receive(message: FromRenderer) {
    const waiter = waiting.get(message.id)
    if (!waiter) return
    if ('call' in message) return void answerCall(waiter, message)
    waiting.delete(message.id)
    watch()
    if ('answer' in message) waiter.resolve(message.answer as never)
    else waiter.reject(message.reason)
  }
  function watch() {
    clearTimeout(timer)
    if (waiting.size > 0) timer = setTimeout(() => fail(new Error(`No page within ${limitMs} ms.`)), limitMs)
  }
  function fail(error: Error) {
    clearTimeout(timer)
    void thread?.terminate()
    thread = null
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  }
  async function answerCall({ makeCall }: Waiting, { callId, call }: { callId: number; call: PageCall }) {
    if (makeCall) send({ callId, reply: await makeCall(call) })
  }
  const send = (message: ToRenderer) => thread?.postMessage(message)

  return {
    request<Answer>(requested: RenderRequest, makeCall?: Waiting['makeCall']): Promise<Answer> {
      thread ??= start()
      const id = ++lastId
      return new Promise<Answer>((resolve, reject) => {
        waiting.set(id, { resolve, reject, ...(makeCall && { makeCall }) })
        watch()
        send({ id, request: requested })
      })
    },
    async close(): Promise<void> {
      const closed = thread
      fail(new Error('The shop stops.'))
      await closed?.terminate()
    },
  }
}

function newThread(workerData: { entry: string; settings: RenderSettings }): Worker {
  // A page lives for some milliseconds: more room for young objects would only hold more garbage.
  setFlagsFromString('--max-semi-space-size=2')
  const thread = new Worker(new URL('./render-thread.mjs', import.meta.url), { workerData })
  thread.unref()
  return thread
}

async function replyTo(reply: ReplyToVisitor, { method, path, input, language }: PageCall): Promise<PageReply> {
  try {
    return { json: await reply({ method, path }, input, language) }
  } catch (error) {
    // What is expected becomes a page of its status; of anything else the log says where it came from.
    const { message, stack, status, code } = error as Error & { status?: number; code?: string }
    return { refusal: status !== undefined && code !== undefined ? { message, status, code } : { message, stack } }
  }
}
