import type { ListingFilters } from '../../contract/listings.ts'
import type { ActiveFilter } from './listing-filters.ts'
import type { ListingScope } from './listing-scope.ts'
import { priceBands, type PriceBand } from './price-bands.ts'
import type { CatalogIndex } from './index/catalog-index.ts'
import type { IndexedProduct } from './index/indexed-product.ts'
import type { SharedAttribute } from './index/indexed-product.ts'

/**
 * One value of a facet; `all` counts without any filter. The rows of `minimum` have cents as values; the one row of
 * `facts` has no value but the facts, and the total as its count.
 */
export type FacetCount = {
  facet: string
  value: string | null
  labelDe: string | null
  labelEn: string | null
  count: number
  all: number
  axisDe: string | null
  axisEn: string | null
  facts: FacetFacts | null
}
/** Lowest and highest price in cents, null without products; what lies between; counts of the yes-or-no facets. */
export type FacetFacts = {
  low: number | null
  high: number | null
  bands: PriceBand[]
  inStock: number
  sale: number
  organic: number
}

/** The visible products of the scope, and at the same index the bits of the filters that each of them fails. */
export type Counted = {
  index: CatalogIndex
  scope: ListingScope
  filters: ListingFilters
  active: ActiveFilter[]
  products: readonly IndexedProduct[]
  failed: ArrayLike<number>
}

/** All counts of a listing: a facet counts the products that fail no filter but its own (api.md section 6). */
export function countFacets(counted: Counted): FacetCount[] {
  return [
    countFacts(counted),
    ...countMinimums(counted),
    ...countBrands(counted),
    ...(counted.scope.isLeaf ? countAttributes(counted) : countCategories(counted)),
  ]
}

function countFacts(counted: Counted): FacetCount {
  const { products, failed } = counted
  const others = (facet: string) => ~ownBit(counted, facet)
  const [price, stock, sale, organic] = [others('price'), others('inStock'), others('sale'), others('organic')]
  const facts: FacetFacts = { low: null, high: null, bands: [], inStock: 0, sale: 0, organic: 0 }
  const prices: number[] = []
  let count = 0
  for (let i = 0; i < products.length; i++) {
    const { finalPriceCents, isInStock, isSale, isOrganic } = products[i]!
    const bits = failed[i]!
    if (bits === 0) count++
    if ((bits & price) === 0) {
      prices.push(finalPriceCents)
      if (facts.low === null || finalPriceCents < facts.low) facts.low = finalPriceCents
      if (facts.high === null || finalPriceCents > facts.high) facts.high = finalPriceCents
    }
    if (isInStock && (bits & stock) === 0) facts.inStock++
    if (isSale && (bits & sale) === 0) facts.sale++
    if (isOrganic && (bits & organic) === 0) facts.organic++
  }
  if (facts.low !== null && facts.high !== null) facts.bands = priceBands(prices, facts.low, facts.high)
  return { ...empty, facet: 'facts', count, all: products.length, facts }
}

function countMinimums(counted: Counted): FacetCount[] {
  const tally = tallyOf(counted, 'minOrderMax', ({ store }) => store.minimumOrderCents)
  return [...tally]
    .filter(([, { count }]) => count > 0)
    .map(([cents, { count }]) => ({ ...empty, facet: 'minimum', value: String(cents), count }))
}

const MOST_BRANDS = 60

function countBrands(counted: Counted): FacetCount[] {
  const chosen = new Set(counted.filters.brand)
  const labels = brandLabels(counted.products)
  const tally = tallyOf(counted, 'brand', ({ brandSlug }) => brandSlug)
  tally.delete('')
  const isChosen = (slug: string) => Number(chosen.has(slug))
  return [...tally]
    .toSorted(([a, one], [b, other]) => {
      return isChosen(b) - isChosen(a) || other.count - one.count || other.all - one.all || (a < b ? -1 : 1)
    })
    .slice(0, MOST_BRANDS)
    .map(([value, { count, all }]) => ({ ...empty, facet: 'brand', value, labelDe: labels.get(value)!, count, all }))
}

