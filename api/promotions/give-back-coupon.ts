import type { Tx } from '../platform/db.ts'

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
