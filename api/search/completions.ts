import type { Language } from '../../contract/platform/values.ts'
import { openSearch, type FindContext, type Search } from './words/search-context.ts'
import type { Term } from './words/stored/term.ts'
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
  const terms = search.index
    .beginningWith(typed)
    .filter((word) => word !== typed)
    .map((word, place) => ({ ...search.index.term(word)!, place }))
  return mostFrequent(search, terms, limit).map(({ spelling }) => `${before}${spelling}`)
}

type PlacedTerm = Term & { place: number }

/** Those that most visible products have: who has more in all is counted first, so that most need not be counted. */
function mostFrequent(search: Search, terms: PlacedTerm[], limit: number): PlacedTerm[] {
  let best: { term: PlacedTerm; count: number }[] = []
  for (const term of terms.toSorted((a, b) => b.count - a.count)) {
    if (best.length === limit && term.count < best.at(-1)!.count) break
    const count = countVisible(search, term)
    if (count === 0) continue
    best.push({ term, count })
    best = best.toSorted((a, b) => b.count - a.count || a.term.place - b.term.place).slice(0, limit)
  }
  return best.map(({ term }) => term)
}

function countVisible({ isVisible, language }: Search, { postings, count }: Term): number {
  let visible = 0
  for (let i = 0; i < count; i++) {
    const posting = postings[i]!
    if (isOfLanguage(posting, language) && isVisible(docOfPosting(posting))) visible++
  }
  return visible
}

/** A name in the other language says less about a product. */
const isOfLanguage = (posting: number, language: Language) =>
  weightOfPosting(posting, language) >= weightOfPosting(posting, language === 'de' ? 'en' : 'de')
