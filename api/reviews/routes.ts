import * as reviewsApi from '../../contract/reviews.ts'
import { limit } from '../http/limits.ts'
import { serve, type Api } from '../http/serve.ts'
import type { Deps } from '../platform/deps.ts'
import { readSupplierReviews, replyToReview, reportReview } from './supplier-reviews.ts'
import { writeReview } from './write-review.ts'

export function reviewRoutes(api: Api, deps: Deps) {
  const reviewsOfBuyer = limit(deps, { name: 'review', attempts: 60, seconds: 60 * 60 })
  serve(api, reviewsApi.write, async (review, caller) => {
    await reviewsOfBuyer.take(caller.account.companyId)
    return writeReview(deps, caller, review)
  })
  serve(api, reviewsApi.listForSupplier, (input, caller) => readSupplierReviews(deps.db, caller, input))
  serve(api, reviewsApi.reply, (input, caller) => replyToReview(deps, caller, input))
  serve(api, reviewsApi.report, (input, caller) => reportReview(deps, caller, input))
}
