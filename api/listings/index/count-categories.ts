import { addToTally, sharedArticle, type Tally } from '../article-cards.ts'
import type { IndexView } from './index-view.ts'

/** How many visible articles each category of both levels holds; one without any is missing. */
export function countCategories({ index, isVisible, cached }: IndexView): ReadonlyMap<string, number> {
  return cached('categories', () => {
    const tallies = new Map<string, Tally>()
    for (const product of index.products.values()) {
      if (!isVisible(product)) continue
      const article = sharedArticle(product)
      addToTally(tallies, product.categorySlug, { article })
      addToTally(tallies, product.rootCategorySlug, { article })
    }
    return new Map(tallies.entries().map(([slug, { all }]) => [slug, all]))
  })
}
