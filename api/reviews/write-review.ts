import type { InputOf, OutputOf } from '../../contract/platform/endpoint.ts'
import type * as reviewsApi from '../../contract/reviews.ts'
import type { Caller } from '../http/caller.ts'
import { Problem } from '../http/problem.ts'
import { inTransaction } from '../platform/db.ts'
import type { Deps } from '../platform/deps.ts'
import { newId } from '../platform/ids.ts'
import { findPurchase, insertReview } from './review-queries.ts'
import { countRating } from './show-review.ts'

/**
 * One review of a product that was delivered to this buyer. Throws NOT_FOUND for an order that is not theirs,
 * REVIEW_NOT_ALLOWED before the delivery, REVIEW_EXISTS for a second one.
 */
export async function writeReview(
  deps: Deps,
  { account }: Caller<'buyer'>,
  { orderId, productSkuId: skuId, rate, comment }: InputOf<typeof reviewsApi.write>,
): Promise<OutputOf<typeof reviewsApi.write>> {
  const id = newId()
  const isShown = !deps.isReviewModerated
  return inTransaction(deps.db, async (tx) => {
    const purchase = await findPurchase(tx, account.companyId, { orderId, skuId })
    if (!purchase) throw Problem.of('NOT_FOUND')
    const { storeId, isDelivered } = purchase
    if (!storeId || !isDelivered) throw Problem.of('REVIEW_NOT_ALLOWED')
    const review = {
      id,
      buyerId: account.companyId,
      orderId,
      skuId,
      storeId,
      rate,
      comment,
      isShown,
      at: deps.clock.now(),
    }
    if (!(await insertReview(tx, review))) throw Problem.of('REVIEW_EXISTS')
    if (isShown) await countRating(tx, review, 1)
    return { id, isShown }
  })
}
