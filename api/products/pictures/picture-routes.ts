import { SkuId } from '../../../contract/platform/values.ts'
import type { Api } from '../../http/serve.ts'
import type { Deps } from '../../platform/deps.ts'
import { pictureHash } from '../../platform/pictures/picture-address.ts'
import { recipeIn, type PictureRecipe } from '../../platform/pictures/picture-recipe.ts'
import { answerPicture, type Size } from './answer-picture.ts'
import { photoRoutes, shownPhoto } from './photo-routes.ts'
import { storePictureRoutes } from './store-picture-routes.ts'

type PictureDeps = Pick<Deps, 'db' | 'files' | 'pictures'>

/** Image URLs of the API with their size (specification section 5); AVIF, WebP or JPEG by Accept. */
export function pictureRoutes(api: Api, deps: PictureDeps) {
  const { fastify } = api
  const { pictures } = deps
  photoRoutes(api, deps)
  storePictureRoutes(api, deps)

  fastify.get('/pictures/products/:skuId/:file', (request, reply) => {
    const { skuId, file } = request.params as { skuId: string; file: string }
    const exchange = { request, reply, cacheControl: forEver }
    return answerPicture(exchange, file, async (name, size) => {
      const found = await productPicture(deps, { skuId, name, ...size })
      if (found?.isPresent === false) exchange.cacheControl = forOneHour
      return found?.picture ?? null
    })
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

type Input = Size & { skuId: string; name: string }

/**
 * Orders hold the address that a picture had when they were placed, so an outdated one answers the present picture; an
 * exclusive product's stays hidden from who does not know its present address. Null where there is none.
 */
async function productPicture(deps: PictureDeps, { skuId, name, width, format }: Input) {
  const { db, pictures } = deps
  const [, photo] = /^photo-([0-9a-f]{12})$/.exec(name) ?? []
  if (photo && SkuId.safeParse(skuId).success) return shownPhoto(deps, { skuId, hash: photo, width, format })
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
