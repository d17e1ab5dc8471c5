import type { FastifyReply, FastifyRequest } from 'fastify'
import { imageWidths } from '../../contract/platform/images.ts'
import { SkuId } from '../../contract/platform/values.ts'
import { Problem } from '../http/problem.ts'
import type { Api } from '../http/serve.ts'
import type { Deps } from '../platform/deps.ts'
import { pictureHash } from '../platform/pictures/picture-address.ts'
import {
  recipeIn,
  type PictureFormat,
  type PictureRecipe,
  type PictureWidth,
} from '../platform/pictures/picture-recipe.ts'
import { openStoreTiles } from '../stores/store-tile.ts'

type PictureDeps = Pick<Deps, 'db' | 'pictures'>
export type Size = { width: PictureWidth; format: PictureFormat }

/** Image URLs of the API with their size (specification section 5); AVIF, WebP or JPEG by Accept. */
export function pictureRoutes({ fastify }: Api, { db, pictures }: PictureDeps) {
  const tileOf = openStoreTiles(db)

  fastify.get('/pictures/products/:skuId/:file', (request, reply) => {
    const { skuId, file } = request.params as { skuId: string; file: string }
    const exchange = { request, reply, cacheControl: forEver }
    return answerPicture(exchange, file, async (name, size) => {
      const found = await productPicture({ db, pictures }, { skuId, name, ...size })
      if (found?.isPresent === false) exchange.cacheControl = forOneHour
      return found?.picture ?? null
    })
  })
  fastify.get('/pictures/stores/:file', (request, reply) => {
    const { file } = request.params as { file: string }
    return answerPicture({ request, reply, cacheControl: forOneDay }, file, (slug, size) => tileOf(slug, size))
  })
  fastify.get('/pictures/stored/:kind/:file', (request, reply) => {
    const { kind, file } = request.params as { kind: string; file: string }
    return answerPicture({ request, reply, cacheControl: forOneDay }, file, (name, { width, format }) =>
      pictures.stored(`${kind}/${name}.webp`, width, format),
    )
  })
}

// The address of a product's picture changes with the picture.
const forEver = 'public, max-age=31536000, immutable'
const forOneHour = 'public, max-age=3600'
const forOneDay = 'public, max-age=86400'

/** `make` may change `cacheControl`: it is read when the picture is there. */
type Exchange = { request: FastifyRequest; reply: FastifyReply; cacheControl: string }

/** Answers `<name>_<width>`; NOT_FOUND where `make` has no picture of that name. */
export async function answerPicture(
  exchange: Exchange,
  file: string,
  make: (name: string, size: Size) => Promise<Buffer | null>,
) {
  const { request, reply } = exchange
  const [, name = '', text = ''] = /^([a-z0-9-]{1,120})_(\d{3,4})$/.exec(file) ?? []
  const width = Object.values(imageWidths).find((candidate) => String(candidate) === text)
  const format = formatFor(request.headers.accept)
  const picture = width && (await make(name, { width, format }))
  if (!picture) throw Problem.of('NOT_FOUND')
  return reply.headers({ 'cache-control': exchange.cacheControl, vary: 'Accept' }).type(`image/${format}`).send(picture)
}

/** The smallest format the client names; who names none gets JPEG. */
export function formatFor(accept = ''): PictureFormat {
  if (accept.includes('image/avif')) return 'avif'
  return accept.includes('image/webp') ? 'webp' : 'jpeg'
}

type Input = Size & { skuId: string; name: string }

/**
 * Orders hold the address that a picture had when they were placed, so an outdated one answers the present picture; an
 * exclusive product's stays hidden from who does not know its present address. Null where there is none.
 */
async function productPicture({ db, pictures }: PictureDeps, { skuId, name, width, format }: Input) {
  const [, requestedView, hash] = /^(front|angle|case|use)-([0-9a-f]{8,12})$/.exec(name) ?? []
  if (!requestedView || !SkuId.safeParse(skuId).success) return null
  const [row] = await db<{ picture: PictureRecipe; isExclusive: boolean }[]>`
    select picture, is_exclusive from product where sku_id = ${skuId}`
  if (!row) return null
  const spoken = (['de', 'en'] as const).map((language) => recipeIn(row.picture, language))
  const named = spoken.find((picture) => pictureHash({ skuId, picture }) === hash)
  const isPresent = named !== undefined
  const recipe = named ?? spoken[0]!
  const views = pictures.viewsOf(recipe.archetype)
  if (!isPresent && row.isExclusive) return null
  const view = views.find((candidate) => candidate === requestedView) ?? (isPresent ? undefined : views[0])
  if (!view) return null
  const key = `${skuId}-${pictureHash({ skuId, picture: recipe })}`
  return { isPresent, picture: await pictures.picture({ key, recipe, view, width, format }) }
}
