import type { Clock } from '../platform/clock.ts'
import { cleanHtml } from '../products/clean-html.ts'
import type { PictureRecipe } from '../platform/pictures/picture-recipe.ts'
import { slugOf } from '../products/product-address.ts'
import type { Cell, ImportColumn } from './import-columns.ts'
import { cellColumns, requiredColumns } from './import-columns.ts'
import { nearestWord } from './nearest-word.ts'
import {
  readChoice,
  readCount,
  readDate,
  readDayAhead,
  readFlag,
  readMoment,
  readGtin,
  readNumber,
  readText,
} from './read-fields.ts'
import type { Fields } from './read-fields.ts'
import { readFood } from './read-food.ts'
import { missingFacts } from '../../contract/range/legal-facts.ts'
import { subjectOf } from '../products/changes/goods-facts.ts'
import type { StatedDeposit } from '../../contract/trade/deposits.ts'
import { readAttributes, readDeposits, readOptions, readPicture, readTiers } from './read-lists.ts'
import type { RefusalReason } from './refusal.ts'

export type ImportCategory = { slug: string; rootSlug: string; taxRateBp: number; isRoot: boolean; isFood?: boolean }
/** What a picture is made for when the line names none. */
export type PicturedArticle = { supplierSku: string; nameDe: string; brand: string; categorySlug: string; size: string }
export type CheckDeps = {
  categories: Map<string, ImportCategory>
  pictureOf: (article: PicturedArticle) => PictureRecipe
  /** Null when the recipe cannot be drawn as it stands. */
  isDrawable: (recipe: PictureRecipe) => boolean
  clock: Clock
}

export type CheckedRow = ReturnType<typeof rowOf> & { line: number }
export type Checked =
  | { row: ReturnType<typeof rowOf> }
  | { problems: { column: ImportColumn; reason: RefusalReason }[] }

/** Reads one line into the row to be written, or says all that is wrong with it. Money becomes cents, rates per ten-thousand. */
export function checkRow(cells: Partial<Record<ImportColumn, string>>, deps: CheckDeps): Checked {
  const problems: { column: ImportColumn; reason: RefusalReason }[] = []
  const fields: Fields = {
    text: (column) => cells[column]?.trim() ?? '',
    report: (column, reason) => void problems.push({ column, reason }),
  }
  for (const column of requiredColumns) if (fields.text(column) === '') fields.report(column, { code: 'REQUIRED' })
  const category = categoryOf(fields, deps.categories)
  const row = rowOf(fields, category, deps)
  return problems.length > 0 ? { problems } : { row }
}

/** What the law asks to be said of an article and its line does not say: a new one waits in review for it. */
export function factsMissingIn({ product, detail }: Pick<CheckedRow, 'product' | 'detail'>, { categories }: CheckDeps) {
  const { category_slug: categorySlug } = product
  const isFood = categories.get(categorySlug)?.isFood ?? false
  const facts = missingFacts(subjectOf({ ...detail, categorySlug, isFood })).map(({ name }) => name)
  return facts.length === 0 ? [] : [{ column: null, reason: { code: 'FACTS_MISSING' as const, facts } }]
}

const EUROS = { min: 0.01, max: 1_000_000, scale: 100 }
const PIECES = { min: 1, max: 1_000_000 }

function rowOf(fields: Fields, category: ImportCategory, deps: CheckDeps) {
  const product = {
    ...readCells(fields),
    ...describe(fields),
    ...trade(fields, category),
    ...packOf(fields),
    deposits: depositsOf(fields),
  }
  const size = sizeText(product.content_amount, product.content_unit)
  const given = readPicture(fields)
  if (given && !deps.isDrawable(given)) fields.report('picture', { code: 'PICTURE', value: fields.text('picture') })
  const article = { supplierSku: product.supplier_sku, nameDe: product.name_de, brand: product.brand, size }
  return {
    product: { ...product, picture: given ?? deps.pictureOf({ ...article, categorySlug: category.slug }) },
    detail: {
      description_de: cleanHtml(readText(fields, 'description_de', 20_000)),
      description_en: cleanHtml(readText(fields, 'description_en', 20_000)),
      attributes: [...readAttributes(fields), ...alcoholOf(fields)],
      food: readFood(fields, size),
    },
    stock: readCount(fields, 'stock', { min: 0, max: 100_000_000 }) ?? 0,
    backOn: readDayAhead(fields, 'back_on', deps.clock.now()),
    countedAt: readMoment(fields, 'as_of', deps.clock.now()),
  }
}

function categoryOf(fields: Fields, categories: CheckDeps['categories']): ImportCategory {
  const value = fields.text('category').toLowerCase()
  const category = categories.get(value)
  if (value !== '' && !category) {
    const suggestion = nearestWord(value, categories.keys())
    fields.report('category', { code: 'UNKNOWN_CATEGORY', value, suggestion })
  }
  if (category?.isRoot) fields.report('category', { code: 'ROOT_CATEGORY', value })
  return category ?? { slug: '', rootSlug: '', taxRateBp: 0, isRoot: false }
}

