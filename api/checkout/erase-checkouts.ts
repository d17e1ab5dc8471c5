import { erasePayments } from '../payments/payment-queries.ts'
import type { Queryable } from '../platform/db.ts'
import { inOrder } from '../platform/in-order.ts'

type Which = { buyerId: string } | { endedBefore: Date }

/**
 * Takes the person out of checkouts that ended without an order: addresses, note and numbers go, goods and totals stay, so
 * that money which comes late is still known and goes back. For the erasure of an account, and for all after 30 days.
 */
export async function eraseCheckouts(sql: Queryable, which: Which): Promise<void> {
  const chosen =
    'buyerId' in which
      ? sql`buyer_id = ${which.buyerId}`
      : sql`buyer_id is not null and created_at < ${which.endedBefore}`
  await inOrder([
    () => sql`
      update checkout set draft = draft - ${personal}::text[]
      where ${chosen} and order_id is null and state <> 'PENDING' and draft ?| ${personal}::text[]`,
    () => erasePayments(sql, which),
  ])
}

const personal = ['address', 'billingAddress', 'note', 'purchaseOrderNumber', 'buyerVatId']
