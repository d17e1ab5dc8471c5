import sharp from 'sharp'
import type { Placement, Technique } from '../../../contract/designs/designs.ts'
import { inkOf, isGlazed, stitch, applyInk } from '../../../contract/designs/print-ink.ts'
import { isFontName, type LabelFonts } from './label/label-outline.ts'
import type { LabelGrid } from './label/label-pen.ts'
import type { PreparedBase } from './prepared-base.ts'
import { printAreaOf } from './print-area.ts'
import { artworkSize, type Artwork } from './warp-label.ts'

/** What a buyer puts on a good. Places are in shares of the printable area, see Placement. */
export type Print = {
  technique: Technique
  /** '#rrggbb'; the first is the ink of a one-colour print and of the text. */
  colors: string[]
  placement: Placement
  /** '' for none. */
  text: string
  textPlacement: Placement
  /** A name in FONTS. */
  font: string
  /** Bytes of a picture; null for none. */
  logo: Uint8Array | null
}

type Input = { base: PreparedBase; print: Print; ground: string }
type Area = { x: number; y: number; w: number; h: number }

/** The print as it lies on the visible part of the label. Null where the base has no label to print on. */
export async function printArtwork({ base, print, ground }: Input, fonts: LabelFonts): Promise<Artwork | null> {
  const size = artworkSize(base)
  if (!size) return null
  const [width, height] = [Math.round(size.width * FINER), Math.round(size.height * FINER)]
  const area = areaOnGrid(base, size.art)
  const seen = gridPart(base.window, size.art)
  const marks = [
    await logoMark({ print, ground, area, pixelsPerUnit: width / seen.w }),
    textMark({ print, ground, area }, fonts),
  ]
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" preserveAspectRatio="none" ` +
    `viewBox="${seen.x} ${seen.y} ${seen.w} ${seen.h}"><clipPath id="area"><rect x="${area.x}" y="${area.y}" ` +
    `width="${area.w}" height="${area.h}"/></clipPath><g clip-path="url(#area)">${marks.join('')}</g></svg>`
  const isMultiplied = isGlazed(print.technique, ground)
  const drawn = sharp(Buffer.from(svg), { unlimited: true })
  const layer = await (isMultiplied ? drawn.flatten({ background: '#ffffff' }) : drawn.ensureAlpha()).raw().toBuffer()
  if (print.technique === 'EMBROIDERY') stitch(layer, width)
  const raw = { width, height, channels: isMultiplied ? (3 as const) : (4 as const) }
  const { data, info } = await sharp({ create: { width, height, channels: 3, background: ground } })
    .composite([{ input: layer, raw, blend: isMultiplied ? 'multiply' : 'over' }])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** Letters of a buyer are small; a little more than a texel per pixel keeps them sharp. */
const FINER = 1.3
const MAX_LOGO = 1600

const gridPart = ({ u0, u1, v0, v1 }: PreparedBase['window'], { w, h }: LabelGrid): Area => ({
  x: u0 * w,
  y: v0 * h,
  w: (u1 - u0) * w,
  h: (v1 - v0) * h,
})

const areaOnGrid = ({ window }: PreparedBase, art: LabelGrid) => gridPart(printAreaOf(art, window), art)

type LogoInput = Omit<Input, 'base'> & { area: Area; pixelsPerUnit: number }

async function logoMark({ print, ground, area, pixelsPerUnit }: LogoInput): Promise<string> {
  const { logo, placement, technique, colors } = print
  if (!logo) return ''
  const across = placement.scale * area.w
  const width = Math.min(MAX_LOGO, Math.max(8, Math.ceil(across * pixelsPerUnit * 1.2)))
  const picture = await inked(logo, { technique, colors, ground, width })
  const down = (across * picture.height) / picture.width
  const href = `data:image/png;base64,${picture.data.toString('base64')}`
  return `<image ${placed(placement, area)} x="${-across / 2}" y="${-down / 2}" width="${across}" height="${down}" href="${href}"/>`
}

function textMark({ print, ground, area }: Omit<LogoInput, 'pixelsPerUnit'>, fonts: LabelFonts): string {
  const { text, font, textPlacement, technique, colors } = print
  if (!text || !isFontName(font)) return ''
  const { d, width } = fonts.outline(font, text)
  if (width === 0) return ''
  const size = (textPlacement.scale * area.w) / width
  const shape = `transform="scale(${size / 100}) translate(${-width * 50} 34)"`
  return `<g ${placed(textPlacement, area)}><path ${shape} d="${d}" fill="${inkOf(technique, colors, ground)}"/></g>`
}

const placed = ({ x, y, rotation }: Placement, area: Area) =>
  `transform="translate(${area.x + x * area.w} ${area.y + y * area.h}) rotate(${rotation})"`

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
