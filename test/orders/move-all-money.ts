import { recordRefund } from '../../api/orders/fulfilment/money/record-refund.ts'
import { inTransaction } from '../../api/platform/db.ts'
import { payInvoices } from './net-terms.ts'
import type { PayingApp } from './paying.ts'

/** What the provider and the bank have to move, until nothing is under way. */
export async function moveAllMoney(app: PayingApp): Promise<void> {
  // A refund waits for the capture before it.
  for (let round = 0; round < 2; round++) await app.moveMoney()
  await payInvoices(app)
  const owed = await app.db<{ buyerId: string; orderId: string; refundId: string; amountCents: number }[]>`
    select r.buyer_id, r.order_id, r.id as refund_id, r.amount_cents - r.set_off_cents as amount_cents
    from refund r
    where r.paid_back_at is null and r.is_owed and not exists (
      select from payment p where p.buyer_id = r.buyer_id and p.order_id = r.order_id)`
  for (const refund of owed)
    await inTransaction(app.db, (tx) =>
      recordRefund(tx, { deps: app.deps, at: app.deps.clock.now(), isByTransfer: true, ...refund }),
    )
}
