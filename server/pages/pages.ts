import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliDecompress, gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { securityHeaders, transportSecurity } from '../../api/http/headers.ts'
import { Problem } from '../../api/http/problem.ts'
import type { ReplyToVisitor } from '../../api/http/serve.ts'
import { currentClient, limitConcurrency, joined } from '../../api/platform/limit-concurrency.ts'
import type { PageChange } from '../../api/platform/page-changes.ts'
import type { CallAsVisitor, Rendered } from '../../web/rendering/renderer.ts'
import { acceptedEncoding, etagOf, mountClientFiles } from '../client-files.ts'
import {
  contentSecurityPolicy,
  devContentSecurityPolicy,
  framedPolicy,
  measuringContentSecurityPolicy,
} from './content-security-policy.ts'
import { mountDeskPages } from './desk-pages.ts'
import { packQuickly } from './pack-pages.ts'
import { mountPreviewPages, type Previews } from './preview-pages.ts'
import { urlOf } from './page-url.ts'
import { readAssets } from './page-assets.ts'
import { createPageCaches, createKeyCache } from './page-caches.ts'
import type { CachedPage } from './page-cache.ts'
import { renderInThread, type PageRenderer } from './render-in-thread.ts'
import { robotsText } from '../sitemap.ts'

const HTML = 'text/html; charset=utf-8'
const REVALIDATE = 'public, max-age=0, must-revalidate'
const DIST = join(import.meta.dirname, '../../dist')

type PagesOptions = {
  /** Makes the calls of pages that are rendered beside the event loop; of a preview by its token. */
  replyOf: (previewToken: string | null) => ReplyToVisitor
  /** The same for pages that are rendered from the sources. */
  call: CallAsVisitor
  /** PUBLIC_ORIGIN: what canonical links begin with. */
  origin: string
  /** Who agrees to statistics loads this tag manager; nothing is measured while developing. */
  tagManagerId?: string | undefined
  /** Sources through Vite with hot reload, nothing cached, instead of the build in dist/. */
  dev?: boolean
  /** The folder of the build. */
  dist?: string | undefined
  previews: Previews
}
export type Pages = {
  /** The cached pages that show one of these things are shown no more, or only until they are made anew. */
  invalidate: (change: PageChange) => void
  close: () => Promise<void>
}

/** Answers every GET that no other route answers with a page, and serves the bundle's files and robots.txt. */
export async function mountPages(
  fastify: FastifyInstance,
  { replyOf, call, origin, tagManagerId, previews, dev = false, dist = DIST }: PagesOptions,
): Promise<Pages> {
  fastify.get('/robots.txt', (_, reply) => reply.type('text/plain; charset=utf-8').send(robotsText(origin)))
  if (dev) {
    const { mountDevPages } = await import('../dev/dev-pages.ts')
    const headers = {
      headers: pageHeaders(origin, devContentSecurityPolicy),
      framed: pageHeaders(origin, framedPolicy(devContentSecurityPolicy)),
    }
    return mountDevPages(fastify, { call, origin, previews, ...headers })
  }
  const client = join(dist, 'client')
  await mountClientFiles(fastify, { client, previous: join(dist, 'previous') })
  const thread = renderInThread({
    entry: pathToFileURL(join(dist, 'server/entry-server.js')).href,
    settings: {
      origin,
      assets: { shop: await readAssets(client), desk: await readAssets(client, 'desk') },
      meta: { shop: tagManagerTag(tagManagerId), desk: '' },
    },
    replyOf,
  })
  mountDeskPages(fastify, thread.rendererOf('desk'), pageHeaders(origin, contentSecurityPolicy))
  mountPreviewPages(fastify, {
    previews,
    render: thread.renderPreview,
    headers: pageHeaders(origin, framedPolicy(contentSecurityPolicy)),
  })
  const policy = tagManagerId ? measuringContentSecurityPolicy : contentSecurityPolicy
  const { handle, invalidate } = createPageHandler(thread.rendererOf('shop'), pageHeaders(origin, policy))
  fastify.get('/*', handle)
  return { invalidate, close: thread.close }
}

/** Read by web/platform/measuring/consent.ts. */
const tagManagerTag = (id: string | undefined) => (id ? `<meta name="tag-manager" content="${id}">` : '')

