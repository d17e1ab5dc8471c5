import type { CategoryNode } from '../../contract/listings.ts'
import { categoryEntry, categoryImageUrl } from './categories.ts'
import type { Viewer } from './price.ts'
import type { ListingDeps } from './read-listing.ts'
import type { Category } from './shelf/shelf-queries.ts'
import { findVisible } from './shelf/visible-goods.ts'

/** Two levels with counts of what the viewer may see; a category without any is left out. */
export async function readCategoryTree(
  { db, readShelf }: Pick<ListingDeps, 'db' | 'readShelf'>,
  viewer: Viewer,
): Promise<CategoryNode[]> {
  const shelf = await readShelf()
  const isVisible = await findVisible(db, shelf, viewer)
  const counts = new Map<string, number>()
  const add = (slug: string) => counts.set(slug, (counts.get(slug) ?? 0) + 1)
  for (const product of shelf.products.values()) {
    if (!isVisible(product)) continue
    add(product.categorySlug)
    add(product.rootCategorySlug)
  }
  const filled = shelf.categories.filter(({ slug }) => counts.has(slug))
  const node = (category: Category) => ({
    ...categoryEntry(category, viewer.language),
    imageUrl: categoryImageUrl(category),
    productCount: counts.get(category.slug) ?? 0,
    showInFooter: category.showInFooter,
  })
  const childrenOf = (slug: string) => filled.filter(({ parentSlug }) => parentSlug === slug).map(node)
  return filled
    .filter(({ parentSlug }) => parentSlug === null)
    .map((root) => ({ ...node(root), children: childrenOf(root.slug) }))
}
