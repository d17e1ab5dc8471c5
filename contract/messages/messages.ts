import * as z from 'zod/mini'
import { Attachment, AttachmentIds } from '../attachments/attachments.ts'
import { SubOrderNumber } from '../claims/claims.ts'
import { endpoint } from '../platform/endpoint.ts'
import { Page, PageSize, pageOf } from '../platform/paging.ts'
import { DateTime, requiredText } from '../platform/values.ts'

export const ThreadEntry = z.object({
  subOrderNumber: z.string(),
  storeName: z.string(),
  companyName: z.string(),
  /** The beginning of what was written last, by whom and when. */
  lastWords: z.string(),
  lastBy: z.enum(['BUYER', 'STORE']),
  lastAt: DateTime,
  /** Since when the buyer waits for a word of the store; null where it has answered or needs not. */
  waitingSince: z.nullable(DateTime),
})
export type ThreadEntry = z.output<typeof ThreadEntry>

/** What a buyer and a store write to each other about one delivery. */
export const Thread = z.object({
  subOrderNumber: z.string(),
  orderId: z.string(),
  orderNumber: z.string(),
  storeName: z.string(),
  companyName: z.string(),
  waitingSince: z.nullable(DateTime),
  /** The last 200, oldest first; none where nobody has written yet. */
  messages: z.array(
    z.object({
      id: z.string(),
      /** Of the caller's side. */
      isOwn: z.boolean(),
      /** Who of the own side, else the other side. */
      by: z.string(),
      at: DateTime,
      words: z.string(),
      attachments: z.array(Attachment),
    }),
  ),
})
export type Thread = z.output<typeof Thread>

export const NewMessage = z.strictObject({
  subOrderNumber: SubOrderNumber,
  words: requiredText(2000),
  attachmentIds: z.optional(AttachmentIds),
})
export const ThreadOfDelivery = z.strictObject({ subOrderNumber: SubOrderNumber })

export const list = endpoint({
  method: 'GET',
  path: '/api/v1/account/messages',
  access: 'buyer',
  right: 'receive',
  summary: 'What the company and stores have written to each other about deliveries, the last first',
  input: z.strictObject({ page: z._default(Page, 1), pageSize: z._default(PageSize, 24) }),
  output: pageOf(ThreadEntry),
})
export const read = endpoint({
  method: 'GET',
  path: '/api/v1/account/messages/{subOrderNumber}',
  access: 'buyer',
  right: 'receive',
  summary: "The messages about a delivery, also where there are none yet; 404 also for somebody else's",
  input: ThreadOfDelivery,
  output: Thread,
})
export const write = endpoint({
  method: 'POST',
  path: '/api/v1/account/messages/{subOrderNumber}',
  access: 'buyer',
  right: 'receive',
  repeat: 'keyed',
  summary: 'Writes to the store about a delivery, which gets it by mail, too',
  input: NewMessage,
  output: Thread,
})
