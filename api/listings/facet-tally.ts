import type { ListingFilters } from '../../contract/listings.ts'
import type { CatalogIndex } from './index/catalog-index.ts'
import type { Column } from './index/growing-columns.ts'
import { hasArticleCards } from './article-cards.ts'
import type { ActiveFilter } from './listing-filters.ts'
import type { ListingScope } from './listing-scope.ts'

export type Labels = { de: string; en: string }
/** One value of a facet; `all` counts without any filter. */
export type ValueCount = { value: string; label: Labels; count: number; all: number }

/**
 * The visible products of the scope and, at the same index, the filters that each of them fails: a number in which bit
 * `i` is set when it fails `active[i]`; null where there are none. Zero is found; what fails at most the filter of a facet has
 * no bit but that one.
 */
export type Found = {
  index: CatalogIndex
  scope: ListingScope
  filters: ListingFilters
  active: ActiveFilter[]
  docs: ArrayLike<number>
  failed: ArrayLike<number> | null
}
/** A product with the filters that it fails. */
type Offer = { doc: number; failed: number }
/** The products of a scope by what is counted once: each alone, and those of one article together. */
export type Counted = Omit<Found, 'docs' | 'failed'> & {
  alone: Int32Array
  failed: Int32Array
  articles: Offer[][]
}

export const sameLabel = (text: string): Labels => ({ de: text, en: text })

export function groupArticles({ docs, failed, ...found }: Found): Counted {
  const { isShared, articles } = found.index.table.columns
  const hasCards = hasArticleCards(found.scope)
  const alone = new Int32Array(docs.length)
  const bits = new Int32Array(docs.length)
  const byArticle = new Map<number, Offer[]>()
  let count = 0
  for (let i = 0; i < docs.length; i++) {
    const doc = docs[i]!
    if (hasCards && isShared[doc] === 1) {
      const offers = byArticle.get(articles[doc]!)
      const offer = { doc, failed: failed?.[i] ?? 0 }
      if (offers) offers.push(offer)
      else byArticle.set(articles[doc]!, [offer])
    } else {
      alone[count] = doc
      bits[count++] = failed?.[i] ?? 0
    }
  }
  return {
    ...found,
    alone: alone.subarray(0, count),
    failed: bits.subarray(0, count),
    articles: [...byArticle.values()],
  }
}

/** How many articles there are of each value, how many of them are counted, and which values there are. */
export type Tally = { count: Int32Array; all: Int32Array; values: number[] }

const tallies = new Map<string, Tally>()

/** An empty tally; the one of the same name before it must not be read any more. */
export function openTally(name: string, size: number): Tally {
  const known = tallies.get(name)
  if (known && known.all.length >= size) {
    for (const value of known.values) known.all[value] = known.count[value] = 0
    known.values = []
    return known
  }
  const room = Math.max(64, size * 2)
  const tally: Tally = { count: new Int32Array(room), all: new Int32Array(room), values: [] }
  tallies.set(name, tally)
  return tally
}

export function addTo(tally: Tally, value: number, isCounted: boolean): void {
  if (tally.all[value] === 0) tally.values.push(value)
  tally.all[value] = tally.all[value]! + 1
  if (isCounted) tally.count[value] = tally.count[value]! + 1
}

/** Adds products of which none fails a filter. */
export function addAll({ all, count, values }: Tally, docs: Int32Array, column: Column): void {
  for (let i = 0; i < docs.length; i++) {
    const value = column[docs[i]!]!
    if (all[value] === 0) values.push(value)
    all[value]!++
    count[value]!++
  }
}

/** Adds an article once for each value that an offer of it has: counted where one of these is. */
export function addArticle(tally: Tally, values: readonly { value: number; isCounted: boolean }[]): void {
  values.forEach(({ value, isCounted }, i) => {
    let isKnown = false
    let isKnownCounted = false
    for (let before = 0; before < i; before++) {
      if (values[before]!.value !== value) continue
      isKnown = true
      isKnownCounted ||= values[before]!.isCounted
    }
    if (!isKnown) addTo(tally, value, isCounted)
    else if (isCounted && !isKnownCounted) tally.count[value] = tally.count[value]! + 1
  })
}

/** The articles of each value of a facet, counting what fails no other facet's filter. */
export function tallyOf(counted: Counted, facet: string, { column, size }: { column: Column; size: number }): Tally {
  const { alone, failed, articles } = counted
  const others = othersMask(counted, facet)
  const tally = openTally(facet, size)
  if (counted.active.length > 0) {
    for (let i = 0; i < alone.length; i++) addTo(tally, column[alone[i]!]!, (failed[i]! & others) === 0)
  } else addAll(tally, alone, column)
  for (const offers of articles) {
    addArticle(
      tally,
      offers.map(({ doc, failed }) => ({ value: column[doc]!, isCounted: (failed & others) === 0 })),
    )
  }
  return tally
}

/** All bits but the one of this facet's own filter. */
export function othersMask({ active }: Pick<Counted, 'active'>, facet: string): number {
  const own = active.findIndex((filter) => filter.facet === facet)
  return own < 0 ? -1 : ~(1 << own)
}
