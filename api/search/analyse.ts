import { foldText } from '../../contract/platform/fold-text.ts'

/** What a product is found by. The first of `categoryNames` need not be the nearest. */
export type SearchableText = { names: string[]; brand: string; numbers: string[]; categoryNames: string[] }

/** Folded words in their order; what is neither letter nor digit parts them. */
export const wordsOf = (text: string): string[] =>
  (foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word.slice(0, 60))

/**
 * The text of a tsvector: words of the names weigh A, of brand and numbers B, the ends of words C, of categories D. The
 * ends let 'Tasse' find 'Kaffeetasse', after what begins with 'Tasse'.
 */
export function searchVector({ names, brand, numbers, categoryNames }: SearchableText): string {
  const ofNames = names.flatMap(wordsOf)
  const ofCategories = categoryNames.flatMap(wordsOf)
  const ofNumbers = numbers.flatMap((number) => [...wordsOf(number), wordsOf(number).join('')])
  const weighed = [
    ...ofCategories.map((word) => entry(word, 'D')),
    ...[...ofNames, ...ofCategories].flatMap(endsOf).map((end) => entry(end, 'C')),
    ...[...wordsOf(brand), ...ofNumbers].filter(Boolean).map((word) => entry(word, 'B')),
    ...ofNames.map((word) => entry(word, 'A')),
  ]
  return [...new Set(weighed)].join(' ')
}

/** What a search asks for as two tsqueries: all its words must occur, and any of them counts for the order. */
export type SearchQuery = { all: string; any: string }

/** Null when the text holds no word. A word finds what begins with it; its singular only what it equals. */
export function searchQuery(q: string): SearchQuery | null {
  const words = [...new Set(wordsOf(q))].slice(0, MAX_WORDS)
  const telling = words.filter((word) => !fillers.has(word))
  const groups = (telling.length > 0 ? telling : words).map(alternatives)
  return groups.length === 0
    ? null
    : { all: groups.map((ways) => `(${ways.join('|')})`).join('&'), any: groups.flat().join('|') }
}

const MAX_WORDS = 8
const SHORTEST_END = 4
const fillers = new Set(
  'und mit ohne fur aus von vom der die das den dem im in zu zum am and with for the of from to'.split(' '),
)
const endings = ['ern', 'er', 'en', 'es', 'e', 'n', 's']

// The parser of tsvector and tsquery keeps what stands in quotes; a word holds none.
const entry = (word: string, weight: 'A' | 'B' | 'C' | 'D') => `'${word}':1${weight}`

/** Before the end of a compound stand at least two letters. */
function endsOf(word: string): string[] {
  if (/\p{N}/u.test(word)) return []
  const count = Math.max(0, word.length - SHORTEST_END - 1)
  return Array.from({ length: count }, (_, i) => word.slice(i + 2))
}

function alternatives(word: string): string[] {
  // Within words only what is long enough is looked for: 'tee' is no part of 'Besteck'.
  const beginning = word.length < SHORTEST_END ? `'${word}':*ABD` : `'${word}':*`
  const stems = endings.filter((ending) => word.endsWith(ending)).map((ending) => word.slice(0, -ending.length))
  return [beginning, ...stems.filter((stem) => stem.length >= 3).map((stem) => `'${stem}'`)]
}
