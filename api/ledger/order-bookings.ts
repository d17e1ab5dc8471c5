import type { Tx } from '../platform/db.ts'
import { book, type LedgerAccount } from './book.ts'

type OfOrder = { buyerId: string; orderId: string; at: Date }

/** An invoice: the buyer owes its sum, the marketplace owes it to the store. */
export type Sale = OfOrder & { storeId: string; documentNumber: string; grossCents: number }

/** A credit note takes back a part of a sale; `grossCents` is positive. */
export const bookDocument = (tx: Tx, kind: 'SALE' | 'CREDIT_NOTE', sale: Sale): Promise<void> => {
  const { buyerId, orderId, storeId, documentNumber: reference, at } = sale
  const cents = kind === 'SALE' ? sale.grossCents : -sale.grossCents
  return book(tx, {
    kind,
    reference,
    order: { buyerId, orderId },
    storeId,
    at,
    entries: [
      { account: 'BUYER', partyId: buyerId, cents },
      { account: 'STORE', partyId: storeId, cents: -cents },
    ],
  })
}

/** Money that lies somewhere since then, or has left there. */
export type Money = OfOrder & {
  storeId: string | null
  /** The id of a capture or a refund; of what was paid at once the order's. */
  reference: string
  isByTransfer: boolean
  cents: number
}

const placeOf = ({ isByTransfer }: Pick<Money, 'isByTransfer'>): LedgerAccount => (isByTransfer ? 'BANK' : 'PROVIDER')

export const bookMoney = (tx: Tx, kind: 'MONEY_IN' | 'MONEY_BACK', money: Money): Promise<void> => {
  const { buyerId, orderId, storeId, reference, at } = money
  const cents = kind === 'MONEY_IN' ? money.cents : -money.cents
  return book(tx, {
    kind,
    reference,
    order: { buyerId, orderId },
    storeId,
    at,
    entries: [
      { account: placeOf(money), cents },
      { account: 'BUYER', partyId: buyerId, cents: -cents },
    ],
  })
}

/** What a buyer's bank took back from the provider, or returned; the buyer owes it meanwhile. */
export const bookChargeback = (
  tx: Tx,
  kind: 'CHARGEBACK' | 'CHARGEBACK_REVERSED',
  { buyerId, orderId, at, chargebackId, cents }: OfOrder & { chargebackId: string; cents: number },
): Promise<void> => {
  const owed = kind === 'CHARGEBACK' ? cents : -cents
  return book(tx, {
    kind,
    reference: chargebackId,
    order: { buyerId, orderId },
    at,
    entries: [
      { account: 'BUYER', partyId: buyerId, cents: owed },
      { account: 'PROVIDER', cents: -owed },
    ],
  })
}