// A brand may be spelled in several ways: the one sorted last is taken, whatever the order of the products.
function brandLabels(products: readonly IndexedProduct[]): Map<string, string> {
  const labels = new Map<string, string>()
  for (const { brandSlug, brand } of products) {
    const known = labels.get(brandSlug)
    if (known === undefined || (known !== brand && known < brand)) labels.set(brandSlug, brand)
  }
  return labels
}

function countCategories(counted: Counted): FacetCount[] {
  const tally = tallyOf(counted, 'category', ({ categorySlug }) => categorySlug)
  return counted.index.categories.flatMap(({ slug, nameDe, nameEn }) => {
    const held = tally.get(slug)
    if (!held) return []
    const { count, all } = held
    return [{ ...empty, facet: 'category', value: slug, labelDe: nameDe, labelEn: nameEn, count, all }]
  })
}

// Only what at least half of the products state, with few and short values, helps to choose.
function countAttributes({ products, failed, active }: Counted): FacetCount[] {
  const held = new Map<SharedAttribute, { count: number; all: number }>()
  const masks = new Map(active.map(({ facet }, i) => [facet, ~(1 << i)]))
  for (let i = 0; i < products.length; i++) {
    for (const attribute of products[i]!.attributes) {
      const tally = held.get(attribute) ?? { count: 0, all: 0 }
      held.set(attribute, tally)
      tally.all++
      const mask = masks.size > 0 ? (masks.get(`attr.${attribute.key}`) ?? -1) : -1
      if ((failed[i]! & mask) === 0) tally.count++
    }
  }
  const axes = Map.groupBy(held, ([{ key }]) => key)
  return [...axes]
    .filter(([key, values]) => {
      const stated = values.reduce((sum, [, { all }]) => sum + all, 0)
      return /^[a-z][a-z0-9_]{0,39}$/.test(key) && isOneOfFew(values.length) && stated * 2 >= products.length
    })
    .flatMap(([key, values]) => axisCounts(key, values))
}

const isOneOfFew = (values: number) => values >= 2 && values <= 20

// What is written alike in German is one value.
function axisCounts(key: string, values: [SharedAttribute, { count: number; all: number }][]): FacetCount[] {
  const short = values.filter(([{ de }]) => [...de.value].length <= 40)
  return [...Map.groupBy(short, ([{ de }]) => de.value)].map(([value, alike]) => ({
    ...empty,
    facet: `attr.${key}`,
    value,
    labelDe: value,
    labelEn: last(alike.map(([{ en }]) => en.value)),
    axisDe: last(alike.map(([{ de }]) => de.label)),
    axisEn: last(alike.map(([{ en }]) => en.label)),
    count: alike.reduce((sum, [, tally]) => sum + tally.count, 0),
    all: alike.reduce((sum, [, tally]) => sum + tally.all, 0),
  }))
}

type Tally = { count: number; all: number }

function tallyOf<Key>(counted: Counted, facet: string, keyOf: (product: IndexedProduct) => Key): Map<Key, Tally> {
  const { products, failed } = counted
  const others = ~ownBit(counted, facet)
  const tallies = new Map<Key, Tally>()
  for (let i = 0; i < products.length; i++) {
    const key = keyOf(products[i]!)
    let tally = tallies.get(key)
    if (!tally) tallies.set(key, (tally = { count: 0, all: 0 }))
    tally.all++
    if ((failed[i]! & others) === 0) tally.count++
  }
  return tallies
}

function ownBit({ active }: Counted, facet: string): number {
  const i = active.findIndex((filter) => filter.facet === facet)
  return i < 0 ? 0 : 1 << i
}

const last = (texts: string[]) => texts.reduce((latest, text) => (text > latest ? text : latest))

const empty = {
  value: null,
  labelDe: null,
  labelEn: null,
  count: 0,
  all: 0,
  axisDe: null,
  axisEn: null,
  facts: null,
}
