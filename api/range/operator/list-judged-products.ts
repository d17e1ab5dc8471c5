import type { OutputOf } from '../../../contract/platform/endpoint.ts'
import { moneyText } from '../../../contract/platform/money.ts'
import type { CursorInput } from '../../../contract/platform/paging.ts'
import type { Language } from '../../../contract/platform/values.ts'
import type * as listApi from '../../../contract/range/operator-list.ts'
import type { JudgedEntry } from '../../../contract/range/operator-list.ts'
import type { Caller } from '../../http/caller.ts'
import { countUpTo, cursorPage, cursorRows } from '../../http/cursor.ts'
import { Problem } from '../../http/problem.ts'
import type { Deps } from '../../platform/deps.ts'
import { productPictureUrls } from '../../platform/pictures/picture-address.ts'
import { findStoreStates } from '../../stores/store-eligibility.ts'
import { readHistory } from '../history.ts'
import { listCategories } from '../list-products.ts'
import { listCollections } from './chosen-queries.ts'
import { findOwner } from './judged-queries.ts'
import { findJudged, orderOf, rowsOfJudged, type JudgedFilter, type JudgedRow } from './list-queries.ts'

type ListDeps = Pick<Deps, 'db' | 'pictures'>

/** One page of all stores' products. */
export async function listJudgedProducts(
  { db, pictures }: ListDeps,
  { language }: Caller<'operator'>,
  input: JudgedFilter & CursorInput,
): Promise<OutputOf<typeof listApi.list>> {
  const page = cursorPage(db, orderOf(db, input), input)
  const [rows, count] = await Promise.all([findJudged(db, input, page), countUpTo(db, rowsOfJudged(db, input))])
  const shown = cursorRows(rows, page, ({ key, skuId }) => ({ key, id: skuId }))
  return { ...shown, items: shown.items.map((row) => entryOf(row, language, pictures)), count }
}

/** What the list is narrowed by. */
export async function listProductChoices(
  { db }: Pick<Deps, 'db'>,
  { language }: Caller<'operator'>,
): Promise<OutputOf<typeof listApi.listChoices>> {
  const [stores, { items }, collections] = await Promise.all([
    findStoreStates(db),
    listCategories({ db }, language),
    listCollections(db),
  ])
  return {
    stores: stores.map(({ slug, name }) => ({ slug, name })),
    categories: items,
    collections: collections.map(({ slug, ...title }) => ({ slug, name: title[language] })),
  }
}

/** NOT_FOUND for what was never handed in. */
export async function listJudgedHistory(
  deps: Pick<Deps, 'db' | 'clock'>,
  input: { skuId: string; before?: Date | undefined },
): Promise<OutputOf<typeof listApi.listHistory>> {
  const storeId = await findOwner(deps.db, input.skuId)
  if (!storeId) throw Problem.of('NOT_FOUND')
  return readHistory(deps, { ...input, storeId })
}

function entryOf(row: JudgedRow, language: Language, pictures: Deps['pictures']): JudgedEntry {
  const { skuId, supplierSku, gtin, storeSlug, storeName, status, sold, updatedAt } = row
  const isGerman = language === 'de'
  return {
    skuId,
    supplierSku,
    gtin,
    storeSlug,
    storeName,
    status,
    sold,
    updatedAt,
    name: isGerman ? row.nameDe : row.nameEn,
    imageUrl: productPictureUrls(row, language, pictures)[0] ?? '',
    isWaiting: row.submittedAt !== null,
    categoryName: isGerman ? row.categoryNameDe : row.categoryNameEn,
    finalPriceText: moneyText(row.finalPriceCents, language),
    marks: [
      ...(row.hasSameGtin ? (['SAME_GTIN'] as const) : []),
      ...(row.picture.photos ? [] : (['NO_PICTURE'] as const)),
      ...(row.lacksFacts ? (['FACTS_MISSING'] as const) : []),
    ],
    blocked: status === 'BLOCKED' ? { reason: row.answerMessage ?? '', since: row.refusedAt } : null,
  }
}
