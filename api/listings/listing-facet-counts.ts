import { boxKinds, flagFilters, type FlagFilter } from '../../contract/platform/filters.ts'
import { compareOffers } from './article-cards.ts'
import { countAttributes, type AttributeCounts } from './attribute-counts.ts'
import {
  addAll,
  addTo,
  groupArticles,
  openTally,
  othersMask,
  sameLabel,
  tallyOf,
  type Counted,
  type Found,
  type Tally,
  type ValueCount,
} from './facet-tally.ts'
import { flagBits } from './index/product-facts.ts'
import type { IndexedStore } from './index/index-queries.ts'
import { priceBands, type PriceBand } from './price-bands.ts'

/** How many articles there are of everything a buyer may choose; one that several stores sell counts once for each value. */
export type FacetCounts = {
  /** Null without products. */
  price: { low: number; high: number; bands: PriceBand[] } | null
  flags: Record<FlagFilter, number>
  /** What stores with at most this minimum order sell. */
  minimums: { cents: number; count: number }[]
  /** What arrives within so many working days. */
  leadTimes: { days: number; count: number }[]
  /** By what is in a piece, the most held ones, and by how it is packed. */
  contents: ValueCount[]
  boxes: ValueCount[]
  brands: ValueCount[]
  stores: ValueCount[]
  /** None of a leaf, which has attributes instead. */
  categories: ValueCount[]
  attributes: AttributeCounts[]
}
/** All counts of a listing: a facet counts the products that fail no filter but its own (api.md section 6). */
export function countFacets(found: Found): FacetCounts {
  const counted = groupArticles(found)
  const { filters, scope, index } = counted
  const { contents, columns } = index.table
  return {
    price: countPrices(counted),
    flags: countFlags(counted),
    minimums: countBands(counted, 'minOrderMax', minimumOrderBands).map(([cents, count]) => ({ cents, count })),
    leadTimes: countBands(counted, 'leadMax', leadTimeBands).map(([days, count]) => ({ days, count })),
    contents: mostHeld(tallyOf(counted, 'content', { column: columns.contents, size: contents.texts.length }), {
      texts: contents.texts,
      chosen: filters.content,
      most: 12,
    }),
    boxes: mostHeld(tallyOf(counted, 'box', { column: columns.boxes, size: boxKinds.length }), {
      texts: boxKinds,
      chosen: filters.box,
    }),
    brands: countBrands(counted),
    stores: countStores(counted),
    categories: scope.isLeaf ? [] : countCategories(counted),
    attributes: countAttributes(counted),
  }
}

function countPrices(counted: Counted): FacetCounts['price'] {
  const { alone, failed, articles, index } = counted
  const { prices } = index.table.columns
  const others = othersMask(counted, 'price')
  const compare = compareOffers(index, true)
  const found = new Float64Array(alone.length + articles.length)
  let count = 0
  for (let i = 0; i < alone.length; i++) if ((failed[i]! & others) === 0) found[count++] = prices[alone[i]!]!
  for (const offers of articles) {
    const passing = offers.filter((offer) => (offer.failed & others) === 0)
    if (passing.length === 0) continue
    const best = passing.reduce((best, offer) => (compare(offer.doc, best.doc) < 0 ? offer : best))
    found[count++] = prices[best.doc]!
  }
  const priced = found.subarray(0, count)
  let [low, high] = [Infinity, 0]
  for (const cents of priced) {
    if (cents < low) low = cents
    if (cents > high) high = cents
  }
  if (priced.length === 0) return null
  ;[low, high] = [Math.floor(low), Math.ceil(high)]
  return { low, high, bands: priceBands(priced, low, high) }
}

function countFlags(counted: Counted): FacetCounts['flags'] {
  const { alone, failed, articles, index } = counted
  const { flags } = index.table.columns
  const counts = flagFilters.map((flag): [FlagFilter, number] => {
    const others = othersMask(counted, flag)
    const bit = flagBits[flag]
    let count = 0
    for (let i = 0; i < alone.length; i++) if ((flags[alone[i]!]! & bit) > 0 && (failed[i]! & others) === 0) count++
    for (const offers of articles) {
      if (offers.some((offer) => (flags[offer.doc]! & bit) > 0 && (offer.failed & others) === 0)) count++
    }
    return [flag, count]
  })
  return Object.fromEntries(counts) as FacetCounts['flags']
}

