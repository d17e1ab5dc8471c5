import type { ListingFilters } from '../../contract/listings.ts'
import { boxKinds, filterBounds, flagFilters } from '../../contract/platform/filters.ts'
import type { Column } from './index/growing-columns.ts'
import type { IndexedStore } from './index/index-queries.ts'
import type { CatalogIndex } from './index/catalog-index.ts'
import type { ViewersArrivals } from './arrivals/viewers-arrivals.ts'
import { flagBits } from './index/product-facts.ts'

/** One active filter: the facet it belongs to (`attr.<key>` for attributes) and which products pass it. */
export type ActiveFilter = { facet: string; passes: (doc: number) => boolean }

/** The filters that apply to this viewer. Without access to prices those about prices are dropped: their effect would tell a price. */
export function effectiveFilters(filters: ListingFilters, arePricesSeen: boolean): ListingFilters {
  if (arePricesSeen) return filters
  const { priceMin: _, priceMax: __, sale: ___, ...rest } = filters
  return { ...rest, sort: filters.sort.startsWith('PRICE') ? 'RELEVANCE' : filters.sort }
}

/**
 * The conditions of filters that are already effective. A filter that is off or empty makes none, nor does a day of arrival where the
 * viewer's place is not known.
 */
export function activeFilters(
  index: CatalogIndex,
  filters: ListingFilters,
  arrivals: ViewersArrivals | null,
): ActiveFilter[] {
  const { brand = [], content = [], box = [], category, store, minOrderMax, leadMax, attr = {} } = filters
  const { table } = index
  const { categories, roots, prices, flags, boxes, brandSlugs, contents } = table.columns
  const root = category === undefined ? -1 : table.categories.find(category)
  const active: (ActiveFilter | false)[] = [
    brand.length > 0 && { facet: 'brand', passes: isOneOf(brandSlugs, brand.map(table.brandSlugs.find)) },
    content.length > 0 && { facet: 'content', passes: isOneOf(contents, content.map(table.contents.find)) },
    box.length > 0 && {
      facet: 'box',
      passes: isOneOf(
        boxes,
        box.map((kind) => (boxKinds as readonly string[]).indexOf(kind)),
      ),
    },
    category !== undefined && {
      facet: 'category',
      passes: (doc) => categories[doc] === root || roots[doc] === root,
    },
    store !== undefined && { facet: 'store', passes: isOfStore(index, ({ slug }) => slug === store) },
    isPriced(filters) && { facet: 'price', passes: isPricedWithin(prices, filters) },
    ...flagFilters.map(
      (facet) => filters[facet] === true && { facet, passes: (doc: number) => (flags[doc]! & flagBits[facet]) > 0 },
    ),
    minOrderMax !== undefined && {
      facet: 'minOrderMax',
      passes: isOfStore(index, ({ minimumOrderCents }) => minimumOrderCents <= cents(minOrderMax)),
    },
    leadMax !== undefined && { facet: 'leadMax', passes: isOfStore(index, (store) => store.leadMaxDays <= leadMax) },
    filters.arrivesBy !== undefined &&
      arrivals !== null && { facet: 'arrivesBy', passes: arrivesBy(index, arrivals, filters.arrivesBy) },
    ...Object.entries(attr).map(
      ([key, values]) => values.length > 0 && { facet: `attr.${key}`, passes: hasAttribute(index, key, values) },
    ),
  ]
  return active.filter((filter) => filter !== false)
}

function isOneOf(column: Column, numbers: readonly number[]) {
  const [only] = numbers
  if (numbers.length === 1) return (doc: number) => column[doc] === only
  const chosen = new Set(numbers)
  return (doc: number) => chosen.has(column[doc]!)
}

function isOfStore({ table, stores }: CatalogIndex, isChosen: (store: IndexedStore) => boolean) {
  const chosen = new Set<number>()
  for (const store of stores.values()) if (isChosen(store)) chosen.add(table.stores.find(store.id))
  return (doc: number) => chosen.has(table.columns.stores[doc]!)
}

// What is sold out arrives on no day.
function arrivesBy({ table }: CatalogIndex, { latestOf }: ViewersArrivals, day: string) {
  const { stores, categories, flags } = table.columns
  return (doc: number) => {
    if ((flags[doc]! & flagBits.inStock) === 0) return false
    const latest = latestOf(table.stores.texts[stores[doc]!]!, table.categories.texts[categories[doc]!]!)
    return latest !== null && latest <= day
  }
}

const isPriced = ({ priceMin, priceMax }: ListingFilters) => priceMin !== undefined || priceMax !== undefined

function isPricedWithin(prices: Float64Array, { priceMin = 0, priceMax = filterBounds.maxAmount }: ListingFilters) {
  const [low, high] = [cents(priceMin), cents(priceMax)]
  return (doc: number) => low <= prices[doc]! && prices[doc]! <= high
}

// Values are told apart by what stands in the address.
const hasAttribute =
  ({ table }: CatalogIndex, key: string, values: string[]) =>
  (doc: number) =>
    table.listOf(doc).some((number) => {
      const attribute = table.attributes.attributes[number]!
      return attribute.key === key && values.includes(attribute.urlValue)
    })

const cents = (euros: number) => Math.round(euros * 100)
