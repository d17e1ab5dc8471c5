import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { Problem } from '../api/http/problem.ts'
import type { CallAsVisitor } from '../api/http/serve.ts'
import { limitConcurrency } from '../api/platform/limit-concurrency.ts'
import { createFileCache } from '../api/platform/pictures/file-cache.ts'
import { imageUrl, sharedKinds, type SharedKind } from '../contract/platform/images.ts'
import { languages } from '../contract/platform/languages.ts'
import * as listingsApi from '../contract/listings.ts'
import * as magazineApi from '../contract/magazine.ts'
import * as productsApi from '../contract/products.ts'
import * as storesApi from '../contract/stores.ts'
import type { Language } from '../contract/platform/values.ts'
import { texts } from '../texts/texts.ts'
import type { ShareImage } from './og-images-compose.ts'

type OgDeps = { callAsVisitor: CallAsVisitor; cacheFolder: string }
/** `url` of the picture without size; undefined where there is none. */
type Shared = Omit<ShareImage, 'picture'> & { url: string | undefined }

// Grows when the drawing changes, so that cached ones are not shown any longer.
const DRAWING = 1
const MAX_DRAWN_AT_ONCE = 2

/**
 * /pictures/og/{language}/{kind}/{name}.jpg: 1200 × 630 for whoever shares a page. Made of what the API shows a visitor,
 * so that there is none of an exclusive product. `cacheFolder` may may be emptied at any time.
 */
export function ogImageRoutes(fastify: FastifyInstance, { callAsVisitor, cacheFolder }: OgDeps): void {
  const cached = createFileCache(cacheFolder, limitConcurrency({ atOnce: MAX_DRAWN_AT_ONCE, waiting: 50 }))

  async function pictureAt(url: string | undefined): Promise<Buffer | null> {
    if (!url) return null
    const { statusCode, rawPayload } = await fastify.inject({
      url: imageUrl(url, 'medium'),
      headers: { accept: 'image/jpeg' },
    })
    return statusCode === 200 ? rawPayload : null
  }

  fastify.get('/pictures/og/:language/:kind/:file', async (request, reply) => {
    const { language, kind, file } = request.params as Record<'language' | 'kind' | 'file', string>
    const [, name] = /^([A-Za-z0-9-]{1,120})\.jpg$/.exec(file) ?? []
    const inLanguage = languages.find((known) => known === language)
    const ofKind = sharedKinds.find((known) => known === kind)
    if (!name || !inLanguage || !ofKind) throw Problem.of('NOT_FOUND')
    const shared = await sharedOf[ofKind](callAsVisitor, name, inLanguage).catch(hideRefusal)
    const mark = createHash('sha256')
      .update(JSON.stringify([DRAWING, shared]))
      .digest('hex')
      .slice(0, 24)
    const picture = await cached(`${mark.slice(0, 2)}/${mark}.jpeg`, async () => {
      const { url, ...text } = shared
      const { composeShareImage } = await import('./og-images-compose.ts')
      return composeShareImage({ ...text, picture: await pictureAt(url) })
    })
    return reply.header('cache-control', 'public, max-age=86400').type('image/jpeg').send(picture)
  })
}

// A refused product must not differ from one that does not exist.
function hideRefusal(error: unknown): never {
  throw error instanceof Problem && error.status < 500 ? Problem.of('NOT_FOUND') : error
}

type ReadShared = (call: CallAsVisitor, name: string, language: Language) => Promise<Shared>

const sharedOf: Record<SharedKind, ReadShared> = {
  async pages(_, name, language) {
    if (name !== 'home') throw Problem.of('NOT_FOUND')
    return { title: texts(language).shell.siteTitle, line: '', url: '/pictures/stored/heroes/hero-1' }
  },
  async products(call, name, language) {
    const { name: title, brand, storeName, imageUrls } = await call(productsApi.read, { id: name }, language)
    return { title, line: brand || storeName, url: imageUrls[0] }
  },
  async categories(call, name, language) {
    const tree = await call(listingsApi.readCategoryTree, {}, language)
    const category = tree.flatMap((root) => [root, ...root.children]).find(({ slug }) => slug === name)
    if (!category) throw Problem.of('NOT_FOUND')
    return { title: category.name, line: '', url: category.imageUrl }
  },
  async collections(call, name, language) {
    const { title, items } = await call(listingsApi.readCollection, { slug: name, pageSize: 12 }, language)
    if (items.length === 0) throw Problem.of('NOT_FOUND')
    return { title, line: '', url: items[0]?.imageUrls[0] }
  },
  async stores(call, name, language) {
    const { storeName, tagline, coverUrls, ownCoverUrl } = await call(storesApi.readBySlug, { slug: name }, language)
    return { title: storeName, line: tagline, url: ownCoverUrl ?? coverUrls[0] }
  },
  async posts(call, name, language) {
    const { title, topic, featuredImage } = await call(magazineApi.read, { id: name }, language)
    return { title, line: topic, url: featuredImage }
  },
}
