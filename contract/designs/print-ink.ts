import type { Technique } from './designs.ts'

type Colour = readonly [number, number, number]
/** Red, green, blue and coverage of each pixel, a byte each. */
export type InkPixels = Uint8Array | Uint8ClampedArray

/** What a technique leaves on a surface of this colour: the tone of an engraving, the ink of everything else. */
export function inkOf(technique: Technique, colors: readonly string[], ground: string): string {
  if (technique === 'ENGRAVING')
    return isLight(ground) ? mixed(ground, [0, 0, 0], 0.5) : mixed(ground, [255, 255, 255], 0.38)
  return colors[0] ?? (isLight(ground) ? '#1d1d1b' : '#ffffff')
}

export const isLight = (colour: string) => lightness(bytesOf(colour)) > 140

/** Process inks let a light surface shine through; on a dark one, as every other ink, they stand on their own. */
export const isGlazed = (technique: Technique, ground: string) => technique === 'PRINT_4C' && isLight(ground)

type InkInput = { technique: Technique; colors: readonly string[]; ground: string; width: number }

/** Changes a logo of `width` pixels, in place, to what the technique reproduces of it. */
export function applyInk(data: InkPixels, { technique, colors, ground, width }: InkInput): void {
  if (technique === 'EMBROIDERY') threads(data, colors.map(bytesOf), width)
  else if (technique !== 'PRINT_4C') oneInk(data, bytesOf(inkOf(technique, colors, ground)), width)
}

/** Runs of thread across a layer, in place: what makes stitches of flat colour. */
export function stitch(data: InkPixels, width: number) {
  for (let at = 0; at < data.length; at += 4) {
    if (data[at + 3] === 0) continue
    const [x, y] = [(at / 4) % width, Math.floor(at / 4 / width)]
    const shade = 0.86 + 0.14 * Math.sin((x + y * 0.55) * 1.25) + (Math.floor(y / 3) % 2 ? 0.05 : -0.05)
    for (let channel = 0; channel < 3; channel++) data[at + channel] = Math.min(255, data[at + channel]! * shade)
  }
}

/** Red, green and blue of '#rrggbb' as bytes. */
export const bytesOf = (hex: string): [number, number, number] => [
  parseInt(hex.slice(1, 3), 16),
  parseInt(hex.slice(3, 5), 16),
  parseInt(hex.slice(5, 7), 16),
]

/** One colour: as much ink as a pixel differs from the logo's own background. */
function oneInk(data: InkPixels, ink: Colour, width: number) {
  const cover = coverage(data, width)
  for (let at = 0; at < data.length; at += 4) {
    data[at + 3] = cover(at) * 255
    paint(data, at, ink)
  }
}

/** Thread comes in whole colours: each pixel takes the nearest one, and is stitched or not. */
function threads(data: InkPixels, colours: Colour[], width: number) {
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
function coverage(data: InkPixels, width: number): (at: number) => number {
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

function hasAlpha(data: InkPixels): boolean {
  let clear = 0
  for (let at = 3; at < data.length; at += 4) if (data[at]! < 128) clear++
  return clear > data.length / 4 / 100
}

function tones(data: InkPixels) {
  let [darkest, lightest] = [255, 0]
  for (let at = 0; at < data.length; at += 4) {
    if (data[at + 3]! < 200) continue
    const tone = lightness(colourAt(data, at))
    if (tone < darkest) darkest = tone
    if (tone > lightest) lightest = tone
  }
  return { darkest, lightest }
}

const colourAt = (data: InkPixels, at: number): Colour => [data[at]!, data[at + 1]!, data[at + 2]!]

function paint(data: InkPixels, at: number, [red, green, blue]: Colour) {
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
