import type { Suggestions } from '../../contract/listings.ts'
import { paths } from '../paths.ts'

/** A row of the panel, in the order the arrow keys walk. */
export type SuggestionRow = {
  id: string
  group: 'recent' | 'terms' | 'products' | 'categories' | 'stores' | 'posts' | 'designs'
  label: string
  /** Second line, such as the brand. */
  hint?: string
  imageUrl?: string
  /** A path of the shop, without the language. */
  to: string
}

/** The row that a step of the arrow keys leads to; above the first and below the last row stands the field itself (-1). */
export const walkedTo = (position: number, step: number, count: number): number =>
  ((position + 1 + step + count + 1) % (count + 1)) - 1

/** What was last searched for. */
export const recentRows = (searches: string[]): SuggestionRow[] =>
  searches.map((words, position) => ({
    id: `suggestion-${position}`,
    group: 'recent',
    label: words,
    to: paths.search(words),
  }))

/** Terms, own designs, categories, products, stores and posts as one list; `exclusive` marks what is not for everybody. */
export function suggestionRows(
  { queries, categories, products, stores, posts, designs }: Suggestions,
  exclusive: string,
): SuggestionRow[] {
  const rows: Omit<SuggestionRow, 'id'>[] = [
    ...queries.map((term) => ({ group: 'terms' as const, label: term, to: paths.search(term) })),
    ...designs.map(({ id, title, productName }) => ({
      group: 'designs' as const,
      label: title,
      hint: productName,
      to: paths.productDesign(id),
    })),
    ...categories.map(({ name, slug }) => ({ group: 'categories' as const, label: name, to: paths.category(slug) })),
    ...products.map((product) => ({
      group: 'products' as const,
      label: product.name,
      hint: [product.isExclusive && exclusive, product.brand].filter(Boolean).join(' · '),
      imageUrl: product.imageUrl,
      to: paths.product(product),
    })),
    ...stores.map(({ storeName, storeUrl }) => ({ group: 'stores' as const, label: storeName, to: storeUrl })),
    ...posts.map(({ path, title }) => ({ group: 'posts' as const, label: title, to: paths.post(path) })),
  ]
  return rows.map((row, position) => ({ ...row, id: `suggestion-${position}` }))
}
