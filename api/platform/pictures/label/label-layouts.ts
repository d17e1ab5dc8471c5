import type { LabelFonts } from './label-outline.ts'
import { createPen } from './label-pen.ts'
import type { Label, LabelGrid, LabelText, Pen } from './label-pen.ts'
import { circle, ellipse, rect, roundRect } from './label-shapes.ts'
import type { Shape } from './label-shapes.ts'
import { hashOf, seededRandom } from '../seeded-random.ts'

/** A full label on its ground. Throws for an unknown layout. */
export function labelShapes(label: Label, grid: LabelGrid, fonts: LabelFonts): Shape[] {
  if (!isLayout(label.layout)) throw new Error(`unknown layout '${label.layout}'`)
  const pen = createPen(label, grid, fonts)
  pen.fill(rect(0, 0, grid.w, grid.h), label.palette.bg)
  DESIGNS[label.layout](pen, textBelowHeadline(label), grid)
  return pen.shapes
}

/** Icon and brand alone, on a transparent ground: for mugs, napkins, menus. */
export function markShapes(label: Label, grid: LabelGrid, fonts: LabelFonts, ink: string): Shape[] {
  const pen = createPen(label, grid, fonts)
  const { middle: x, short } = pen
  pen.icon(x, grid.h * (label.brand ? 0.33 : 0.5), short * 0.42, ink)
  pen.text('brand', label.brand, { x, y: grid.h * 0.74, max: grid.w * 0.9, size: grid.h * 0.24, fill: ink })
  return pen.shapes
}

type Design = (pen: Pen, text: LabelText, grid: LabelGrid) => void

/** Without a brand the name is the headline, and everything below moves up by one. */
const textBelowHeadline = ({ brand, name, sub, size }: Label): LabelText =>
  brand ? { brand, name, sub, size } : { brand: name, name: sub, sub: size, size: '' }

const joined = ({ sub, size }: LabelText) => [sub, size].filter(Boolean).join('  ·  ')

const classic: Design = (pen, text, { h }) => {
  const { palette, middle: x, inner, short } = pen
  const left = x - inner / 2 - short * 0.04
  pen.line(rect(left, h * 0.05, inner + short * 0.08, h * 0.9), palette.ac, short * 0.009)
  const inset = short * 0.02
  pen.line(rect(left + inset, h * 0.05 + inset, inner + inset * 2, h * 0.9 - inset * 2), palette.ac, short * 0.003)
  pen.icon(x, h * 0.2, short * 0.2, palette.ac)
  pen.headline({ x, y: h * 0.42, max: inner * 0.92, size: h * 0.17, fill: palette.fg })
  pen.fill(rect(x - inner * 0.18, h * 0.535, inner * 0.36, short * 0.007), palette.ac)
  pen.text('sans', text.name, { x, y: h * 0.64, max: inner * 0.86, size: h * 0.085, fill: palette.fg })
  pen.text('sans', text.sub, { x, y: h * 0.75, max: inner * 0.8, size: h * 0.055, fill: palette.ac })
  pen.text('sans', text.size, { x, y: h * 0.86, max: inner * 0.4, size: h * 0.05, fill: palette.fg })
}

const band: Design = (pen, text, { w, h }) => {
  const { palette, middle: x, inner, short } = pen
  pen.fill(rect(0, h * 0.56, w, h * 0.3), palette.ac)
  pen.icon(x, h * 0.13, short * 0.16, palette.ac)
  pen.headline({ x, y: h * 0.36, max: inner, size: h * 0.24, fill: palette.fg })
  pen.text('grotesk', text.name, { x, y: h * 0.665, max: inner * 0.95, size: h * 0.1, fill: palette.on })
  pen.text('grotesk', text.sub, { x, y: h * 0.785, max: inner * 0.9, size: h * 0.055, fill: palette.on })
  pen.text('grotesk', text.size, { x, y: h * 0.93, max: inner * 0.4, size: h * 0.05, fill: palette.fg })
}

