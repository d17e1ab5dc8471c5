import { parse } from 'csv-parse/sync'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chosen, hashed } from '../goods/article-hash.ts'
import { drinkTax } from './drink-tax.ts'
import { foodKinds, type FoodKind } from './food-kinds.ts'
import { cleanName, englishName, foodWordOf } from './food-name.ts'
import type { FoodWord } from './food-words.ts'

/** A real article as a line of the import. */
export type FoodRow = { category: string; gtin: string; row: Record<string, string> }
type Source = Record<
  | 'gtin'
  | 'name_de'
  | 'brand'
  | 'category'
  | 'quantity'
  | 'organic'
  | 'alcohol_pct'
  | 'fat_g'
  | 'saturated_g'
  | 'carbs_g'
  | 'sugar_g'
  | 'fibre_g'
  | 'protein_g'
  | 'salt_g'
  | 'ingredients_de',
  string
>
/** Archetypes of the studio by category, best first. */
export type Ranking = Record<string, string[]>

const FILE = join(import.meta.dirname, '../data/products-food-de.csv')

/** The real food and beverage articles, each once, with demo prices, packs and stock made from the article itself. */
export function* foodRows(ranking: Ranking): Iterable<FoodRow> {
  const sources = parse<Source>(readFileSync(FILE), { columns: true, delimiter: ';', bom: true })
  for (const source of sources) yield { category: source.category, gtin: source.gtin, row: rowOf(source, ranking) }
}

function rowOf(source: Source, ranking: Ranking): Record<string, string> {
  const { gtin, brand, category } = source
  const kind = foodKinds[category]!
  const name = cleanName(source.name_de, brand)
  const fitting = ranking[category] ?? ['carton']
  const word = foodWordOf(name, fitting)
  const content = contentOf(source, kind)
  return {
    supplier_sku: `F-${gtin}`,
    gtin,
    name_de: name,
    name_en: englishName(name, word),
    brand,
    category,
    ...tradeOf(source, kind, content),
    content_amount: String(content),
    content_unit: kind.content[1],
    organic: isOrganic(source) ? 'ja' : '',
    deposit: kind.deposit ? (kind.deposit.cents / 100).toFixed(2) : '',
    deposit_type: kind.deposit?.type ?? '',
    alcohol_percent: source.alcohol_pct,
    ingredients: source.ingredients_de,
    storage: storageTexts[kind.storage].de,
    storage_en: storageTexts[kind.storage].en,
    ...nutritionOf(source),
    description_de: descriptionOf(name, kind, 'de'),
    description_en: descriptionOf(name, kind, 'en'),
    picture: pictureOf({ gtin, kind, word, content, fitting }),
  }
}

const isOrganic = ({ organic, name_de }: Source) => /^(1|true|yes|ja)$/i.test(organic) || /\b(bio|öko)\b/i.test(name_de)

/** The size the name states, else the usual one of the category; in grams, millilitres or pieces. */
function contentOf({ quantity }: Source, { content: [usual, unit] }: FoodKind): number {
  const [, amount = '', given = ''] = /^(\d+(?:,\d+)?)\s*(g|kg|ml|cl|l)$/i.exec(quantity.trim()) ?? []
  const factor = { g: 1, kg: 1000, ml: 1, cl: 10, l: 1000 }[given.toLowerCase()]
  const isLiquid = /^(ml|cl|l)$/i.test(given)
  if (!factor || unit === 'PIECE' || isLiquid !== (unit === 'ML')) return usual
  return Math.max(1, Math.round(Number(amount.replace(',', '.')) * factor))
}

const DISCOUNTS = [5, 8, 10, 12, 15, 20]

