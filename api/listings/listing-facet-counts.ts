import { flagFilters, type FlagFilter } from '../../contract/platform/filters.ts'
import { hasArticleCards, oneOfEach, type Tally } from './article-cards.ts'
import { countAttributes, type AttributeCounts } from './attribute-counts.ts'
import { othersMask, sameLabel, tallyOf, type Counted, type ValueCount } from './facet-tally.ts'
import type { IndexedProduct } from './index/indexed-product.ts'
import { boxKindOf, contentOf, flagPasses } from './listing-filters.ts'
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
export function countFacets(counted: Counted): FacetCounts {
  const { isLeaf } = counted.scope
  return {
    ...countPricesAndFlags(counted),
    minimums: countMinimums(counted),
    leadTimes: countLeadTimes(counted),
    contents: mostHeld(tallyOf(counted, 'content', contentOf), { chosen: counted.filters.content, most: 12 }),
    boxes: mostHeld(tallyOf(counted, 'box', boxKindOf), { chosen: counted.filters.box }),
    brands: countBrands(counted),
    stores: countStores(counted),
    categories: isLeaf ? [] : countCategories(counted),
    attributes: countAttributes(counted),
  }
}

function countPricesAndFlags(counted: Counted): Pick<FacetCounts, 'price' | 'flags'> {
  const { products, failed, scope } = counted
  const othersOfPrice = othersMask(counted, 'price')
  const priced = products.filter((_, i) => (failed[i]! & othersOfPrice) === 0)
  const prices = (hasArticleCards(scope) ? oneOfEach(priced, true) : priced).map((product) => product.finalPriceCents)
  const [low, high] = prices.reduce(
    ([low, high], cents) => [Math.min(low, cents), Math.max(high, cents)],
    [Infinity, 0],
  )
  return {
    flags: Object.fromEntries(
      flagFilters.map((flag) => [flag, countPassing(counted, flag, flagPasses[flag])]),
    ) as FacetCounts['flags'],
    price: prices.length === 0 ? null : { low, high, bands: priceBands(prices, low, high) },
  }
}

const countPassing = (counted: Counted, facet: string, passes: (product: IndexedProduct) => boolean): number =>
  tallyOf(counted, facet, passes).get(true)?.count ?? 0

/** Bands of minimum orders in cents. */
const minimumOrderBands = [0, 5000, 10_000, 15_000, 25_000]

function countMinimums(counted: Counted): FacetCounts['minimums'] {
  return minimumOrderBands.map((cents) => ({
    cents,
    count: countPassing(counted, 'minOrderMax', ({ store }) => store.minimumOrderCents <= cents),
  }))
}

const leadTimeBands = [1, 2, 3, 5]

const countLeadTimes = (counted: Counted): FacetCounts['leadTimes'] =>
  leadTimeBands.map((days) => ({
    days,
    count: countPassing(counted, 'leadMax', ({ store }) => store.leadMaxDays <= days),
  }))

const MOST_NAMES = 60

function countBrands(counted: Counted): ValueCount[] {
  const tally = tallyOf(counted, 'brand', ({ brandSlug }) => brandSlug)
  tally.delete('')
  return mostHeld(tally, { chosen: counted.filters.brand, labels: brandLabels(counted.products) })
}

function countStores(counted: Counted): ValueCount[] {
  const tally = tallyOf(counted, 'store', ({ store }) => store.slug)
  const names = new Map(counted.products.map(({ store }) => [store.slug, store.name]))
  return mostHeld(tally, { chosen: [counted.filters.store ?? ''], labels: names })
}

/** The chosen ones and those with the most products: a list of all would be too long to read and to send. */
function mostHeld(tally: Map<string, Tally>, { chosen = [], labels, most = MOST_NAMES }: Held): ValueCount[] {
  const isChosen = (slug: string) => Number(chosen.includes(slug))
  return [...tally]
    .toSorted(([a, one], [b, other]) => {
      return isChosen(b) - isChosen(a) || other.count - one.count || other.all - one.all || (a < b ? -1 : 1)
    })
    .slice(0, most)
    .map(([value, { count, all }]) => ({ value, label: sameLabel(labels?.get(value) ?? value), count, all }))
}

/** Without labels the value stands for itself. */
type Held = { chosen?: string[] | undefined; labels?: Map<string, string>; most?: number }

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
