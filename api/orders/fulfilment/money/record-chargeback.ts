import { bookChargeback } from '../../../ledger/order-bookings.ts'
import type { Tx } from '../../../platform/db.ts'
import { writeEvent } from './write-event.ts'

/** A bank has taken the money back, or returned it. */
export type ChargebackStep = 'CHARGE_BACK' | 'REVERSE_CHARGEBACK'

type Chargeback = {
  buyerId: string
  checkoutId: string
  chargebackId: string
  cents: number
  step: ChargebackStep
  at: Date
}

/** Writes it into the timeline of every part of the order; the parts stay where they are. Nothing without an order. */
export async function recordChargeback(
  tx: Tx,
  { buyerId, checkoutId, step, at, ...booked }: Chargeback,
): Promise<void> {
  const [order] = await tx<{ orderId: string }[]>`
    select o.id as order_id
    from checkout c join orders o on o.buyer_id = c.buyer_id and o.id = c.order_id
    where c.buyer_id = ${buyerId} and c.id = ${checkoutId}
    for update of o`
  if (!order) return
  await bookChargeback(tx, step === 'CHARGE_BACK' ? 'CHARGEBACK' : 'CHARGEBACK_REVERSED', {
    ...booked,
    ...order,
    buyerId,
    at,
  })
  await writeEvent(tx, { buyerId, ...order, storeId: null, action: step, by: 'PROVIDER', at })
}
