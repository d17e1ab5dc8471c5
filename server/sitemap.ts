import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { createGunzip, createGzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Problem } from '../api/http/problem.ts'
import type { CallAsVisitor } from '../api/http/serve.ts'
import type { Clock } from '../api/platform/clock.ts'
import type { Db } from '../api/platform/db.ts'
import { languages } from '../contract/platform/languages.ts'
import * as listingsApi from '../contract/listings.ts'
import { localPath, paths, staticPages, workplacePaths } from '../web/paths.ts'
import { acceptedEncoding, etagOf } from './client-files.ts'
import {
  findCollectionPaths,
  findPostPaths,
  findProductStretches,
  findStorePaths,
  productPaths,
} from './sitemap-queries.ts'

type SitemapDeps = { db: Db; clock: Clock; origin: string; callAsVisitor: CallAsVisitor }
type Options = {
  /** At most so many addresses a file, each page counted once per language; a sitemap may hold 50,000. */
  mostUrls?: number
}
export type Sitemap = {
  /** Throws away what holds one of these things. */
  invalidate: (tags: readonly string[]) => void
}

type Packed = { gzipped: Buffer; etag: string }
type Source = { tags: string[]; lines: AsyncIterable<string> | Iterable<string> }

/** A post appears at its time without a notice. */
const MAX_AGE_MS = 600_000
const GOODS = ['products', 'listings']

/**
 * /sitemap.xml names the files below /sitemaps, each page with its alternates in both languages. Of products only what a
 * visitor may see (api.md section 2); made when requested and cached until one of its things changes.
 */
export function sitemapRoutes(
  fastify: FastifyInstance,
  deps: SitemapDeps,
  { mostUrls = 45_000 }: Options = {},
): Sitemap {
  const { cached, invalidate } = cacheUntilChanged(deps.clock)
  const productsAFile = Math.floor(mostUrls / languages.length)
  const stretches = () => cached('stretches', GOODS, () => findProductStretches(deps.db, productsAFile))
  const answer = async (exchange: Exchange, name: string, { tags, lines }: Source) =>
    send(exchange, await cached(name, tags, () => pack(lines)))

  fastify.get('/sitemap.xml', async (request, reply) => {
    const lines = index(deps.origin, (await stretches()).length)
    return answer({ request, reply }, 'index', { tags: GOODS, lines })
  })
  fastify.get('/sitemaps/pages.xml', (request, reply) => {
    const tags = [...GOODS, 'categories', 'stores', 'magazine']
    return answer({ request, reply }, 'pages', { tags, lines: urlSet(deps.origin, otherPaths(deps)) })
  })
  fastify.get('/sitemaps/:file', async (request, reply) => {
    const { file } = request.params as { file: string }
    const [, number] = /^products-([1-9]\d{0,3})\.xml$/.exec(file) ?? []
    const stretch = number && (await stretches())[Number(number) - 1]
    if (!stretch) throw Problem.of('NOT_FOUND')
    const lines = urlSet(deps.origin, productPaths(deps.db, stretch))
    return answer({ request, reply }, file, { tags: GOODS, lines })
  })
  return { invalidate }
}

type Entry = { tags: string[]; since: number; made: Promise<unknown> }

/** Makes a thing once, for all who ask, until one of its tags changes or it is ten minutes old. */
function cacheUntilChanged(clock: Clock) {
  const entries = new Map<string, Entry>()
  return {
    async cached<T>(name: string, tags: string[], make: () => Promise<T>): Promise<T> {
      const now = clock.now().getTime()
      const known = entries.get(name)
      if (known && now - known.since < MAX_AGE_MS) return known.made as Promise<T>
      const entry = { tags, since: now, made: make() }
      entries.set(name, entry)
      entry.made.catch(() => entries.get(name) === entry && entries.delete(name))
      return entry.made
    },
    invalidate(tags: readonly string[]) {
      for (const [name, entry] of entries) if (entry.tags.some((tag) => tags.includes(tag))) entries.delete(name)
    },
  }
}

async function* otherPaths({ db, clock, callAsVisitor }: SitemapDeps) {
  const [tree, stores, collections, posts] = await Promise.all([
    callAsVisitor(listingsApi.readCategoryTree, {}, 'en'),
    findStorePaths(db),
    findCollectionPaths(db, clock.now()),
    findPostPaths(db, clock.now()),
  ])
  const categories = tree.flatMap((root) => [root, ...root.children]).map(({ slug }) => paths.category(slug))
  const statics = staticPages.map((name) => paths.static(name))
  const fixed = [paths.home(), paths.stores(), paths.magazine()]
  yield [...fixed, ...categories, ...stores, ...collections, ...posts, ...statics]
}

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n'

function* index(origin: string, productFiles: number) {
  const names = ['pages', ...Array.from({ length: productFiles }, (_, place) => `products-${place + 1}`)]
  yield `${XML}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n`
  for (const name of names) yield `<sitemap><loc>${origin}/sitemaps/${name}.xml</loc></sitemap>\n`
  yield '</sitemapindex>\n'
}

async function* urlSet(origin: string, groups: AsyncIterable<string[]>) {
  yield `${XML}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`
  for await (const group of groups) yield group.map((path) => entries(origin, path)).join('')
  yield '</urlset>\n'
}

/** A page once per language, each with all its alternates, as the head of the page has them. */
function entries(origin: string, path: string) {
  const alternate = (hreflang: string, language: (typeof languages)[number]) =>
    `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${origin}${localPath(language, path)}"/>`
  const alternates = [...languages.map((language) => alternate(language, language)), alternate('x-default', 'en')]
  return languages
    .map((language) => `<url><loc>${origin}${localPath(language, path)}</loc>${alternates.join('')}</url>\n`)
    .join('')
}

async function pack(lines: Source['lines']): Promise<Packed> {
  const gzipped = await buffer(Readable.from(lines).compose(createGzip()))
  return { gzipped, etag: etagOf(gzipped) }
}

type Exchange = { request: FastifyRequest; reply: FastifyReply }

function send({ request, reply }: Exchange, { gzipped, etag }: Packed) {
  reply.headers({
    'content-type': 'application/xml; charset=utf-8',
    'cache-control': 'public, max-age=3600',
    vary: 'Accept-Encoding',
    etag,
  })
  if (request.headers['if-none-match'] === etag) return reply.status(304).send()
  if (acceptedEncoding(request.headers['accept-encoding']))
    return reply.header('content-encoding', 'gzip').send(gzipped)
  // Twenty times as many bytes: unpacked as fast as they are read.
  const unpacked = createGunzip()
  unpacked.end(gzipped)
  return reply.send(unpacked)
}

/** What robots leave alone: calls, and pages that only accounts have. */
export function robotsText(origin: string): string {
  const own = [paths.account(), paths.cart(), paths.checkout(), ...workplacePaths]
  const closed = ['/api/', ...languages.flatMap((language) => own.map((path) => localPath(language, path)))]
  const rules = closed.map((path) => `Disallow: ${path}\n`).join('')
  return `User-agent: *\n${rules}\nSitemap: ${origin}/sitemap.xml\n`
}
