import sharp from 'sharp'
import type { Technique } from '../../../contract/designs.ts'
import { applyInk } from '../../../contract/print-ink.ts'

type Pixels = { data: Buffer; width: number; height: number }
type InkInput = { technique: Technique; colors: string[]; ground: string; width: number }

/** A logo as the technique reproduces it, as PNG of `width` pixels. */
export async function inked(logo: Uint8Array, { width, ...options }: InkInput): Promise<Pixels> {
  const { data, info } = await sharp(logo)
    .resize({ width, withoutEnlargement: false })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  applyInk(data, { ...options, width: info.width })
  const png = sharp(data, { raw: { width: info.width, height: info.height, channels: 4 } }).png({ compressionLevel: 1 })
  return { data: await png.toBuffer(), width: info.width, height: info.height }
}
