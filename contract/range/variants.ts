import * as z from 'zod/mini'
import { endpoint } from '../platform/endpoint.ts'
import { requiredText, SkuId } from '../platform/values.ts'
import { productStatuses } from './editor.ts'

/** One of the products of a group, as its draft has it where it has one. */
export const VariantEntry = z.object({
  skuId: z.string(),
  supplierSku: z.string(),
  name: z.string(),
  options: z.record(z.string(), z.string()),
  priceText: z.nullable(z.string()),
  sellable: z.int(),
  status: z.enum(productStatuses),
  imageUrl: z.string(),
})
export type VariantEntry = z.output<typeof VariantEntry>

/** The most of one group: what a product's page offers. */
export const mostVariants = 60

const skuId = SkuId
const Variants = z.object({ group: z.string(), items: z.array(VariantEntry) })

export const list = endpoint({
  method: 'GET',
  path: '/api/v1/supplier/products/{skuId}/variants',
  access: 'supplier',
  right: 'products',
  summary: 'The products of the same group, drafts as well; empty of one that stands alone',
  input: z.strictObject({ skuId }),
  output: Variants,
})
export const add = endpoint({
  method: 'POST',
  path: '/api/v1/supplier/products/{skuId}/variants',
  access: 'supplier',
  right: 'products',
  repeat: 'keyed',
  status: 201,
  summary:
    'Puts a copy, or the one of a product number, into the group of a product; in drafts, until they are published',
  input: z.strictObject({ skuId, supplierSku: z.optional(requiredText(60)) }),
  output: z.object({ skuId: z.string() }),
})