/** Cache in front of gate in front of renderer. Only pages with status 200 are cached. */
export function createPageHandler(renderer: PageRenderer, headers: Record<string, string>) {
  // Rendering is work of the processor: more at once would only make each of them later.
  const inTurn = limitConcurrency({ atOnce: 2, waiting: 64 })
  const pageCaches = createPageCaches()
  const keyCache = createKeyCache()
  const underway = new Map<string, { version: number; outcome: Promise<Outcome> }>()

  function render(key: string): Promise<Outcome> {
    const known = underway.get(key)
    if (known && !pageCaches.isOvertaken(key, known.version)) return joined(known.outcome, () => render(key))
    const version = pageCaches.version(key)
    const started = { version, outcome: renderAndCache(key, version) }
    underway.set(key, started)
    const end = () => underway.get(key) === started && underway.delete(key)
    started.outcome.then(end, end)
    return started.outcome
  }
  /** A stale page is shown while one new one is made, for nobody in particular; should that fail, who asks next tries again. */
  function findCached(key: string): CachedPage | undefined {
    const page = pageCaches.get(key)
    if (page?.isStale) void currentClient.exit(() => render(key).catch(() => {}))
    return page
  }
  async function renderAndCache(key: string, version: number): Promise<Outcome> {
    const rendered = await inTurn(() => renderer.render(key))
    if (rendered.location !== undefined) return { rendered }
    const page = await compress(rendered)
    if (rendered.status === 200) pageCaches.set(key, page, version)
    return { rendered, page }
  }

  const cachedHeaders = { ...headers, 'content-type': HTML, vary: 'Accept-Encoding', 'cache-control': REVALIDATE }

  return {
    async handle(request: FastifyRequest, reply: FastifyReply) {
      const cachedKey = keyCache.get(request.url)
      const known = cachedKey && findCached(cachedKey)
      if (known && acceptedEncoding(request.headers['accept-encoding']) === 'br')
        return sendCached(request, reply, { page: known, headers: cachedHeaders })
      reply.headers(headers)
      const url = urlOf(request.url)
      if (!url) throw Problem.of('NOT_FOUND')
      if (/.\/$/.test(url.pathname)) return reply.redirect(withoutSlash(url), 301)
      const key = await renderer.keyOf(url)
      keyCache.set(request.url, key)
      const cached = findCached(key)
      if (cached) return send(request, reply, cached)
      const { rendered, page } = await render(key)
      if (rendered.failure) request.log.error({ err: rendered.failure }, 'A page could not be loaded.')
      // Asked for again each time: a browser that remembers the way there would go in a circle once an address comes back.
      const moved = { location: rendered.location, 'cache-control': REVALIDATE }
      if (!page) return reply.status(rendered.status).headers(moved).send()
      return send(request, reply.status(rendered.status), page)
    },
    invalidate: pageCaches.invalidate,
  }
}

/** What nearly every visit is answered with, past the framework's own slower way of writing headers. */
function sendCached(
  { headers: requestHeaders, id }: FastifyRequest,
  reply: FastifyReply,
  { page, headers }: CachedReply,
) {
  const isKnown = requestHeaders['if-none-match'] === page.etag
  const body = { 'content-encoding': 'br', 'content-length': page.brotli.length }
  reply.hijack()
  reply.raw.writeHead(isKnown ? 304 : 200, { ...headers, etag: page.etag, 'x-request-id': id, ...(!isKnown && body) })
  reply.raw.end(isKnown ? undefined : page.brotli)
}

type CachedReply = { page: CachedPage; headers: Record<string, string> }
type Outcome = { rendered: Rendered; page?: CachedPage }

// Without a pattern such as /\/+$/: among many slashes it begins anew at each of them.
function withoutSlash({ pathname, search }: URL) {
  let end = pathname.length
  while (pathname[end - 1] === '/') end--
  return `/${pathname.slice(0, end).replace(/^\/+/, '')}${search}`
}

const toGzip = promisify(gzip)
const fromBrotli = promisify(brotliDecompress)
async function compress({ html, tags }: Rendered): Promise<CachedPage> {
  return { brotli: await packQuickly(html), etag: etagOf(html), tags }
}

async function send(request: FastifyRequest, reply: FastifyReply, { brotli, etag }: CachedPage) {
  reply.headers({ 'content-type': HTML, vary: 'Accept-Encoding', etag })
  reply.header('cache-control', reply.statusCode === 200 ? REVALIDATE : 'no-store')
  if (reply.statusCode === 200 && request.headers['if-none-match'] === etag) return reply.status(304).send()
  const encoding = acceptedEncoding(request.headers['accept-encoding'])
  if (encoding === 'br') return reply.header('content-encoding', 'br').send(brotli)
  // Every browser takes brotli; for the few others the page is packed anew.
  const html = await fromBrotli(brotli)
  if (!encoding) return reply.send(html)
  const gzipped = await toGzip(html)
  return reply.header('content-encoding', 'gzip').send(gzipped)
}

/** Headers of every page (promises.md, security baseline); HSTS only where the site is reached by https. */
export function pageHeaders(origin: string, policy: string): Record<string, string> {
  return { ...securityHeaders, ...transportSecurity(origin), 'content-security-policy': policy }
}
