import type { Language } from '../../contract/platform/values.ts'
import { longerWords } from './words/plan-hits.ts'
import { openSearch, type FindContext, type Search } from './words/search-context.ts'
import type { Term } from './words/stored/term.ts'
import { docOfPosting, weightOfPosting } from './words/terms.ts'
import { hasUmlaut } from './words/query/umlaut-terms.ts'
import { areBothWords, umlautSpellings } from './words/query/umlauts.ts'
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
    { limit, typed: last },
  ).map((spelling) => `${before}${spelling}`)
}

type Spelled = { spelling: string; count: number }

/** Those that most visible products have, as they are written: who has more in all is counted first, so that most need not be counted. */
function mostFrequent(
  search: Search,
  words: readonly string[],
  { limit, typed }: { limit: number; typed: string },
): string[] {
  const best: (Spelled & { word: string })[] = []
  for (const word of words) {
    if (best.length === limit && search.index.countOf(word) < best.at(-1)!.count) break
    const ways = waysToWrite(search, search.index.term(word)!, typed)
    best.push(...ways.filter(({ count }) => count > 0).map((way) => ({ ...way, word })))
    best.sort((a, b) => b.count - a.count || (a.word < b.word ? -1 : 1))
    best.length = Math.min(best.length, limit)
  }
  return best.map(({ spelling }) => spelling)
}

/** As most products write it; a word that is another one with an umlaut both ways, unless one is typed. */
function waysToWrite(search: Search, term: Term, typed: string): Spelled[] {
  const count = countVisible(search, term)
  const [most] = umlautSpellings(search.index, term.name)
    .map((way) => ({ spelling: writtenAs(way.spelling, term.spelling), count: countVisible(search, way.term) }))
    .toSorted((a, b) => b.count - a.count)
  if (!most) return [{ spelling: term.spelling, count }]
  const withUmlaut = { ...most, count: Math.min(most.count, count) }
  const without = { spelling: writtenAs(term.name, term.spelling), count: count - withUmlaut.count }
  if (hasUmlaut(typed)) return [withUmlaut]
  if (areBothWords(withUmlaut.count, without.count)) return [withUmlaut, without]
  return [{ ...(withUmlaut.count >= without.count ? withUmlaut : without), count }]
}

function writtenAs(word: string, spelling: string): string {
  if (spelling.toLowerCase() === word) return spelling
  return /^\p{Lu}/u.test(spelling) ? word.charAt(0).toUpperCase() + word.slice(1) : word
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
