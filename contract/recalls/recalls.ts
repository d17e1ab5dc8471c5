import * as z from 'zod/mini'
import { endpoint } from '../platform/endpoint.ts'
import { cursorInput, cursorOf, Page, PageSize, pageOf } from '../platform/paging.ts'
import { DateTime, PastDay, requiredText } from '../platform/values.ts'

const recall = {
  id: z.string(),
  productSkuId: z.string(),
  productName: z.string(),
  /** The lots that are called back. */
  lots: z.array(z.string()),
  reason: z.string(),
  /** What to do with the goods. */
  advice: z.string(),
  createdAt: DateTime,
}

export const RecallEntry = z.object({
  ...recall,
  /** Companies that recorded one of the lots, those that may have it, and those that have confirmed. */
  certainCount: z.int(),
  possibleCount: z.int(),
  confirmedCount: z.int(),
})
export type RecallEntry = z.output<typeof RecallEntry>

export const RecallReach = z.object({
  ...RecallEntry.shape,
  /** Those that have not confirmed first. */
  companies: z.array(
    z.object({
      companyName: z.string(),
      /** What it recorded; empty where it may have the goods. */
      lots: z.array(z.string()),
      confirmedAt: z.nullable(DateTime),
    }),
  ),
})
export type RecallReach = z.output<typeof RecallReach>

/** How many companies of one recall are listed; its counts are of all. */
export const MOST_LISTED = 500

export const RecallNotice = z.object({
  ...recall,
  storeName: z.string(),
  /** Of the lots those that the company recorded at goods-in; empty where it bought the article and recorded no lot. */
  ownLots: z.array(z.string()),
  confirmedAt: z.nullable(DateTime),
  confirmedBy: z.nullable(z.string()),
})
export type RecallNotice = z.output<typeof RecallNotice>

export const list = endpoint({
  method: 'GET',
  path: '/api/v1/supplier/recalls',
  access: 'supplier',
  right: 'orders',
  summary: 'Recalls of the store, newest first, with how many companies have confirmed',
  input: z.strictObject(cursorInput),
  output: cursorOf(RecallEntry),
})
export const read = endpoint({
  method: 'GET',
  path: '/api/v1/supplier/recalls/{id}',
  access: 'supplier',
  right: 'orders',
  summary: 'One recall with the companies it reaches, and who has confirmed',
  input: z.strictObject({ id: z.uuid() }),
  output: RecallReach,
})
export const make = endpoint({
  method: 'POST',
  path: '/api/v1/supplier/recalls',
  access: 'supplier',
  right: 'orders',
  repeat: 'keyed',
  status: 201,
  summary:
    'Calls lots of a product back: notifies the companies that recorded one of them at goods-in, and apart from these those that got the product since then and recorded no lot',
  input: z.strictObject({
    /** The number of the article here, or the store's own. */
    article: requiredText(60),
    lots: z.array(requiredText(60)).check(z.minLength(1), z.maxLength(50)),
    reason: requiredText(1000),
    advice: requiredText(1000),
    since: PastDay,
  }),
  output: RecallReach,
})
export const listOwn = endpoint({
  method: 'GET',
  path: '/api/v1/account/recalls',
  access: 'buyer',
  right: 'receive',
  summary: 'Recalls of goods the company has or may have; those that nobody has confirmed first',
  input: z.strictObject({ page: z._default(Page, 1), pageSize: z._default(PageSize, 24) }),
  output: pageOf(RecallNotice),
})
export const confirm = endpoint({
  method: 'POST',
  path: '/api/v1/account/recalls/{id}/confirmation',
  access: 'buyer',
  right: 'receive',
  repeat: 'same-effect',
  summary: "Confirms that a recall was read and followed; the store sees it. 404 also for somebody else's",
  input: z.strictObject({ id: z.uuid() }),
  output: RecallNotice,
})
