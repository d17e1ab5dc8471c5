import type * as operatorStoresApi from '../../contract/operator/stores.ts'
import type { StoreEntry } from '../../contract/operator/stores.ts'
import { paperKinds } from '../../contract/papers/papers.ts'
import type { OutputOf } from '../../contract/platform/endpoint.ts'
import { moneyText } from '../../contract/platform/money.ts'
import type { CursorInput } from '../../contract/platform/paging.ts'
import type { Language } from '../../contract/platform/values.ts'
import { countUpTo, cursorPage, cursorRows } from '../http/cursor.ts'
import type { Deps } from '../platform/deps.ts'
import { findFactsOf } from '../papers/paper-queries.ts'
import { daysUntil, endsOf, isNeeded, stateOf, type PaperFacts } from '../papers/rule.ts'
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
  const facts = await findFactsOf(
    db,
    shown.items.map(({ id }) => id),
    filter.now,
  )
  const factsById = new Map(facts.map((one) => [one.storeId, one]))
  return { ...shown, items: shown.items.map((row) => entryOf(row, factsById.get(row.id)!, language)), count }
}

export function entryOf(row: EntryRow, facts: PaperFacts, language: Language): StoreEntry {
  const {
    slug,
    name,
    city,
    status: state,
    isTrusted,
    isHeld,
    hintedAt,
    ratingSum,
    ratingCount,
    payoutCents,
    payoutAt,
  } = row
  return {
    slug,
    name,
    city,
    isTrusted,
    isHeld,
    hintedAt,
    state,
    levels: levelsOf(row),
    rating: ratingCount === 0 ? null : { average: tenths(ratingSum / ratingCount), count: ratingCount },
    payout: payoutCents === null || !payoutAt ? null : { amountText: moneyText(payoutCents, language), at: payoutAt },
    papers: papersOf(facts),
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

function papersOf(facts: PaperFacts): StoreEntry['papers'] {
  const needed = paperKinds.filter((kind) => isNeeded(kind, facts))
  const states = needed.map((kind) =>
    kind === 'VAT_ID' && facts.vatIdStatus === 'INVALID' ? 'EXPIRED' : stateOf(kind, facts),
  )
  const until =
    endsOf(facts)
      .map(({ endsOn }) => endsOn)
      .toSorted()[0] ?? null
  const has = (...worse: string[]) => states.some((state) => worse.includes(state))
  if (has('EXPIRED')) return { state: 'ENDED', until }
  if (has('MISSING', 'REFUSED')) return { state: 'MISSING', until }
  if (until !== null && daysUntil(until, facts.today) <= RENEW_DAYS) return { state: 'ENDS', until }
  return { state: has('SENT') ? 'IN_CHECK' : 'VALID', until }
}
