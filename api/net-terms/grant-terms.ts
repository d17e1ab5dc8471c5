import { berlinDay } from '../../contract/platform/values.ts'
import type { InputOf, OutputOf } from '../../contract/platform/endpoint.ts'
import type * as netTermsApi from '../../contract/net-terms/net-terms.ts'
import type { CursorInput } from '../../contract/platform/paging.ts'
import { eurosOf, moneyText } from '../../contract/platform/money.ts'
import type { Language } from '../../contract/platform/values.ts'
import type { Caller } from '../http/caller.ts'
import { countUpTo, cursorPage, cursorRows } from '../http/cursor.ts'
import { Problem } from '../http/problem.ts'
import { inTransaction } from '../platform/db.ts'
import type { Deps } from '../platform/deps.ts'
import { endTerms, findTerms, findTermsWith, termsOfStore, writeTerms, type TermsRow } from './terms-queries.ts'

type TermsDeps = Pick<Deps, 'db' | 'clock'>
type Supplier = Caller<'supplier'>

/** Throws VALIDATION for a cursor that is none. */
export async function listTerms(
  { db, clock }: TermsDeps,
  { account: { storeId }, language }: Supplier,
  { q, ...input }: CursorInput & { q?: string | undefined },
): Promise<OutputOf<typeof netTermsApi.list>> {
  const order = { key: db`t.granted_at`, keyType: 'timestamptz', id: db`t.buyer_id`, idType: 'uuid' } as const
  const page = cursorPage(db, { ...order, isDescending: true }, input)
  const search = { storeId, q: q?.trim() }
  const [rows, count] = await Promise.all([
    findTerms(db, search, { page, today: berlinDay(clock.now()) }),
    countUpTo(db, termsOfStore(db, search)),
  ])
  const { items, ...beside } = cursorRows(rows, page, ({ position, buyerId }) => ({ key: position, id: buyerId }))
  return { items: items.map((row) => presentTerms(row, language)), ...beside, count }
}

/** Throws NOT_FOUND where the company has never ordered from the store. */
export async function grantTerms(
  { db, clock }: TermsDeps,
  { account, language }: Supplier,
  { buyerId, limit, days, areRemindersStopped = false }: InputOf<typeof netTermsApi.grant>,
): Promise<OutputOf<typeof netTermsApi.grant>> {
  const { storeId, personId: changedBy } = account
  const now = clock.now()
  const limitCents = Math.round(limit * 100)
  const granted = { storeId, buyerId, limitCents, days, areRemindersStopped, changedBy, now }
  if (!(await inTransaction(db, (tx) => writeTerms(tx, granted)))) throw Problem.of('NOT_FOUND')
  const row = await findTermsWith(db, { storeId, buyerId }, berlinDay(now))
  return presentTerms(row!, language)
}

/** Throws NOT_FOUND where there are none. */
export async function stopTerms({ db, clock }: TermsDeps, { account }: Supplier, buyerId: string): Promise<void> {
  const { storeId, personId: changedBy } = account
  if (!(await endTerms(db, { storeId, buyerId }, { changedBy, now: clock.now() }))) throw Problem.of('NOT_FOUND')
}

function presentTerms(row: TermsRow, language: Language): OutputOf<typeof netTermsApi.grant> {
  const { buyerId, companyName, limitCents, days, usedCents, overdueCents, areRemindersStopped, grantedAt, endedAt } =
    row
  return {
    buyerId,
    companyName,
    limit: eurosOf(limitCents),
    limitText: moneyText(limitCents, language),
    days,
    usedText: moneyText(usedCents, language),
    leftText: moneyText(Math.max(0, limitCents - usedCents), language),
    overdueText: overdueCents > 0 ? moneyText(overdueCents, language) : null,
    areRemindersStopped,
    grantedAt,
    endedAt,
  }
}
