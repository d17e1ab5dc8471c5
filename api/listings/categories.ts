import type * as listingsApi from '../../contract/listings.ts'
import type { CategoryNode } from '../../contract/listings.ts'
import type { OutputOf } from '../../contract/platform/endpoint.ts'
import type { Language } from '../../contract/platform/values.ts'
import { categoryEntry, categoryImageUrl, type Category } from '../products/categories.ts'
import type { Viewer } from '../products/price.ts'
import { findIndexedProduct } from './find-indexed-product.ts'
import type { ListingDeps } from './read-listing.ts'
import { countCategories, isFilled } from './index/count-categories.ts'
import { indexFor, type IndexView } from './index/index-view.ts'

/** Two levels with counts of what the viewer may see; a category without any is left out. */
export async function readCategoryTree(
  deps: Pick<ListingDeps, 'db' | 'readIndex'>,
  viewer: Viewer,
): Promise<CategoryNode[]> {
  const view = await indexFor(deps, viewer)
  return view.cached('all', `tree ${viewer.language}`, () => treeOf(view, viewer.language))
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

/** The product's category first, then those beside it with visible products in their order. Refuses as readProduct does. */
export async function readRelatedCategories(
  deps: Pick<ListingDeps, 'db' | 'readIndex'>,
  viewer: Viewer,
  skuId: string,
): Promise<OutputOf<typeof listingsApi.readRelatedCategories>> {
  const { view, product } = await findIndexedProduct(deps, viewer, skuId)
  const { categories } = view.index
  const own = categories.find(({ slug }) => slug === product.categorySlug)
  const besides = categories.filter(
    (category) => category.parentSlug === own?.parentSlug && category !== own && isFilled(view, category),
  )
  return [...(own ? [own] : []), ...besides].map((category) => categoryEntry(category, viewer.language))
}
