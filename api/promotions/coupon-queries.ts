import type postgres from 'postgres'
import type { Queryable, Tx } from '../platform/db.ts'
import type { Coupon } from './coupon.ts'

/** Columns of a Coupon over `u`, for this buyer; what their own checkout holds still counts as theirs to use. */
export const couponColumns = (sql: Queryable, buyerId: string): postgres.Fragment => sql`
  u.code, u.kind, u.value, u.store_id, u.minimum_cents, u.limit_total,
  u.limit_per_buyer, u.redeemed_count - (select count(*)::int from coupon_redemption r
    where r.buyer_id = ${buyerId} and r.coupon_code = u.code and r.is_reserved) as redeemed_count,
  u.starts_at, u.ends_at, u.description_de,
  u.description_en, (select count(*)::int from coupon_redemption r
    where r.buyer_id = ${buyerId} and r.coupon_code = u.code and not r.is_reserved) as redeemed_by_buyer,
  u.audience, ${isFor(sql, buyerId)} as is_for_buyer`

// An order that came to nothing was none; `exceptOrderId` is the one that is being placed.
const isFor = (sql: Queryable, buyerId: string, exceptOrderId: string | null = null) => sql`case u.audience
  when 'FIRST_ORDER' then not exists (select from orders o
    where o.buyer_id = ${buyerId} and o.status not in ('CANCELLED', 'REJECTED') and o.id is distinct from ${exceptOrderId}::uuid)
  when 'NAMED' then exists (select from coupon_buyer n
    where n.buyer_id = ${buyerId} and n.line = coalesce(u.batch_id::text, u.code))
  else true end`

/** The coupon, by its code in upper case. */
export async function readCoupon(sql: Queryable, buyerId: string, code: string): Promise<Coupon | null> {
  const [coupon] = await sql<Coupon[]>`select ${couponColumns(sql, buyerId)} from coupon u where u.code = ${code}`
  return coupon ?? null
}

type Redemption = { buyerId: string; orderId: string; code: string; now: Date; isReserved?: boolean }

/**
 * Counts one redemption, or returns false where the window is over or a limit is reached. The limit of one buyer holds
 * because a buyer's orders wait for each other at the cart; the limit of all holds by the condition.
 */
export async function redeemCoupon(tx: Tx, redemption: Redemption): Promise<boolean> {
  const { buyerId, orderId, code, now, isReserved = false } = redemption
  const redeemed = await tx`
    with counted as (
      update coupon u set redeemed_count = redeemed_count + 1
      where code = ${code} and starts_at <= ${now} and ends_at > ${now}
        and (limit_total is null or redeemed_count < limit_total)
        and (limit_per_buyer is null or limit_per_buyer >
          (select count(*) from coupon_redemption where buyer_id = ${buyerId} and coupon_code = ${code}))
        and ${isFor(tx, buyerId, orderId)} and ${isFirstHeld(tx, redemption)}
      returning code
    )
    insert into coupon_redemption (buyer_id, order_id, coupon_code, redeemed_at, is_reserved)
    select ${buyerId}, ${orderId}, code, ${now}, ${isReserved} from counted`
  return redeemed.count === 1
}

// What is being paid now is no order yet, and would be the first as well.
const isFirstHeld = (tx: Tx, { buyerId, orderId }: Redemption) => tx`(u.audience <> 'FIRST_ORDER' or not exists (
  select from coupon_redemption r join coupon f on f.code = r.coupon_code
  where r.buyer_id = ${buyerId} and r.order_id <> ${orderId} and r.is_reserved and f.audience = 'FIRST_ORDER'))`

type OfOrder = { buyerId: string; orderId: string }

/** The order that a coupon was held for exists now. */
export async function confirmRedemption(tx: Tx, { buyerId, orderId }: OfOrder): Promise<void> {
  await tx`update coupon_redemption set is_reserved = false where buyer_id = ${buyerId} and order_id = ${orderId}`
}

/** Gives the buyer the use of a coupon back whose order has come to nothing. Called again it changes nothing. */
export async function giveBackCoupon(
  tx: Tx,
  { buyerId, orderId }: { buyerId: string; orderId: string },
): Promise<void> {
  await tx`
    with given_back as (
      delete from coupon_redemption where buyer_id = ${buyerId} and order_id = ${orderId} returning coupon_code
    )
    update coupon set redeemed_count = redeemed_count - 1 from given_back where code = given_back.coupon_code`
}
