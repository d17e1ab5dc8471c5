import * as z from 'zod/mini'
import { DesignOfLine } from '../cart.ts'
import { endpoint } from '../platform/endpoint.ts'
import { Euros } from '../platform/values.ts'

/** A line of an order as it could be ordered today. */
export const ReorderLine = z.object({
  productSkuId: z.string(),
  name: z.string(),
  imageUrl: z.string(),
  storeName: z.string(),
  /** GONE: sold no more, or not to this buyer. SOLD_OUT: not even the smallest order is in stock. */
  state: z.enum(['AVAILABLE', 'GONE', 'SOLD_OUT']),
  /** As it was approved; null for plain goods. */
  design: z.nullable(DesignOfLine),
  orderedQuantity: z.int(),
  /** In pieces: as many as then in whole boxes, within the stock; 0 where it cannot be had. */
  quantity: z.int(),
  countPerBox: z.int(),
  /** Quantities count packs of several pieces. */
  isPack: z.optional(z.boolean()),
  minimumQuantity: z.int(),
  stock: z.int(),
  /** Net, of one case at that quantity, today; null where it cannot be had and for goods with a design. */
  casePrice: z.nullable(Euros),
  casePriceText: z.nullable(z.string()),
  /** What a case costs more than then (less where negative); 0 where nothing has changed. */
  changePerCase: Euros,
  changeText: z.string(),
})
export type ReorderLine = z.output<typeof ReorderLine>
export const ReorderPreview = z.object({ orderNumber: z.string(), lines: z.array(ReorderLine) })
export type ReorderPreview = z.output<typeof ReorderPreview>

export const preview = endpoint({
  method: 'GET',
  path: '/api/v1/account/orders/{id}/reorder',
  access: 'buyer',
  right: 'buy',
  summary: "The lines of an order with today's prices and stock, and what has changed; changes nothing; 404 for others",
  input: z.strictObject({ id: z.uuid() }),
  output: ReorderPreview,
})
