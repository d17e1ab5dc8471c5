/** What a coupon takes off: a percentage of the goods, an amount, or the shipping. */
export const couponKinds = ['PERCENT', 'AMOUNT', 'FREE_SHIPPING'] as const
export type CouponKind = (typeof couponKinds)[number]