/** Demo values: the category's price, up to 45 % around it, dearer for organic goods and small packs. */
function tradeOf(source: Source, { base, content: [, unit], box }: FoodKind, content: number) {
  const key = source.gtin
  const spread = 0.65 + hashed(key, 'price', 900) / 1000
  const perPiece = unit === 'PIECE' ? content : content / 1000
  const small = unit === 'PIECE' ? 1 : Math.max(0.8, Math.min(1.5, (0.5 / perPiece) ** 0.12))
  const cents = Math.max(15, Math.round(base * perPiece * spread * small * (isOrganic(source) ? 1.35 : 1)))
  const discount = hashed(key, 'is reduced', 100) < 12 ? chosen(key, 'discount', DISCOUNTS) : 0
  const finalCents = Math.round((cents * (100 - discount)) / 100)
  const tax = drinkTax(source.category)
  return {
    price: euros(cents),
    discount_percent: discount > 0 ? String(discount) : '',
    msrp: euros(Math.ceil((cents * (100 + tax) * (128 + hashed(key, 'retail', 30))) / 100_000) * 10 - 1),
    tax_rate: String(tax),
    count_per_box: String(box),
    minimum_quantity: String(box),
    tiers: hashed(key, 'has tiers', 100) < 30 ? tiersOf(finalCents, box) : '',
    stock: String(stockOf(key, box)),
    exclusive: hashed(key, 'is exclusive', 600) === 0 ? 'ja' : '',
    popularity: String(Math.floor(hashed(key, 'popularity', 1000) ** 2 / 1000)),
  }
}

const euros = (cents: number) => (cents / 100).toFixed(2)

function tiersOf(cents: number, box: number) {
  const tiers = [
    [5, 95],
    [12, 90],
  ].map(([boxes, percent]) => [boxes! * box, Math.floor((cents * percent!) / 100)] as const)
  return tiers.map(([quantity, price]) => `${quantity}:${euros(price)}`).join('|')
}

function stockOf(key: string, box: number) {
  const draw = hashed(key, 'stock', 100)
  if (draw < 4) return 0
  return draw < 12 ? box * (1 + hashed(key, 'rest', 3)) : box * (10 + hashed(key, 'boxes', 190))
}

const storageTexts = {
  dry: { de: 'Kühl und trocken lagern.', en: 'Store in a cool, dry place.' },
  chilled: { de: 'Gekühlt bei höchstens 7 °C lagern.', en: 'Keep chilled at 7 °C at most.' },
  frozen: { de: 'Bei −18 °C oder kälter lagern.', en: 'Keep at −18 °C or colder.' },
}

const nutrients = ['fat_g', 'saturated_g', 'carbs_g', 'sugar_g', 'fibre_g', 'protein_g', 'salt_g'] as const

// Contributors' slips, as 450 g of fat in 100 g, are left out.
function nutritionOf(source: Source) {
  const stated = nutrients.filter(
    (name) => source[name] !== '' && Number(source[name]) >= 0 && Number(source[name]) <= 100,
  )
  return Object.fromEntries(stated.map((name) => [name, String(Math.round(Number(source[name]) * 1000) / 1000)]))
}

function descriptionOf(name: string, { box, storage }: FoodKind, language: 'de' | 'en') {
  const safe = name.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  if (language === 'de')
    return `<p>${safe} für Küche, Buffet und Theke. Geliefert im Karton zu ${box} Stück.</p><p>${storageTexts[storage].de}</p>`
  return `<p>${safe} for kitchen, buffet and counter. Delivered in cases of ${box}.</p><p>${storageTexts[storage].en}</p>`
}

type Pictured = { gtin: string; kind: FoodKind; word: FoodWord | undefined; content: number; fitting: string[] }

/** The plain archetype with the kind of goods on its label: no real brand is ever drawn. */
function pictureOf({ gtin, kind, word, content, fitting }: Pictured) {
  const archetype = chosen(gtin, 'archetype', word?.archetypes ?? fitting.slice(0, 3))
  const palette = chosen(gtin, 'palette', ['papier', 'kiesel', 'lehm', 'moos'])
  return [archetype, palette, 'plain', 'oswald', '', '', word?.label ?? kind.label, '', sizeOf(content, kind)].join(':')
}

function sizeOf(content: number, { content: [, unit] }: FoodKind) {
  if (unit === 'PIECE') return `${content} Stück`
  const [small, large] = unit === 'G' ? ['g', 'kg'] : ['ml', 'l']
  return content < 1000 ? `${content} ${small}` : `${(content / 1000).toLocaleString('de')} ${large}`
}
