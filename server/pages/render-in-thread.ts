import { AsyncLocalStorage } from 'node:async_hooks'
import { setFlagsFromString } from 'node:v8'
import { Worker } from 'node:worker_threads'
import type { ReplyToVisitor } from '../../api/http/serve.ts'
import { openThread } from '../../api/platform/threads/open-thread.ts'
import type { PageCall, PageReply, RenderRequest, RenderSettings } from '../../web/rendering/answer-renders.ts'
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
  /** See openThread. */
  limitMs?: number
}
/** See Renderer in web/rendering/renderer.ts. */
export type PageRenderer = { keyOf: (url: URL) => Promise<string>; render: (key: string) => Promise<Rendered> }
type PageRequest = Extract<RenderRequest, { key: string }>

/**
 * Renders pages beside the event loop, which React takes for 5 to 15 ms a page: a call of the API does not wait for the
 * pages of others. What a page is made of is read here, by the process's own connections and indexes. The thread is
 * replaced when it fails.
 */
export function renderInThread({ entry, settings: { meta, ...settings }, replyOf, limitMs = 20_000 }: Options) {
  const { start, request, close } = openThread<RenderRequest, PageCall, PageReply>(
    () => newWorker({ entry, settings }),
    { limitMs },
  )
  // It reads the bundle while the rest of the shop starts.
  start()

  function render(page: PageRequest): Promise<Rendered> {
    const reply = replyOf(page.previewToken)
    // A message is received for nobody in particular; a call is made for whom the page is made (currentClient).
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

function newWorker(workerData: { entry: string; settings: RenderSettings }): Worker {
  // A page lives for some milliseconds: more room for young objects would only hold more garbage.
  setFlagsFromString('--max-semi-space-size=2')
  return new Worker(new URL('./render-thread.mjs', import.meta.url), { workerData })
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
