import type { Language } from '../../contract/platform/values.ts'
import { longerWords } from './words/plan-hits.ts'
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
  return mostFrequent(
    search,
    longerWords(search, typed).filter((word) => word !== typed),
    limit,
  ).map((spelling) => `${before}${spelling}`)
}

/** Those that most visible products have, as they are written: who has more in all is counted first, so that most need not be counted. */
function mostFrequent(search: Search, words: readonly string[], limit: number): string[] {
  const best: { word: string; spelling: string; count: number }[] = []
  for (const word of words) {
    if (best.length === limit && search.index.countOf(word) < best.at(-1)!.count) break
    const term = search.index.term(word)!
    const count = countVisible(search, term)
    if (count === 0) continue
    best.push({ word, spelling: term.spelling, count })
    best.sort((a, b) => b.count - a.count || (a.word < b.word ? -1 : 1))
    best.length = Math.min(best.length, limit)
  }
  return best.map(({ spelling }) => spelling)
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
