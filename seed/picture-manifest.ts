import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The parts of seed/pictures/manifest.json that the demo shop is made from. */
export type DemoManifest = {
  /** Archetypes that suit a category, best first. */
  ranking: Record<string, string[]>
  archetypes: { id: string; type: 'labelled' | 'tinted' | 'plain'; palettes: string[] }[]
  stores: DemoStore[]
}
export type DemoStore = {
  id: string
  name: string
  city: string
  tile: string
  categories: string[]
  slogan: { de: string; en: string }
  /** Euros. */
  minimumOrder: number
}

export const readDemoManifest = (): DemoManifest =>
  JSON.parse(readFileSync(join(import.meta.dirname, 'pictures/manifest.json'), 'utf8'))
