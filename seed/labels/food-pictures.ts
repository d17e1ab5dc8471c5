import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashed } from '../goods/article-hash.ts'
import type { DemoManifest } from '../picture-manifest.ts'
import { categoryKinds } from './category-kinds.ts'
import { pairChooser, type Pair } from './choose-pairs.ts'
import { headOf, labelWords, varietyOf, type Head, type Variety } from './label-words.ts'
import { holds, isSoldIn } from './shape-limits.ts'

type Row = Record<string, string>
type Supplier = { pairing: string; mark: { shape: string; letters: string }; layouts: [string, string, string] }
type LabelPalette = { near: string[]; line: 0 | 1 | 2 }

const read = <T>(path: string) => JSON.parse(readFileSync(join(import.meta.dirname, path), 'utf8')) as T
const suppliers = read<Record<string, Supplier>>('suppliers.json')
const palettes = read<Record<string, LabelPalette>>('../pictures/labels/palettes.json')

/**
 * Gives every article without a picture one by its name, content and supplier: the label names the variety, the palette
 * follows it, layout and face are the supplier's. Changes the rows. `rootOf` names the root of each category.
 */
export function addFoodPictures(
  byStore: Map<string, Row[]>,
  manifest: DemoManifest,
  rootOf: Map<string, string>,
): void {
  const choose = pairChooser()
  const tints = new Map(
    manifest.archetypes.flatMap(({ id, type, palettes }) => (type === 'labelled' ? [] : [[id, palettes] as const])),
  )
  for (const { store, row } of inListingOrder(byStore)) {
    const category = row.category!
    const words = wordsOf(row, manifest.ranking[category] ?? [])
    const pairs = pairsFor(words, row, tints)
    const pair = choose({ leaf: category, root: rootOf.get(category) ?? category, pairs })
    const isBare = tints.has(pair.archetype)
    row.picture = isBare ? bareRecipe(pair) : recipeOf(row, { ...words, pair, supplier: suppliers[store] })
  }
}

/** As the bestseller order has them: in stock first, then by popularity. */
function inListingOrder(byStore: Map<string, Row[]>) {
  const rows = [...byStore].flatMap(([store, rows]) => rows.map((row) => ({ store, row })))
  const isInStock = ({ stock }: Row) => Number(Number(stock) > 0)
  return rows
    .filter(({ row }) => !row.picture)
    .toSorted((a, b) => isInStock(b.row) - isInStock(a.row) || Number(b.row.popularity) - Number(a.row.popularity))
}

export type LabelledAs = { head: Head; variety: Variety | undefined }

/** The kind and the variety of an article; the category's own kind where no noun of the name fits. */
export function wordsOf({ name_de: name = '', category = '' }: Row, ranking: string[]): LabelledAs {
  const found = headOf(name, category, ranking)
  const fits = found !== undefined && found.head.home.includes(category)
  const general = ranking.filter((id) => id !== 'carton' && !UNCERTAIN[category]?.test(id))
  const head = fits ? found.head : { ...categoryKinds[category]!, archetypes: general.length > 0 ? general : ranking }
  const said = category === PLANTS ? name.replaceAll(MEAT, ' ') : name
  return { head, variety: varietyOf(said, fits ? found : undefined) }
}

/**
 * Shapes that need a name which says so: herrings are no fillets of salmon, and pickles of any kind come in no box.
 */
const UNCERTAIN: Record<string, RegExp> = {
  'vegan-tofu': /^tray-|^jar-cream|^tin$/,
  fisch: /^tray-/,
  konserven: /^box|^pouch/,
  'aufstriche-honig': /^box|^pouch/,
  'oel-essig': /^box|^pouch/,
  ...Object.fromEntries(
    ['wasser', 'limonade-cola', 'energy-sport', 'bier', 'bier-alkoholfrei'].map((drinks) => [drinks, /^juice|^brick/]),
  ),
  ...Object.fromEntries(
    ['sirup', 'wein', 'sekt-schaumwein', 'spirituosen'].map((drinks) => [drinks, /^juice|^brick|^can/]),
  ),
  pflanzendrinks: /^juice|^can/,
}

/** What is of plants is named after meat, and its label does not say so. */
const PLANTS = 'vegan-tofu'
const MEAT = /leber|schinken|speck|bacon|hähnchen|hühn|chicken|rind|schwein|salami|thunfisch|lachs|fisch|ente/gi

