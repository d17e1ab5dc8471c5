import type { InputOf, OutputOf } from '../../contract/platform/endpoint.ts'
import type { CursorInput } from '../../contract/platform/paging.ts'
import type { Language } from '../../contract/platform/values.ts'
import type * as recallsApi from '../../contract/recalls/recalls.ts'
import { MOST_LISTED, type RecallEntry, type RecallNotice, type RecallReach } from '../../contract/recalls/recalls.ts'
import { texts } from '../../texts/texts.ts'
import type { Caller } from '../http/caller.ts'
import { countUpTo, cursorPage, cursorRows } from '../http/cursor.ts'
import { inTransactionOnce } from '../http/idempotency.ts'
import { paged, type Window } from '../http/paged.ts'
import { Problem } from '../http/problem.ts'
import type { Db, Queryable } from '../platform/db.ts'
import type { Deps } from '../platform/deps.ts'
import { newId } from '../platform/ids.ts'
import { inOrder } from '../platform/in-order.ts'
import {
  confirmNotice,
  findArticle,
  findNotice,
  findNotices,
  findRecall,
  findRecalls,
  insertRecall,
  rowsOfStore,
  type CountedRow,
  type NoticeRow,
  type RecallRow,
} from './queries.ts'
import { lockRecalls } from './recorded-lots.ts'

type Supplier = Caller<'supplier'>
type Buyer = Caller<'buyer'>

const newestFirst = (sql: Queryable) =>
  ({ key: sql`c.created_at`, keyType: 'timestamptz', id: sql`c.id`, idType: 'uuid', isDescending: true }) as const

export async function listRecalls(
  db: Db,
  { account: { storeId }, language }: Supplier,
  input: CursorInput,
): Promise<OutputOf<typeof recallsApi.list>> {
  const page = cursorPage(db, newestFirst(db), input)
  const [rows, count] = await Promise.all([findRecalls(db, storeId, page), countUpTo(db, rowsOfStore(db, storeId))])
  const shown = cursorRows(rows, page, ({ createdAt, id }) => ({ key: createdAt.toISOString(), id }))
  return { ...shown, items: shown.items.map((row) => presentEntry(row, language)), count }
}

/** Throws NOT_FOUND, for another store's too. */
export async function readRecall(db: Db, { account, language }: Supplier, id: string): Promise<RecallReach> {
  const row = await findRecall(db, account.storeId, { id, most: MOST_LISTED })
  if (!row) throw Problem.of('NOT_FOUND')
  return {
    ...presentEntry(row, language),
    companies: row.companies.map(({ confirmedAt, ...company }) => ({
      ...company,
      confirmedAt: confirmedAt === null ? null : new Date(confirmedAt),
    })),
  }
}

/** Makes a recall, once for each key; its mails follow. Throws NOT_FOUND for an article that the store has not got. */
export async function makeRecall(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { account, keyed, language }: Supplier,
  { article, lots, ...given }: InputOf<typeof recallsApi.make>,
): Promise<string> {
  const found = await findArticle(db, account.storeId, article.trim())
  const refused = { fieldErrors: { article: texts(language).recalls.replies.noArticle } }
  if (!found) throw Problem.of('NOT_FOUND', undefined, refused)
  const createdAt = clock.now()
  return inTransactionOnce(db, keyed, {
    async work(tx) {
      const recall = { ...given, ...found, id: newId(), storeId: account.storeId, madeBy: account.personId, createdAt }
      await inOrder([
        () => lockRecalls(tx, [found.skuId], 'RECALL'),
        () => insertRecall(tx, { ...recall, lots: [...new Set(lots.map((lot) => lot.trim()))] }),
      ])
      return recall.id
    },
    resultOf: (id) => id,
    again: async (id) => id,
  })
}

export async function listNotices(
  db: Db,
  { account, language }: Buyer,
  window: Window,
): Promise<OutputOf<typeof recallsApi.listOwn>> {
  const { page, pageSize } = window
  const rows = await findNotices(db, account.companyId, { offset: (page - 1) * pageSize, limit: pageSize })
  return paged(
    window,
    rows.map((row) => presentNotice(row, language)),
    rows[0]?.totalItems ?? 0,
  )
}

/** Throws NOT_FOUND, for somebody else's too. */
export async function confirmRecall(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { account, language }: Buyer,
  id: string,
): Promise<RecallNotice> {
  const buyerId = account.companyId
  await confirmNotice(db, { buyerId, id, by: account.personId, at: clock.now() })
  const row = await findNotice(db, buyerId, id)
  if (!row) throw Problem.of('NOT_FOUND')
  return presentNotice(row, language)
}

const presentRecall = (
  { id, skuId, nameDe, nameEn, lots, reason, advice, createdAt }: RecallRow,
  language: Language,
) => ({
  id,
  productSkuId: skuId,
  productName: language === 'de' ? nameDe : nameEn,
  lots,
  reason,
  advice,
  createdAt,
})

function presentEntry(row: CountedRow, language: Language): RecallEntry {
  const { certainCount, possibleCount, confirmedCount } = row
  return { ...presentRecall(row, language), certainCount, possibleCount, confirmedCount }
}

function presentNotice(row: NoticeRow, language: Language): RecallNotice {
  const { storeName, ownLots, confirmedAt, confirmedBy } = row
  return { ...presentRecall(row, language), storeName, ownLots, confirmedAt, confirmedBy }
}
