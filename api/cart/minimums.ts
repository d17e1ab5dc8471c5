import type { TotalsCents } from '../../contract/totals.ts'

/**
 * Cents that are missing to a store's minimum order, 0 when it is reached. Goods net after the coupon count; deposit,
 * shipping and tax do not (api.md section 7).
 */
export function missingToMinimum(minimumOrderCents: number, { net, discount }: Pick<TotalsCents, 'net' | 'discount'>) {
  return Math.max(0, minimumOrderCents - (net - discount))
}
