import * as z from 'zod/mini'
import { endpoint } from '../platform/endpoint.ts'
import { cursorInput, cursorOf } from '../platform/paging.ts'
import { DateTime, NoContent, NoInput, plainText, SkuId, Slug } from '../platform/values.ts'
import { Reason } from '../operator/orders.ts'
import { productStatuses } from './editor.ts'
import { Deed } from './history.ts'
import { RangeCategory } from './list.ts'

/** The views of all stores' products, in the order of the tabs; drafts are the store's alone. */
export const judgedViews = ['ALL', 'ACTIVE', 'IN_REVIEW', 'BLOCKED', 'PAUSED', 'ARCHIVED'] as const
export type JudgedView = (typeof judgedViews)[number]
/** Several products have one GTIN; the store has uploaded no picture; what the law asks for is missing. */
export const judgedMarks = ['SAME_GTIN', 'NO_PICTURE', 'FACTS_MISSING'] as const
export type JudgedMark = (typeof judgedMarks)[number]

export const JudgedEntry = z.object({
  skuId: z.string(),
  supplierSku: z.string(),
  gtin: z.nullable(z.string()),
  name: z.string(),
  imageUrl: z.string(),
  storeSlug: z.string(),
  storeName: z.string(),
  status: z.enum(productStatuses),
  /** A change of it waits for an operator. */
  isWaiting: z.boolean(),
  categoryName: z.string(),
  finalPriceText: z.string(),
  /** Pieces that left within 28 days. */
  sold: z.int(),
  marks: z.array(z.enum(judgedMarks)),
  /** Of a blocked one: why and since when. */
  blocked: z.nullable(z.object({ reason: z.string(), since: z.nullable(DateTime) })),
  updatedAt: DateTime,
})
export type JudgedEntry = z.output<typeof JudgedEntry>

/** What the list is narrowed by. */
export const judgedFilters = {
  view: z._default(z.enum(judgedViews), 'ALL'),
  /** Words of names, brand, article number or GTIN, each from its beginning. */
  q: z.optional(plainText(100)),
  store: z.optional(Slug),
  category: z.optional(Slug),
  mark: z.optional(z.enum(judgedMarks)),
}

export const list = endpoint({
  method: 'GET',
  path: '/api/v1/operator/products',
  access: 'operator',
  right: 'catalogue',
  summary: 'Products of all stores, last changed first, those with the same GTIN by it; drafts are the store’s alone',
  input: z.strictObject({ ...cursorInput, ...judgedFilters }),
  output: cursorOf(JudgedEntry),
})
const Named = z.object({ slug: z.string(), name: z.string() })

export const listChoices = endpoint({
  method: 'GET',
  path: '/api/v1/operator/product-choices',
  access: 'operator',
  right: 'catalogue',
  summary:
    'The stores and the categories that the list of products is narrowed by, and the collections they can be put into',
  input: NoInput,
  output: z.object({
    stores: z.array(Named),
    collections: z.array(Named),
    categories: z.array(RangeCategory),
  }),
})
export const listHistory = endpoint({
  method: 'GET',
  path: '/api/v1/operator/products/{skuId}/history',
  access: 'operator',
  right: 'catalogue',
  summary: 'What was done with a product, newest first; 404 for a draft that was never handed in',
  input: z.strictObject({ skuId: SkuId, before: z.optional(DateTime) }),
  output: z.object({ items: z.array(Deed), next: z.nullable(DateTime) }),
})
const AboutProduct = z.strictObject({ skuId: SkuId, reason: Reason })
export const block = endpoint({
  method: 'POST',
  path: '/api/v1/operator/products/{skuId}/block',
  access: 'operator',
  right: 'catalogue',
  repeat: 'same-effect',
  status: 204,
  summary: 'Takes a product out of the shop; the store is told why. 409 PRODUCT_STATE for an archived one',
  input: AboutProduct,
  output: NoContent,
})
export const release = endpoint({
  method: 'POST',
  path: '/api/v1/operator/products/{skuId}/release',
  access: 'operator',
  right: 'catalogue',
  repeat: 'same-effect',
  status: 204,
  summary: 'Puts a blocked product back into review, where it can be approved; 409 PRODUCT_STATE for any other',
  input: AboutProduct,
  output: NoContent,
})
