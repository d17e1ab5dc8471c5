import type { CategoryNode } from '../../contract/listings.ts'
import type { Db } from '../platform/db.ts'
import { categoryEntry, categoryImageUrl } from './categories.ts'
import { findCountedCategories, type CountedCategory } from './category-queries.ts'
import type { Viewer } from './price.ts'
import { visibleTo } from './visibility.ts'

/** Two levels with counts of what the viewer may see; a category without any is left out. */
export async function readCategoryTree(db: Db, viewer: Viewer): Promise<CategoryNode[]> {
  const all = await findCountedCategories(db, visibleTo(db, viewer.account?.id ?? null))
  const filled = all.filter(({ productCount }) => productCount > 0)
  const node = (category: CountedCategory) => ({
    ...categoryEntry(category, viewer.language),
    imageUrl: categoryImageUrl(category),
    productCount: category.productCount,
    showInFooter: category.showInFooter,
  })
  const childrenOf = (slug: string) => filled.filter(({ parentSlug }) => parentSlug === slug).map(node)
  return filled
    .filter(({ parentSlug }) => parentSlug === null)
    .map((root) => ({ ...node(root), children: childrenOf(root.slug) }))
}
