import type { Db } from '../api/platform/db.ts'
import type { Entry } from '../sandbox/entry.ts'

/**
 * What breaks I2 and I8 as the provider's ledger sees them, once nothing is under way any more: each order that was paid
 * there has one payment of its amount, and money without an order has gone back.
 */
export async function brokenLedger(db: Db, ledger: Entry[]): Promise<string[]> {
  const orders = await db<PaidOrder[]>`
    select p.provider_id as "providerId", o.order_number as "orderNumber",
      o.gross_cents - o.refunded_cents - p.charged_back_cents - coalesce((
        select sum((s.totals ->> 'gross')::bigint) from sub_order s
        where s.buyer_id = o.buyer_id and s.order_id = o.id and o.is_captured_on_shipment
          and s.status in ('CANCELLED', 'REJECTED') and s.capture_id is null), 0)::bigint as "dueCents"
    from orders o join payment p on p.buyer_id = o.buyer_id and p.order_id = o.id`
  const kept = keptByPayment(ledger)
  const owners = Map.groupBy(orders, ({ providerId }) => providerId)
  return [
    ...orders
      .filter((order) => kept.get(order.providerId) !== order.dueCents)
      .map(({ orderNumber, providerId }) => `I2: the provider keeps ${kept.get(providerId)} for ${orderNumber}`),
    ...[...owners].filter(([, ofPayment]) => ofPayment.length > 1).map(([id]) => `I2: ${id} pays several orders`),
    ...[...kept]
      .filter(([id, cents]) => cents > 0 && !owners.has(id))
      .map(([id]) => `I8: ${id} took money for nothing`),
  ]
}

/** What was only authorised is due until its part of the order ends. */
type PaidOrder = { providerId: string; orderNumber: string; dueCents: number }

// Promised or taken, less what was let go, sent back or charged back.
function keptByPayment(ledger: Entry[]): Map<string, number> {
  const signs: Record<string, number> = {
    authorisation: 1,
    release: -1,
    refund: -1,
    chargeback: -1,
    'chargeback-reversal': 1,
  }
  const kept = new Map<string, number>()
  for (const { kind, paymentId, amount } of ledger)
    kept.set(paymentId, (kept.get(paymentId) ?? 0) + (signs[kind] ?? 0) * Math.round(Number(amount?.value ?? 0) * 100))
  return kept
}
