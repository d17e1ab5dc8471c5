import type { Queryable } from '../../platform/db.ts'

/** What an account may hold that has never paid (decision 30). The sum of a transfer is `Deps.firstTransferCents`. */
export const FIRST_TRANSFER_HOURS = 48
export const REGULAR_TRANSFER_HOURS = 7 * 24
/** Payments at the provider that were begun and came to nothing, in 24 hours; each held goods for up to 20 minutes. */
export const HOLDS_A_DAY = 10
/** The part of an article's pieces that one transfer may take. */
export const FIRST_TRANSFER_SHARE = 0.5

export type Standing = {
  /** Has paid an order that was not refunded or charged back, or the desk vouches for it. */
  isKnown: boolean
  /** The number of the order that waits for its transfer. */
  openTransfer: string | null
  /** When the oldest of the last HOLDS_A_DAY payments that came to nothing was begun; null where there were fewer in a day. */
  oldestHoldAt: Date | null
}

/** Right for as long as the buyer's cart is held: all orders of one buyer are placed under it. */
export async function readStanding(sql: Queryable, buyerId: string, now: Date): Promise<Standing> {
  const dayAgo = new Date(now.getTime() - 24 * 60 * 60_000)
  const [standing] = await sql<[Standing]>`
    select b.trusted_at is not null or exists (
        select from orders o
        where o.buyer_id = b.id and o.payment_status in ('PAID', 'PARTIALLY_REFUNDED') and o.gross_cents > 0
          and not exists (
            select from payment p
            where p.buyer_id = o.buyer_id and p.order_id = o.id and p.charged_back_cents > 0)) as is_known,
      (select order_number from orders o
        where o.buyer_id = b.id and o.payment_method = 'BANK_TRANSFER' and o.payment_status = 'UNPAID'
          and o.status = 'PENDING_PAYMENT' order by o.id limit 1) as open_transfer,
      (select created_at from checkout c
        where c.buyer_id = b.id and c.state in ('FAILED', 'CANCELLED', 'EXPIRED') and c.created_at > ${dayAgo}
        order by c.created_at desc offset ${HOLDS_A_DAY - 1} limit 1) as oldest_hold_at
    from company b where b.id = ${buyerId}`
  return standing
}
