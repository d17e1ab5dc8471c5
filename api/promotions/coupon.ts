import type { CouponKind } from '../../contract/trade/coupon-kinds.ts'
import type { CouponAudience } from '../../contract/operator/coupons.ts'

/** A coupon's terms as one buyer meets them. */
export type Coupon = {
  code: string
  kind: CouponKind
  /** Per ten-thousand for PERCENT, cents for AMOUNT. */
  value: number
  /** Null: valid for every store. */
  storeId: string | null
  minimumCents: number
  limitTotal: number | null
  limitPerBuyer: number | null
  redeemedCount: number
  redeemedByBuyer: number
  audience: CouponAudience
  /** The coupon's audience includes this buyer. */
  isForBuyer: boolean
  startsAt: Date
  endsAt: Date
  descriptionDe: string
  descriptionEn: string
}

/** Goods of one selected line, net. */
export type CouponLine = { skuId: string; storeId: string; lineNetCents: number }

export type CouponProblem =
  | 'COUPON_EXPIRED'
  | 'COUPON_EXHAUSTED'
  | 'COUPON_FIRST_ORDER_ONLY'
  | 'COUPON_NOT_FOR_BUYER'
  | 'COUPON_NOT_APPLICABLE'

/** What a coupon takes off: cents by SKU, and the stores whose shipping is free. */
export type Deduction = { centsBySku: Map<string, number>; shipsFree: (storeId: string) => boolean }

export const noDeduction: Deduction = { centsBySku: new Map(), shipsFree: () => false }

/** Why the coupon takes nothing off these lines now; null while it does. `endsAt` itself is outside its window. */
export function couponProblem(coupon: Coupon, lines: CouponLine[], now: Date): CouponProblem | null {
  if (now < coupon.startsAt || now >= coupon.endsAt) return 'COUPON_EXPIRED'
  if (!coupon.isForBuyer) return coupon.audience === 'FIRST_ORDER' ? 'COUPON_FIRST_ORDER_ONLY' : 'COUPON_NOT_FOR_BUYER'
  if (coupon.limitTotal !== null && coupon.redeemedCount >= coupon.limitTotal) return 'COUPON_EXHAUSTED'
  if (coupon.limitPerBuyer !== null && coupon.redeemedByBuyer >= coupon.limitPerBuyer) return 'COUPON_EXHAUSTED'
  const goods = sumNet(eligible(coupon, lines))
  return goods === 0 || goods < coupon.minimumCents ? 'COUPON_NOT_APPLICABLE' : null
}

/** Takes off no more than the goods cost, spread over the eligible lines in proportion to their value. */
export function deductionOf(coupon: Coupon, lines: CouponLine[]): Deduction {
  const valid = eligible(coupon, lines)
  if (coupon.kind === 'FREE_SHIPPING')
    return { centsBySku: new Map(), shipsFree: (storeId) => valid.some((line) => line.storeId === storeId) }
  const shares = allocate(
    amountOff(coupon, sumNet(valid)),
    valid.map(({ lineNetCents }) => lineNetCents),
  )
  return { centsBySku: new Map(valid.map(({ skuId }, i) => [skuId, shares[i] ?? 0])), shipsFree: () => false }
}

/**
 * Splits whole cents in proportion to the weights, adding up to the amount exactly: what rounding down leaves goes cent
 * by cent to the largest remainders, the earlier one first. No share is above its weight while the amount is not above
 * their sum.
 */
export function allocate(amount: number, weights: number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0)
  if (sum === 0) return weights.map(() => 0)
  // Cents times cents leave the range of safe integers.
  const exact = weights.map((weight) => BigInt(amount) * BigInt(weight))
  const shares = exact.map((product) => Number(product / BigInt(sum)))
  const left = amount - shares.reduce((total, share) => total + share, 0)
  const byRemainder = exact
    .map((product, index) => ({ index, remainder: product % BigInt(sum) }))
    .toSorted((a, b) => (a.remainder === b.remainder ? a.index - b.index : a.remainder < b.remainder ? 1 : -1))
  for (const { index } of byRemainder.slice(0, left)) shares[index]! += 1
  return shares
}

function amountOff({ kind, value }: Coupon, goods: number) {
  const amounts = { PERCENT: Math.floor((goods * value + 5000) / 10_000), AMOUNT: value, FREE_SHIPPING: 0 }
  return Math.min(amounts[kind], goods)
}

const eligible = ({ storeId }: Coupon, lines: CouponLine[]) =>
  lines.filter((line) => storeId === null || line.storeId === storeId)

const sumNet = (lines: CouponLine[]) => lines.reduce((sum, { lineNetCents }) => sum + lineNetCents, 0)