function readCells(fields: Fields) {
  const columns = Object.entries(cellColumns)
  const cells = columns.map(([name, { from, cell }]) => [name, readCell(fields, from, cell)])
  return Object.fromEntries(cells) as { [Name in keyof Cells]: CellValue<Cells[Name]['cell']['kind']> }
}

type Cells = typeof cellColumns
type CellValue<Kind> = Kind extends 'flag'
  ? boolean
  : Kind extends 'count'
    ? number
    : Kind extends 'euros'
      ? number | null
      : string | null

function readCell(fields: Fields, column: ImportColumn, cell: Cell) {
  switch (cell.kind) {
    case 'gtin':
      return readGtin(fields)
    case 'euros':
      return readNumber(fields, column, EUROS)
    case 'flag':
      return readFlag(fields, column)
    case 'text':
      return readText(fields, column, cell.max) || null
    case 'count':
      return readCount(fields, column, { min: 0, max: cell.max }) ?? 0
  }
}

function describe(fields: Fields) {
  const nameDe = readText(fields, 'name_de', 200)
  const brand = readText(fields, 'brand', 80)
  return {
    supplier_sku: readText(fields, 'supplier_sku', 60),
    name_de: nameDe,
    name_en: readText(fields, 'name_en', 200) || nameDe,
    brand,
    brand_slug: slugOf(brand),
    variant_options: readOptions(fields),
    created_at: readDate(fields, 'created_at'),
  }
}

function trade(fields: Fields, category: ImportCategory) {
  const priceCents = readNumber(fields, 'price', EUROS) ?? 1
  const discountBp = readNumber(fields, 'discount_percent', { min: 0, max: 95, scale: 100 }) ?? 0
  const finalPriceCents = Math.max(1, Math.round((priceCents * (10_000 - discountBp)) / 10_000))
  return {
    category_slug: category.slug,
    root_category_slug: category.rootSlug,
    price_cents: priceCents,
    final_price_cents: finalPriceCents,
    tier_prices: readTiers(fields, finalPriceCents),
    price_unit: priceUnitOf(fields),
    tax_rate_bp: readNumber(fields, 'tax_rate', { min: 0, max: 100, scale: 100 }) ?? category.taxRateBp,
  }
}

/** Pieces that price and tiers are of. Those of a case have to stand in the same line, so that the price of a case has whole cents. */
function priceUnitOf(fields: Fields): number {
  const unit = readCount(fields, 'price_unit', PIECES) ?? 1
  const countPerBox = Number(fields.text('count_per_box') || 1)
  if (countPerBox % unit !== 0) fields.report('price_unit', { code: 'PRICE_UNIT', value: fields.text('price_unit') })
  return unit
}

function packOf(fields: Fields) {
  const countPerBox = readCount(fields, 'count_per_box', PIECES) ?? 1
  return {
    count_per_box: countPerBox,
    minimum_quantity: readCount(fields, 'minimum_quantity', PIECES) ?? countPerBox,
    content_amount: readCount(fields, 'content_amount', { min: 1, max: 10_000_000 }) ?? 1,
    content_unit: readChoice(fields, 'content_unit', ['G', 'ML', 'PIECE']) ?? 'PIECE',
  }
}

/** An amount alone stands for one bottle or can a piece. */
function depositsOf(fields: Fields): StatedDeposit[] {
  const cents = readNumber(fields, 'deposit', { min: 0, max: 1000, scale: 100 }) ?? 0
  const type = readChoice(fields, 'deposit_type', ['EINWEG', 'MEHRWEG'])
  if (cents > 0 !== (type !== null)) fields.report('deposit_type', { code: 'DEPOSIT_PAIR' })
  const stated = readDeposits(fields)
  if (stated.length > 0 && cents > 0) fields.report('deposits', { code: 'DEPOSIT_TWICE' })
  return cents > 0 ? [{ code: `${type}_${cents}`, perPieces: 1 }] : stated
}

function alcoholOf(fields: Fields) {
  const permille = readNumber(fields, 'alcohol_percent', { min: 0, max: 99, scale: 10 })
  if (!permille) return []
  const text = (language: string) => `${(permille / 10).toLocaleString(language, { minimumFractionDigits: 1 })} % vol`
  return [
    {
      key: 'alcohol',
      de: { label: 'Alkoholgehalt', value: text('de') },
      en: { label: 'Alcohol content', value: text('en') },
    },
  ]
}

function sizeText(amount: number, unit: 'G' | 'ML' | 'PIECE') {
  if (unit === 'PIECE') return amount === 1 ? '' : `${amount} Stück`
  const [small, large] = unit === 'G' ? ['g', 'kg'] : ['ml', 'l']
  return amount < 1000 ? `${amount} ${small}` : `${(amount / 1000).toLocaleString('de')} ${large}`
}
