import { berlinDay } from '../../contract/platform/values.ts'
import { book } from '../ledger/book.ts'
import { inTransaction, type Tx } from '../platform/db.ts'
import type { Deps } from '../platform/deps.ts'
import { inOrder } from '../platform/in-order.ts'
import { repeatEvery, type Repeating } from '../platform/jobs/repeat-every.ts'
import { amountsOf, bookedGross, contentOf, gapOf, type Store, type WaitingBooking } from './invoice-content.ts'
import type { InvoiceMail } from './mail-invoice.ts'
import * as queries from './queries.ts'
import type { LastInvoice } from './queries.ts'

const EVERY_MS = 10 * 60_000

export type IssueDeps = Pick<Deps, 'db' | 'jobs' | 'clock' | 'marketplace' | 'warn'>

/**
 * Issues what is due: for each store one invoice of each month in Germany that has ended, over the commission that was booked in
 * it. A booking stands on one invoice; what was written down after its month's invoice goes with the next. Returns how many. A
 * store that fails is left to the next time and holds up no other.
 */
export async function issueInvoices(deps: IssueDeps): Promise<number> {
  const thisMonth = berlinDay(deps.clock.now()).slice(0, 7)
  let issued = 0
  for (const storeId of await queries.findWaitingStores(deps.db, thisMonth))
    await issueForStore(deps, storeId, thisMonth).then(
      (count) => (issued += count),
      (error: unknown) =>
        deps.warn('The commission invoices of a store could not be issued', { storeId, reason: String(error) }),
    )
  return issued
}

/** Does so every ten minutes until it is stopped; what fails is tried again then. */
export function startInvoiceScheduler(deps: IssueDeps): Repeating {
  return repeatEvery(
    EVERY_MS,
    () => issueInvoices(deps),
    (error) => deps.warn('Commission invoices could not be issued', { reason: String(error) }),
  )
}

/** Runs under the store's lock, so that a second run sees what the first has issued. Issues nothing while the store or the marketplace lacks facts. */
function issueForStore(deps: IssueDeps, storeId: string, thisMonth: string): Promise<number> {
  const { db, clock, marketplace } = deps
  return inTransaction(db, async (tx) => {
    const [, store, bookings, last] = await inOrder([
      () => queries.lockStore(tx, storeId),
      () => queries.findStore(tx, storeId),
      () => queries.findWaitingBookings(tx, storeId, thisMonth),
      () => queries.findLastInvoice(tx, storeId),
    ])
    if (!store || !marketplace || gapOf(marketplace, store) !== null) return 0
    const months = dueMonths(bookings, last.month, thisMonth)
    let before = last.invoice
    for (const [month, own] of months)
      before = await issue(tx, deps, { marketplace, store, month, bookings: own, at: clock.now(), before })
    return months.length
  })
}

/** What came too late for its month goes with the next one, which may not have ended yet. */
function dueMonths(
  bookings: readonly WaitingBooking[],
  lastMonth: string | null,
  thisMonth: string,
): [string, WaitingBooking[]][] {
  const first = lastMonth === null ? '' : monthAfter(lastMonth)
  const byMonth = Map.groupBy(bookings, ({ month }) => (month < first ? first : month))
  return [...byMonth].filter(([month]) => month < thisMonth).toSorted(([a], [b]) => (a < b ? -1 : 1))
}

function monthAfter(month: string): string {
  const [year, number] = month.split('-').map(Number) as [number, number]
  return new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 7)
}

type Draft = {
  marketplace: NonNullable<Deps['marketplace']>
  store: Store
  month: string
  bookings: WaitingBooking[]
  at: Date
  before: LastInvoice['invoice']
}

/** Answers the invoice that a later credit note corrects. */
async function issue(tx: Tx, { jobs }: IssueDeps, draft: Draft): Promise<LastInvoice['invoice']> {
  const { store, bookings, at, before } = draft
  const number = await queries.nextNumber(tx, berlinDay(at).slice(0, 4))
  const content = contentOf({ ...draft, number, issuedAt: at, corrects: before })
  await inOrder([
    () => bookRounding(tx, { storeId: store.id, number, bookings, at }),
    ...queries.insertInvoice(tx, { storeId: store.id, content, bookings: bookings.map(({ id }) => id), issuedAt: at }),
    () => jobs.send(tx, 'commission-mail', { number } satisfies InvoiceMail),
  ])
  return content.type === 'INVOICE' ? { number, issuedOn: content.issuedOn } : before
}

type Rounding = { storeId: string; number: string; bookings: WaitingBooking[]; at: Date }

/** What the tax of the sum and the taxes of its parts differ by; nothing where they do not. */
function bookRounding(tx: Tx, { storeId, number, bookings, at }: Rounding) {
  const cents = amountsOf(bookings).grossCents - bookedGross(bookings)
  return book(tx, {
    kind: 'COMMISSION',
    reference: number,
    storeId,
    at,
    entries: [
      { account: 'STORE', partyId: storeId, cents },
      { account: 'COMMISSION_TAX', cents: -cents },
    ],
  })
}
