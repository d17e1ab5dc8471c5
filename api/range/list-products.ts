import { discounted } from '../../contract/change-sets/terms.ts'
import { moneyText } from '../../contract/platform/money.ts'
import type { OutputOf } from '../../contract/platform/endpoint.ts'
import type { CursorInput } from '../../contract/platform/paging.ts'
import type { Language } from '../../contract/platform/values.ts'
import type * as listApi from '../../contract/range/list.ts'
import { productViews, type ProductEntry } from '../../contract/range/list.ts'
import type { Caller } from '../http/caller.ts'
import { countUpTo, cursorPage, cursorRows } from '../http/cursor.ts'
import type { Deps } from '../platform/deps.ts'
import { productPictureUrls } from '../platform/pictures/picture-address.ts'
import { packText } from '../products/pack.ts'
import { findLeaves } from './queries.ts'
import { findRange, orderOf, rowsOfRange, type RangeFilter, type RangeRow } from './list-queries.ts'

type ListDeps = Pick<Deps, 'db' | 'pictures'>
type ListInput = Omit<RangeFilter, 'storeId'> & CursorInput

/** One page of a view of the store's products. */
export async function listProducts(
  { db, pictures }: ListDeps,
  { account, language }: Caller<'supplier'>,
  input: ListInput,
): Promise<OutputOf<typeof listApi.list>> {
  const filter = { ...input, storeId: account.storeId }
  const page = cursorPage(db, orderOf(db, filter), input)
  const [rows, count] = await Promise.all([findRange(db, filter, page), countUpTo(db, rowsOfRange(db, filter))])
  const shown = cursorRows(rows, page, ({ key, skuId }) => ({ key, id: skuId }))
  return { ...shown, items: shown.items.map((row) => entryOf(row, language, pictures)), count }
}

/** How many stand in each view. */
export async function countProductViews(
  { db }: ListDeps,
  { account }: Caller<'supplier'>,
): Promise<OutputOf<typeof listApi.counts>> {
  const counts = await Promise.all(
    productViews.map((view) => countUpTo(db, rowsOfRange(db, { storeId: account.storeId, view }))),
  )
  return Object.fromEntries(productViews.map((view, at) => [view, counts[at]])) as OutputOf<typeof listApi.counts>
}

/** All a product can stand in. */
export async function listCategories(
  { db }: Pick<Deps, 'db'>,
  language: Language,
): Promise<OutputOf<typeof listApi.listCategories>> {
  const rows = await findLeaves(db)
  const items = rows.map(({ slug, taxRateBp, isFood, ...names }) => ({
    slug,
    isFood,
    name: language === 'de' ? names.nameDe : names.nameEn,
    rootName: language === 'de' ? names.rootNameDe : names.rootNameEn,
    taxRate: taxRateBp / 100,
  }))
  return { items }
}

const DAYS = 28

/** For how many days what is sellable lasts, as it sold within the last ones; null where nothing did. */
export const lastsDaysOf = ({ sold, sellable }: Pick<RangeRow, 'sold' | 'sellable'>) =>
  sold === 0 ? null : Math.floor(sellable / (sold / DAYS))

function entryOf(row: RangeRow, language: Language, pictures: Deps['pictures']): ProductEntry {
  const { skuId, brand, status, hasDraft, submittedAt, answerMessage, sellable, completeness, updatedAt } = row
  const prices = pricesOf(row)
  return {
    skuId,
    brand,
    status,
    hasDraft,
    sellable,
    completeness,
    lastsDays: lastsDaysOf(row),
    updatedAt,
    supplierSku: (status === 'DRAFT' ? row.draftSupplierSku : row.supplierSku) ?? '',
    name: language === 'de' ? row.nameDe : row.nameEn,
    imageUrl: productPictureUrls(row, language, pictures)[0] ?? '',
    isWaiting: submittedAt !== null,
    refusal: answerMessage,
    categoryName: language === 'de' ? row.categoryNameDe : row.categoryNameEn,
    priceText: prices && moneyText(prices.list, language),
    finalPriceText: prices && moneyText(prices.final, language),
    packText: packText(row, language),
  }
}

/** List and final price in cents; null of a draft without one. */
export function pricesOf({ status, priceCents, finalPriceCents, draftPrice, draftDiscount }: RangeRow) {
  if (status !== 'DRAFT') return { list: priceCents, final: finalPriceCents }
  if (draftPrice === null) return null
  const list = Math.round(draftPrice * 100)
  return { list, final: discounted(list, Math.round((draftDiscount ?? 0) * 100)) }
}
