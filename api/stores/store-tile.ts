import sharp from 'sharp'
import type { Db } from '../platform/db.ts'
import { limitConcurrency, joined } from '../platform/limit-concurrency.ts'
import { encodePicture } from '../platform/pictures/encode-picture.ts'
import type { LabelFonts, Outline } from '../platform/pictures/label/label-outline.ts'
import type { PictureFormat, PictureWidth } from '../platform/pictures/picture-recipe.ts'

type Store = { name: string; color: string }
type Size = { width: PictureWidth; format: PictureFormat }

/** Draws a store's square logo tile; null where there is no such store. Equal tiles are drawn once. */
export function openStoreTiles(db: Db) {
  const tiles = new Map<string, Promise<Buffer>>()
  let fonts: Promise<LabelFonts> | undefined
  const openFonts = async () => (await import('../platform/pictures/label/label-fonts.ts')).openLabelFonts()
  function labelFonts() {
    const opened = (fonts ??= openFonts())
    // What could not be read once is read again for the next tile.
    opened.catch(() => (fonts = undefined))
    return opened
  }
  const limited = limitConcurrency({ atOnce: 2, waiting: 100 })

  return async function tileOf(slug: string, { width, format }: Size): Promise<Buffer | null> {
    const [store] = await db<Store[]>`
      select name, tile_color as color from store where slug = ${slug} and status <> 'SETUP'`
    if (!store) return null
    return cachedTile(store, { width, format })
  }

  function cachedTile({ name, color }: Store, size: Size): Promise<Buffer> {
    const key = `${size.width} ${size.format} ${color} ${name}`
    const known = tiles.get(key)
    if (known) return joined(known, () => cachedTile({ name, color }, size))
    const drawn = limited(async () => {
      const { outline } = await labelFonts()
      return drawTile(outline('archivo-black', initialsOf(name)), color, size)
    })
    if (tiles.size >= MAX_TILES) tiles.clear()
    tiles.set(key, drawn)
    drawn.catch(() => tiles.delete(key))
    return drawn
  }
}

/** At most two capital letters: of the first and of the last word that begins with a letter. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s&·-]+/).filter((word) => /^\p{L}/u.test(word))
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : words
  return chosen.map((word) => [...(word ?? '')][0]?.toUpperCase() ?? '').join('')
}

// About 10 kB each.
const MAX_TILES = 600

/** The letters are drawn as paths: an SVG text would need a font installed on the machine. */
function drawTile({ d, width: ems }: Outline, color: string, { width, format }: Size): Promise<Buffer> {
  const size = Math.min(38, 62 / Math.max(ems, 0.1))
  const scale = size / 100
  const x = (100 - ems * size) / 2
  // Capitals of this font are 0.69 em high.
  const y = 50 + 0.345 * size
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${width}" viewBox="0 0 100 100">
    <rect width="100" height="100" fill="${/^#[0-9a-f]{6}$/i.test(color) ? color : '#1c2230'}"/>
    <path transform="translate(${x} ${y}) scale(${scale})" d="${d}" fill="#ffffff"/></svg>`
  return encodePicture(sharp(Buffer.from(svg)), format)
}
