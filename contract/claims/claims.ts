import * as z from 'zod/mini'
import { Attachment, AttachmentIds } from '../attachments/attachments.ts'
import { refundStatuses } from '../orders/orders.ts'
import { Version } from '../orders/steps.ts'
import { endpoint } from '../platform/endpoint.ts'
import { Page, PageSize, pageOf } from '../platform/paging.ts'
import { DateTime, plainText, SkuId } from '../platform/values.ts'
import { claimActions, claimStatuses, problemKinds, remedies } from './claim-words.ts'

export const ClaimNumber = z.string().check(z.regex(/^T\d{1,15}-\d{1,4}-C\d{1,4}$/))
export const SubOrderNumber = z.string().check(z.regex(/^T\d{1,15}-\d{1,4}$/))
const Pieces = z.int().check(z.minimum(1), z.maximum(1_000_000))

export const ClaimEntry = z.object({
  number: z.string(),
  subOrderNumber: z.string(),
  status: z.enum(claimStatuses),
  statusText: z.string(),
  storeName: z.string(),
  companyName: z.string(),
  createdAt: DateTime,
  /** Until when whoever has the next step should have taken it; null once the claim is closed. */
  dueAt: z.nullable(DateTime),
  /** The pieces of all lines, and the first of the goods. */
  pieceCount: z.int(),
  /** All of them are packs of several pieces. */
  isPack: z.optional(z.boolean()),
  productName: z.string(),
  imageUrl: z.string(),
  lineCount: z.int(),
})
export type ClaimEntry = z.output<typeof ClaimEntry>

export const ClaimLine = z.object({
  productSkuId: z.string(),
  name: z.string(),
  imageUrl: z.string(),
  problem: z.enum(problemKinds),
  problemText: z.string(),
  remedy: z.enum(remedies),
  remedyText: z.string(),
  quantity: z.int(),
  isPack: z.optional(z.boolean()),
  /** Pieces that were paid back, that are sent again, of those that have left, and that were refused. */
  refundedQuantity: z.int(),
  replacedQuantity: z.int(),
  resentQuantity: z.int(),
  refusedQuantity: z.int(),
})
export type ClaimLine = z.output<typeof ClaimLine>

export const Claim = z.object({
  ...ClaimEntry.shape,
  orderId: z.string(),
  orderNumber: z.string(),
  /** Who opened it. */
  openedBy: z.string(),
  lines: z.array(ClaimLine),
  /** What went back for it; empty for who sees no amounts. */
  refunds: z.array(z.object({ amountText: z.string(), status: z.enum(refundStatuses), statusText: z.string() })),
  /** Oldest first. */
  timeline: z.array(
    z.object({
      id: z.string(),
      text: z.string(),
      by: z.string(),
      at: DateTime,
      words: z.nullable(z.string()),
      /** Null for who sees no amounts, and where no money moved. */
      amountText: z.nullable(z.string()),
      attachments: z.array(Attachment),
    }),
  ),
  /** Grows with every step: who sends it with a step takes that step only from what they have seen. */
  version: z.int(),
  /** What the caller may do now. */
  allowedActions: z.array(z.enum(claimActions)),
})
export type Claim = z.output<typeof Claim>

/** What can be claimed of a delivery. */
export const Claimable = z.object({
  subOrderNumber: z.string(),
  storeName: z.string(),
  orderId: z.string(),
  /** Until when a claim can be opened; null while the delivery has not arrived. */
  until: z.nullable(DateTime),
  /** Goods of which something has left; `claimable` are the pieces of it that can be claimed now. */
  lines: z.array(
    z.object({
      productSkuId: z.string(),
      name: z.string(),
      imageUrl: z.string(),
      quantity: z.int(),
      isPack: z.optional(z.boolean()),
      claimable: z.int(),
    }),
  ),
})
export type Claimable = z.output<typeof Claimable>

export const list = endpoint({
  method: 'GET',
  path: '/api/v1/account/claims',
  access: 'buyer',
  right: 'receive',
  summary: 'Claims of the company, newest first: those that are not closed, or those that are',
  input: z.strictObject({
    state: z._default(z.enum(['OPEN', 'CLOSED']), 'OPEN'),
    page: z._default(Page, 1),
    pageSize: z._default(PageSize, 24),
  }),
  output: pageOf(ClaimEntry),
})
export const read = endpoint({
  method: 'GET',
  path: '/api/v1/account/claims/{number}',
  access: 'buyer',
  right: 'receive',
  summary: "One claim; 404 also for somebody else's",
  input: z.strictObject({ number: ClaimNumber }),
  output: Claim,
})
export const readClaimable = endpoint({
  method: 'GET',
  path: '/api/v1/account/claimable/{subOrderNumber}',
  access: 'buyer',
  right: 'receive',
  summary: "What can be claimed of a delivery; 404 also for somebody else's",
  input: z.strictObject({ subOrderNumber: SubOrderNumber }),
  output: Claimable,
})
export const open = endpoint({
  method: 'POST',
  path: '/api/v1/account/claims',
  access: 'buyer',
  right: 'receive',
  repeat: 'keyed',
  status: 201,
  summary:
    'Opens a claim about pieces of a delivery: what is wrong with each, and what is asked for; its store answers in time, or an operator does. 409 ORDER_STATE where nothing has left yet or the time is over',
  input: z.strictObject({
    subOrderNumber: SubOrderNumber,
    lines: z
      .array(
        z.strictObject({
          productSkuId: SkuId,
          problem: z.enum(problemKinds),
          quantity: Pieces,
          remedy: z.enum(remedies),
        }),
      )
      .check(z.minLength(1), z.maxLength(100)),
    words: z.optional(plainText(2000)),
    attachmentIds: z.optional(AttachmentIds),
  }),
  output: Claim,
})
export const act = endpoint({
  method: 'POST',
  path: '/api/v1/account/claims/{number}/actions',
  access: 'buyer',
  right: 'receive',
  repeat: 'keyed',
  summary:
    'Withdraws a claim, replies to a question, accepts what the store has answered or has an operator decide; 409 CLAIM_STATE, 422 REASON_MISSING',
  input: z.strictObject({
    number: ClaimNumber,
    action: z.enum(['WITHDRAW', 'REPLY', 'ACCEPT', 'CONTEST']),
    /** Of the claim as it was seen. */
    version: z.optional(Version),
    words: z.optional(plainText(2000)),
    attachmentIds: z.optional(AttachmentIds),
  }),
  output: Claim,
})
