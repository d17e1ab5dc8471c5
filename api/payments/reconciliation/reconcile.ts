import { berlinDay } from '../../../contract/platform/values.ts'
import { bookMissing } from '../../ledger/book-missing.ts'
import { inTransaction } from '../../platform/db.ts'
import type { Deps } from '../../platform/deps.ts'
import { queueMail } from '../../platform/mail/mail-queue.ts'
import { fetchStatus } from '../fetch-status.ts'
import { deskMail } from '../desk-mail.ts'
import { pollMove } from '../moves/poll-moves.ts'
import { findPendingMoves } from '../moves/move-queries.ts'
import { findPayment, type PaymentKey } from '../payment-queries.ts'
import { providerOf } from '../provider-of.ts'
import { differencesOf, type Theirs } from './compare.ts'
import { claimForNight, findCheckouts, releaseClaim, saveDifferences } from './difference-queries.ts'
import { readBooks } from './read-books.ts'

const DAY_MS = 24 * 60 * 60_000
/** Chargebacks come for a year, refunds for the last return of a year's orders. */
const DAYS = 400
/** A deploy in which a version without books still writes is over by then. */
const BOOKED_DAYS = 3
const BATCH = 20
const AT_ONCE = 4

export type Reconciled = { checkouts: number; newDifferences: number; failed: number }

/**
 * Compares provider, books and documents of every checkout of the last 400 days and writes what differs. For a `night`
 * each checkout is taken on by one process only; without one all are compared. What the provider does not answer for is
 * counted as failed and compared the next time.
 */
export async function reconcile(deps: Deps, night: string | null = null, signal?: AbortSignal): Promise<Reconciled> {
  const total = { checkouts: 0, newDifferences: 0, failed: 0 }
  const missing = await bookMissing(deps.db, new Date(deps.clock.now().getTime() - BOOKED_DAYS * DAY_MS))
  if (missing > 0) deps.warn('The books lacked what had happened', { missing })
  let after = firstIdAt(new Date(deps.clock.now().getTime() - DAYS * DAY_MS))
  for (;;) {
    const found = await findCheckouts(deps.db, { after, limit: BATCH })
    if (found.length === 0 || signal?.aborted) return total
    after = found.at(-1)!.checkoutId
    const claimed = night === null ? found : await claimForNight(deps.db, found, night)
    const left = [...claimed]
    await Promise.all(Array.from({ length: AT_ONCE }, () => reconcileAll(deps, left, total)))
  }
}

async function reconcileAll(deps: Deps, keys: PaymentKey[], total: Reconciled) {
  for (let key = keys.pop(); key; key = keys.pop()) {
    total.checkouts++
    await reconcileCheckout(deps, key).then(
      (count) => (total.newDifferences += count),
      async (error: unknown) => {
        total.failed++
        await releaseClaim(deps.db, key)
        deps.warn('A checkout could not be reconciled', { ...key, reason: String(error) })
      },
    )
  }
}

/** Returns how many differences are new. Throws where the provider does not answer. */
export async function reconcileCheckout(deps: Deps, key: PaymentKey): Promise<number> {
  const now = deps.clock.now()
  for (const move of await findPendingMoves(deps.db, key)) await pollMove(deps, move)
  let compared = await compare(deps, key, now)
  // Something may have happened between the two readings.
  if (compared && compared.differences.length > 0) compared = await compare(deps, key, now)
  if (!compared) return 0
  const { orderNumber, differences } = compared
  return inTransaction(deps.db, async (tx) => {
    const newCount = await saveDifferences(tx, { key, orderNumber, differences, now })
    // One mail a day, however many there are.
    const notification = {
      id: `differences-${berlinDay(now)}`,
      kind: 'DIFFERENCES',
      orderNumber,
      amountCents: 0,
    } as const
    if (newCount > 0) await queueMail(tx, deps.jobs, deskMail(deps, notification))
    return newCount
  })
}

async function compare(deps: Deps, key: PaymentKey, now: Date) {
  const theirs = await fetchSums(deps, key)
  const books = await readBooks(deps.db, key, now)
  return books && { orderNumber: books.orderNumber, differences: differencesOf(books, theirs) }
}

async function fetchSums(deps: Deps, key: PaymentKey): Promise<Theirs | null> {
  const payment = await findPayment(deps.db, key)
  if (!payment?.providerId) return null
  const providerStatus = await fetchStatus(deps, payment)
  if (!providerStatus) return null
  const refunds = await providerOf(deps).parts('REFUND', providerStatus.id)
  const refundedCents = refunds.reduce((sum, { state, amountCents }) => sum + (state === 'DONE' ? amountCents : 0), 0)
  return {
    capturedCents: providerStatus.capturedCents,
    refundedCents,
    chargedBackCents: providerStatus.chargedBackCents,
  }
}

/** The least UUIDv7 of a time. */
function firstIdAt(time: Date): string {
  const hex = time.getTime().toString(16).padStart(12, '0')
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`
}
