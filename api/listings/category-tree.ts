import type { CategoryNode } from '../../contract/listings.ts'
import type { Language } from '../../contract/platform/values.ts'
import { categoryEntry, categoryImageUrl, type Category } from '../products/categories.ts'
import type { Viewer } from '../products/price.ts'
import type { ListingDeps } from './read-listing.ts'
import { countCategories } from './index/count-categories.ts'
import { seeShelf, type SeenShelf } from './index/seen-shelf.ts'

/** Two levels with counts of what the viewer may see; a category without any is left out. */
export async function readCategoryTree(
  deps: Pick<ListingDeps, 'db' | 'readShelf'>,
  viewer: Viewer,
): Promise<CategoryNode[]> {
  const seen = await seeShelf(deps, viewer)
  return seen.kept(`tree ${viewer.language}`, () => treeOf(seen, viewer.language))
}

function treeOf(seen: SeenShelf, language: Language): CategoryNode[] {
  const counts = countCategories(seen)
  const filled = seen.shelf.categories.filter(({ slug }) => counts.has(slug))
  const node = (category: Category) => ({
    ...categoryEntry(category, language),
    imageUrl: categoryImageUrl(category),
    productCount: counts.get(category.slug) ?? 0,
    showInFooter: category.showInFooter,
  })
  const childrenOf = (slug: string) => filled.filter(({ parentSlug }) => parentSlug === slug).map(node)
  return filled
    .filter(({ parentSlug }) => parentSlug === null)
    .map((root) => ({ ...node(root), children: childrenOf(root.slug) }))
}
