import type { FindContext } from './words/find-products.ts'
import { openSearch } from './words/search-context.ts'
import { wordsOf } from './words/tokens.ts'

/**
 * The text with its last word completed by words of products that the viewer sees: 'bio haf' gives 'bio Haferdrink'. The most
 * frequent come first; a word that is complete already gives none of itself.
 */
export function completionsOf(context: FindContext, q: string, limit: number): string[] {
  const [, before = '', last = ''] = /^(.*?)([\p{L}\p{N}]+)\s*$/u.exec(q) ?? []
  const [typed] = wordsOf(last)
  if (!typed) return []
  const search = openSearch(context)
  return context.index
    .beginningWith(typed)
    .filter((word) => word !== typed)
    .map((word) => ({
      spelling: context.index.term(word)!.spelling,
      count: search.visibleDocs(search.docsWith(word)).length,
    }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, limit)
    .map(({ spelling }) => `${before}${spelling}`)
}
