import type { Language } from '../../contract/platform/values.ts'
import type { FindContext } from './words/find-products.ts'
import { openSearch } from './words/search-context.ts'
import { docOfPosting, weightOfPosting } from './words/terms.ts'
import { wordsOf } from './words/tokens.ts'

/**
 * The text with its last word completed by words of products that the viewer sees: 'bio haf' gives 'bio Haferdrink'. The most
 * frequent come first; a word that is complete already gives none of itself, nor do names in another language.
 */
export function completionsOf(context: FindContext, q: string, limit: number): string[] {
  const [, before = '', last = ''] = /^(.*?)([\p{L}\p{N}]+)\s*$/u.exec(q) ?? []
  const [typed] = wordsOf(last)
  if (!typed) return []
  const search = openSearch(context)
  return context.index
    .beginningWith(typed)
    .filter((word) => word !== typed)
    .map((word) => {
      const { spelling, postings, count } = context.index.term(word)!
      const own = postings.subarray(0, count).filter((posting) => isOfLanguage(posting, context.language))
      return { spelling, count: search.visibleDocs(Array.from(own, docOfPosting)).length }
    })
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, limit)
    .map(({ spelling }) => `${before}${spelling}`)
}

/** A name in the other language says less about a product. */
const isOfLanguage = (posting: number, language: Language) =>
  weightOfPosting(posting, language) >= weightOfPosting(posting, language === 'de' ? 'en' : 'de')
