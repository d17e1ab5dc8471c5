import type * as operatorStoresApi from '../../contract/operator/stores.ts'
import type { StoreEntry } from '../../contract/operator/stores.ts'
import type { OutputOf } from '../../contract/platform/endpoint.ts'
import { moneyText } from '../../contract/platform/money.ts'
import type { CursorInput } from '../../contract/platform/paging.ts'
import type { Language } from '../../contract/platform/values.ts'
import { countUpTo, cursorPage, cursorRows } from '../http/cursor.ts'
import type { Deps } from '../platform/deps.ts'
import { findStoreEntries, orderOf, RENEW_DAYS, rowsOfStores, type EntryRow, type StoreFilter } from './list-queries.ts'

/** Throws VALIDATION for a cursor that is none. */
export async function listStores(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  input: StoreFilter & CursorInput,
  language: Language,
): Promise<OutputOf<typeof operatorStoresApi.list>> {
  const page = cursorPage(db, orderOf(db), input)
  const filter = { ...input, now: clock.now() }
  const [rows, count] = await Promise.all([findStoreEntries(db, filter, page), countUpTo(db, rowsOfStores(db, filter))])
  const shown = cursorRows(rows, page, ({ key, id }) => ({ key, id }))
  return { ...shown, items: shown.items.map((row) => entryOf(row, language)), count }
}

export function entryOf(row: EntryRow, language: Language): StoreEntry {
  const { slug, name, city, isActive, isTrusted, isHeld, ratingSum, ratingCount, payoutCents, payoutAt } = row
  return {
    slug,
    name,
    city,
    isTrusted,
    isHeld,
    state: isActive ? 'ACTIVE' : 'PAUSED',
    levels: levelsOf(row),
    rating: ratingCount === 0 ? null : { average: tenths(ratingSum / ratingCount), count: ratingCount },
    payout: payoutCents === null || !payoutAt ? null : { amountText: moneyText(payoutCents, language), at: payoutAt },
    papers: papersOf(row),
  }
}

const tenths = (value: number) => Math.round(value * 10) / 10
const share = (part: number, whole: number) => (whole === 0 ? null : tenths((100 * part) / whole))

function levelsOf(row: EntryRow): StoreEntry['levels'] {
  const { countedAt, productCount, orderCount, isBelowGoal } = row
  if (!countedAt) return null
  return {
    confirmed: share(row.confirmedInTime, row.confirmCount),
    shipped: share(row.shippedInTime, row.shipCount),
    rejected: share(row.rejectedCount, orderCount),
    isBelowGoal,
    productCount,
    orderCount,
    countedAt,
  }
}

const DAY_MS = 86_400_000

function papersOf({ lucid, lucidUntil, today }: EntryRow): StoreEntry['papers'] {
  if (!lucid) return { state: 'MISSING', until: null }
  if (!lucidUntil) return { state: 'VALID', until: null }
  const days = (Date.parse(lucidUntil) - Date.parse(today)) / DAY_MS
  return { state: days < 0 ? 'ENDED' : days <= RENEW_DAYS ? 'ENDS' : 'VALID', until: lucidUntil }
}
