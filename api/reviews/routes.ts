import * as contract from '../../contract/reviews.ts'
import { limit } from '../http/limits.ts'
import { serve, type Api } from '../http/serve.ts'
import type { Deps } from '../platform/deps.ts'
import { readSupplierReviews, replyToReview } from './supplier-reviews.ts'
import { writeReview } from './write-review.ts'

export function reviewRoutes(api: Api, deps: Deps) {
  const reviewsOfBuyer = limit(deps, { name: 'review', attempts: 60, seconds: 60 * 60 })
  serve(api, contract.writeReview, async (review, caller) => {
    await reviewsOfBuyer.take(caller.account.id)
    return writeReview(deps, caller, review)
  })
  serve(api, contract.readSupplierReviews, (input, caller) => readSupplierReviews(deps.db, caller, input))
  serve(api, contract.replyToReview, (input, caller) => replyToReview(deps, caller, input))
}
