import * as z from 'zod/mini'
import { endpoint } from './platform/endpoint.ts'
import { storeSorts } from './platform/sorts.ts'
import { Page, PageSize, pageOf } from './platform/paging.ts'
import { Euros, plainText, Slug } from './platform/values.ts'

export const StoreId = z.uuid()

export const StoreCard = z.object({
  storeId: z.string(),
  storeUrl: z.string(),
  slug: z.string(),
  /** Picture of the store's logo tile, without size. */
  mediaUrl: z.string(),
  /** Pictures of its best products, at most three, without size. */
  coverUrls: z.array(z.string()),
  /** What the store shows in place of them, twice as wide as high, without size; absent where it has uploaded none. */
  ownCoverUrl: z.optional(z.string()),
  storeName: z.string(),
  tagline: z.string(),
  minimumOrderAmount: Euros,
  minimumOrderAmountText: z.string(),
  city: z.string(),
  rating: z.nullable(z.object({ average: z.number(), count: z.int() })),
  isEligibleForSale: z.boolean(),
  /** Until when it sells nothing and what it says of that; absent while it sells, and where there is nothing to say. */
  pauseText: z.optional(z.string()),
})
export type StoreCard = z.output<typeof StoreCard>

export const Store = z.extend(StoreCard, {
  coverUrl: z.string(),
  description: z.string(),
  countryId: z.int(),
  brands: z.array(z.string()),
  categories: z.array(z.object({ id: z.string(), name: z.string(), slug: z.string() })),
  productCount: z.int(),
  shipping: z.object({
    fee: Euros,
    feeText: z.string(),
    freeFrom: z.nullable(Euros),
    freeFromText: z.nullable(z.string()),
  }),
  leadTimeText: z.string(),
  /** How many promised days it has held of late; null where there are too few to say. */
  punctualityText: z.nullable(z.string()),
  returnPolicyText: z.string(),
  legal: z.object({
    companyName: z.string(),
    address: z.string(),
    registerNumber: z.string(),
    vatId: z.string(),
    email: z.string(),
  }),
  reviewSummary: z.object({ average: z.nullable(z.number()), count: z.int() }),
})
export type Store = z.output<typeof Store>

export const list = endpoint({
  method: 'GET',
  path: '/api/v1/stores',
  access: 'visitor',
  summary: 'Stores, by name, newest or best rated',
  input: z.strictObject({
    page: z._default(Page, 1),
    pageSize: z._default(PageSize, 24),
    q: z.optional(plainText(80)),
    sort: z._default(z.enum(storeSorts), 'NAME'),
  }),
  output: pageOf(StoreCard),
})
export const read = endpoint({
  method: 'GET',
  path: '/api/v1/stores/{id}',
  access: 'visitor',
  summary: 'One store',
  input: z.strictObject({ id: StoreId }),
  output: Store,
})
export const readBySlug = endpoint({
  method: 'GET',
  path: '/api/v1/stores/by-slug/{slug}',
  access: 'visitor',
  summary: 'One store by the last part of its address',
  input: z.strictObject({ slug: Slug }),
  output: Store,
})
