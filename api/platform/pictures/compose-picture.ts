import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import sharp from 'sharp'
import { bytesOf } from '../../../contract/print-ink.ts'
import { encodePicture } from './encode-picture.ts'
import { openLabelFonts } from './label/label-fonts.ts'
import { labelShapes, markShapes } from './label/label-layouts.ts'
import { isFontName } from './label/label-outline.ts'
import type { LabelFonts } from './label/label-outline.ts'
import type { Label, LabelGrid } from './label/label-pen.ts'
import { svgOf } from './label/label-shapes.ts'
import { archetypeNamed, groundOf, paletteNamed, readPictureManifest, viewNamed } from './picture-manifest.ts'
import type { Archetype } from './picture-manifest.ts'
import type { PictureFormat, PictureRecipe, PictureView, PictureWidth } from './picture-recipe.ts'
import { prepareBase, weightOf } from './prepared-base.ts'
import type { PreparedBase } from './prepared-base.ts'
import { printArtwork, type Print } from './print-artwork.ts'
import { printBaseNamed } from './print-area.ts'
import { artworkSize, paintedPixels } from './warp-label.ts'
import type { Artwork } from './warp-label.ts'

export type PictureRequest = {
  recipe: PictureRecipe
  view: PictureView
  width: PictureWidth
  format: PictureFormat
  /** A buyer's own print in the place of the recipe's label. */
  print?: Print
}

export type Composer = { compose(request: PictureRequest): Promise<Buffer> }

/**
 * Makes pictures from the blank bases below `source`: square, `width` pixels wide. Equal requests give equal bytes.
 * Throws an Error naming what the recipe has wrong. Painting takes the thread's whole time: see picture-thread.ts.
 */
export function openComposer(source: string): Composer {
  const manifest = readPictureManifest(source)
  const fonts = openLabelFonts()
  const prepared = new Map<string, PreparedBase>()

  async function baseOf(name: string, width: number): Promise<PreparedBase> {
    const key = `${name} ${width}`
    const known = prepared.get(key)
    // Before it is loaded: the old and the new one together would be twice as much.
    if (!known) makeRoom(prepared, width * width * BYTES_PER_PIXEL)
    const base = known ?? (await loadBase(join(source, name), width))
    prepared.delete(key)
    prepared.set(key, base)
    return base
  }

  return {
    async compose({ recipe, view, width, format, print }) {
      const archetype = archetypeNamed(manifest, recipe.archetype)
      const { base: name, file } = viewNamed(archetype, view)
      if (!name) return encodePicture(sharp(join(source, file ?? '')).resize(width, width), format)
      const label = labelOf(recipe, paletteNamed(manifest, archetype, recipe.palette))
      const base = await baseOf(print ? printBaseNamed(source, archetype.id, name) : join('bases', name), width)
      const artwork = print
        ? await printArtwork({ base, print, ground: groundOf(archetype, label.palette) }, fonts)
        : await artworkOf({ base, archetype, label }, fonts)
      const raw = { width: base.width, height: base.height, channels: 3 as const }
      return encodePicture(sharp(paintedPixels(base, artwork, label.palette), { raw }), format)
    },
  }
}

/** Memory that prepared bases may take, in bytes, or the only one; a labelled one of 1500 pixels takes about 20 MB. */
const MAX_PREPARED = 16_000_000
const BYTES_PER_PIXEL = 10

const decompressed = promisify(brotliDecompress)

function makeRoom(prepared: Map<string, PreparedBase>, bytes: number) {
  let weight = bytes + [...prepared.values()].reduce((sum, base) => sum + weightOf(base), 0)
  for (const [key, base] of prepared) {
    if (weight <= MAX_PREPARED) return
    prepared.delete(key)
    weight -= weightOf(base)
  }
}

async function loadBase(path: string, width: number): Promise<PreparedBase> {
  const meta = JSON.parse(await readFile(`${path}.json`, 'utf8')) as BaseFile
  const raw = (file: string, kernel: 'lanczos3' | 'mitchell' | 'cubic') =>
    sharp(`${path}${file}`).resize(width, width, { kernel, fit: 'fill' })
  // One after the other: decoded and scaled at once, the three take more than all that follows.
  const picture = await raw('.webp', 'lanczos3').removeAlpha().raw().toBuffer()
  const mask = await raw('.mask.webp', 'mitchell').removeAlpha().raw().toBuffer()
  const gloss = await raw('.gloss.webp', 'cubic').greyscale().raw().toBuffer()
  const bytes = meta.cols > 0 ? await decompressed(await readFile(`${path}.uv.br`)) : null
  return prepareBase({ width, height: width, picture, mask, gloss }, { ...meta, bytes }, meta.art)
}

type BaseFile = { width: number; height: number; step: number; cols: number; rows: number; art: LabelGrid | null }

function labelOf({ font, layout, icon, brand, name, sub, size }: PictureRecipe, palette: Label['palette']): Label {
  if (!isFontName(font)) throw new Error(`unknown font '${font}'`)
  return { palette, layout, font, icon, brand, name, sub, size }
}

type Printing = { base: PreparedBase; archetype: Archetype; label: Label }

/** A label without any text is the bare ground. */
async function artworkOf({ base, archetype, label }: Printing, fonts: LabelFonts): Promise<Artwork | null> {
  const size = artworkSize(base)
  if (!size) return null
  const isMark = archetype.print === 'mark'
  const ground = groundOf(archetype, label.palette)
  if (!isMark && !label.brand && !label.name) return bare(ground)
  const { art, width, height } = size
  const shapes = isMark
    ? markShapes(label, art, fonts, archetype.mark?.ink ?? label.palette.on)
    : labelShapes(label, art, fonts)
  const { u0, u1, v0, v1 } = base.window
  const part = { x: u0 * art.w, y: v0 * art.h, w: (u1 - u0) * art.w, h: (v1 - v0) * art.h }
  const drawing = sharp(Buffer.from(svgOf(shapes, { ...part, width, height }))).flatten({ background: ground })
  const { data, info } = await drawing.raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

const bare = (colour: string): Artwork => {
  const texel = bytesOf(colour)
  return { data: Uint8Array.from([...texel, ...texel, ...texel, ...texel]), width: 2, height: 2 }
}
