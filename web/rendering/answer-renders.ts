import * as z from 'zod/mini'
import type { Endpoint } from '../../contract/platform/endpoint.ts'
import type { Language } from '../../contract/platform/values.ts'
import { tagsOf, type Assets } from './asset-tags.ts'
import type { CallAsVisitor, Rendered, ServerEntry, Site } from './renderer.ts'

/** The key of an address; or the page of a key, `meta` before its scripts, with the drafts of a preview where it has a token. */
export type RenderRequest =
  | { site: Site; url: string }
  | { site: Site; key: string; meta: string; previewToken: string | null }
/** A call that a page needs, made where the database is. */
export type PageCall = Pick<Endpoint, 'method' | 'path'> & { input: unknown; language: Language }
export type PageReply = { json: string | null } | { refusal: Refusal }
type Refusal = { message: string } & ({ status: number; code: string } | { stack: string | undefined })

/** As `openThread` in api/platform/threads sends and receives. */
type ToRenderer = { id: number; request: RenderRequest } | { callId: number; reply: PageReply }
type FromRenderer =
  | { id: number; answer: Rendered | string }
  | { id: number; reason: Error }
  | { id: number; callId: number; call: PageCall }

export type RenderSettings = { origin: string; assets: Record<Site, Assets> }
/** What of node:worker_threads' MessagePort is needed here. */
type RenderPort = {
  on: (event: 'message', receive: (message: ToRenderer) => void) => unknown
  postMessage: (message: FromRenderer) => void
}

/** The other end of server/pages/render-in-thread.ts: renders what it is sent, and sends there the calls that pages need. */
export function answerRenders(
  { createKeys, createRenderer }: Pick<ServerEntry, 'createKeys' | 'createRenderer'>,
  port: RenderPort,
  { origin, assets }: RenderSettings,
): void {
  const tags = { shop: tagsOf(assets.shop), desk: tagsOf(assets.desk) }
  const replies = new Map<number, (reply: PageReply) => void>()
  let lastCall = 0

  port.on('message', (message) => {
    if ('request' in message) return void answer(message.id, message.request)
    replies.get(message.callId)?.(message.reply)
    replies.delete(message.callId)
  })

  async function answer(id: number, request: RenderRequest) {
    try {
      port.postMessage({ id, answer: 'url' in request ? keyOf(request) : await render(id, request) })
    } catch (error) {
      port.postMessage({ id, reason: error instanceof Error ? error : new Error(String(error)) })
    }
  }
  const keyOf = ({ site, url }: { site: Site; url: string }) => createKeys(site)(new URL(url))
  const render = (id: number, { site, key, meta }: Extract<RenderRequest, { key: string }>) =>
    createRenderer({
      site,
      assets: (...page) => meta + tags[site](...page),
      origin,
      callAsVisitor: callsOf(id),
    }).render(key)

  function callsOf(id: number): CallAsVisitor {
    return async ({ method, path, output }, input, language) => {
      const callId = ++lastCall
      const { promise, resolve } = Promise.withResolvers<PageReply>()
      replies.set(callId, resolve)
      port.postMessage({ id, callId, call: { method, path, input, language } })
      const reply = await promise
      if ('refusal' in reply) throw Object.assign(new Error(reply.refusal.message), reply.refusal)
      return (reply.json === null ? undefined : z.decode(output, JSON.parse(reply.json))) as never
    }
  }
}