const mono: Design = (pen, { brand, name, sub, size }, { h }) => {
  const { palette, middle, inner, short } = pen
  const [left, right] = [middle - inner / 2, middle + inner / 2]
  const words = (name || brand).split(' ').slice(0, 3)
  const height = Math.min(h * 0.15, ...words.map((word) => inner / Math.max(0.01, pen.measure('grotesk', word))))
  const small = { y: h * 0.12, fill: palette.fg }
  pen.text('grotesk', name ? brand : '', { ...small, x: left, max: inner * 0.6, size: h * 0.05, align: -1 })
  pen.text('grotesk', size, { ...small, x: right, max: inner * 0.35, size: h * 0.045, align: 1 })
  pen.fill(rect(left, h * 0.17, inner, short * 0.005), palette.fg)
  words.forEach((word, row) => {
    const y = h * 0.3 + row * height * 1.04
    pen.text('grotesk', word, { x: left, y, max: inner, size: height, fill: palette.fg, align: -1 })
  })
  pen.fill(circle(right - short * 0.12, h * 0.8, short * 0.12), palette.ac)
  pen.icon(right - short * 0.12, h * 0.8, short * 0.14, palette.bg)
  pen.text('grotesk', sub, { x: left, y: h * 0.88, max: inner * 0.62, size: h * 0.05, fill: palette.fg, align: -1 })
}

const sun: Design = (pen, text, { h }) => {
  const { palette, middle: x, inner } = pen
  const r = Math.min(inner * 0.44, h * 0.29)
  const y = h * 0.38
  pen.fill(circle(x, y, r), palette.ac)
  for (const hill of [0, 1, 2]) {
    const top = y + r * (0.18 + hill * 0.24)
    const half = Math.sqrt(Math.max(0, r * r - (top - y) ** 2))
    const bend = r * 0.16 * (hill % 2 ? 1 : -1)
    const crest = `${x - half * 0.4} ${top + bend} ${x + half * 0.4} ${top - bend} ${x + half} ${top}`
    pen.fill(`M${x - half} ${top}C${crest}A${r} ${r} 0 0 1 ${x - half} ${top}Z`, palette.c3, 0.5 + hill * 0.2)
  }
  pen.icon(x, y - r * 0.28, r * 0.72, palette.bg)
  pen.headline({ x, y: h * 0.77, max: inner, size: h * 0.15, fill: palette.fg })
  pen.text('sans', text.name, { x, y: h * 0.875, max: inner * 0.96, size: h * 0.065, fill: palette.fg })
  pen.text('sans', text.size || text.sub, { x, y: h * 0.945, max: inner * 0.5, size: h * 0.042, fill: palette.fg })
}

const stripe: Design = (pen, text, { w, h }) => {
  const { palette, middle: x, inner, short } = pen
  const step = (inner * 1.5) / 9
  for (let at = x - step / 2; at > -step; at -= 2 * step) pen.fill(rect(at, 0, step, h), palette.ac)
  for (let at = x + step * 1.5; at < w; at += 2 * step) pen.fill(rect(at, 0, step, h), palette.ac)
  const field = roundRect(x - inner / 2, h * 0.27, inner, h * 0.46, short * 0.03)
  pen.fill(field, palette.bg)
  pen.line(field, palette.fg, short * 0.006)
  pen.headline({ x, y: h * 0.43, max: inner * 0.86, size: h * 0.17, fill: palette.fg })
  pen.text('sans', text.name, { x, y: h * 0.575, max: inner * 0.84, size: h * 0.075, fill: palette.ac })
  pen.text('sans', joined(text), { x, y: h * 0.665, max: inner * 0.86, size: h * 0.045, fill: palette.fg })
}

const script: Design = (pen, text, { h }) => {
  const { palette, middle: x, inner, short } = pen
  pen.icon(x, h * 0.14, short * 0.16, palette.ac)
  pen.headline({ x, y: h * 0.4, max: inner, size: h * 0.27, fill: palette.fg })
  if (text.name) pen.fill(ellipse(x, h * 0.68, inner * 0.48, h * 0.1), palette.ac)
  pen.text('sans', text.name, { x, y: h * 0.69, max: inner * 0.8, size: h * 0.08, fill: palette.on })
  pen.text('sans', joined(text), { x, y: h * 0.88, max: inner * 0.9, size: h * 0.05, fill: palette.fg })
}

