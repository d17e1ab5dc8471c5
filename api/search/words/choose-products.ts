import { languages } from '../../../contract/platform/languages.ts'
import { docsOf, type Hits } from './hits.ts'
import { isForm, isThingNoun, namesContainer } from './head-nouns.ts'
import type { Search } from './search-context.ts'
import { languageOf } from './plan-hits.ts'
import { brandWords } from './query/brand-words.ts'
import { stemOf } from './stem.ts'
import { weightOfPosting } from './terms.ts'
import { weightOf } from './weigh-terms.ts'
import type { WordIndex } from './word-index.ts'

/** `meant`: what is looked for in its place, else the word itself. */
export type QueryWord = {
  word: string
  meant: string
  hits: Hits
  isRequired: boolean
  /** See TellingWord. */
  isAdded: boolean
  isSize: boolean
  /** Nothing has it; these are the products of one of its parts. */
  isPartOnly?: boolean
  rarity: number
}
export type Chosen = {
  docs: Int32Array
  /** Those that meet fewer words, among them the most telling one; who meets the most first. */
  next: Int32Array[]
  /** Words that none of `docs` meets. */
  unmet: QueryWord[]
  /** Those of another maker, where a brand has too few. */
  ofOthers: Int32Array[]
}

/** Where not all words are met, one that says what the thing is ('Haferdrink') is met before one that says which ('Barista'). */
const THING = 10
/** A brand tells less than the thing and more than which one it is. */
const BRAND = 5
/** Who eats nothing else will not have it without. */
const DIET = 5
export const isDiet = (word: string): boolean =>
  /^(?:vegan|veg+i|vegetari|tofu|soja|soy|seitan|glutenfr|la[ck]tosefr|zuckerfrei|alkoholfrei|koffeinfrei|entkoff|decaf)/.test(
    word,
  )
const CONTAINER_FACTOR = 0.2
/** 'Gewürfelt', 'stapelbar' and 'zuckerfrei' tell less than 'Gouda', also where fewer products have them. */
const TRAIT_FACTOR = 0.5
const adjective = /(?:lich|isch|frei|los|arm|bar|iert)(?:e[nrms]?)?$|^ge.{3,}t(?:e[nrms]?)?$/
/** 'Pickled' is no pickle. */
const participle = /^.{2,}[^aeiou]ed$/
/** What a thing is for or has in it tells less than what it is. */
const ADDED_FACTOR = 0.5

/** The products that meet all required words; else those that meet the most telling ones. */
export function chooseProducts(
  search: Pick<Search, 'index' | 'synonyms' | 'view'>,
  queryWords: QueryWord[],
  sizes: QueryWord[],
): Chosen {
  const required = [...queryWords, ...sizes].filter(({ isRequired }) => isRequired)
  const all = required.length > 0 ? required : queryWords.length > 0 ? queryWords : sizes
  if (all.length === 1) return { docs: docsOf(all[0]!.hits), next: [], unmet: [], ofOthers: [] }
  const isMet = (mask: number, i: number) => ((mask >> i) & 1) === 1
  const worths = worthsOf(search, all)
  const worthOf = (mask: number) => worths.reduce((sum, worth, i) => sum + (isMet(mask, i) ? worth : 0), 0)
  const byMask = groupByMet(all, search.index.products.size)
  const [best, ...others] = [...byMask.keys()].toSorted((a, b) => worthOf(b) - worthOf(a))
  if (best === undefined) return { docs: new Int32Array(0), next: [], unmet: [], ofOthers: [] }
  const first = worths.indexOf(Math.max(...worths.filter((_, i) => isMet(best, i))))
  return {
    docs: byMask.get(best)!,
    next: others.filter((mask) => isMet(mask, first)).map((mask) => byMask.get(mask)!),
    ofOthers: isBrand(search, all[first]!.meant)
      ? others.filter((mask) => !isMet(mask, first)).map((mask) => byMask.get(mask)!)
      : [],
    unmet: all.filter(({ isSize }, i) => !isSize && !isMet(best, i)),
  }
}

