import type { Placement, Technique } from '../../contract/designs/designs.ts'

type Rule = { minColors: number; maxColors: number }

/** How many colours a technique takes. A four-colour print mixes its own; the first of `colors` is that of the text. */
export const techniqueRules: Record<Technique, Rule> = {
  PRINT_1C: { minColors: 1, maxColors: 1 },
  PRINT_4C: { minColors: 0, maxColors: 1 },
  EMBROIDERY: { minColors: 1, maxColors: 6 },
  ENGRAVING: { minColors: 0, maxColors: 0 },
}

/** What the goods of an archetype can be decorated with; others that have a printable surface take a print. */
const byArchetype: Record<string, Technique[]> = {
  apron: ['PRINT_1C', 'PRINT_4C', 'EMBROIDERY'],
  tote: ['PRINT_1C', 'PRINT_4C', 'EMBROIDERY'],
  mug: ['PRINT_1C', 'PRINT_4C', 'ENGRAVING'],
  menu: ['PRINT_1C', 'ENGRAVING'],
  'menu-leather': ['ENGRAVING', 'PRINT_1C'],
  tablecard: ['PRINT_1C', 'PRINT_4C', 'ENGRAVING'],
}
const printed: Technique[] = ['PRINT_1C', 'PRINT_4C']

export const techniquesOf = (archetype: string): Technique[] =>
  Object.hasOwn(byArchetype, archetype) ? byArchetype[archetype]! : printed

/** Where logo and text stand before the buyer moves them; smaller where the area is wide and low. */
export const logoPlacement = (aspect: number): Placement => ({
  ...middle,
  y: 0.42,
  scale: share(Math.min(0.5, 0.5 / aspect)),
})
export const textPlacement = (aspect: number): Placement => ({
  ...middle,
  y: 0.82,
  scale: share(Math.min(0.6, 1.5 / aspect)),
})

const middle = { x: 0.5, rotation: 0 }
const share = (value: number) => Math.round(value * 100) / 100
