import type { Article, IndexedProduct } from './index/indexed-product.ts'
import type { ListingScope } from './listing-scope.ts'

/** The article of a product that another one may be of, too; null where it is alone. */
export const sharedArticle = ({ article }: IndexedProduct) => (article !== null && article.offers > 1 ? article : null)

/** Whether an article has one card, whatever stores sell it. On the page of a store each product has its own. */
export const hasArticleCards = (scope: ListingScope) =>
  !('part' in scope) || scope.part === 'all' || scope.part.by !== 'store'

/**
 * One product of each article, in the order they came: what can be bought before what cannot, then the lowest price of
 * what is in it. Who sees no prices gets the most bought one, as another choice would tell who is cheapest.
 */
export function oneOfEach(products: readonly IndexedProduct[], arePricesSeen: boolean): readonly IndexedProduct[] {
  const compare = arePricesSeen ? byPrice : byPopularity
  const best = new Map<Article, IndexedProduct>()
  for (const product of products) {
    const article = sharedArticle(product)
    if (article === null) continue
    const known = best.get(article)
    if (!known || compare(product, known) < 0) best.set(article, product)
  }
  if (best.size === 0) return products
  return products.filter((product) => {
    const article = sharedArticle(product)
    return article === null || best.get(article) === product
  })
}

type Compare = (a: IndexedProduct, b: IndexedProduct) => number
const byStock: Compare = (a, b) => Number(b.isInStock) - Number(a.isInStock)
const bySku: Compare = (a, b) => (a.skuId < b.skuId ? -1 : 1)
const byPrice: Compare = (a, b) =>
  byStock(a, b) || a.finalPriceCents * b.contentAmount - b.finalPriceCents * a.contentAmount || bySku(a, b)
const byPopularity: Compare = (a, b) => byStock(a, b) || b.popularity - a.popularity || bySku(a, b)

/** How many articles there are, and how many of them are counted. */
export type Tally = { count: number; all: number; seen: Map<Article, boolean> | null }

export const newTally = (): Tally => ({ count: 0, all: 0, seen: null })

/** What is added: the article where others may be of it, and whether it is counted. */
type Added = { article: Article | null; isCounted?: boolean }

/** Adds a product to the tally of its value; an article counts once for each. */
export function addToTally<Key>(tallies: Map<Key, Tally>, key: Key, added: Added): void {
  let tally = tallies.get(key)
  if (!tally) tallies.set(key, (tally = newTally()))
  tallyOne(tally, added)
}

export function tallyOne(tally: Tally, { article, isCounted = false }: Added): void {
  const known = article === null ? undefined : tally.seen?.get(article)
  if (known === undefined) tally.all++
  if (isCounted && known !== true) tally.count++
  if (article === null || known === true) return
  tally.seen ??= new Map()
  tally.seen.set(article, isCounted)
}
