import type * as z from 'zod/mini'
import type { InputOf, OutputOf } from '../../contract/platform/endpoint.ts'
import type * as reviewsApi from '../../contract/reviews.ts'
import type { SupplierReview } from '../../contract/reviews.ts'
import type { Caller } from '../http/caller.ts'
import { paged } from '../http/paged.ts'
import { Problem } from '../http/problem.ts'
import { inTransaction, type Db } from '../platform/db.ts'
import type { Deps } from '../platform/deps.ts'
import { storeOf } from '../orders/store-of.ts'
import { countStoreReviews, findStoreReviews, writeReply, writeReport } from './review-queries.ts'
import { recordReviewChange } from './show-review.ts'

export async function readSupplierReviews(
  db: Db,
  caller: Caller<'supplier'>,
  { page, pageSize, ...chosen }: z.output<(typeof reviewsApi.listForSupplier)['input']>,
): Promise<OutputOf<typeof reviewsApi.listForSupplier>> {
  const storeId = storeOf(caller)
  const window = { page, pageSize }
  const [totalItems, items] = await Promise.all([
    countStoreReviews(db, storeId, chosen),
    findStoreReviews(db, { storeId, language: caller.language }, { window, chosen }),
  ])
  return paged(window, items, totalItems)
}

/** Throws NOT_FOUND, for a review of another store's products too. */
export async function replyToReview(
  { db, clock }: Deps,
  caller: Caller<'supplier'>,
  { id, text }: InputOf<typeof reviewsApi.reply>,
): Promise<SupplierReview> {
  const storeId = storeOf(caller)
  return inTransaction(db, async (tx) => {
    if (!(await writeReply(tx, { id, storeId, text, at: clock.now() }))) throw Problem.of('NOT_FOUND')
    const [review] = await findStoreReviews(tx, { storeId, language: caller.language }, { id })
    await recordReviewChange(tx, review!.productSkuId, storeId)
    return review!
  })
}

/** Throws NOT_FOUND, for a review of another store's products too, and REVIEW_REPORTED. */
export async function reportReview(
  { db, clock }: Deps,
  caller: Caller<'supplier'>,
  { id, reason, words }: z.output<(typeof reviewsApi.report)['input']>,
): Promise<SupplierReview> {
  const storeId = storeOf(caller)
  return inTransaction(db, async (tx) => {
    const isDone = await writeReport(tx, { id, storeId, reason, words, at: clock.now() })
    const [review] = await findStoreReviews(tx, { storeId, language: caller.language }, { id })
    if (!review) throw Problem.of('NOT_FOUND')
    if (!isDone) throw Problem.of('REVIEW_REPORTED')
    return review
  })
}
