import { languages } from '../../../contract/platform/languages.ts'
import { docsOf, type Hits } from './hits.ts'
import { isThingNoun, namesContainer } from './head-nouns.ts'
import type { Search } from './search-context.ts'
import { stemOf } from './stem.ts'
import { weightOfPosting } from './terms.ts'
import { weightOf } from './weigh-terms.ts'
import type { WordIndex } from './word-index.ts'

/** `meant`: what is looked for in its place, else the word itself. */
export type QueryWord = { word: string; meant: string; hits: Hits; isRequired: boolean; rarity: number }
export type Chosen = {
  docs: Int32Array
  /** Those that meet fewer words, among them the most telling one; who meets the most first. */
  next: Int32Array[]
  /** Words that none of `docs` meets. */
  unmet: string[]
}

/** Where not all words are met, one that says what the thing is ('Haferdrink') is met before one that says which ('Barista'). */
const THING = 10
const CONTAINER_FACTOR = 0.2

/** The products that meet all required words; else those that meet the most telling ones. */
export function chooseProducts({ index }: Pick<Search, 'index'>, queryWords: QueryWord[], sizes: QueryWord[]): Chosen {
  const required = queryWords.filter(({ isRequired }) => isRequired)
  const all = required.length > 0 ? required : queryWords.length > 0 ? queryWords : sizes
  if (all.length === 1) return { docs: docsOf(all[0]!.hits), next: [], unmet: [] }
  const isMet = (mask: number, i: number) => ((mask >> i) & 1) === 1
  const worths = worthsOf(index, all)
  const worthOf = (mask: number) => worths.reduce((sum, worth, i) => sum + (isMet(mask, i) ? worth : 0), 0)
  const byMask = groupByMet(all, index.products.size)
  const [best, ...others] = [...byMask.keys()].toSorted((a, b) => worthOf(b) - worthOf(a))
  if (best === undefined) return { docs: new Int32Array(0), next: [], unmet: [] }
  const first = worths.indexOf(Math.max(...worths.filter((_, i) => isMet(best, i))))
  return {
    docs: byMask.get(best)!,
    next: others.filter((mask) => isMet(mask, first)).map((mask) => byMask.get(mask)!),
    unmet: all.filter((_, i) => !isMet(best, i)).map(({ word }) => word),
  }
}

/** How much each word tells: what goods come in ('Eimer') little beside what they are ('Mayonnaise'). */
function worthsOf(index: WordIndex, words: QueryWord[]): number[] {
  const named = words.map(({ meant }) => (namesContainer(meant) ? 'CONTAINER' : namesThing(meant) ? 'THING' : 'OTHER'))
  const kinds = named.includes('THING')
    ? named
    : named.map((kind, i) => (kind === 'OTHER' && isMostlyHead(index, words[i]!.meant) ? 'THING' : kind))
  const hasThing = kinds.includes('THING')
  return words.map(({ rarity }, i) => {
    if (kinds[i] === 'CONTAINER' && hasThing) return rarity * CONTAINER_FACTOR
    return kinds[i] === 'OTHER' ? rarity : rarity + THING
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

const namesThing = (word: string) => [...word].some((_, i) => (i === 0 || i > 2) && isThingNoun(word.slice(i)))

/** No noun of the trade is among the words: 'Salami' is what most products are that have it, 'fein' what none is. */
function isMostlyHead(index: WordIndex, word: string): boolean {
  let [heads, all] = [0, 0]
  for (const name of new Set([word, ...index.withStem(stemOf(word))])) {
    const term = index.term(name)
    if (!term) continue
    all += term.count
    for (let i = 0; i < term.count; i++)
      if (languages.some((language) => weightOfPosting(term.postings[i]!, language) === weightOf.head)) heads++
  }
  return heads > all / 2
}
