import { value } from './family.ts'
import type { Axis, Value } from './family.ts'
import type { Words } from './traits.ts'

/** Colours of tinted goods, by the name of the tint in the picture manifest. */
const TINTS = {
  weiss: ['weiß', 'white'],
  sand: ['sand', 'sand'],
  petrol: ['petrol', 'petrol'],
  salbei: ['salbei', 'sage'],
  terrakotta: ['terrakotta', 'terracotta'],
  schiefer: ['schiefergrau', 'slate grey'],
  grau: ['grau', 'grey'],
  gruen: ['grün', 'green'],
  blau: ['blau', 'blue'],
  rost: ['rostrot', 'rust'],
  rot: ['rot', 'red'],
  creme: ['creme', 'cream'],
  schwarz: ['schwarz', 'black'],
  holz: ['holzfarben', 'wood-coloured'],
  kupfer: ['kupfer', 'copper'],
  senf: ['senfgelb', 'mustard'],
} as const satisfies Record<string, Words>

/** Goods dyed in one colour with a mark on it take the palette's accent. */
const DYES = {
  wein: ['bordeaux', 'burgundy'],
  tanne: ['gold', 'gold'],
  koralle: ['koralle', 'coral'],
  meer: ['blau', 'blue'],
  flieder: ['lila', 'purple'],
  feld: ['grün', 'green'],
  ton: ['terrakotta', 'terracotta'],
  minze: ['jade', 'jade'],
  schiefer: ['anthrazit', 'anthracite'],
  senf: ['senfgelb', 'mustard'],
  beere: ['beere', 'berry'],
  papier: ['taupe', 'taupe'],
  lehm: ['braun', 'brown'],
} as const satisfies Record<string, Words>

/** Goods printed all over take the palette's ground. */
const GROUNDS = {
  nacht: ['nachtblau', 'midnight blue'],
  wein: ['creme', 'cream'],
  tanne: ['tannengrün', 'fir green'],
  meer: ['eisblau', 'ice blue'],
  flieder: ['flieder', 'lilac'],
  feld: ['hellgelb', 'pale yellow'],
  ton: ['kraftbraun', 'kraft brown'],
  minze: ['mint', 'mint'],
  schiefer: ['weiß', 'white'],
  senf: ['schwarzbraun', 'black brown'],
  beere: ['rosé', 'rose'],
  kiesel: ['hellgrau', 'light grey'],
} as const satisfies Record<string, Words>

const axisOf = (values: Value[]): Axis => ({ key: 'colour', trait: 'colour', values })

export const tints = (...names: (keyof typeof TINTS)[]): Axis =>
  axisOf(names.map((name) => value(TINTS[name], undefined, { palette: name, factor: name === 'weiss' ? 1 : 1.08 })))

export const dyes = (...names: (keyof typeof DYES)[]): Axis =>
  axisOf(names.map((name) => value(DYES[name], undefined, { palette: name })))

export const grounds = (...names: (keyof typeof GROUNDS)[]): Axis =>
  axisOf(names.map((name) => value(GROUNDS[name], undefined, { palette: name })))
