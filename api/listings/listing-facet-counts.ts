import type { ListingFilters } from '../../contract/listings.ts'
import { attributeKey, flagFilters, type FlagFilter } from '../../contract/platform/filters.ts'
import type { CatalogIndex } from './index/catalog-index.ts'
import type { IndexedProduct, SharedAttribute } from './index/indexed-product.ts'
import { flagPasses, type ActiveFilter } from './listing-filters.ts'
import type { ListingScope } from './listing-scope.ts'
import { priceBands, type PriceBand } from './price-bands.ts'

/** How many products there are of everything a buyer may choose. */
export type FacetCounts = {
  /** Null without products. */
  price: { low: number; high: number; bands: PriceBand[] } | null
  flags: Record<FlagFilter, number>
  /** Products of stores by their minimum order. */
  minimums: { cents: number; count: number }[]
  brands: ValueCount[]
  stores: ValueCount[]
  /** None of a leaf, which has attributes instead. */
  categories: ValueCount[]
  attributes: { key: string; label: Labels; values: ValueCount[] }[]
}
export type Labels = { de: string; en: string }
/** One value of a facet; `all` counts without any filter. */
export type ValueCount = { value: string; label: Labels; count: number; all: number }

/**
 * The visible products of the scope and, at the same index, the filters that each of them fails: a number in which bit
 * `i` is set when it fails `active[i]`. Zero is found; what fails at most the filter of a facet has no bit but that one.
 */
export type Counted = {
  index: CatalogIndex
  scope: ListingScope
  filters: ListingFilters
  active: ActiveFilter[]
  products: readonly IndexedProduct[]
  failed: ArrayLike<number>
}

/** All counts of a listing: a facet counts the products that fail no filter but its own (api.md section 6). */
export function countFacets(counted: Counted): FacetCounts {
  const { isLeaf } = counted.scope
  return {
    ...countPricesAndFlags(counted),
    minimums: countMinimums(counted),
    brands: countBrands(counted),
    stores: countStores(counted),
    categories: isLeaf ? [] : countCategories(counted),
    attributes: isLeaf ? countAttributes(counted) : [],
  }
}

function countPricesAndFlags(counted: Counted): Pick<FacetCounts, 'price' | 'flags'> {
  const { products, failed } = counted
  const othersOfPrice = othersMask(counted, 'price')
  const tests = flagFilters.map((flag) => ({ flag, passes: flagPasses[flag], others: othersMask(counted, flag) }))
  const flags = Object.fromEntries(flagFilters.map((flag) => [flag, 0])) as FacetCounts['flags']
  const prices: number[] = []
  let [low, high] = [Infinity, 0]
  for (let i = 0; i < products.length; i++) {
    const product = products[i]!
    const bits = failed[i]!
    if ((bits & othersOfPrice) === 0) {
      const { finalPriceCents } = product
      prices.push(finalPriceCents)
      if (finalPriceCents < low) low = finalPriceCents
      if (finalPriceCents > high) high = finalPriceCents
    }
    for (const { flag, passes, others } of tests) if ((bits & others) === 0 && passes(product)) flags[flag]++
  }
  return { flags, price: prices.length === 0 ? null : { low, high, bands: priceBands(prices, low, high) } }
}

function countMinimums(counted: Counted): FacetCounts['minimums'] {
  const tally = tallyOf(counted, 'minOrderMax', ({ store }) => store.minimumOrderCents)
  return [...tally].map(([cents, { count }]) => ({ cents, count })).filter(({ count }) => count > 0)
}

const MOST_NAMES = 60

function countBrands(counted: Counted): ValueCount[] {
  const tally = tallyOf(counted, 'brand', ({ brandSlug }) => brandSlug)
  tally.delete('')
  return mostHeld(tally, counted.filters.brand ?? [], brandLabels(counted.products))
}

function countStores(counted: Counted): ValueCount[] {
  const tally = tallyOf(counted, 'store', ({ store }) => store.slug)
  const names = new Map(counted.products.map(({ store }) => [store.slug, store.name]))
  return mostHeld(tally, [counted.filters.store ?? ''], names)
}

/** The chosen ones and those with the most products: a list of all would be too long to read and to send. */
function mostHeld(tally: Map<string, Tally>, chosen: string[], labels: Map<string, string>): ValueCount[] {
  const isChosen = (slug: string) => Number(chosen.includes(slug))
  return [...tally]
    .toSorted(([a, one], [b, other]) => {
      return isChosen(b) - isChosen(a) || other.count - one.count || other.all - one.all || (a < b ? -1 : 1)
    })
    .slice(0, MOST_NAMES)
    .map(([value, { count, all }]) => ({ value, label: sameLabel(labels.get(value)!), count, all }))
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

function countCategories(counted: Counted): ValueCount[] {
  const tally = tallyOf(counted, 'category', ({ categorySlug }) => categorySlug)
  return counted.index.categories.flatMap(({ slug, nameDe, nameEn }) => {
    const held = tally.get(slug)
    if (!held) return []
    return [{ value: slug, label: { de: nameDe, en: nameEn }, ...held }]
  })
}

// Only what at least half of the products state, with few and short values, helps to choose.
function countAttributes({ products, failed, active }: Counted): FacetCounts['attributes'] {
  const held = new Map<SharedAttribute, Tally>()
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
      return attributeKey.test(key) && isOneOfFew(values.length) && stated * 2 >= products.length
    })
    .map(([key, values]) => attributeCounts(key, values))
    .filter(({ values }) => values.length > 0)
}

const isOneOfFew = (values: number) => values >= 2 && values <= 20

// What is written alike in German is one value.
function attributeCounts(key: string, counted: [SharedAttribute, Tally][]): FacetCounts['attributes'][number] {
  const short = counted.filter(([{ de }]) => [...de.value].length <= 40)
  const values = [...Map.groupBy(short, ([{ de }]) => de.value)].map(([value, alike]) => ({
    value,
    label: { de: value, en: last(alike.map(([{ en }]) => en.value)) },
    axis: { de: last(alike.map(([{ de }]) => de.label)), en: last(alike.map(([{ en }]) => en.label)) },
    count: alike.reduce((sum, [, tally]) => sum + tally.count, 0),
    all: alike.reduce((sum, [, tally]) => sum + tally.all, 0),
  }))
  return { key, label: values[0]?.axis ?? sameLabel(''), values }
}

type Tally = { count: number; all: number }

function tallyOf<Key>(counted: Counted, facet: string, keyOf: (product: IndexedProduct) => Key): Map<Key, Tally> {
  const { products, failed } = counted
  const others = othersMask(counted, facet)
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

/** All bits but the one of this facet's own filter. */
function othersMask({ active }: Counted, facet: string): number {
  const own = active.findIndex((filter) => filter.facet === facet)
  return own < 0 ? -1 : ~(1 << own)
}

const last = (texts: string[]) => texts.reduce((latest, text) => (text > latest ? text : latest))

const sameLabel = (text: string): Labels => ({ de: text, en: text })
