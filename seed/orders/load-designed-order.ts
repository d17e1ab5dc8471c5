import { putDesignInCart } from '../../api/designs/put-design-in-cart.ts'
import { recordPayment } from '../../api/orders/fulfilment/money/record-payment.ts'
import { inTransaction } from '../../api/platform/db.ts'
import type { Deps } from '../../api/platform/deps.ts'
import { silentJobs } from '../../api/platform/jobs/jobs.ts'
import { demoBuyer } from '../demo-callers.ts'
import { orderCart } from './order-cart.ts'

const HOUR_MS = 3_600_000

/** One approved design of a demo buyer that has enough goods is ordered and paid: the demo's design in state ORDERED. */
export async function loadDesignedOrder(deps: Deps, baseDate: Date): Promise<void> {
  const { db } = deps
  const [ordered] = await db`select 1 from design where status = 'ORDERED' limit 1`
  const [design] = await db<{ id: string; buyerId: string; quantity: number }[]>`
    select d.id, d.buyer_id, d.quantity
    from design d join stock k on k.sku_id = d.sku_id join product p on p.sku_id = d.sku_id
      join store s on s.id = p.store_id
    where d.status = 'APPROVED' and k.quantity >= d.quantity
      and d.quantity::bigint * p.final_price_cents >= s.minimum_order_cents
    order by d.created_at limit 1`
  if (ordered || !design) return
  const at = (hoursAgo: number): Deps => ({
    ...deps,
    clock: { now: () => new Date(baseDate.getTime() - hoursAgo * HOUR_MS) },
    jobs: silentJobs(deps.jobs),
  })
  const { id, buyerId, quantity } = design
  const { version } = await putDesignInCart(at(4), demoBuyer(buyerId), { id, quantity })
  await inTransaction(db, async (tx) => {
    const orderId = await orderCart(tx, at(3), { buyerId, cartVersion: version })
    const paid = at(1)
    await recordPayment(tx, { deps: paid, buyerId, orderId, paymentStatus: 'PAID', at: paid.clock.now(), by: 'TRESEN' })
  })
}