/** How much each word tells: what goods come in ('Eimer') or are for little beside what they are ('Mayonnaise'). */
function worthsOf(search: Pick<Search, 'index' | 'synonyms' | 'view'>, queryWords: QueryWord[]): number[] {
  // A slip of 'pickle' it is neither.
  const words = queryWords.map((one) => (participle.test(one.word) ? { ...one, meant: one.word } : one))
  const named = words.map(({ meant }) =>
    namesContainer(meant) ? 'CONTAINER' : isForm(meant) ? 'FORM' : namesThing(search, meant) ? 'THING' : 'OTHER',
  )
  const kinds = named.includes('THING')
    ? named
    : named.map((kind, i) => (kind === 'OTHER' && isMostlyHead(search.index, words[i]!.meant) ? 'THING' : kind))
  const hasThing = kinds.some((kind, i) => kind === 'THING' && !words[i]!.isAdded)
  const isSold = kinds.some((kind, i) => kind === 'THING' && !words[i]!.isPartOnly)
  return words.map(({ rarity, isAdded, isPartOnly = false }, i) => {
    // Of 'Brot Altmark' the bread is sold, and of the other word a part.
    if (isPartOnly && isSold) return Math.min(1, rarity)
    if (isAdded && hasThing) return rarity * ADDED_FACTOR
    if (kinds[i] === 'CONTAINER') return hasThing ? rarity * CONTAINER_FACTOR : rarity
    if (kinds[i] === 'FORM') return hasThing ? rarity * TRAIT_FACTOR : rarity
    if (isDiet(words[i]!.meant)) return rarity + DIET
    if (kinds[i] === 'THING') return rarity + THING
    if (isBrand(search, words[i]!.meant)) return rarity + BRAND
    return adjective.test(words[i]!.meant) || participle.test(words[i]!.meant) ? rarity * TRAIT_FACTOR : rarity
  })
}

let met = new Int32Array(0)

/** The products by the words that they meet, a bit each. */
function groupByMet(words: QueryWord[], size: number): Map<number, Int32Array> {
  if (met.length < size) met = new Int32Array(Math.ceil(size * 1.2))
  const docs = new Int32Array(words.reduce((sum, { hits }) => sum + hits.count, 0))
  let count = 0
  words.forEach(({ hits }, bit) => {
    for (let i = 0; i < hits.count; i++) {
      const doc = hits.docs[i]!
      if (met[doc] === 0) docs[count++] = doc
      met[doc]! |= 1 << bit
    }
  })
  const sizes = new Map<number, number>()
  for (let i = 0; i < count; i++) sizes.set(met[docs[i]!]!, (sizes.get(met[docs[i]!]!) ?? 0) + 1)
  const groups = new Map(Array.from(sizes, ([mask, size]) => [mask, { docs: new Int32Array(size), count: 0 }]))
  for (let i = 0; i < count; i++) {
    const group = groups.get(met[docs[i]!]!)!
    group.docs[group.count++] = docs[i]!
    met[docs[i]!] = 0
  }
  return new Map(Array.from(groups, ([mask, { docs }]) => [mask, docs]))
}

const isBrand = ({ view }: Pick<Search, 'view'>, word: string) =>
  brandWords(view.index.table.brandSlugs.texts).has(word)

const SHORTEST_NOUN = 3
function isThingWord({ index, synonyms }: Pick<Search, 'index' | 'synonyms'>, word: string): boolean {
  if (isThingNoun(word)) return true
  // 'Ungesalzen' is no salt.
  if (/^\p{Ll}/u.test(index.term(word)?.spelling ?? synonyms.spellings.get(word) ?? '')) return false
  return [...word].some((_, i) => i > 2 && word.length - i >= SHORTEST_NOUN && isThingNoun(word.slice(i)))
}

/** Whether the word or another name of it says what a thing is: 'peanuts' are 'Erdnüsse'. */
const namesThing = (search: Pick<Search, 'index' | 'synonyms'>, word: string) =>
  !participle.test(word) &&
  (isThingWord(search, word) || search.synonyms.namesOf(word).some((name) => isThingWord(search, name)))

/** No noun of the trade is among the words: 'Salami' is what most products are that have it, 'fein' what none is. German nouns begin large. */
function isMostlyHead(index: WordIndex, word: string): boolean {
  if (participle.test(word)) return false
  let [heads, all] = [0, 0]
  for (const name of new Set([word, ...index.withStem(stemOf(word))])) {
    const term = index.term(name)
    if (!term || (/^\p{Ll}/u.test(term.spelling) && languageOf(index, name) !== 'en')) continue
    all += term.count
    for (let i = 0; i < term.count; i++)
      if (languages.some((language) => weightOfPosting(term.postings[i]!, language) === weightOf.head)) heads++
  }
  return heads > all / 2
}
