import * as z from 'zod/mini'
import { endpoint } from './platform/endpoint.ts'
import { Page, PageSize, pageOf } from './platform/paging.ts'
import { ProductCard } from './products.ts'
import { DateTime, NoContent, NoInput, SkuId } from './platform/values.ts'

export const WishlistItem = z.extend(ProductCard, { addedAt: DateTime })
export type WishlistItem = z.output<typeof WishlistItem>

const Sku = z.strictObject({ productSkuId: SkuId })

export const read = endpoint({
  method: 'GET',
  path: '/api/v1/account/wishlist',
  access: 'buyer',
  right: 'buy',
  summary: 'The wishlist, newest first',
  input: z.strictObject({ page: z._default(Page, 1), pageSize: z._default(PageSize, 24) }),
  output: pageOf(WishlistItem),
})
export const listSkuIds = endpoint({
  method: 'GET',
  path: '/api/v1/account/wishlist/product-sku-ids',
  access: 'buyer',
  right: 'buy',
  summary: 'The SKUs of the wishlist, for the hearts',
  input: NoInput,
  output: z.array(z.string()),
})
export const add = endpoint({
  method: 'POST',
  path: '/api/v1/account/wishlist',
  access: 'buyer',
  right: 'buy',
  repeat: 'same-effect',
  impersonated: 'write',
  summary: 'Remember a product; remembering it twice changes nothing',
  status: 204,
  input: Sku,
  output: NoContent,
})
export const remove = endpoint({
  method: 'DELETE',
  path: '/api/v1/account/wishlist',
  access: 'buyer',
  right: 'buy',
  repeat: 'same-effect',
  impersonated: 'write',
  summary: 'Forget a product',
  status: 204,
  input: Sku,
  output: NoContent,
})
