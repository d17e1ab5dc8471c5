import * as z from 'zod/mini'
import { endpoint } from './platform/endpoint.ts'
import { Page, PageSize, pageOf } from './platform/paging.ts'
import { DateTime, plainText, requiredText, SkuId } from './platform/values.ts'

/** Plain text; what looks like HTML in it is shown as it was typed. */
const Comment = requiredText(2000)
const Rate = z.int().check(z.minimum(1), z.maximum(5))

/** Why a store thinks that a review should not be shown. */
export const reportReasons = ['PERSON', 'UNRELATED', 'INSULT', 'ADVERTISING'] as const
export type ReportReason = (typeof reportReasons)[number]

export const SupplierReview = z.object({
  id: z.string(),
  productSkuId: z.string(),
  productName: z.string(),
  rate: z.int(),
  comment: z.string(),
  authorBusinessType: z.string(),
  createdAt: DateTime,
  isShown: z.boolean(),
  storeReply: z.nullable(z.string()),
  repliedAt: z.nullable(DateTime),
  /** What the store has reported of it, and whether an operator has decided; null where it has not. */
  report: z.nullable(z.object({ reason: z.enum(reportReasons), at: DateTime, isDecided: z.boolean() })),
})
export type SupplierReview = z.output<typeof SupplierReview>

export const write = endpoint({
  method: 'POST',
  path: '/api/v1/account/orders/reviews',
  access: 'buyer',
  right: 'buy',
  repeat: 'refused',
  summary: 'Review goods that were delivered to you, once; `isShown` false waits for a check',
  status: 201,
  input: z.strictObject({
    orderId: z.uuid(),
    productSkuId: SkuId,
    rate: Rate,
    comment: Comment,
  }),
  output: z.object({ id: z.string(), isShown: z.boolean() }),
})
export const listForSupplier = endpoint({
  method: 'GET',
  path: '/api/v1/supplier/reviews',
  access: 'supplier',
  right: 'sales',
  summary: "Reviews of the store's goods, newest first",
  input: z.strictObject({
    page: z._default(Page, 1),
    pageSize: z._default(PageSize, 24),
    rate: z.optional(Rate),
    /** Those with an answer of the store, or those without. */
    isAnswered: z.optional(z.stringbool()),
    /** Those that the store has reported, or the others. */
    isReported: z.optional(z.stringbool()),
    /** A SKU, or the store's own number of a product. */
    product: z.optional(plainText(64)),
  }),
  output: pageOf(SupplierReview),
})
export const reply = endpoint({
  method: 'POST',
  path: '/api/v1/supplier/reviews/{id}/reply',
  access: 'supplier',
  right: 'sales',
  repeat: 'same-effect',
  summary: 'Answers a review, or replaces the answer; an empty text takes it away',
  input: z.strictObject({ id: z.uuid(), text: z.union([z.literal(''), Comment]) }),
  output: SupplierReview,
})
export const report = endpoint({
  method: 'POST',
  path: '/api/v1/supplier/reviews/{id}/report',
  access: 'supplier',
  right: 'sales',
  repeat: 'refused',
  summary: 'Asks the marketplace to look at a review, once; it stays until an operator decides. 409 REVIEW_REPORTED',
  input: z.strictObject({
    id: z.uuid(),
    reason: z.enum(reportReasons),
    /** What is wrong with it; operators read it. */
    words: z._default(plainText(1000).check(z.trim()), ''),
  }),
  output: SupplierReview,
})
