import { cardTest, compareOffers } from '../article-cards.ts'
import type { Category } from '../../products/categories.ts'
import { partTest, type IndexPart } from './part-orders.ts'
import type { IndexView } from './index-view.ts'

/** How many visible articles each category of both levels holds; one without any is missing. */
export function countCategories(view: IndexView): ReadonlyMap<string, number> {
  const { index } = view
  return view.cached('all', 'categories', () => {
    const counts = index.categories.map((category): [string, number] => {
      const part = partOf(category)
      return [category.slug, view.cached(part, 'articles', () => countArticles(view, part))]
    })
    return new Map(counts.filter(([, count]) => count > 0))
  })
}

/** Whether the viewer sees a product of the category. */
export function isFilled({ index, isVisible }: IndexView, category: Category): boolean {
  return index.membersOf(partOf(category)).some(isVisible)
}

const partOf = ({ slug, parentSlug }: Category): IndexPart => ({
  by: parentSlug === null ? 'rootCategorySlug' : 'categorySlug',
  of: slug,
})

function countArticles(view: IndexView, part: IndexPart): number {
  const { index, isVisible } = view
  const isIn = partTest(index.table, part)
  const isFound = (doc: number) => isVisible(doc) && isIn(doc)
  const isCard = cardTest(index, { isFound, compare: compareOffers(index, false) })
  let count = 0
  for (const doc of index.membersOf(part)) if (isVisible(doc) && isCard(doc)) count++
  return count
}
