import type { CatalogIndex } from './index/catalog-index.ts'
import { flagBits } from './index/product-facts.ts'
import type { Compare } from './index/sorted-docs.ts'
import type { ListingScope } from './listing-scope.ts'

/** Whether an article has one card, whatever stores sell it. On the page of a store each product has its own. */
export const hasArticleCards = (scope: ListingScope) =>
  !('part' in scope) || scope.part === 'all' || scope.part.by !== 'store'

/**
 * Which product of an article is its card: what can be bought before what cannot, then the lowest price of what is in it.
 * Who sees no prices gets the most ordered one, as another choice would tell who is cheapest.
 */
export function compareOffers({ table, compare }: CatalogIndex, arePricesSeen: boolean): Compare {
  const { flags, prices, contentAmounts } = table.columns
  const byStock: Compare = (a, b) => (flags[b]! & flagBits.inStock) - (flags[a]! & flagBits.inStock)
  if (!arePricesSeen) return (a, b) => byStock(a, b) || compare.ORDERS(a, b)
  return (a, b) =>
    byStock(a, b) || prices[a]! * contentAmounts[b]! - prices[b]! * contentAmounts[a]! || compare.SKU(a, b)
}

/** Whether a product is the card of its article among those that are found. */
export function cardTest(
  { table }: CatalogIndex,
  { isFound, compare }: { isFound: (doc: number) => boolean; compare: Compare },
): (doc: number) => boolean {
  const { isShared, articles } = table.columns
  return (doc) => {
    if (isShared[doc] === 0) return true
    const offers = table.articles.offersOf(articles[doc]!) ?? []
    return !offers.some((other) => other !== doc && isFound(other) && compare(other, doc) < 0)
  }
}