const LATER_SHAPE = 0.45
const LATER_PALETTE = 0.25
const NEAR_PALETTE = 5

/** `tints`: own colours of the shapes that carry no label, none of those with one look. */
function pairsFor({ head, variety }: LabelledAs, row: Row, tints: Map<string, string[]>): Pair[] {
  const colours = coloursFor(head, variety)
  const shapes = head.archetypes.filter((archetype) => !tints.has(archetype) || head.stems.length > 0)
  const all = shapes.flatMap((archetype, place) => {
    const cost = LATER_SHAPE * place + hashed(row.supplier_sku!, archetype, 100) / 1000
    const own = tints.get(archetype)
    if (own) return (own.length > 0 ? own : ['']).map((palette) => ({ archetype, palette, cost }))
    return colours.map((colour) => ({ archetype, palette: colour.palette, cost: cost + colour.cost }))
  })
  const suits = all.filter((pair) => isSeenRight(pair, variety?.de ?? head.de))
  const sold = suits.filter(({ archetype }) => isSoldIn(archetype, row))
  const sized = sold.filter(({ archetype }) => holds(archetype, row))
  return (
    [sized, sold, suits, all].find((pairs) => pairs.length > 0) ?? [{ archetype: 'carton', palette: 'hafer', cost: 0 }]
  )
}

function coloursFor({ palettes: ofKind }: Head, variety: Variety | undefined) {
  const own = variety ? [variety.palette] : ofKind
  const near = [...new Set(own.flatMap((name) => palettes[name]!.near))].filter((name) => !own.includes(name))
  return [
    ...own.map((palette, place) => ({ palette, cost: LATER_PALETTE * place })),
    ...near.map((palette, place) => ({ palette, cost: NEAR_PALETTE + LATER_PALETTE * place })),
  ]
}

/** Whether what is seen through the shape, or of it, goes with what the label says. */
function isSeenRight({ archetype, palette }: Pair, said: string): boolean {
  const seen = labelWords.contents[archetype]
  if (!seen) return true
  const says = (shape: string) => labelWords.contentWords[shape]?.some((word) => said.includes(word)) ?? false
  if (says(archetype)) return true
  const [family] = archetype.split('-')
  return (
    seen.includes(palette) &&
    !Object.keys(labelWords.contentWords).some((shape) => shape.startsWith(`${family}-`) && says(shape))
  )
}

const bareRecipe = ({ archetype, palette }: Pair) =>
  [archetype, palette, ...Array.from({ length: 7 }, () => '')].join(':')

type Drawn = LabelledAs & { pair: Pair; supplier: Supplier | undefined }

function recipeOf(row: Row, { head, variety, pair, supplier }: Drawn): string {
  const { archetype, palette } = pair
  const motif = variety && variety.rank < 3 ? variety.motif : head.motif
  const { pairing, mark, layouts } = supplier ?? GENERAL
  const line = labelWords.leafMotifs.includes(motif) ? 1 : palettes[palette]!.line
  const isSaid = variety?.de.toLowerCase().includes(head.de.toLowerCase())
  const sayings = (['de', 'en'] as const).map((language) => [
    variety?.[language] ?? head[language],
    variety && !isSaid ? head[language] : '',
    contentText(row, language),
  ])
  const letters = `${mark.shape} ${mark.letters}`
  return [archetype, palette, layouts[line], pairing, motif, letters, ...sayings.flat()].join(':')
}

/** For whoever has no hand of its own. */
const GENERAL: Supplier = {
  pairing: 'kontor',
  mark: { shape: 'circle', letters: 'T' },
  layouts: ['markise', 'herbar', 'fenster'],
}

const NUMBERS = { de: new Intl.NumberFormat('de'), en: new Intl.NumberFormat('en') }

function contentText({ content_amount: amount, content_unit: unit }: Row, language: 'de' | 'en'): string {
  const content = Number(amount)
  if (unit === 'PIECE') return language === 'de' ? `${content} Stück` : `${content} pieces`
  const [small, large] = unit === 'G' ? ['g', 'kg'] : ['ml', 'l']
  return content < 1000 ? `${content} ${small}` : `${NUMBERS[language].format(content / 1000)} ${large}`
}
