import { join } from 'node:path'
import sharp from 'sharp'
import type { Composer } from '../../api/platform/pictures/compose-picture.ts'
import { encodePicture } from '../../api/platform/pictures/encode-picture.ts'
import { openPictures } from '../../api/platform/pictures/pictures.ts'

const SOURCE = join(import.meta.dirname, '../../seed/pictures')
const known = new Map<string, Promise<Buffer>>()

/** One colour in place of each article: of all that a journey waits for, drawing takes longest. */
const composer: Composer = {
  compose({ width, format }) {
    const key = `${width}.${format}`
    const blank = sharp({ create: { width, height: width, channels: 3, background: '#b9c2b4' } })
    const picture = known.get(key) ?? encodePicture(blank, format)
    known.set(key, picture)
    return picture
  },
}

/** Refuse what those of the shop refuse, and have the same sizes and formats. */
export const plainPictures = (cacheFolder: string) => openPictures({ source: SOURCE, cacheFolder, composer })
