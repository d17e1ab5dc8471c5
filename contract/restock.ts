import * as z from 'zod/mini'
import { endpoint } from './platform/endpoint.ts'
import { Page, PageSize, pageOf } from './platform/paging.ts'
import { ProductCard } from './products.ts'
import { DateTime, NoContent, NoInput, SkuId } from './platform/values.ts'

/** A product whose return a buyer is to be notified of. */
export const RestockNotice = z.extend(ProductCard, { addedAt: DateTime })
export type RestockNotice = z.output<typeof RestockNotice>

const Sku = z.strictObject({ productSkuId: SkuId })

export const list = endpoint({
  method: 'GET',
  path: '/api/v1/account/restock-notices',
  access: 'buyer',
  right: 'buy',
  summary: 'The products whose return the buyer is notified of, newest first',
  input: z.strictObject({ page: z._default(Page, 1), pageSize: z._default(PageSize, 24) }),
  output: pageOf(RestockNotice),
})
export const listSkuIds = endpoint({
  method: 'GET',
  path: '/api/v1/account/restock-notices/product-sku-ids',
  access: 'buyer',
  right: 'buy',
  summary: 'The SKUs of these products, for the buttons',
  input: NoInput,
  output: z.array(z.string()),
})
export const add = endpoint({
  method: 'POST',
  path: '/api/v1/account/restock-notices',
  access: 'buyer',
  right: 'buy',
  repeat: 'same-effect',
  impersonated: 'write',
  summary: 'Mail once when the product can be ordered again; adding it twice changes nothing',
  status: 204,
  input: Sku,
  output: NoContent,
})
export const remove = endpoint({
  method: 'DELETE',
  path: '/api/v1/account/restock-notices',
  access: 'buyer',
  right: 'buy',
  repeat: 'same-effect',
  impersonated: 'write',
  summary: 'Do not mail after all',
  status: 204,
  input: Sku,
  output: NoContent,
})
