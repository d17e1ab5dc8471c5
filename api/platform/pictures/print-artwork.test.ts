import { describe, expect, test } from 'vitest'
import sharp from 'sharp'
import type { Technique } from '../../../contract/designs/designs.ts'
import { inkOf } from '../../../contract/designs/print-ink.ts'
import { openComposer } from './compose-picture.ts'
import type { PictureRecipe } from './picture-recipe.ts'
import { openPictures } from './pictures.ts'
import { inked } from './print-artwork.ts'

const source = 'seed/pictures'
const composer = openComposer(source)
const shop = openPictures({ source, cacheFolder: '' })
const recipe = (archetype: string, palette = 'ton'): PictureRecipe => ({
  archetype,
  palette,
  layout: 'sun',
  font: 'oswald',
  icon: '',
  brand: '',
  name: '',
  sub: '',
  size: '',
})
const square = (color: string) =>
  sharp({ create: { width: 80, height: 80, channels: 3, background: color } })
    .png()
    .toBuffer()
const middle = { x: 0.5, y: 0.5, scale: 0.5, rotation: 0 }

async function drawn(
  archetype: string,
  print: { logo?: Uint8Array; text?: string; technique?: Technique; at?: object },
) {
  const bytes = await composer.compose({
    recipe: recipe(archetype),
    view: shop.viewsOf(archetype)[0]!,
    width: 500,
    format: 'webp',
    print: {
      technique: print.technique ?? 'PRINT_4C',
      colors: [],
      placement: { ...middle, ...print.at },
      text: print.text ?? '',
      textPlacement: middle,
      font: 'oswald',
      logo: print.logo ?? null,
    },
  })
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return (x: number, y: number) => [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)]
}
const isRed = ([red = 0, green = 0, blue = 0]: number[]) => red > 90 && green < red / 2 && blue < red / 2
// The picture is coded with losses.
const apart = (a: number[], b: number[]) => Math.max(...a.map((value, i) => Math.abs(value - b[i]!)))

/** The pixel in the middle of a base's printable area. */
async function middleOf(archetype: string) {
  const { outline } = await shop.printArea(recipe(archetype))
  const mean = (axis: 'x' | 'y') => outline.reduce((sum, point) => sum + point[axis], 0) / outline.length
  return [Math.round(mean('x') * 500), Math.round(mean('y') * 500)] as const
}

describe('a print', () => {
  test.each(['papercup', 'mug', 'napkins', 'tote', 'apron', 'menu', 'pizzabox', 'foodbowl', 'tablecard', 'paperbag'])(
    'lies in the middle of the %s where its place says so, and nowhere else',
    async (archetype) => {
      const [x, y] = await middleOf(archetype)
      const logo = await square('#e01010')
      const [plain, printed] = [await drawn(archetype, {}), await drawn(archetype, { logo })]
      expect(isRed(printed(x, y))).toBe(true)
      expect(apart(printed(5, 5), plain(5, 5))).toBeLessThan(12)
      const aside = await drawn(archetype, { logo, at: { x: 0, scale: 0.1 } })
      expect(apart(aside(x, y), plain(x, y))).toBeLessThan(12)
    },
  )

  test('takes the light of the goods: the same ink is darker in the shade', async () => {
    const logo = await square('#e01010')
    const at = await drawn('papercup', { logo, at: { scale: 2 } })
    const [x, y] = await middleOf('papercup')
    expect(at(x, y)[0]).not.toBe(at(x + 70, y)[0])
  })

  test('of text alone is drawn, and of nothing is the bare good', async () => {
    const [x, y] = await middleOf('tote')
    const [bare, text] = [await drawn('tote', {}), await drawn('tote', { text: 'IIIIIII' })]
    const row = (at: typeof bare) => Array.from({ length: 80 }, (_, i) => at(x - 40 + i, y)[0]!)
    expect(Math.min(...row(text))).toBeLessThan(Math.min(...row(bare)) - 60)
  })
})

describe('an ink', () => {
  const pixel = async (logo: Uint8Array, technique: Technique, colors: string[]) => {
    const { data } = await inked(logo, { technique, colors, ground: '#ffffff', width: 80 })
    const raw = await sharp(data).raw().toBuffer()
    return (x: number, y: number) => [...raw.subarray((y * 80 + x) * 4, (y * 80 + x) * 4 + 4)]
  }
  const dot = (ground: string) =>
    sharp(
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" width="80" height="80">${ground}<circle cx="40" cy="40" r="20" fill="#c03020"/></svg>`,
      ),
    )
      .png()
      .toBuffer()
  const white = '<rect width="80" height="80" fill="#fff"/>'

  test.each([
    ['on nothing', ''],
    ['on its own white ground', white],
  ])('stands where a logo %s has something, in the one colour', async (_, ground) => {
    const at = await pixel(await dot(ground), 'PRINT_1C', ['#102030'])
    expect(at(40, 40)).toEqual([16, 32, 48, 255])
    expect(at(3, 3)[3]).toBe(0)
  })

  test('of threads is the nearest of those that were chosen', async () => {
    const at = await pixel(await dot(white), 'EMBROIDERY', ['#0000ff', '#ff0000'])
    expect(at(40, 40)).toEqual([255, 0, 0, 255])
    expect(at(3, 3)[3]).toBe(0)
  })

  test('of four colours leaves a logo as it is', async () => {
    const at = await pixel(await dot(white), 'PRINT_4C', [])
    expect(at(40, 40)).toEqual([0xc0, 0x30, 0x20, 255])
    expect(at(3, 3)).toEqual([255, 255, 255, 255])
  })

  test('of an engraving is a tone of the surface, darker on light and lighter on dark', () => {
    expect(inkOf('ENGRAVING', [], '#ffffff')).toBe('#808080')
    expect(parseInt(inkOf('ENGRAVING', [], '#101010').slice(1, 3), 16)).toBeGreaterThan(0x40)
  })
})
