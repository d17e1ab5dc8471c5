import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FontName } from './label-outline.ts'
import { parseTemplate, type Template } from './label-template.ts'

/** Colours as '#rrggbb'. `object` is the coloured pack, `on` the text on it, `lid` its caps; `label` is pale paper, `ink` the text on it. */
export type LabelPalette = Record<'object' | 'label' | 'ink' | 'accent' | 'tint' | 'on' | 'lid', string>

/** A display and a text face that go together, with what makes the display face look as large as the others. */
export type Pairing = {
  display: FontName
  text: FontName
  caps?: boolean
  gain?: number
  /** In ems. */
  track?: number
  lead?: number
}

/** A line drawing on a grid of 100 × 100: `line` is stroked, `fill` filled. */
export type Motif = { line: string; fill: string }

/** What labels of real articles are made from: they name the variety, never a brand. */
export type LabelSystem = {
  palettes: Map<string, LabelPalette>
  pairings: Map<string, Pairing>
  motifs: Map<string, Motif>
  templates: Map<string, Template>
  /** Words with the places where they may be broken. */
  softHyphens: string[]
}

/** Reads the folder `labels` below the source of the pictures. */
export function readLabelSystem(source: string): LabelSystem {
  const folder = join(source, 'labels')
  const read = (name: string) => readFileSync(join(folder, name), 'utf8')
  const type = JSON.parse(read('type.json')) as { pairings: Record<string, Pairing>; softHyphens: string[] }
  const templates = readdirSync(join(folder, 'layouts')).map((file) => {
    return [file.replace('.svg', ''), parseTemplate(read(join('layouts', file)))] as const
  })
  return {
    palettes: new Map(Object.entries(JSON.parse(read('palettes.json')) as Record<string, LabelPalette>)),
    pairings: new Map(Object.entries(type.pairings)),
    motifs: new Map(Object.entries(JSON.parse(read('motifs.json')) as Record<string, Motif>)),
    templates: new Map(templates),
    softHyphens: type.softHyphens,
  }
}

/** Throws when there is no such pairing. */
export function pairingNamed({ pairings }: LabelSystem, name: string): Pairing {
  const pairing = pairings.get(name)
  if (!pairing) throw new Error(`unknown pairing '${name}'`)
  return pairing
}
