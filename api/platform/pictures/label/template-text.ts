import type { FontName } from './label-outline.ts'
import { circle, roundRect, type Shape } from './label-shapes.ts'
import { breaksOf, withJoints } from './template-breaks.ts'
import { colourOf, pointOf, type Drawing } from './template-drawing.ts'

type Attributes = Record<string, string>
type Line = {
  text: string
  font: FontName
  size: number
  x: number
  y: number
  anchor: number
  fill: string
  track: number
}

/** The text of a slot, as large as its place allows, broken where that makes it larger. */
export function textShapes(drawing: Drawing, attributes: Attributes): Shape[] {
  const { place, fonts, label } = drawing
  const spoken = wordsOf(drawing, attributes)
  if (spoken === '') return []
  const face = faceOf(drawing, attributes)
  const text = face.isCaps ? spoken.toUpperCase() : spoken
  const { lines, size } = largest(drawing, attributes, text)
  const first = place.y(Number(attributes.y)) - ((lines.length - 1) * size * face.lead) / 2
  const anchor = ANCHORS[attributes['text-anchor'] ?? 'middle'] ?? 0.5
  const fill = colourOf(label.palette, attributes.fill ?? '')
  const x = place.x(Number(attributes.x))
  return lines.flatMap((line, row) => {
    const y = first + row * size * face.lead + size * capOf(face.font)
    return lineShapes({ text: line, font: face.font, size, x, y, anchor, fill, track: face.track }, fonts)
  })
}

const ANCHORS: Record<string, number> = { start: 0, middle: 0.5, end: 1 }

/** A word may be broken inside only when that gains clearly; a second line must gain a little. */
const HARD_BREAK = 0.74
const SOFT_BREAK = 0.96

function largest(drawing: Drawing, attributes: Attributes, text: string) {
  const { fonts, place } = drawing
  const { font, track, lead, gain, isDisplay } = faceOf(drawing, attributes)
  const widthOf = (line: string) => fonts.outline(font, line).width + track * ([...line].length - 1)
  const stated = Number(attributes['font-size'])
  const room = {
    across: Number(attributes['data-max']) * place.sx,
    down: Number(attributes['data-height'] ?? stated * 1.2) * place.sy,
  }
  const isNarrow = isDisplay && place.isTall && place.sy > place.sx * 1.15
  const most = stated * place.k * gain * (isNarrow ? Math.min(1.22, place.sy / place.sx) : 1)
  const sizeOf = (lines: string[]) =>
    Math.min(
      most,
      room.across / Math.max(0.01, ...lines.map(widthOf)),
      room.down / (lines.length * lead * (isDisplay ? 0.95 : 1)),
    )
  const sized = breaksOf(text, Number(attributes['data-lines'] ?? 1)).map(({ lines, isHard }) => {
    const size = sizeOf(lines)
    return { lines, size, worth: size * (isHard ? HARD_BREAK : 1) * (lines.length > 1 ? SOFT_BREAK : 1) }
  })
  return sized.reduce((best, way) => (way.worth > best.worth ? way : best))
}

/** A text around a ring, repeated until it closes; a ring without its own text says the variety. */
export function ringShapes(drawing: Drawing, attributes: Attributes): Shape[] {
  const { place, fonts, label } = drawing
  const spoken = wordsOf(drawing, attributes) || label.variety
  if (spoken === '') return []
  const { font, track, gain, isCaps } = faceOf(drawing, attributes)
  const text = isCaps ? spoken.toUpperCase() : spoken
  const widthOf = (part: string) => fonts.outline(font, part).width
  const tracked = (part: string) => widthOf(part) + track * ([...part].length - 1)
  const r = Number(attributes['data-arc']) * place.k
  const around = 2 * Math.PI * r
  const most = Number(attributes['font-size']) * place.k * gain
  const unit = `${text} · `
  const ring = [...unit.repeat(Math.max(1, Math.round(around / (tracked(unit) * most))))]
  const size = Math.min(most, around / (tracked(ring.join('')) + track))
  const gap = (around / size - ring.reduce((sum, letter) => sum + widthOf(letter), 0)) / ring.length
  const fill = colourOf(label.palette, attributes.fill ?? '')
  const centre = { x: place.x(Number(attributes.x)), y: place.y(Number(attributes.y)) }
  let angle = -Math.PI / 2 - (tracked(text) * size) / r / 2
  return ring.flatMap((letter) => {
    const { d, width } = fonts.outline(font, letter)
    const matrix = onRing(
      { angle: angle + ((width / 2) * size) / r, half: (width / 2) * size, size, r: r - size * capOf(font) * 0.98 },
      centre,
    )
    angle += ((width + gap) * size) / r
    return d ? [{ d, fill, matrix }] : []
  })
}

type Letter = { angle: number; half: number; size: number; r: number }

