import * as z from 'zod/mini'
import { endpoint } from './platform/endpoint.ts'
import { PostCard } from './magazine.ts'
import { ProductCard } from './products.ts'
import { StoreCard } from './stores.ts'
import { NoInput } from './platform/values.ts'

export const Promotion = z.object({
  id: z.string(),
  name: z.string(),
  /** Without size. */
  imageUrl: z.string(),
  /** Which place of the page it is for; on the home page that of a carousel. */
  slot: z.string(),
  /** Inside the shop, without language. */
  url: z.string(),
})
export type Promotion = z.output<typeof Promotion>

const Limit = z.strictObject({ limit: z._default(z.int().check(z.minimum(1), z.maximum(24)), 12) })
const section = { title: z.string(), viewMoreUrl: z.string() }
export const listStores = endpoint({
  method: 'GET',
  path: '/api/v1/sections/promoted-stores',
  access: 'visitor',
  summary: 'Stores put forward on the home page',
  input: Limit,
  output: z.object({ ...section, items: z.array(StoreCard) }),
})
export const listProducts = endpoint({
  method: 'GET',
  path: '/api/v1/sections/promoted-products',
  access: 'visitor',
  summary: 'Products put forward on the home page',
  input: Limit,
  output: z.object({ ...section, items: z.array(ProductCard) }),
})
export const ProductCollection = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  imageUrl: z.string(),
  viewMoreUrl: z.string(),
  products: z.array(ProductCard),
})
export type ProductCollection = z.output<typeof ProductCollection>
export const listCollections = endpoint({
  method: 'GET',
  path: '/api/v1/product-collections/home-page',
  access: 'visitor',
  summary: 'Collections of the home page, each with up to twelve products',
  input: NoInput,
  output: z.array(ProductCollection),
})

export const Carousel = z.object({
  id: z.string(),
  slot: z.string(),
  /** Which of the three lists is filled. */
  type: z.enum(['PROMOTION', 'PRODUCT', 'POST']),
  title: z.string(),
  viewMoreUrl: z.string(),
  promotions: z.array(Promotion),
  products: z.array(ProductCard),
  posts: z.array(PostCard),
})
export type Carousel = z.output<typeof Carousel>
export const listCarousels = endpoint({
  method: 'GET',
  path: '/api/v1/sections/carousels',
  access: 'visitor',
  summary: 'Carousels of a page in their order, none of them empty',
  input: z.strictObject({ placement: z._default(z.enum(['HOME']), 'HOME') }),
  output: z.object({ items: z.array(Carousel) }),
})
