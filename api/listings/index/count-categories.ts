import type { IndexView } from './index-view.ts'

/** How many visible products each category of both levels holds; one without any is missing. */
export function countCategories({ index, isVisible, cached }: IndexView): ReadonlyMap<string, number> {
  return cached('categories', () => {
    const counts = new Map<string, number>()
    const add = (slug: string) => counts.set(slug, (counts.get(slug) ?? 0) + 1)
    for (const product of index.products.values()) {
      if (!isVisible(product)) continue
      add(product.categorySlug)
      add(product.rootCategorySlug)
    }
    return counts
  })
}