function onRing({ angle, half, size, r }: Letter, centre: { x: number; y: number }): Shape['matrix'] {
  const [c, s, scale] = [Math.cos(angle + Math.PI / 2), Math.sin(angle + Math.PI / 2), size / 100]
  const x = centre.x + r * Math.cos(angle) - half * c
  const y = centre.y + r * Math.sin(angle) - half * s
  return [scale * c, scale * s, -scale * s, scale * c, x, y]
}

/** The supplier's monogram. */
export function badgeShapes({ label, place, fonts }: Drawing, attributes: Attributes): Shape[] {
  const [shape = '', letters = ''] = label.mark.split(' ')
  const outline = BADGES[shape]
  if (!outline || letters === '') return []
  const [atX, atY] = pointOf(attributes['data-at'])
  const size = Number(attributes['data-size']) * place.k
  const [x, y] = [place.x(atX), place.y(atY)]
  const font = label.pairing.display
  const letter = Math.min(size * 0.5, (size * 0.62) / Math.max(0.01, fonts.outline(font, letters).width))
  const fill = colourOf(label.palette, attributes['data-paper'] ?? '')
  return [
    { d: outline(x, y, size), fill: colourOf(label.palette, attributes['data-ink'] ?? '') },
    ...lineShapes(
      { text: letters, font, size: letter, x, y: y + letter * capOf(font), anchor: 0.5, fill, track: 0 },
      fonts,
    ),
  ]
}

const BADGES: Record<string, (x: number, y: number, size: number) => string> = {
  circle: (x, y, size) => circle(x, y, size / 2),
  square: (x, y, size) => roundRect(x - size * 0.46, y - size * 0.46, size * 0.92, size * 0.92, size * 0.12),
  diamond: (x, y, size) => polygon(x, y, { size: size * 0.6, corners: 4 }),
  hexagon: (x, y, size) => polygon(x, y, { size: size * 0.54, corners: 6 }),
  shield: (x, y, s) =>
    `M${x - s * 0.44} ${y - s * 0.5}h${s * 0.88}v${s * 0.5}q0 ${s * 0.36} ${-s * 0.44} ${s * 0.52}` +
    `q${-s * 0.44} ${-s * 0.16} ${-s * 0.44} ${-s * 0.52}z`,
  arch: (x, y, s) =>
    `M${x - s * 0.42} ${y + s * 0.5}v${-s * 0.55}a${s * 0.42} ${s * 0.42} 0 0 1 ${s * 0.84} 0v${s * 0.55}z`,
}

function polygon(x: number, y: number, { size, corners }: { size: number; corners: number }): string {
  const points = Array.from({ length: corners }, (_, i) => {
    const angle = (i / corners) * 2 * Math.PI - Math.PI / 2
    return `${x + size * Math.cos(angle)} ${y + size * Math.sin(angle)}`
  })
  return `M${points.join('L')}z`
}

function lineShapes({ text, font, size, x, y, anchor, fill, track }: Line, fonts: Drawing['fonts']): Shape[] {
  const scale = size / 100
  if (track === 0) {
    const { d, width } = fonts.outline(font, text)
    return d ? [{ d, fill, at: [scale, x - width * size * anchor, y] }] : []
  }
  const letters = [...text].map((letter) => fonts.outline(font, letter))
  const width = letters.reduce((sum, letter) => sum + letter.width + track, -track) * size
  let at = x - width * anchor
  return letters.flatMap((letter) => {
    const shape: Shape = { d: letter.d, fill, at: [scale, at, y] }
    at += (letter.width + track) * size
    return letter.d ? [shape] : []
  })
}

function faceOf({ label: { pairing } }: Drawing, attributes: Attributes) {
  const isDisplay = attributes.class === 'display'
  return {
    isDisplay,
    font: isDisplay ? pairing.display : pairing.text,
    isCaps: Boolean(attributes['data-caps']) || (isDisplay && pairing.caps === true),
    track: Number(attributes['letter-spacing'] ?? 0) + (isDisplay ? (pairing.track ?? 0) : 0),
    gain: isDisplay ? (pairing.gain ?? 1) : 1,
    lead: isDisplay ? (pairing.lead ?? 1.02) : 1.1,
  }
}

function wordsOf({ label, system }: Drawing, attributes: Attributes): string {
  const slot = attributes['data-slot']
  if (slot === 'net') return label.net
  if (slot === 'kind') return label.kind
  if (slot !== 'variety') return ''
  return attributes.class === 'display' ? withJoints(label.variety, system.softHyphens) : label.variety
}

/** Half the height of a capital in ems: letters stand with their middle on the line. */
const capOf = (font: FontName) => CAPS[font]

const CAPS: Record<FontName, number> = {
  'dm-serif-display': 0.34,
  'abril-fatface': 0.35,
  'archivo-black': 0.355,
  oswald: 0.4,
  'playfair-display': 0.35,
  'instrument-serif': 0.325,
  caveat: 0.28,
  'josefin-sans': 0.36,
  'space-grotesk': 0.35,
}
