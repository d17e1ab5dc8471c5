import type { ListingFilters } from '../../contract/listings.ts'
import { filterBounds, flagFilters, type boxKinds, type FlagFilter } from '../../contract/platform/filters.ts'
import type { IndexedProduct } from './index/indexed-product.ts'

/** One active filter: the facet it belongs to (`attr.<key>` for attributes) and what passes it. */
export type ActiveFilter = { facet: string; passes: (product: IndexedProduct) => boolean }

/** What a product needs to pass each yes-or-no filter. */
export const flagPasses: Record<FlagFilter, (product: IndexedProduct) => boolean> = {
  inStock: ({ isInStock }) => isInStock,
  sale: ({ isSale }) => isSale,
  organic: ({ isOrganic }) => isOrganic,
  reusable: ({ isReusable }) => isReusable,
}

/** What is in a piece, as the address names it: '500-g'. */
export const contentOf = ({ contentAmount, contentUnit }: Pick<IndexedProduct, 'contentAmount' | 'contentUnit'>) =>
  `${contentAmount}-${contentUnit.toLowerCase()}`

/** How a product is packed, roughly. */
export function boxKindOf({ countPerBox }: Pick<IndexedProduct, 'countPerBox'>): (typeof boxKinds)[number] {
  if (countPerBox === 1) return 'single'
  if (countPerBox <= 6) return 'to-6'
  return countPerBox <= 12 ? 'to-12' : 'larger'
}

/** The filters that apply to this viewer. Without access to prices those about prices are dropped: their effect would tell a price. */
export function effectiveFilters(filters: ListingFilters, arePricesSeen: boolean): ListingFilters {
  if (arePricesSeen) return filters
  const { priceMin: _, priceMax: __, sale: ___, ...rest } = filters
  return { ...rest, sort: filters.sort.startsWith('PRICE') ? 'RELEVANCE' : filters.sort }
}

/** The conditions of filters that are already effective. A filter that is off or empty makes none. */
export function activeFilters(filters: ListingFilters): ActiveFilter[] {
  const { brand = [], content = [], box = [], category, store, minOrderMax, leadMax, attr = {} } = filters
  const active: (ActiveFilter | false)[] = [
    brand.length > 0 && { facet: 'brand', passes: ({ brandSlug }) => brand.includes(brandSlug) },
    content.length > 0 && { facet: 'content', passes: (product) => content.includes(contentOf(product)) },
    box.length > 0 && { facet: 'box', passes: (product) => box.includes(boxKindOf(product)) },
    category !== undefined && {
      facet: 'category',
      passes: ({ categorySlug, rootCategorySlug }) => category === categorySlug || category === rootCategorySlug,
    },
    store !== undefined && { facet: 'store', passes: (product) => product.store.slug === store },
    isPriced(filters) && { facet: 'price', passes: isPricedWithin(filters) },
    ...flagFilters.map((facet) => filters[facet] === true && { facet, passes: flagPasses[facet] }),
    minOrderMax !== undefined && {
      facet: 'minOrderMax',
      passes: (product) => product.store.minimumOrderCents <= cents(minOrderMax),
    },
    leadMax !== undefined && { facet: 'leadMax', passes: (product) => product.store.leadMaxDays <= leadMax },
    ...Object.entries(attr).map(
      ([key, values]) => values.length > 0 && { facet: `attr.${key}`, passes: hasAttribute(key, values) },
    ),
  ]
  return active.filter((filter) => filter !== false)
}

const isPriced = ({ priceMin, priceMax }: ListingFilters) => priceMin !== undefined || priceMax !== undefined

function isPricedWithin({ priceMin = 0, priceMax = filterBounds.maxAmount }: ListingFilters) {
  const [low, high] = [cents(priceMin), cents(priceMax)]
  return ({ finalPriceCents }: IndexedProduct) => low <= finalPriceCents && finalPriceCents <= high
}

// Values are told apart by what stands in the address.
const hasAttribute = (key: string, values: string[]) => (product: IndexedProduct) =>
  product.attributes.some((attribute) => attribute.key === key && values.includes(attribute.urlValue))

const cents = (euros: number) => Math.round(euros * 100)
