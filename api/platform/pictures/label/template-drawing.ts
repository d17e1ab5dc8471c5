import type { LabelPalette, LabelSystem, Motif, Pairing } from './label-system.ts'
import type { LabelFonts } from './label-outline.ts'

/** A label drawn by a template; `mark` is the shape and the letters of a monogram, as 'circle RT', or ''. */
export type TemplateLabel = {
  layout: string
  palette: LabelPalette
  pairing: Pairing
  motif: Motif
  mark: string
  variety: string
  kind: string
  net: string
}

/** The part of a label's height that can be seen, in shares of it. */
export type Visible = readonly [top: number, bottom: number]

/** How a template's grid lies on the label: shapes keep their form with `k`, places are spread by `sx` and `sy`. */
export type Placement = {
  sx: number
  sy: number
  k: number
  isTall: boolean
  x(value: number): number
  y(value: number): number
}

export type Drawing = {
  label: TemplateLabel
  system: Pick<LabelSystem, 'softHyphens'>
  fonts: LabelFonts
  place: Placement
}

export const pointOf = (text = ''): [x: number, y: number] => text.split(' ').map(Number) as [number, number]

/** 'var(--ink)' is a colour of the palette, anything else stands for itself. */
export function colourOf(palette: LabelPalette, value: string): string {
  const name = /^var\(--(\w+)\)$/.exec(value)?.[1]
  return name ? palette[name as keyof LabelPalette] : value
}
