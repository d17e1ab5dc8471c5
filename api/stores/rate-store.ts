import type { Tx } from '../platform/db.ts'

/** Adds to the sums that a store's rating is made of; negative numbers take a review away. */
export async function rateStore(tx: Tx, storeId: string, { rates, count }: { rates: number; count: number }) {
  await tx`
    update store set rating_sum = rating_sum + ${rates}, rating_count = rating_count + ${count}
    where id = ${storeId}`
}
