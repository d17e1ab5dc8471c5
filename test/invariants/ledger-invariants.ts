import type { Db } from '../../api/platform/db.ts'
import type { Entry } from '../../sandbox/entry.ts'

/**
 * What breaks I2, I8 and I11 as the provider's ledger sees them, once nothing is under way any more: each order that was
 * paid there has one payment of its amount, money without an order has gone back, and our books count as captured and
 * refunded what settled there.
 */
export async function brokenLedger(db: Db, ledger: Entry[]): Promise<string[]> {
  const [orders, books] = await Promise.all([findPaidOrders(db), findBooks(db)])
  const retained = retainedByPayment(ledger)
  const settled = settledByPayment(ledger)
  const owners = Map.groupBy(orders, ({ providerId }) => providerId)
  return [
    ...orders
      .filter((order) => retained.get(order.providerId) !== order.dueCents)
      .map(({ orderNumber, providerId, dueCents }) => `I2: the provider keeps ${retained.get(providerId)} for ${orderNumber}, not ${dueCents}`), // prettier-ignore
    ...[...owners].filter(([, ofPayment]) => ofPayment.length > 1).map(([id]) => `I2: ${id} pays several orders`),
    ...[...retained]
      .filter(([id, cents]) => cents > 0 && !owners.has(id))
      .map(([id]) => `I8: ${id} took money for nothing`),
    ...books
      .filter(({ providerId, kind, cents }) => cents !== (settled.get(`${kind} ${providerId}`) ?? 0))
      .map(({ providerId, kind, cents }) => `I11: ${cents} cents count as ${kind} of ${providerId}, settled are ${settled.get(`${kind} ${providerId}`) ?? 0}`), // prettier-ignore
  ]
}

/** What was only authorised is due until its part of the order ends, or the authorisation does. */
type PaidOrder = { providerId: string; orderNumber: string; dueCents: number }

const findPaidOrders = (db: Db) => db<PaidOrder[]>`
  select p.provider_id, o.order_number,
    o.gross_cents - p.charged_back_cents - coalesce((
      select sum(m.amount_cents) from payment_move m
      where m.buyer_id = p.buyer_id and m.checkout_id = p.checkout_id and m.kind = 'REFUND' and m.state = 'DONE'
        and not m.is_by_transfer), 0)::bigint - coalesce((
      select sum((s.totals ->> 'gross')::bigint) from sub_order s
      where s.buyer_id = o.buyer_id and s.order_id = o.id and o.is_captured_on_shipment
        and ((s.status in ('CANCELLED', 'REJECTED') and s.capture_id is null)
          or (p.state <> 'AUTHORIZED' and coalesce(s.payment_failed_at, s.paid_by_transfer_at) is not null))), 0)::bigint
      - case when ${isSettled(db)} then coalesce((
        select sum((s.totals ->> 'gross')::bigint - payable_cents(s)) from sub_order s
        where s.buyer_id = o.buyer_id and s.order_id = o.id and s.capture_id is not null
          and coalesce(s.payment_failed_at, s.paid_by_transfer_at) is null), 0) else 0 end::bigint as due_cents
  from orders o join payment p on p.buyer_id = o.buyer_id and p.order_id = o.id`

// What was cancelled of a part before it was taken is held until the last part has left or ended.
const isSettled = (db: Db) => db`
  o.is_captured_on_shipment and not exists (select from sub_order s where s.buyer_id = o.buyer_id and s.order_id = o.id
    and s.capture_id is null and s.paid_by_transfer_at is null and s.status not in ('CANCELLED', 'REJECTED'))`

type Books = { providerId: string; kind: string; cents: number }

const findBooks = (db: Db) => db<Books[]>`
  select p.provider_id, kinds.kind, coalesce(sum(m.amount_cents), 0)::bigint as cents
  from payment p
  cross join (values ('CAPTURE'), ('REFUND')) kinds (kind)
  left join payment_move m on m.buyer_id = p.buyer_id and m.checkout_id = p.checkout_id and m.kind = kinds.kind
    and m.state = 'DONE' and not m.is_by_transfer
  where p.provider_id is not null and (kinds.kind = 'REFUND' or p.request ->> 'method' in ('KLARNA', 'BILLIE'))
  group by p.provider_id, kinds.kind`

const centsOf = ({ amount }: Entry) => Math.round(Number(amount?.value ?? 0) * 100)

function settledByPayment(ledger: Entry[]): Map<string, number> {
  const parts = new Map(ledger.filter(({ kind }) => kind === 'capture' || kind === 'refund').map((entry) => [entry.partId, entry])) // prettier-ignore
  const settled = new Map<string, number>()
  for (const { kind, paymentId, partId, hasSucceeded } of ledger) {
    if (!hasSucceeded) continue
    const key = `${kind === 'capture-settlement' ? 'CAPTURE' : 'REFUND'} ${paymentId}`
    settled.set(key, (settled.get(key) ?? 0) + centsOf(parts.get(partId)!))
  }
  return settled
}

// Promised or taken, less what was let go, ran out, was sent back or charged back; a refund that failed is ours again.
function retainedByPayment(ledger: Entry[]): Map<string, number> {
  const signs: Record<string, number> = {
    authorisation: 1,
    release: -1,
    refund: -1,
    chargeback: -1,
    'chargeback-reversal': 1,
  }
  const retained = new Map<string, number>()
  const refunds = new Map<string | undefined, number>()
  const add = (paymentId: string, cents: number) => retained.set(paymentId, (retained.get(paymentId) ?? 0) + cents)
  for (const entry of ledger) {
    const { kind, paymentId, partId, hasSucceeded } = entry
    if (kind === 'refund') refunds.set(partId, centsOf(entry))
    add(paymentId, (signs[kind] ?? 0) * centsOf(entry))
    const isReturned = kind === 'refund-cancellation' || (kind === 'refund-settlement' && hasSucceeded === false)
    if (isReturned) add(paymentId, refunds.get(partId) ?? 0)
    // Nothing has been captured of a payment that expires.
    if (kind === 'expiry' || kind === 'cancellation') retained.set(paymentId, 0)
  }
  return retained
}
