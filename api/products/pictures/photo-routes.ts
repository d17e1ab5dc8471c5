import type { Api } from '../../http/serve.ts'
import type { Deps } from '../../platform/deps.ts'
import { photoHash } from '../../platform/pictures/picture-address.ts'
import type { PictureFormat, PictureWidth } from '../../platform/pictures/picture-recipe.ts'
import { answerPicture } from './answer-picture.ts'
import { drawCut, drawWhole } from './draw-photo.ts'
import { findPhotoByToken, findShownPhotos, photoFile } from './photo-queries.ts'

type PhotoDeps = Pick<Deps, 'db' | 'files' | 'pictures'>
type Size = { width: PictureWidth; format: PictureFormat }

/** Whole uploads, for who edits them: an `<img>` sends no token, so an address of 160 bits is the key (decision 14). */
export function photoRoutes({ fastify }: Api, deps: PhotoDeps) {
  fastify.get('/pictures/photos/:file', (request, reply) => {
    const { file } = request.params as { file: string }
    const exchange = { request, reply: reply.header('x-robots-tag', 'noindex'), cacheControl: privateForEver }
    return answerPicture(exchange, file, async (token, size) => {
      const photo = await findPhotoByToken(deps.db, token)
      return photo
        ? deps.pictures.cached(named(token, 'whole', size), () => drawWhole(deps, photoFile(photo), size))
        : null
    })
  })
}

/** The file that a drawn part of a picture is cached in. */
const named = (token: string, part: string, { width, format }: Size) => ({
  key: `photo-${token}`,
  file: `photo-${token}-${part}-${width}.${format}`,
})

const privateForEver = 'private, max-age=31536000, immutable'

/**
 * What a product shows under this name, or shall show once its draft is published. An older name answers the present main picture,
 * which of an exclusive product nobody gets who does not know its name. Null where there is none.
 */
export async function shownPhoto(deps: PhotoDeps, { skuId, hash, ...size }: Size & { skuId: string; hash: string }) {
  const shown = await findShownPhotos(deps.db, skuId)
  if (!shown) return null
  const asNamed = [...shown.live, ...shown.drafts].find((photo) => photoHash(photo) === hash)
  const photo = asNamed ?? (shown.isExclusive ? undefined : shown.live[0])
  const file = shown.files.find(({ id }) => id === photo?.id)
  if (!photo || !file) return null
  const picture = await deps.pictures.cached(named(file.token, photoHash(photo), size), () =>
    drawCut(deps, { file: { ...file, name: photoFile(file) }, cut: photo, ratio: 1, size }),
  )
  return { isPresent: asNamed !== undefined, picture }
}
