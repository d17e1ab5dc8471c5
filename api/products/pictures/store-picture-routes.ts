import {
  pictureRatios,
  type ShownStorePicture,
  type StorePictureKind,
} from '../../../contract/pictures/store-pictures.ts'
import type { Api } from '../../http/serve.ts'
import type { Deps } from '../../platform/deps.ts'
import { photoHash } from '../../platform/pictures/picture-address.ts'
import {
  findShownStorePictures,
  findStoreFileByToken,
  storeFileName,
  type StoreFile,
} from '../../stores/picture-queries.ts'
import { openStoreTiles } from '../../stores/store-tile.ts'
import { answerPicture, type Size } from './answer-picture.ts'
import { drawCut, drawWhole } from './draw-photo.ts'

type PictureDeps = Pick<Deps, 'db' | 'files' | 'pictures'>

/** What stores show of themselves. */
export function storePictureRoutes({ fastify }: Api, deps: PictureDeps) {
  const tileOf = openStoreTiles(deps.db)

  // Carts and home pages name the store alone: what they show follows it within the hour.
  fastify.get('/pictures/stores/:file', (request, reply) => {
    const { file } = request.params as { file: string }
    return answerPicture({ request, reply, cacheControl: forOneHour }, file, (slug, size) => tile(slug, size))
  })
  fastify.get('/pictures/stores/:slug/:file', (request, reply) => {
    const { slug, file } = request.params as { slug: string; file: string }
    const exchange = { request, reply, cacheControl: forEver }
    return answerPicture(exchange, file, async (name, size) => {
      if (name === 'initials') {
        exchange.cacheControl = forOneHour
        return tileOf(slug, size)
      }
      const [, place, hash] = /^(logo|cover)-([0-9a-f]{12})$/.exec(name) ?? []
      if (!place) return null
      const shown = await findShownStorePictures(deps.db, slug)
      const picture = shown?.[place as 'logo' | 'cover']
      // An outdated address answers what is shown now.
      if (!picture || photoHash(picture) !== hash) exchange.cacheControl = forOneHour
      if (place === 'logo') return tile(slug, size)
      return shown && picture ? draw({ kind: 'COVER', picture, files: shown.files, size }) : null
    })
  })
  // For who edits them: an `<img>` sends no token, so an address of 160 bits is the key (decision 14).
  fastify.get('/pictures/store-pictures/:file', (request, reply) => {
    const { file } = request.params as { file: string }
    const exchange = { request, reply: reply.header('x-robots-tag', 'noindex'), cacheControl: privateForEver }
    return answerPicture(exchange, file, async (token, size) => {
      const found = await findStoreFileByToken(deps.db, token)
      if (!found) return null
      return deps.pictures.cached(named(found, 'whole', size), () => drawWhole(deps, storeFileName(found), size))
    })
  })

  /** The logo as it is now, else the initials. */
  async function tile(slug: string, size: Size): Promise<Buffer | null> {
    const shown = await findShownStorePictures(deps.db, slug)
    const logo = shown?.logo && (await draw({ kind: 'LOGO', picture: shown.logo, files: shown.files, size }))
    return logo ?? tileOf(slug, size)
  }

  type Drawn = { kind: StorePictureKind; picture: ShownStorePicture; files: StoreFile[]; size: Size }

  async function draw({ kind, picture, files, size }: Drawn): Promise<Buffer | null> {
    const file = files.find(({ id }) => id === picture.id)
    if (!file) return null
    return deps.pictures.cached(named(file, `${kind.toLowerCase()}-${photoHash(picture)}`, size), () =>
      drawCut(deps, { file: { ...file, name: storeFileName(file) }, cut: picture, ratio: pictureRatios[kind], size }),
    )
  }
}

const named = ({ token }: StoreFile, part: string, { width, format }: Size) => ({
  key: `store-picture-${token}`,
  file: `store-picture-${token}-${part}-${width}.${format}`,
})

const forEver = 'public, max-age=31536000, immutable'
const forOneHour = 'public, max-age=3600'
const privateForEver = 'private, max-age=31536000, immutable'
