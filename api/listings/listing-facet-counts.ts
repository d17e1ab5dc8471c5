import type { ListingFilters } from '../../contract/listings.ts'
import { attributeKey, flagFilters, type FlagFilter } from '../../contract/platform/filters.ts'
import type { CatalogIndex } from './index/catalog-index.ts'
import {
  addToTally,
  hasArticleCards,
  newTally,
  oneOfEach,
  sharedArticle,
  tallyOne,
  type Tally,
} from './article-cards.ts'
import type { Article, IndexedProduct, SharedAttribute } from './index/indexed-product.ts'
import { flagPasses, type ActiveFilter } from './listing-filters.ts'
import type { ListingScope } from './listing-scope.ts'
import { priceBands, type PriceBand } from './price-bands.ts'

/** How many articles there are of everything a buyer may choose; one that several stores sell counts once for each value. */
export type FacetCounts = {
  /** Null without products. */
  price: { low: number; high: number; bands: PriceBand[] } | null
  flags: Record<FlagFilter, number>
  /** What stores with at most this minimum order sell. */
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

// Only what at least half of the articles state, with few and short values, helps to choose.
function countAttributes(counted: Counted): FacetCounts['attributes'] {
  const { products, failed, active } = counted
  const held = new Map<SharedAttribute, ValueTally>()
  const named = new Map<string, ValueTally>()
  const articles = newTally()
  const masks = new Map(active.map(({ facet }, i) => [facet, ~(1 << i)]))
  const articleOf = articleIn(counted)
  for (let i = 0; i < products.length; i++) {
    const article = articleOf(products[i]!)
    tallyOne(articles, { article })
    for (const attribute of products[i]!.attributes) {
      const mask = masks.size > 0 ? (masks.get(`attr.${attribute.key}`) ?? -1) : -1
      const value = held.get(attribute) ?? valueTally(attribute, held, named)
      tallyOne(value.tally, { article, isCounted: (failed[i]! & mask) === 0 })
    }
  }
  const axes = Map.groupBy(named.values(), ({ attributes: [first] }) => first!.key)
  return [...axes]
    .filter(([key, values]) => {
      const stated = values.reduce((sum, { tally }) => sum + tally.all, 0)
      return attributeKey.test(key) && isOneOfFew(values.length) && stated * 2 >= articles.all
    })
    .map(([key, values]) => attributeCounts(key, values))
    .filter(({ values }) => values.length > 0)
}

const isOneOfFew = (values: number) => values >= 2 && values <= 20

/** One value of an attribute; what is written alike in German is one. */
type ValueTally = { attributes: SharedAttribute[]; tally: Tally }

function valueTally(
  attribute: SharedAttribute,
  held: Map<SharedAttribute, ValueTally>,
  named: Map<string, ValueTally>,
): ValueTally {
  const name = `${attribute.key}\n${attribute.de.value}`
  const value = named.get(name) ?? { attributes: [], tally: newTally() }
  value.attributes.push(attribute)
  named.set(name, value)
  held.set(attribute, value)
  return value
}

function attributeCounts(key: string, counted: ValueTally[]): FacetCounts['attributes'][number] {
  const short = counted.filter(({ attributes: [first] }) => [...first!.de.value].length <= 40)
  const values = short.map(({ attributes, tally: { count, all } }) => ({
    value: attributes[0]!.de.value,
    label: { de: attributes[0]!.de.value, en: last(attributes.map(({ en }) => en.value)) },
    axis: { de: last(attributes.map(({ de }) => de.label)), en: last(attributes.map(({ en }) => en.label)) },
    count,
    all,
  }))
  return { key, label: values[0]?.axis ?? sameLabel(''), values }
}

function tallyOf<Key>(counted: Counted, facet: string, keyOf: (product: IndexedProduct) => Key): Map<Key, Tally> {
  const { products, failed } = counted
  const others = othersMask(counted, facet)
  const articleOf = articleIn(counted)
  const tallies = new Map<Key, Tally>()
  for (let i = 0; i < products.length; i++) {
    const product = products[i]!
    addToTally(tallies, keyOf(product), { article: articleOf(product), isCounted: (failed[i]! & others) === 0 })
  }
  return tallies
}

/** What makes two products one card of this listing. */
const articleIn = ({ scope }: Counted): ((product: IndexedProduct) => Article | null) =>
  hasArticleCards(scope) ? sharedArticle : () => null

/** All bits but the one of this facet's own filter. */
function othersMask({ active }: Counted, facet: string): number {
  const own = active.findIndex((filter) => filter.facet === facet)
  return own < 0 ? -1 : ~(1 << own)
}

const last = (texts: string[]) => texts.reduce((latest, text) => (text > latest ? text : latest))

const sameLabel = (text: string): Labels => ({ de: text, en: text })
