import type { CategoryNode } from '../../contract/listings.ts'
import type { Language } from '../../contract/platform/values.ts'
import { categoryEntry, categoryImageUrl, type Category } from '../products/categories.ts'
import type { Viewer } from '../products/price.ts'
import type { ListingDeps } from './read-listing.ts'
import { countCategories } from './index/count-categories.ts'
import { indexFor, type IndexView } from './index/index-view.ts'

/** Two levels with counts of what the viewer may see; a category without any is left out. */
export async function readCategoryTree(
  deps: Pick<ListingDeps, 'db' | 'readIndex'>,
  viewer: Viewer,
): Promise<CategoryNode[]> {
  const view = await indexFor(deps, viewer)
  return view.cached(`tree ${viewer.language}`, () => treeOf(view, viewer.language))
}

function treeOf(view: IndexView, language: Language): CategoryNode[] {
  const counts = countCategories(view)
  const filled = view.index.categories.filter(({ slug }) => counts.has(slug))
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
