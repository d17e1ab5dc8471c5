import * as z from 'zod/mini'
import { endpoint } from './platform/endpoint.ts'
import {
  amountFilters,
  attributeKey,
  filterBounds,
  flagFilters,
  listFilters,
  valueFilters,
} from './platform/filters.ts'
import { Page, PageSize, pageOf } from './platform/paging.ts'
import { ProductCard } from './products.ts'
import { Promotion } from './promotions.ts'
import { sorts } from './platform/sorts.ts'
import { LastDay, NoInput, plainText, requiredText, SkuId, Slug } from './platform/values.ts'

export type CategoryNode = {
  id: string
  name: string
  slug: string
  imageUrl: string
  productCount: number
  showInFooter: boolean
  children: Omit<CategoryNode, 'children'>[]
}
const categoryFields = {
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  imageUrl: z.string(),
  productCount: z.int(),
  showInFooter: z.boolean(),
}
export const readCategoryTree = endpoint({
  method: 'GET',
  path: '/api/v1/categories/tree',
  access: 'visitor',
  summary: 'The category tree of two levels with product counts',
  input: NoInput,
  output: z.array(z.object({ ...categoryFields, children: z.array(z.object(categoryFields)) })),
})
const CategoryEntry = z.object({ id: z.string(), name: z.string(), slug: z.string() })
export const readRelatedCategories = endpoint({
  method: 'GET',
  path: '/api/v1/categories/related-for-product/{productId}',
  access: 'visitor',
  summary: "The product's category and its neighbours",
  input: z.strictObject({ productId: SkuId }),
  output: z.array(CategoryEntry),
})

const Amount = z.number().check(z.minimum(0), z.maximum(filterBounds.maxAmount))
const Values = z.array(plainText(filterBounds.maxValueLength)).check(z.maxLength(filterBounds.maxValues))
const optional = <Name extends string, Schema extends z.ZodMiniType>(names: readonly Name[], schema: Schema) =>
  Object.fromEntries(names.map((name) => [name, z.optional(schema)])) as Record<Name, z.ZodMiniOptional<Schema>>
/** Filters common to every listing. Amounts in euros, net. Ignored where a visitor would learn a price from them. */
const filters = {
  page: z._default(Page, 1),
  pageSize: z._default(PageSize, 24),
  sort: z._default(z.enum(sorts), 'RELEVANCE'),
  ...optional(listFilters, Values),
  ...optional(valueFilters, Slug),
  /** At the selected address of the caller's company; of no account where none in Germany is known. */
  arrivesBy: z.optional(LastDay),
  ...optional(amountFilters, Amount),
  ...optional(flagFilters, z.boolean()),
  attr: z.optional(
    z
      .record(z.string().check(z.regex(attributeKey)), Values)
      .check(z.refine((attributes) => Object.keys(attributes).length <= filterBounds.maxAttributes)),
  ),
}
export const ListingFilters = z.object(filters)
export type ListingFilters = z.output<typeof ListingFilters>

/**
 * A filter and what it would leave. The values of a RANGE are bands of it, `value` is '1.2-5.45' in euros: what its bars
 * are drawn from, not something to ask for. A DAY has the chosen one as its only value.
 */
export const Facet = z.object({
  key: z.string(),
  label: z.string(),
  type: z.enum(['MULTI', 'RANGE', 'BOOLEAN', 'DAY']),
  values: z.array(z.object({ value: z.string(), label: z.string(), count: z.int(), selected: z.boolean() })),
  min: z.nullable(z.number()),
  max: z.nullable(z.number()),
})
export type Facet = z.output<typeof Facet>

export const Listing = z.extend(pageOf(ProductCard), {
  title: z.string(),
  description: z.string(),
  breadCrumb: z.object({ crumbs: z.array(z.object({ label: z.string(), slug: z.string(), url: z.string() })) }),
  sort: z.enum(sorts),
  sortOptions: z.array(z.object({ value: z.enum(sorts), label: z.string() })),
  facetsGated: z.boolean(),
  facets: z.array(Facet),
  childCategories: z.array(z.extend(CategoryEntry, { imageUrl: z.string() })),
  promotions: z.array(Promotion),
  /** The words as they were understood, where one was mistyped; the products are those of these words. */
  didYouMean: z.nullable(z.string()),
  /** Words of the search that the products shown do not have, as nothing has all of them. */
  unmatchedWords: z.array(z.string()),
  /** How many products at the end of the page only come near the search words; they count in `totalItems`. */
  nearCount: z.int(),
  seo: z.object({ title: z.string(), description: z.string(), noindex: z.boolean() }),
})
export type Listing = z.output<typeof Listing>

const bySlug = z.strictObject({ slug: Slug, ...filters })
export const readCategory = endpoint({
  method: 'GET',
  path: '/api/v1/listings/category',
  access: 'visitor',
  summary: 'Products of a category and of those below it',
  input: bySlug,
  output: Listing,
})
export const readCollection = endpoint({
  method: 'GET',
  path: '/api/v1/listings/collection',
  access: 'visitor',
  summary: 'Products of a collection',
  input: bySlug,
  output: Listing,
})
export const readStore = endpoint({
  method: 'GET',
  path: '/api/v1/listings/store',
  access: 'visitor',
  summary: 'Products of a store',
  input: bySlug,
  output: Listing,
})
export const search = endpoint({
  method: 'GET',
  path: '/api/v1/listings/search',
  access: 'visitor',
  summary:
    'Products that match the words, the best first; all products without words. In quotes words are taken as typed',
  input: z.strictObject({ q: z._default(plainText(200), ''), ...filters }),
  output: Listing,
})

export const SuggestedProduct = z.object({
  skuId: z.string(),
  name: z.string(),
  brand: z.string(),
  imageUrl: z.string(),
  canonicalUrl: z.string(),
  isExclusive: z.boolean(),
})
/** `productName` is empty while the buyer may not see the product. */
const SuggestedDesign = z.object({ id: z.string(), title: z.string(), productName: z.string() })
export const suggest = endpoint({
  method: 'GET',
  path: '/api/v1/search/suggest',
  access: 'visitor',
  summary: 'Suggestions while typing',
  input: z.strictObject({ q: requiredText(200), limit: z._default(z.int().check(z.minimum(1), z.maximum(10)), 6) }),
  output: z.object({
    q: z.string(),
    queries: z.array(z.string()),
    products: z.array(SuggestedProduct),
    categories: z.array(CategoryEntry),
    stores: z.array(z.object({ storeId: z.string(), storeName: z.string(), storeUrl: z.string() })),
    posts: z.array(z.object({ id: z.string(), path: z.string(), title: z.string() })),
    /** Of the buyer who asks; nobody else has any. */
    designs: z.array(SuggestedDesign),
  }),
})
export type Suggestions = z.output<typeof suggest.output>
