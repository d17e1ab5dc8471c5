import { randomBytes } from 'node:crypto'
import { fileTypeFromBuffer } from 'file-type'
import sharp, { type Sharp } from 'sharp'
import { maxFilePixels, pictureTypes } from '../../contract/platform/files.ts'
import { Problem } from '../http/problem.ts'
import { limitConcurrency } from '../platform/limit-concurrency.ts'

export type AcceptedPicture = {
  bytes: Buffer
  format: 'jpeg' | 'png' | 'webp'
  width: number
  height: number
  /** 160 random bits: nobody can guess the address. */
  token: string
}

/** A picture of 50 megapixels takes a core for a second and some hundred MB. */
const decoding = limitConcurrency({ atOnce: 2, waiting: 10 })

/** Enough for 40 cm at 300 dots an inch. */
const MAX_EDGE = 5000

/**
 * Decides by content, decodes to the last pixel and writes the picture anew, upright, in sRGB and without metadata, so
 * that nothing of the sent bytes is stored. Throws FILE_REFUSED.
 */
export async function acceptPicture(sent: Uint8Array): Promise<AcceptedPicture> {
  const type = await fileTypeFromBuffer(sent)
  if (!pictureTypes.some((known) => known === type?.mime)) throw refused('NOT_A_PICTURE')
  const limits = { limitInputPixels: false, failOn: 'warning', sequentialRead: true } as const
  const header = await sharp(sent, limits)
    .metadata()
    .catch(() => null)
  if (!header) throw refused('DAMAGED')
  // Read from the header, before anything is decoded.
  if (header.width * header.height > maxFilePixels) throw refused('TOO_MANY_PIXELS')
  const format = header.format as AcceptedPicture['format']
  const upright = sharp(sent, { ...limits, limitInputPixels: maxFilePixels }).autoOrient()
  const resized = upright.resize(MAX_EDGE, MAX_EDGE, { fit: 'inside', withoutEnlargement: true }).toColourspace('srgb')
  const written = await decoding(() =>
    encoded(resized, format)
      .toBuffer({ resolveWithObject: true })
      .catch(() => null),
  )
  if (!written) throw refused('DAMAGED')
  const { width, height } = written.info
  return { bytes: written.data, format, width, height, token: randomBytes(20).toString('hex') }
}

function encoded(picture: Sharp, format: AcceptedPicture['format']) {
  if (format === 'png') return picture.png({ compressionLevel: 6 })
  return format === 'webp' ? picture.webp({ quality: 92, effort: 2 }) : picture.jpeg({ quality: 92 })
}

const refused = (reason: 'NOT_A_PICTURE' | 'DAMAGED' | 'TOO_MANY_PIXELS') => Problem.of('FILE_REFUSED', { reason })
