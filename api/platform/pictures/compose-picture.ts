import { join } from 'node:path'
import sharp from 'sharp'
import { bytesOf } from '../../../contract/designs/print-ink.ts'
import { encodePicture } from './encode-picture.ts'
import { addGrain } from './grain.ts'
import { openLabelFonts } from './label/label-fonts.ts'
import { labelShapes, markShapes } from './label/label-layouts.ts'
import { isFontName, type LabelFonts } from './label/label-outline.ts'
import type { LabelGrid } from './label/label-pen.ts'
import { svgOf, type Shape } from './label/label-shapes.ts'
import { pairingNamed, type LabelSystem } from './label/label-system.ts'
import { templateShapes } from './label/template-shapes.ts'
import { loadBase } from './load-base.ts'
import { archetypeNamed, groundOf, paletteOf, readPictureManifest, viewNamed } from './picture-manifest.ts'
import type { Archetype, Palette, PictureManifest } from './picture-manifest.ts'
import type { PictureFormat, PictureRecipe, PictureView, PictureWidth } from './picture-recipe.ts'
import { weightOf, type PreparedBase } from './prepared-base.ts'
import { printArtwork, type Print } from './print-artwork.ts'
import { printBaseNamed } from './print-area.ts'
import { exposureAround } from './light/surroundings.ts'
import { artworkSize, paintedPixels, type Artwork } from './warp-label.ts'

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
      if (!name) return finished(await finishedGood(join(source, file ?? ''), width), width, format)
      const palette = paletteOf(manifest, archetype, recipe)
      const base = await baseOf(print ? printBaseNamed(source, archetype.id, name) : join('bases', name), width)
      const artwork = print
        ? await printArtwork({ base, print, ground: groundOf(archetype, palette) }, fonts)
        : await artworkOf({ base, archetype, palette, recipe }, manifest, fonts)
      const light = { lift: liftOf(manifest, archetype, recipe), exposure: exposureAround(archetype, view, palette) }
      return finished(paintedPixels(base, artwork, { ...palette, ...light }), width, format)
    },
  }
}

const finishedGood = (file: string, width: PictureWidth): Promise<Buffer> =>
  sharp(file).resize(width, width).removeAlpha().raw().toBuffer()

/** The largest size is looked at closely. */
function finished(pixels: Uint8Array, width: PictureWidth, format: PictureFormat): Promise<Buffer> {
  const raw = { width, height: width, channels: 3 as const }
  if (width < LARGEST) return encodePicture(sharp(pixels, { raw }), format)
  return encodePicture(sharp(addGrain(pixels), { raw }), format, 'fine')
}

const LARGEST = 1500

/** Faces that turn from the light, on which paper looks grey. */
const TURNED = new Set(['box', 'box-wide', 'box-tall', 'bar', 'milk', 'carton'])
const LIFT = 1.4

function liftOf({ labels }: PictureManifest, { id }: Archetype, { layout }: PictureRecipe): number {
  return TURNED.has(id) && labels.templates.get(layout)?.ground === 'label' ? LIFT : 1
}

/** Memory that prepared bases may take, in bytes, or the only one; a labelled one of 1500 pixels takes about 20 MB. */
const MAX_PREPARED = 10_000_000
const BYTES_PER_PIXEL = 10

function makeRoom(prepared: Map<string, PreparedBase>, bytes: number) {
  let weight = bytes + [...prepared.values()].reduce((sum, base) => sum + weightOf(base), 0)
  for (const [key, base] of prepared) {
    if (weight <= MAX_PREPARED) return
    prepared.delete(key)
    weight -= weightOf(base)
  }
}

type Printing = { base: PreparedBase; archetype: Archetype; palette: Palette; recipe: PictureRecipe }

/** A label without any text is the bare ground. */
async function artworkOf(printing: Printing, { labels }: PictureManifest, fonts: LabelFonts): Promise<Artwork | null> {
  const { base, archetype, palette, recipe } = printing
  const size = artworkSize(base)
  if (!size) return null
  const ground = groundOf(archetype, palette)
  if (archetype.print !== 'mark' && !recipe.brand && !recipe.name) return bare(ground)
  const { art, width, height } = size
  const shapes = shapesOf(printing, art, { labels, fonts })
  const { u0, u1, v0, v1 } = base.window
  const part = { x: u0 * art.w, y: v0 * art.h, w: (u1 - u0) * art.w, h: (v1 - v0) * art.h }
  const drawing = sharp(Buffer.from(svgOf(shapes, { ...part, width, height }))).flatten({ background: ground })
  const { data, info } = await drawing.raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

type Kit = { labels: LabelSystem; fonts: LabelFonts }

function shapesOf({ archetype, palette, recipe }: Printing, art: LabelGrid, { labels, fonts }: Kit): Shape[] {
  const { font, layout, icon, brand, name, sub, size } = recipe
  if (archetype.print !== 'mark' && labels.templates.has(layout)) {
    const visible = archetype.visible ?? [0, 1]
    return templateShapes(templateLabel(labels, recipe), { grid: art, visible, system: labels }, fonts)
  }
  if (!isFontName(font)) throw new Error(`unknown font '${font}'`)
  const label = { palette, layout, font, icon, brand, name, sub, size }
  if (archetype.print === 'mark') return markShapes(label, art, fonts, archetype.mark?.ink ?? palette.on)
  return labelShapes(label, art, fonts)
}

function templateLabel(labels: LabelSystem, { layout, palette, font, icon, brand, name, sub, size }: PictureRecipe) {
  const [colours, motif] = [labels.palettes.get(palette), labels.motifs.get(icon)]
  if (!colours) throw new Error(`unknown palette '${palette}'`)
  if (!motif) throw new Error(`unknown motif '${icon}'`)
  const pairing = pairingNamed(labels, font)
  return { layout, palette: colours, pairing, motif, mark: brand, variety: name, kind: sub, net: size }
}

const bare = (colour: string): Artwork => {
  const texel = bytesOf(colour)
  return { data: Uint8Array.from([...texel, ...texel, ...texel, ...texel]), width: 2, height: 2 }
}
