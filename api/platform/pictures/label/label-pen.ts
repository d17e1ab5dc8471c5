import type { FontName, LabelFonts } from './label-outline.ts'
import type { Shape } from './label-shapes.ts'
import type { Palette } from '../picture-manifest.ts'

export type LabelText = { brand: string; name: string; sub: string; size: string }
export type Label = LabelText & { palette: Palette; layout: string; font: FontName; icon: string }

/** The printed surface in units of its own grid; `inner` is the width around the middle that the camera sees. */
export type LabelGrid = { w: number; h: number; inner: number }

export type TextPlace = { x: number; y: number; max: number; size: number; fill: string; align?: -1 | 0 | 1 }

export type Pen = ReturnType<typeof createPen>

/** What a design draws with. Texts stand with their middle at `y` and shrink to `max`; align -1 is left, 1 right. */
export function createPen(label: Label, { w, h, inner }: LabelGrid, fonts: LabelFonts) {
  const shapes: Shape[] = []
  const faces = { brand: label.font, sans: 'josefin-sans', grotesk: 'space-grotesk' } as const
  const measure = (face: keyof typeof faces, value: string) => fonts.outline(faces[face], value).width

  function text(face: keyof typeof faces, value: string, { x, y, max, size, fill, align = 0 }: TextPlace) {
    if (!value) return
    const { d, width } = fonts.outline(faces[face], value)
    if (width === 0) return
    const scale = Math.min(size, max / width)
    shapes.push({ d, fill, at: [scale / 100, x - (width * scale * (align + 1)) / 2, y + scale * 0.34] })
  }

  /** The largest text of the label: a brand on one line, a name on as many as make it largest. */
  function headline(place: TextPlace, maxLines = 2) {
    if (label.brand) return text('brand', label.brand, place)
    const sizeOf = (lines: string[]) => {
      const widest = Math.max(...lines.map((line) => measure('brand', line)), 0.01)
      return Math.min(place.max / widest, (place.size * (lines.length > 1 ? 1.25 : 1)) / lines.length)
    }
    const lines = brokenLines(label.name, maxLines, sizeOf)
    const size = sizeOf(lines)
    const first = place.y - ((lines.length - 1) * size * LINE) / 2
    lines.forEach((line, row) => text('brand', line, { ...place, size, y: first + row * size * LINE }))
  }

  return {
    shapes,
    palette: label.palette,
    middle: w / 2,
    inner,
    short: Math.min(w, h),
    measure,
    text,
    headline,
    fill: (d: string, fill: string, alpha?: number) => void shapes.push({ d, fill, alpha }),
    line: (d: string, stroke: string, width: number) => void shapes.push({ d, stroke, width }),
    icon(x: number, y: number, size: number, fill: string) {
      if (!label.icon) return
      for (const d of fonts.icon(label.icon)) shapes.push({ d, fill, at: [size / 256, x - size / 2, y - size / 2] })
    },
  }
}

const LINE = 1.06

/** Breaks a text between words into as many lines as give the largest letters; more lines must gain clearly. */
export function brokenLines(value: string, maxLines: number, sizeOf: (lines: string[]) => number): string[] {
  const words = value.split(/\s+/).filter(Boolean)
  const candidates = Array.from({ length: Math.min(maxLines, words.length) }, (_, index) => evenly(words, index + 1))
  return candidates.reduce((best, lines) => (sizeOf(lines) > sizeOf(best) * 1.15 ? lines : best), candidates[0] ?? [])
}

function evenly(words: string[], count: number): string[] {
  const letters = words.join(' ').length / count
  const lines: string[] = ['']
  for (const word of words) {
    const last = lines.at(-1) ?? ''
    const isFull = last !== '' && lines.length < count && last.length + word.length / 2 > letters
    if (isFull) lines.push(word)
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`
  }
  return lines
}
