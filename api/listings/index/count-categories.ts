import type { SeenShelf } from './seen-shelf.ts'

/** How many visible products each category of both levels holds; one without any is missing. */
export function countCategories({ shelf, isVisible, kept }: SeenShelf): ReadonlyMap<string, number> {
  return kept('categories', () => {
    const counts = new Map<string, number>()
    const add = (slug: string) => counts.set(slug, (counts.get(slug) ?? 0) + 1)
    for (const product of shelf.products.values()) {
      if (!isVisible(product)) continue
      add(product.categorySlug)
      add(product.rootCategorySlug)
    }
    return counts
  })
}