type Bands = { limits: readonly number[]; of: (store: IndexedStore) => number }
/** Of minimum orders in cents. */
const minimumOrderBands: Bands = {
  limits: [0, 5000, 10_000, 15_000, 25_000],
  of: ({ minimumOrderCents }) => minimumOrderCents,
}
/** Of working days until delivery. */
const leadTimeBands: Bands = { limits: [1, 2, 3, 5], of: ({ leadMaxDays }) => leadMaxDays }

/** How many articles there are within each limit, by the store that sells them. */
function countBands(counted: Counted, facet: string, { limits, of }: Bands): [limit: number, count: number][] {
  const { alone, failed, articles, index } = counted
  const { stores } = index.table.columns
  const others = othersMask(counted, facet)
  // The first limit that each store is within, one more than there are for none.
  const bandOf = index.table.stores.texts.map((_, number) => {
    const store = index.storeOf(number)
    const band = store ? limits.findIndex((limit) => of(store) <= limit) : -1
    return band < 0 ? limits.length : band
  })
  const counts = Array.from({ length: limits.length + 1 }, () => 0)
  for (let i = 0; i < alone.length; i++) if ((failed[i]! & others) === 0) counts[bandOf[stores[alone[i]!]!]!]!++
  for (const offers of articles) {
    const passing = offers.filter((offer) => (offer.failed & others) === 0)
    if (passing.length > 0) counts[Math.min(...passing.map(({ doc }) => bandOf[stores[doc]!]!))]!++
  }
  let sum = 0
  return limits.map((limit, band) => [limit, (sum += counts[band]!)])
}

const MOST_NAMES = 60

function countBrands(counted: Counted): ValueCount[] {
  const { brandSlugs, columns } = counted.index.table
  const tally = tallyOf(counted, 'brand', { column: columns.brandSlugs, size: brandSlugs.texts.length })
  const none = brandSlugs.find('')
  const values = tally.values.filter((value) => value !== none)
  return mostHeld(
    { ...tally, values },
    { texts: brandSlugs.texts, chosen: counted.filters.brand, labels: () => brandLabels(counted) },
  )
}

function countStores(counted: Counted): ValueCount[] {
  const { index, filters } = counted
  const { stores, columns } = index.table
  const tally = tallyOf(counted, 'store', { column: columns.stores, size: stores.texts.length })
  const texts = stores.texts.map((_, number) => index.storeOf(number)?.slug ?? '')
  const labels = () => new Map(tally.values.map((number) => [texts[number]!, index.storeOf(number)?.name ?? '']))
  return mostHeld(tally, { texts, chosen: [filters.store ?? ''], labels })
}

/** The chosen ones and those with the most products: a list of all would be too long to read and to send. */
function mostHeld(
  { values, count, all }: Tally,
  { texts, chosen = [], labels, most = MOST_NAMES }: Held,
): ValueCount[] {
  const isChosen = (value: number) => Number(chosen.includes(texts[value]!))
  const held = values
    .toSorted((a, b) => {
      return isChosen(b) - isChosen(a) || count[b]! - count[a]! || all[b]! - all[a]! || (texts[a]! < texts[b]! ? -1 : 1)
    })
    .slice(0, most)
  const names = labels?.()
  return held.map((number) => {
    const value = texts[number]!
    return { value, label: sameLabel(names?.get(value) ?? value), count: count[number]!, all: all[number]! }
  })
}

/** `texts` are the values by their numbers. Without labels the value stands for itself. */
type Held = {
  texts: readonly string[]
  chosen?: string[] | undefined
  labels?: () => Map<string, string>
  most?: number
}

// A brand may be spelled in several ways: the one sorted last is taken, whatever the order of the products.
function brandLabels({ alone, articles, index }: Counted): Map<string, string> {
  const { brands, columns } = index.table
  const seen = openTally('brands as written', brands.texts.length)
  addAll(seen, alone, columns.brands)
  for (const offers of articles) for (const { doc } of offers) addTo(seen, columns.brands[doc]!, false)
  const labels = new Map<string, string>()
  for (const number of seen.values) {
    const [slug = '', name = ''] = brands.texts[number]!.split('\n')
    const known = labels.get(slug)
    if (known === undefined || known < name) labels.set(slug, name)
  }
  return labels
}

function countCategories(counted: Counted): ValueCount[] {
  const { table, categories } = counted.index
  const tally = tallyOf(counted, 'category', {
    column: table.columns.categories,
    size: table.categories.texts.length,
  })
  return categories.flatMap(({ slug, nameDe, nameEn }) => {
    const number = table.categories.find(slug)
    if (number < 0 || tally.all[number] === 0) return []
    const label = { de: nameDe, en: nameEn }
    return [{ value: slug, label, count: tally.count[number]!, all: tally.all[number]! }]
  })
}
