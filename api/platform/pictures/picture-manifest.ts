import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readLabelSystem, type LabelSystem } from './label/label-system.ts'
import type { PictureRecipe, PictureView } from './picture-recipe.ts'

/** Colours as '#rrggbb': ground, text, accent, text on accent, third colour. */
export type Palette = { bg: string; fg: string; ac: string; on: string; c3: string }

/** A view has either a base to print on or a finished picture. */
export type ArchetypeView = { base?: string; file?: string; alt: { de: string; en: string } }

export type Archetype = {
  id: string
  /** What is built alike: 'plates', 'cup'. */
  family: string
  type: 'labelled' | 'tinted' | 'plain'
  /** The colour of what it stands on. */
  set: string
  /** Carries icon and brand on a coloured ground instead of a label. */
  print?: 'mark'
  /** Colours of a mark on a good whose own colour is fixed; otherwise the palette's accent. */
  mark?: { ground: string; ink: string }
  /** Palettes that suit it: names in `palettes`, for tinted goods in `tints`. */
  palettes: string[]
  tints?: Record<string, { ac: string; bg: string }>
  /** The part of the label's height that the main picture shows, all where not given: lids and rims hide the rest. */
  visible?: [top: number, bottom: number]
  views: Partial<Record<PictureView, ArchetypeView>>
}

export type PictureManifest = {
  version: number
  archetypes: Map<string, Archetype>
  palettes: Record<string, Palette>
  labels: LabelSystem
  /** Paths of the committed scenes below the source folder. */
  stored: Set<string>
}

type ManifestFile = {
  version: number
  archetypes: Archetype[]
  palettes: Record<string, Palette>
  leaves: Record<string, { file: string }>
  categories: Record<string, { file: string }>
  covers: { file: string }[]
  heroes: { file: string }[]
}

/** Throws when the folder has no readable manifest.json. */
export function readPictureManifest(source: string): PictureManifest {
  const file = JSON.parse(readFileSync(join(source, 'manifest.json'), 'utf8')) as ManifestFile
  const scenes = [...Object.values(file.leaves), ...Object.values(file.categories), ...file.covers, ...file.heroes]
  return {
    version: file.version,
    archetypes: new Map(file.archetypes.map((archetype) => [archetype.id, archetype])),
    palettes: file.palettes,
    labels: readLabelSystem(source),
    stored: new Set(scenes.map((scene) => scene.file)),
  }
}

/** Throws an Error naming what is unknown. */
export function archetypeNamed(manifest: PictureManifest, id: string): Archetype {
  const archetype = manifest.archetypes.get(id)
  if (!archetype) throw new Error(`unknown archetype '${id}'`)
  return archetype
}

/** Throws when the archetype is not pictured from that side. */
export function viewNamed(archetype: Archetype, view: PictureView): ArchetypeView {
  const found = archetype.views[view]
  if (!found) throw new Error(`archetype '${archetype.id}' has no view '${view}'`)
  return found
}

/** The colours of a recipe on its archetype. Throws an Error naming what is unknown. */
export function paletteOf(
  manifest: PictureManifest,
  archetype: Archetype,
  { layout, palette }: Pick<PictureRecipe, 'layout' | 'palette'>,
): Palette {
  const template = archetype.type === 'labelled' ? manifest.labels.templates.get(layout) : undefined
  if (!template) return paletteNamed(manifest, archetype, palette)
  const { object, label, ink, on, lid, tint } = labelPaletteNamed(manifest, palette)
  if (template.ground === 'label') return { bg: label, fg: ink, ac: object, on, c3: tint }
  // The sides of a box are the box.
  return { bg: object, fg: on, ac: /^(box|bar$)/.test(archetype.id) ? object : lid, on, c3: tint }
}

/** Throws when there is no such palette of labels. */
export function labelPaletteNamed({ labels }: PictureManifest, name: string) {
  const palette = labels.palettes.get(name)
  if (!palette) throw new Error(`unknown palette '${name}'`)
  return palette
}

/** A tint of the archetype or a palette of the manifest. Throws when neither is called so. */
function paletteNamed(manifest: PictureManifest, archetype: Archetype, name: string): Palette {
  const tint = Object.hasOwn(archetype.tints ?? {}, name) ? archetype.tints?.[name] : undefined
  if (tint) return { ...tint, fg: '#2b2622', on: '#ffffff', c3: tint.bg }
  const palette = Object.hasOwn(manifest.palettes, name) ? manifest.palettes[name] : undefined
  if (!palette) throw new Error(`unknown palette '${name}'`)
  return palette
}

/** Colour of the surface that is printed on. */
export const groundOf = ({ print, mark }: Archetype, palette: Palette) =>
  print === 'mark' ? (mark?.ground ?? palette.ac) : palette.bg
