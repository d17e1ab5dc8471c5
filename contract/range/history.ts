import * as z from 'zod/mini'
import { endpoint } from '../platform/endpoint.ts'
import { DateTime, SkuId } from '../platform/values.ts'
import { sheetFields } from '../change-sets/fields.ts'
import { Changes } from './content.ts'
import { productStatuses } from './editor.ts'

export const deeds = [
  'product.submit',
  'product.publish',
  'product.approve',
  'product.refuse',
  'product.pause',
  'product.activate',
  'product.archive',
  'product.restore',
  'product.block',
  'product.release',
  'product.move',
  'prices.apply',
] as const

/** Who has done what with a product, before and after. */
export const Deed = z.object({
  at: DateTime,
  /** Null for the marketplace, and for who has left. */
  by: z.nullable(z.string()),
  action: z.enum(deeds),
  before: Changes,
  after: Changes,
  statusBefore: z.nullable(z.enum(productStatuses)),
  statusAfter: z.nullable(z.enum(productStatuses)),
  /** What an operator has said. */
  message: z.string(),
  words: z.record(z.string(), z.string()),
  /** Of prices and stock changed in the sheet or by an import: the cell, in euros, percent or pieces. */
  cells: z.array(
    z.object({ name: z.enum(sheetFields), before: z.nullable(z.number()), after: z.nullable(z.number()) }),
  ),
})
export type Deed = z.output<typeof Deed>

/** Entries of one page. */
export const historyPage = 30

export const list = endpoint({
  method: 'GET',
  path: '/api/v1/supplier/products/{skuId}/history',
  access: 'supplier',
  right: 'products',
  summary: 'What was done with a product of the store, newest first, price changes of the sheet as well',
  input: z.strictObject({ skuId: SkuId, before: z.optional(DateTime) }),
  output: z.object({ items: z.array(Deed), next: z.nullable(DateTime) }),
})
