import sharp, { type Sharp } from 'sharp'
import type { PictureFormat } from './picture-recipe.ts'

// Each picture is another one: what libvips caches of the last, up to 50 MB, is never used again.
sharp.cache(false)

/** `fine` keeps what one looks at closely: grain against squares in plain backgrounds. */
const QUALITY = {
  usual: { avif: 58, webp: 80, jpeg: 82 },
  fine: { avif: 78, webp: 84, jpeg: 84 },
} as const

/** AVIF of effort 2 takes about a tenth of the time of effort 4, for a few per cent more bytes. */
export function encodePicture(
  picture: Sharp,
  format: PictureFormat,
  detail: keyof typeof QUALITY = 'usual',
): Promise<Buffer> {
  const quality = QUALITY[detail][format]
  if (format === 'avif') return picture.avif({ quality, effort: 2 }).toBuffer()
  if (format === 'webp') return picture.webp({ quality, effort: 2, smartSubsample: true }).toBuffer()
  return picture.jpeg({ quality, progressive: true }).toBuffer()
}
