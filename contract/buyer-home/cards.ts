import * as z from 'zod/mini'
import { endpoint } from '../platform/endpoint.ts'
import { SkuId } from '../platform/values.ts'
import { ProductCard } from '../products.ts'

export const list = endpoint({
  method: 'GET',
  path: '/api/v1/account/product-cards',
  access: 'buyer',
  summary: 'Products by SKU in their order, with prices and stock of now; without what the buyer may not see',
  input: z.strictObject({ skuIds: z.array(SkuId).check(z.minLength(1), z.maxLength(24)) }),
  output: z.object({ items: z.array(ProductCard) }),
})
