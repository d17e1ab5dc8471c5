import type { Suggestions } from '../../contract/listings.ts'
import { paths } from '../paths.ts'

/** A row of the panel, in the order the arrow keys walk. */
export type SuggestionRow = {
  id: string
  group: 'recent' | 'terms' | 'categories' | 'stores' | 'posts' | 'designs'
  label: string
  /** Second line, such as what a design is on. */
  hint?: string
  /** A path of the shop, without the language. */
  to: string
}

/** What was last searched for. */
export const recentRows = (searches: string[]): SuggestionRow[] =>
  searches.map((words, position) => ({
    id: `suggestion-${position}`,
    group: 'recent',
    label: words,
    to: paths.search(words),
  }))

/** Terms, own designs, categories, stores and posts as one list; none while they are on the way. */
export function suggestionRows(found: Suggestions | undefined): SuggestionRow[] {
  if (!found) return []
  const { queries, categories, stores, posts, designs } = found
  const rows: Omit<SuggestionRow, 'id'>[] = [
    ...queries.map((term) => ({ group: 'terms' as const, label: term, to: paths.search(term) })),
    ...designs.map(({ id, title, productName }) => ({
      group: 'designs' as const,
      label: title,
      hint: productName,
      to: paths.productDesign(id),
    })),
    ...categories.map(({ name, slug }) => ({ group: 'categories' as const, label: name, to: paths.category(slug) })),
    ...stores.map(({ storeName, storeUrl }) => ({ group: 'stores' as const, label: storeName, to: storeUrl })),
    ...posts.map(({ path, title }) => ({ group: 'posts' as const, label: title, to: paths.post(path) })),
  ]
  // By where it leads: a row that is chosen stays chosen when others come before it.
  return rows.map((row) => ({ ...row, id: `suggestion-${encodeURIComponent(row.to)}` }))
}
