import * as z from 'zod/mini'
import { endpoint } from '../platform/endpoint.ts'
import { DateTime } from '../platform/values.ts'
import { AnnouncedReturns } from './delivery-parts.ts'
import { SubOrderNumber } from './packing.ts'

/** The most orders packed in one go. */
export const MOST_PACKED = 100

/** PICK: what to take off the shelf; SLIPS: a page that goes with each order. Neither says a price. */
export const packingListKinds = ['PICK', 'SLIPS'] as const
export type PackingListKind = (typeof packingListKinds)[number]

const Numbers = z.array(SubOrderNumber).check(z.minLength(1), z.maxLength(MOST_PACKED))

/** A number of pieces as whole boxes and single pieces beside them. */
const Amount = {
  quantity: z.int(),
  isPack: z.optional(z.boolean()),
  countPerBox: z.int(),
  boxCount: z.int(),
  restCount: z.int(),
}
const Article = z.object({ skuId: z.string(), supplierSku: z.string(), name: z.string(), ...Amount })

export const PackingListLine = z.extend(Article, {
  isDesigned: z.boolean(),
  /** What is lent with it, by item. */
  deposits: z.array(z.object({ name: z.string(), count: z.int() })),
})
export type PackingListLine = z.output<typeof PackingListLine>

/** Of an order what has not left yet. */
export const PackingListOrder = z.object({
  subOrderNumber: z.string(),
  createdAt: DateTime,
  dueAt: z.nullable(DateTime),
  companyName: z.string(),
  cityName: z.string(),
  purchaseOrderNumber: z.nullable(z.string()),
  note: z.nullable(z.string()),
  announcedReturns: AnnouncedReturns,
  lines: z.array(PackingListLine),
})
export type PackingListOrder = z.output<typeof PackingListOrder>

export const PackingList = z.object({
  /** Summed over the orders, by the store's own article number. */
  articles: z.array(z.extend(Article, { imageUrl: z.string() })),
  orders: z.array(PackingListOrder),
})
export type PackingList = z.output<typeof PackingList>

export const read = endpoint({
  method: 'GET',
  path: '/api/v1/supplier/packing-lists',
  access: 'supplier',
  right: 'pack',
  summary: `What is still to pack of these orders, by product and by order; without numbers of the ${MOST_PACKED} confirmed ones that are due first`,
  input: z.strictObject({ subOrderNumbers: z.optional(Numbers) }),
  output: PackingList,
})
export const print = endpoint({
  method: 'POST',
  path: '/api/v1/supplier/packing-lists',
  access: 'supplier',
  right: 'pack',
  repeat: 'same-effect',
  summary:
    "The pick list or the packing slips of these orders as a PDF; 404 with another store's, 409 ORDER_STATE where nothing is left to pack",
  input: z.strictObject({ kind: z.enum(packingListKinds), subOrderNumbers: Numbers }),
  output: z.file(),
  replyType: 'application/pdf',
})
