import sharp from 'sharp'
import type { Technique } from '../../../contract/designs.ts'
import { bytesOf } from './linear-light.ts'

type Colour = readonly [number, number, number]
type Pixels = { data: Buffer; width: number; height: number }

/** What a technique leaves on a surface of this colour: the tone of an engraving, the ink of everything else. */
export function inkOf(technique: Technique, colors: string[], ground: string): string {
  if (technique === 'ENGRAVING')
    return isLight(ground) ? mixed(ground, [0, 0, 0], 0.5) : mixed(ground, [255, 255, 255], 0.38)
  return colors[0] ?? (isLight(ground) ? '#1d1d1b' : '#ffffff')
}

export const isLight = (colour: string) => lightness(bytesOf(colour)) > 140

/** A logo as the technique reproduces it, as PNG of `width` pixels. */
export async function inked(logo: Uint8Array, { technique, colors, ground, width }: InkWish): Promise<Pixels> {
  const { data, info } = await sharp(logo)
    .resize({ width, withoutEnlargement: false })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  if (technique === 'EMBROIDERY') threads(data, colors.map(bytesOf), info.width)
  else if (technique !== 'PRINT_4C') oneInk(data, bytesOf(inkOf(technique, colors, ground)), info.width)
  const png = sharp(data, { raw: { width: info.width, height: info.height, channels: 4 } }).png({ compressionLevel: 1 })
  return { data: await png.toBuffer(), width: info.width, height: info.height }
}

type InkWish = { technique: Technique; colors: string[]; ground: string; width: number }

/** One colour: as much ink as a pixel differs from the logo's own background. */
function oneInk(data: Buffer, ink: Colour, width: number) {
  const cover = coverage(data, width)
  for (let at = 0; at < data.length; at += 4) {
    data[at + 3] = cover(at) * 255
    paint(data, at, ink)
  }
}

/** Thread comes in whole colours: each pixel takes the nearest one, and is stitched or not. */
function threads(data: Buffer, colours: Colour[], width: number) {
  const cover = coverage(data, width)
  for (let at = 0; at < data.length; at += 4) {
    const isStitched = cover(at) > 0.4
    const here = [data[at]!, data[at + 1]!, data[at + 2]!] as const
    paint(
      data,
      at,
      colours.reduce((best, colour) => (apart(here, colour) < apart(here, best) ? colour : best)),
    )
    data[at + 3] = isStitched ? 255 : 0
  }
}

// A drawing on nothing says by itself where it is; one that fills its picture stands on the colour of its corners.
function coverage(data: Buffer, width: number): (at: number) => number {
  if (hasAlpha(data)) {
    const { darkest, lightest } = tones(data)
    const isFlat = lightest - darkest < 90
    return (at) => {
      const dark = isFlat ? 1 : 1 - Math.max(0, lightness(colourAt(data, at)) - darkest) / (lightest - darkest)
      return (data[at + 3]! / 255) * Math.min(1, dark * 1.4)
    }
  }
  const corners = [0, (width - 1) * 4, data.length - width * 4, data.length - 4].map((at) => colourAt(data, at))
  const ground = [0, 1, 2].map((channel) => corners.reduce((sum, colour) => sum + colour[channel]!, 0) / 4)
  return (at) => Math.min(1, Math.max(0, (apart(colourAt(data, at), ground as unknown as Colour) - 24) / 96))
}

function hasAlpha(data: Buffer): boolean {
  let clear = 0
  for (let at = 3; at < data.length; at += 4) if (data[at]! < 128) clear++
  return clear > data.length / 4 / 100
}

function tones(data: Buffer) {
  let [darkest, lightest] = [255, 0]
  for (let at = 0; at < data.length; at += 4) {
    if (data[at + 3]! < 200) continue
    const tone = lightness(colourAt(data, at))
    if (tone < darkest) darkest = tone
    if (tone > lightest) lightest = tone
  }
  return { darkest, lightest }
}

/** Runs of thread across a layer, in place: what makes stitches of flat colour. */
export function stitch(data: Buffer, width: number) {
  for (let at = 0; at < data.length; at += 4) {
    if (data[at + 3] === 0) continue
    const [x, y] = [(at / 4) % width, Math.floor(at / 4 / width)]
    const shade = 0.86 + 0.14 * Math.sin((x + y * 0.55) * 1.25) + (Math.floor(y / 3) % 2 ? 0.05 : -0.05)
    for (let channel = 0; channel < 3; channel++) data[at + channel] = Math.min(255, data[at + channel]! * shade)
  }
}

const colourAt = (data: Buffer, at: number): Colour => [data[at]!, data[at + 1]!, data[at + 2]!]

function paint(data: Buffer, at: number, [red, green, blue]: Colour) {
  data[at] = red
  data[at + 1] = green
  data[at + 2] = blue
}

const apart = (a: Colour, b: Colour) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])
const lightness = ([red, green, blue]: Colour) => 0.299 * red + 0.587 * green + 0.114 * blue
const mixed = (colour: string, other: Colour, share: number) =>
  `#${bytesOf(colour)
    .map((byte, i) =>
      Math.round(byte * (1 - share) + other[i]! * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
