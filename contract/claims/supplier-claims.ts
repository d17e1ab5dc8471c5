import * as z from 'zod/mini'
import { AttachmentIds } from '../attachments/attachments.ts'
import { Version } from '../orders/steps.ts'
import { endpoint } from '../platform/endpoint.ts'
import { Count, cursorInput, cursorOf } from '../platform/paging.ts'
import { NoInput, plainText, requiredText, SkuId } from '../platform/values.ts'
import { Claim, ClaimEntry, ClaimNumber } from './claims.ts'

/** TO_ANSWER and TO_SHIP wait for the store, OPEN is all that is not closed. */
export const claimViews = ['TO_ANSWER', 'TO_SHIP', 'OPEN', 'ALL'] as const
export type ClaimView = (typeof claimViews)[number]

/** Of each line: pieces that are paid back and pieces that are sent again; what is left of it is refused. */
export const Outcome = z
  .array(
    z.strictObject({
      productSkuId: SkuId,
      refunded: z._default(z.int().check(z.minimum(0), z.maximum(1_000_000)), 0),
      replaced: z._default(z.int().check(z.minimum(0), z.maximum(1_000_000)), 0),
    }),
  )
  .check(z.maxLength(100))
export type Outcome = z.output<typeof Outcome>

export const list = endpoint({
  method: 'GET',
  path: '/api/v1/supplier/claims',
  access: 'supplier',
  right: 'viewOrders',
  summary: 'Claims about deliveries of the store: what is due comes first, of all others the newest',
  input: z.strictObject({
    view: z._default(z.enum(claimViews), 'TO_ANSWER'),
    /** The beginning of a claim's number, or a part of the company. */
    q: z.optional(plainText(100)),
    ...cursorInput,
  }),
  output: cursorOf(ClaimEntry),
})
export const counts = endpoint({
  method: 'GET',
  path: '/api/v1/supplier/claims/counts',
  access: 'supplier',
  right: 'viewOrders',
  summary: 'How many claims wait for an answer of the store, how many for a parcel, and how many of both are overdue',
  input: NoInput,
  output: z.object({ TO_ANSWER: Count, TO_SHIP: Count, OPEN: Count, overdue: Count }),
})
export const read = endpoint({
  method: 'GET',
  path: '/api/v1/supplier/claims/{number}',
  access: 'supplier',
  right: 'viewOrders',
  summary: "One claim; 404 also for another store's",
  input: z.strictObject({ number: ClaimNumber }),
  output: Claim,
})
export const act = endpoint({
  method: 'POST',
  path: '/api/v1/supplier/claims/{number}/actions',
  access: 'supplier',
  right: 'orders',
  repeat: 'keyed',
  summary:
    'Answers a claim: pays pieces back, sends pieces again, refuses the rest with a reason; asks the buyer; or pays back what was to be sent again. 409 CLAIM_STATE, OUT_OF_STOCK, 422 REASON_MISSING',
  input: z.strictObject({
    number: ClaimNumber,
    action: z.enum(['ANSWER', 'ASK', 'REFUND_INSTEAD']),
    /** Of an ANSWER: lines that are left out are refused. */
    outcome: z.optional(Outcome),
    /** The buyer reads it; a question and a refusal need it. */
    words: z.optional(plainText(2000)),
    attachmentIds: z.optional(AttachmentIds),
    version: z.optional(Version),
  }),
  output: Claim,
})
export const ship = endpoint({
  method: 'POST',
  path: '/api/v1/supplier/claims/{number}/shipments',
  access: 'supplier',
  right: 'pack',
  repeat: 'keyed',
  summary: 'Sends what replaces goods of a claim, all that is open of it, without charge; 409 CLAIM_STATE',
  input: z.strictObject({
    number: ClaimNumber,
    carrier: requiredText(80),
    trackingNumber: z.optional(plainText(80)),
    version: z.optional(Version),
  }),
  output: Claim,
})
