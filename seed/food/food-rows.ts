import { chosen, hashed } from '../goods/article-hash.ts'
import { drinkTax } from './drink-tax.ts'
import { allergensIn } from './food-allergens.ts'
import { depositsOf } from './food-deposit.ts'
import { boxFor, contentFor, type Content } from './food-content.ts'
import { descriptionOf, storageTexts } from './food-description.ts'
import { englishName, foodWordOf } from './food-name.ts'
import { readFoods, type Food } from './food-source.ts'
import { kindNamed } from './usual-sizes.ts'

/** A real article as a line of the import. */
export type FoodRow = { category: string; gtin: string; row: Record<string, string> }
/** Archetypes of the studio by category, best first. */
export type Ranking = Record<string, string[]>

/** The real food and beverage articles, each once, with demo prices, packs and stock made from the article itself. */
export function* foodRows(ranking: Ranking): Iterable<FoodRow> {
  for (const food of readFoods()) yield { category: food.category, gtin: food.gtin, row: rowOf(food, ranking) }
}

function rowOf(food: Food, ranking: Ranking): Record<string, string> {
  const { gtin, name, brand, category, stated, isOrganic, ingredients } = food
  const kind = kindNamed(category, name)
  const fitting = ranking[category] ?? ['carton']
  const word = foodWordOf(name, fitting)
  const content = contentFor(stated, kind)
  const box = boxFor(content, kind)
  const { contains, traces } = allergensIn(ingredients)
  const described = {
    category,
    name,
    isOrganic,
    alcohol: food.line.alcohol_pct,
    ingredients,
    stated,
    content,
    box,
    kind,
  }
  return {
    supplier_sku: `F-${gtin}`,
    gtin,
    name_de: name,
    name_en: englishName(name, word),
    brand,
    category,
    ...tradeOf(food, content, { base: kind.base, box }),
    content_amount: String(content.amount),
    content_unit: content.unit,
    organic: isOrganic ? 'ja' : '',
    deposits: depositsOf({ food, kind, content, box }),
    alcohol_percent: food.line.alcohol_pct,
    ingredients,
    allergens: contains.join(' '),
    allergen_traces: traces.join(' '),
    storage: storageTexts[kind.storage].de,
    storage_en: storageTexts[kind.storage].en,
    ...nutritionOf(food.line),
    description_de: descriptionOf(described, 'de'),
    description_en: descriptionOf(described, 'en'),
  }
}

const DISCOUNTS = [5, 8, 10, 12, 15, 20]

type Trade = { base: number; box: number }

/** Demo values: the category's price, up to 45 % around it, dearer for organic goods and small packs. */
function tradeOf({ gtin: key, category, isOrganic }: Food, { amount, unit }: Content, { base, box }: Trade) {
  const spread = 0.65 + hashed(key, 'price', 900) / 1000
  const perPiece = unit === 'PIECE' ? amount : amount / 1000
  const small = unit === 'PIECE' ? 1 : Math.max(0.8, Math.min(1.5, (0.5 / perPiece) ** 0.12))
  const cents = Math.max(15, Math.round(base * perPiece * spread * small * (isOrganic ? 1.35 : 1)))
  const discount = hashed(key, 'is reduced', 100) < 12 ? chosen(key, 'discount', DISCOUNTS) : 0
  const finalCents = Math.round((cents * (100 - discount)) / 100)
  const tax = drinkTax(category)
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

const nutrients = ['fat_g', 'saturated_g', 'carbs_g', 'sugar_g', 'fibre_g', 'protein_g', 'salt_g'] as const

// Contributors' slips, as 450 g of fat in 100 g, are left out.
function nutritionOf(source: Food['line']) {
  const stated = nutrients.filter(
    (name) => source[name] !== '' && Number(source[name]) >= 0 && Number(source[name]) <= 100,
  )
  return Object.fromEntries(stated.map((name) => [name, String(Math.round(Number(source[name]) * 1000) / 1000)]))
}
