import { rateProduct } from '../products/rate-product.ts'
import type { Tx } from '../platform/db.ts'
import { recordChange } from '../platform/page-changes.ts'
import { rateStore } from '../stores/rate-store.ts'
import { writeShown, type Rated } from './review-queries.ts'

/** An operator's decision. Counts in the ratings exactly while it is shown, whoever decides at the same time. */
export async function showReview(tx: Tx, decision: { id: string; isShown: boolean; at: Date }): Promise<void> {
  const rated = await writeShown(tx, decision)
  if (rated) await countRating(tx, rated, decision.isShown ? 1 : -1)
}

/** Adds a review to what its product and its store are rated at, or takes it away. Product first, so none waits in a circle. */
export async function countRating(tx: Tx, { skuId, storeId, rate }: Rated, count: 1 | -1): Promise<void> {
  const change = { rates: rate * count, count }
  await rateProduct(tx, skuId, change)
  await rateStore(tx, storeId, change)
  await recordReviewChange(tx, skuId, storeId)
}

export const recordReviewChange = (tx: Tx, skuId: string, storeId: string) =>
  recordChange(tx, [`product:${skuId}`, `store:${storeId}`], { mayBeStale: true })
