import type { LabelSystem } from './label-system.ts'
import type { TemplateForm, TemplateNode } from './label-template.ts'
import type { LabelFonts } from './label-outline.ts'
import type { LabelGrid } from './label-pen.ts'
import { circle, ellipse, rect, roundRect, type Shape } from './label-shapes.ts'
import {
  colourOf,
  pointOf,
  type Drawing,
  type Placement,
  type TemplateLabel,
  type Visible,
} from './template-drawing.ts'
import { badgeShapes, ringShapes, textShapes } from './template-text.ts'

type Area = { w: number; top: number; h: number; width: number }
type Draft = Drawing & { area: Area; shapes: Shape[] }

export function templateShapes(
  label: TemplateLabel,
  { grid, visible, system }: { grid: LabelGrid; visible: Visible; system: LabelSystem },
  fonts: LabelFonts,
): Shape[] {
  const template = system.templates.get(label.layout)
  if (!template) throw new Error(`unknown layout '${label.layout}'`)
  const [h, top] = [grid.h * (visible[1] - visible[0]), grid.h * visible[0]]
  const ratio = grid.inner / h
  const form = ratio < 0.85 ? template.tall : ratio < 1.5 ? template.square : template.wide
  const place = placementOn(form, { ...grid, h, top }, form === template.tall)
  const draft = { label, system, fonts, place, area: { w: grid.w, top, h, width: form.width }, shapes: [] as Shape[] }
  for (const node of form.nodes) draw(draft, node, 0)
  return draft.shapes
}

function placementOn(
  { width, height }: TemplateForm,
  { w, inner, h, top }: LabelGrid & { top: number },
  isTall: boolean,
): Placement {
  const [sx, sy] = [inner / width, h / height]
  const x = (value: number) => w / 2 + (value - width / 2) * sx
  return { sx, sy, k: Math.min(sx, sy), isTall, x, y: (value) => top + value * sy }
}

/** `dx` moves a copy of what is repeated. */
function draw(draft: Draft, node: TemplateNode, dx: number): void {
  const { attributes, tag } = node
  const { shapes } = draft
  if (attributes['data-repeat']) return repeat(draft, node)
  if (attributes['data-slot'] === 'motif') return void shapes.push(...motifShapes(draft, attributes))
  if (attributes['data-slot'] === 'pattern') return void shapes.push(...patternShapes(draft, attributes))
  if (attributes['data-slot'] === 'mark') return void shapes.push(...badgeShapes(draft, attributes))
  if (tag === 'text')
    return void shapes.push(...(attributes['data-arc'] ? ringShapes(draft, attributes) : textShapes(draft, attributes)))
  const shape = shapeOf(draft, node, dx)
  if (shape) shapes.push(shape)
}

function repeat(draft: Draft, { attributes, children }: TemplateNode) {
  const { place, area } = draft
  const step = Number(attributes['data-repeat']) * place.sx
  const first = area.w / 2 - (area.width / 2) * place.sx + Number(attributes['data-start']) * place.sx
  for (let i = -Math.ceil((first + step) / step); first + i * step < area.w; i++)
    for (const child of children) draw(draft, child, first + i * step - place.x(0))
}

function shapeOf({ label, place, area }: Draft, { tag, attributes }: TemplateNode, dx: number): Shape | null {
  const at = (name: string) => Number(attributes[name] ?? 0)
  const { k, sx, x, y } = place
  const line = attributes.stroke
  const style = {
    fill: colourOf(label.palette, attributes.fill ?? 'none'),
    ...(line ? { stroke: colourOf(label.palette, line), width: at('stroke-width') * k, isRound: true } : {}),
    ...(attributes.opacity ? { alpha: at('opacity') } : {}),
  }
  const stretch = attributes['data-scale'] === 'x' ? sx : k
  if (tag === 'circle') return { d: circle(x(at('cx')) + dx, y(at('cy')), at('r') * stretch), ...style }
  if (tag === 'ellipse') return { d: ellipse(x(at('cx')) + dx, y(at('cy')), at('rx') * k, at('ry') * k), ...style }
  if (tag === 'rect') return { d: rectOf({ place, area }, attributes, dx), ...style }
  if (tag !== 'path') return null
  const [pathX, pathY] = pointOf(attributes['data-at'])
  const width = at('stroke-width')
  return {
    d: attributes.d ?? '',
    ...style,
    ...(line ? { width } : {}),
    at: [k, x(pathX) - pathX * k, y(pathY) - pathY * k],
  }
}

/** `bleed` runs around the whole label, `stretch` follows both sides, others keep their form. */
function rectOf({ place, area }: Pick<Draft, 'place' | 'area'>, attributes: Record<string, string>, dx: number) {
  const { k, sx, sy } = place
  const [x, y, w, h, r] = ['x', 'y', 'width', 'height', 'rx'].map((name) => Number(attributes[name] ?? 0)) as [
    number,
    number,
    number,
    number,
    number,
  ]
  if (attributes['data-fit'] === 'bleed') return rect(0, place.y(y), area.w, h * sy)
  if (attributes['data-fit'] === 'stretch') {
    if (r > 0) return roundRect(place.x(x) + dx, place.y(y), w * sx, h * sy, r * k)
    return rect(place.x(x) + dx, place.y(y), w * sx + SEAM, h * sy)
  }
  const wide = w * (w > WIDE ? sx : k)
  return roundRect(place.x(x + w / 2) - wide / 2, place.y(y + h / 2) - (h * k) / 2, wide, h * k, r * k)
}

/** Neighbouring stripes overlap by so much that no seam shows. */
const SEAM = 0.4
/** A rule wider than this follows the width of the label. */
const WIDE = 300

function motifShapes({ label, place }: Draft, attributes: Record<string, string>): Shape[] {
  const [x, y] = pointOf(attributes['data-at'])
  return motifAt(label, attributes, { x: place.x(x), y: place.y(y), size: Number(attributes['data-size']) * place.k })
}

function patternShapes({ label, place, area }: Draft, attributes: Record<string, string>): Shape[] {
  const [step, size] = ['data-step', 'data-size'].map((name) => Number(attributes[name]) * place.k) as [number, number]
  const rows = Math.max(2, Math.round(area.h / step))
  const down = area.h / rows
  const across = Math.ceil(area.w / step)
  const shapes: Shape[] = []
  for (let row = -1; row <= rows; row++)
    for (let column = -across; column <= across; column++) {
      const x = area.w / 2 + (column + (row % 2 ? 0 : 0.5)) * step
      const isSeen = x > -step && x < area.w + step
      if (isSeen) shapes.push(...motifAt(label, attributes, { x, y: area.top + down * (row + 0.5), size }))
    }
  return shapes
}

function motifAt(
  { motif, palette }: TemplateLabel,
  attributes: Record<string, string>,
  { x, y, size }: { x: number; y: number; size: number },
): Shape[] {
  const at: Shape['at'] = [size / 100, x - size / 2, y - size / 2]
  const stroke = colourOf(palette, attributes.stroke ?? 'none')
  const width = Number(attributes['stroke-width'])
  const fill = colourOf(palette, attributes['data-fill'] ?? 'none')
  return [
    ...(motif.line ? [{ d: motif.line, stroke, width, isRound: true, at }] : []),
    ...(motif.fill ? [{ d: motif.fill, fill, stroke, width: width * 0.6, isRound: true, at }] : []),
  ]
}
