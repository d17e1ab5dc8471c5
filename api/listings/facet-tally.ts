import type { ListingFilters } from '../../contract/listings.ts'
import { addToTally, hasArticleCards, sharedArticle, type Tally } from './article-cards.ts'
import type { CatalogIndex } from './index/catalog-index.ts'
import type { Article, IndexedProduct } from './index/indexed-product.ts'
import type { ActiveFilter } from './listing-filters.ts'
import type { ListingScope } from './listing-scope.ts'

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

export const sameLabel = (text: string): Labels => ({ de: text, en: text })

/** The articles of each value of a facet, counting what fails no other facet's filter. */
export function tallyOf<Key>(
  counted: Counted,
  facet: string,
  keyOf: (product: IndexedProduct) => Key,
): Map<Key, Tally> {
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
export const articleIn = ({ scope }: Counted): ((product: IndexedProduct) => Article | null) =>
  hasArticleCards(scope) ? sharedArticle : () => null

/** All bits but the one of this facet's own filter. */
export function othersMask({ active }: Counted, facet: string): number {
  const own = active.findIndex((filter) => filter.facet === facet)
  return own < 0 ? -1 : ~(1 << own)
}
