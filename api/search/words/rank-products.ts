import type { QueryWord } from './choose-products.ts'
import type { Search } from './search-context.ts'
import { groupTerm } from './weigh-terms.ts'

const SOLD_OUT_FACTOR = 0.5
const ORDERED_FACTOR = 1.3
/** What is sold 500 times counts a tenth more than what never is. */
const POPULARITY_SCALE = 60
/** How much more the products of the category count in which most of what it holds is found. */
const CATEGORY_LIFT = 0.5
/** So many products more are thought into each category, as of a small one a few are soon all. */
const CATEGORY_SMOOTHING = 20
/** How much a name says with so many words: 'Pfeffer' is pepper, of 'Almkäse mit grünem Pfeffer' less. */
const nameFactor = (words: number) => 1.15 - 0.05 * Math.min(8, words)

type Scored = { skuId: string; categorySlug: string; score: number }

/** The SKUs of these products, the best first. */
export function rankProducts(search: Search, docs: readonly number[], terms: readonly QueryWord[]): string[] {
  const scored = docs.flatMap((doc): Scored[] => {
    const product = search.productOf(doc)
    if (!product) return []
    const weight = terms.reduce((sum, { hits, rarity }) => sum + rarity * hits.weights[doc]!, 0)
    const score =
      weight *
      nameFactor(search.index.products.wordsInName(doc)) *
      (1 + Math.log(1 + product.popularity) / POPULARITY_SCALE) *
      (product.isInStock ? 1 : SOLD_OUT_FACTOR) *
      (search.ordered.has(product.skuId) ? ORDERED_FACTOR : 1)
    return [{ skuId: product.skuId, categorySlug: product.categorySlug, score }]
  })
  const lift = categoryLift(search, scored)
  for (const found of scored) found.score *= lift(found.categorySlug)
  return scored.toSorted((a, b) => b.score - a.score || (a.skuId < b.skuId ? -1 : 1)).map(({ skuId }) => skuId)
}

/** 'Espresso' is half of what stands among the coffee, and little of the chocolate: coffee is meant. */
function categoryLift({ index }: Search, scored: readonly Scored[]) {
  const sums = new Map<string, number>()
  for (const { categorySlug, score } of scored) sums.set(categorySlug, (sums.get(categorySlug) ?? 0) + score)
  const shares = new Map(
    [...sums].map(([slug, sum]) => [slug, sum / ((index.term(groupTerm(slug))?.count ?? 0) + CATEGORY_SMOOTHING)]),
  )
  const most = Math.max(...shares.values())
  return (slug: string) => 1 + (CATEGORY_LIFT * shares.get(slug)!) / most
}
