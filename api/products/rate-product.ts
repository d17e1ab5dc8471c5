import type { Tx } from '../platform/db.ts'

/** Adds to the sums that a product's rating is made of; negative numbers take a review away. */
export async function rateProduct(tx: Tx, skuId: string, { rates, count }: { rates: number; count: number }) {
  await tx`
    update product set rating_sum = rating_sum + ${rates}, rating_count = rating_count + ${count}
    where sku_id = ${skuId}`
}
