import { book } from '../../../ledger/book.ts'
import type { Tx } from '../../../platform/db.ts'
import { newId } from '../../../platform/ids.ts'
import type { DeliveryStep } from './delivered-lines.ts'

/**
 * Goods that come back are credited with less by what was given back of their price before. Where the marketplace has borne that, the
 * store was made up for a price that it no longer gets: it owes so much again.
 */
export async function takeGoodwillBack(
  tx: Tx,
  { order, subOrder, at }: Pick<DeliveryStep, 'order' | 'subOrder' | 'at'>,
  cutCents: number,
): Promise<void> {
  if (cutCents <= 0) return
  const { buyerId, id: orderId } = order
  const { storeId } = subOrder
  const [{ borneCents }] = await tx<[{ borneCents: number }]>`
    select coalesce(sum(e.amount_cents), 0)::bigint as borne_cents
    from ledger_booking b join ledger_entry e on e.booking_id = b.id and e.account = 'ADJUSTMENT'
    where b.buyer_id = ${buyerId} and b.order_id = ${orderId} and b.store_id = ${storeId} and b.kind = 'ADJUSTMENT'`
  const cents = Math.min(cutCents, borneCents)
  await book(tx, {
    kind: 'ADJUSTMENT',
    reference: newId(),
    order: { buyerId, orderId },
    storeId,
    at,
    entries: [
      { account: 'STORE', partyId: storeId, cents },
      { account: 'ADJUSTMENT', cents: -cents },
    ],
  })
}