const tiles: Design = (pen, text, { w, h }) => {
  const { palette, middle: x, inner } = pen
  const side = (inner * 1.3) / 6
  const next = seededRandom(hashOf(text.brand))
  const inks = [palette.ac, palette.c3, palette.bg, palette.fg]
  const ink = (count: number) => inks[Math.floor(next() * count)] ?? palette.ac
  for (let top = 0; top < h * 0.5; top += side) {
    for (let column = -5; column < 11; column++) {
      const left = x - inner * 0.65 + column * side
      const [ground, quarter, corner] = [ink(4), ink(3), Math.floor(next() * 4)]
      if (left > w || left + side < 0) continue
      pen.fill(rect(left, top, side + 0.5, side + 0.5), ground)
      pen.fill(quarterCircle(left, top, side, corner), quarter)
    }
  }
  pen.fill(rect(0, h * 0.52, w, h * 0.48), palette.bg)
  pen.headline({ x, y: h * 0.665, max: inner, size: h * 0.16, fill: palette.fg })
  pen.text('grotesk', text.name, { x, y: h * 0.795, max: inner, size: h * 0.07, fill: palette.fg })
  pen.text('grotesk', joined(text), { x, y: h * 0.9, max: inner, size: h * 0.045, fill: palette.fg })
}

function quarterCircle(left: number, top: number, side: number, corner: number): string {
  const [isRight, isBottom] = [corner % 2 === 1, corner > 1]
  const [x, y] = [left + (isRight ? side : 0), top + (isBottom ? side : 0)]
  const [dx, dy] = [isRight ? -side : side, isBottom ? -side : side]
  return `M${x} ${y}L${x + dx} ${y}A${side} ${side} 0 0 ${dx * dy > 0 ? 1 : 0} ${x} ${y + dy}Z`
}

const arch: Design = (pen, text, { h }) => {
  const { palette, middle: x, inner, short } = pen
  const gate = (half: number, top: number) =>
    `M${x - half} ${h}V${top + half}A${half} ${half} 0 0 1 ${x + half} ${top + half}V${h}Z`
  pen.fill(gate(inner * 0.5, h * 0.16), palette.ac)
  pen.fill(gate(inner * 0.46, h * 0.19), palette.c3, 0.35)
  pen.icon(x, h * 0.36, short * 0.24, palette.on)
  pen.headline({ x, y: h * 0.57, max: inner * 0.84, size: h * 0.15, fill: palette.on })
  pen.text('sans', text.name, { x, y: h * 0.7, max: inner * 0.8, size: h * 0.075, fill: palette.on })
  pen.fill(rect(x - inner * 0.12, h * 0.77, inner * 0.24, short * 0.006), palette.on)
  pen.text('sans', text.sub, { x, y: h * 0.83, max: inner * 0.76, size: h * 0.048, fill: palette.on })
  pen.text('sans', text.size, { x, y: h * 0.92, max: inner * 0.4, size: h * 0.05, fill: palette.on })
}

/** For articles of real brands, which are not drawn: the kind of article in large letters, and an icon. */
const plain: Design = (pen, text, { w, h }) => {
  const { palette, middle: x, inner, short } = pen
  pen.fill(rect(0, 0, w, h * 0.07), palette.ac)
  pen.fill(rect(0, h * 0.93, w, h * 0.07), palette.ac)
  pen.fill(circle(x, h * 0.27, short * 0.14), palette.c3)
  pen.icon(x, h * 0.27, short * 0.17, palette.fg)
  pen.headline({ x, y: h * 0.56, max: inner * 0.9, size: h * 0.2, fill: palette.fg }, 3)
  pen.fill(rect(x - inner * 0.1, h * 0.71, inner * 0.2, short * 0.006), palette.ac)
  pen.text('sans', text.name, { x, y: h * 0.78, max: inner * 0.86, size: h * 0.06, fill: palette.fg })
  pen.text('sans', joined(text), { x, y: h * 0.86, max: inner * 0.7, size: h * 0.046, fill: palette.fg })
}

const DESIGNS = { classic, band, mono, sun, stripe, script, tiles, arch, plain }

export const LAYOUTS = Object.keys(DESIGNS) as (keyof typeof DESIGNS)[]

const isLayout = (name: string): name is keyof typeof DESIGNS => Object.hasOwn(DESIGNS, name)
