import { moneyText } from '../../contract/platform/money.ts'
import type { Language } from '../../contract/platform/values.ts'
import { Problem } from '../http/problem.ts'
import { book } from '../ledger/book.ts'
import { bookMoney } from '../ledger/order-bookings.ts'
import { lockOrder, type OrderKey } from '../orders/fulfilment/lock-order.ts'
import { writePaid, writeTermsStatus } from '../orders/fulfilment/money/receivables.ts'
import { writeEvent } from '../orders/fulfilment/money/write-event.ts'
import { inTransaction, type Tx } from '../platform/db.ts'
import { inOrder } from '../platform/in-order.ts'
import type { Deps } from '../platform/deps.ts'
import { findMoneyOf, findReceivableKey } from './receivable-queries.ts'

type Arrived = { number: string; amountCents: number; recordedBy: string | null; language: Language }

/**
 * The money of an invoice on net terms is on the account: all that is open of it, alone or with what its last reminder asks for
 * beside. Recorded again it changes nothing; `note` is called in the
 * transaction that records it. Throws NOT_FOUND, and RECEIVABLE_AMOUNT for another sum.
 */
export async function recordMoney(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  arrived: Arrived,
  note: (tx: Tx, at: Date) => Promise<void> = async () => {},
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const at = clock.now()
    await recordMoneyIn(tx, { ...arrived, at, note: () => note(tx, at) })
  })
}

/** The same in a transaction that does more. False where it was recorded already. */
export async function recordMoneyIn(
  tx: Tx,
  { number, amountCents, recordedBy, language, at, note }: Arrived & { at: Date; note?: () => Promise<void> },
): Promise<boolean> {
  const key = await findReceivableKey(tx, number)
  if (!key) throw Problem.of('NOT_FOUND')
  // What is open follows from the steps of the order, which wait for each other.
  const [, { openCents, paidCents, lateCents: paidLate, claimedCents }] = await inOrder([
    () => lockOrder(tx, key),
    () => findMoneyOf(tx, number),
  ])
  if (paidCents > 0 && paidCents + paidLate === amountCents) return false
  const lateCents = amountCents - openCents
  if (openCents === 0 || (lateCents !== 0 && lateCents !== claimedCents))
    throw Problem.of('RECEIVABLE_AMOUNT', amountsOf({ number, openCents, claimedCents }, language))
  const money = { ...key, reference: number, isByTransfer: true, cents: openCents, at }
  await inOrder([
    () => writePaid(tx, number, { cents: openCents, lateCents, at, by: recordedBy }),
    () => bookMoney(tx, 'MONEY_IN', money),
    () => bookLate(tx, { ...key, number, lateCents, at }),
    () => writeTermsStatus(tx, key),
    () => writeEvent(tx, { ...key, action: 'INVOICE_PAID', by: 'TRESEN', at }),
    () => note?.(),
  ])
  return true
}

type Amounts = { number: string; openCents: number; claimedCents: number }

const amountsOf = ({ number, openCents, claimedCents }: Amounts, language: Language) => ({
  number,
  openText: moneyText(openCents, language),
  withFeesText: openCents > 0 && claimedCents > 0 ? moneyText(openCents + claimedCents, language) : null,
})

type Late = OrderKey & { storeId: string; number: string; lateCents: number; at: Date }

// Interest and flat fee are the store's, and no part of a document.
const bookLate = (tx: Tx, { buyerId, orderId, storeId, number, lateCents, at }: Late) =>
  book(tx, {
    kind: 'ADJUSTMENT',
    reference: `${number}-late`,
    order: { buyerId, orderId },
    storeId,
    at,
    entries: [
      { account: 'BANK', cents: lateCents },
      { account: 'STORE', partyId: storeId, cents: -lateCents },
    ],
  })
