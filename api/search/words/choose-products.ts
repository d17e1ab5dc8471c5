import type { Hits } from './hits.ts'
import { isThingNoun } from './head-nouns.ts'

export type QueryWord = { word: string; hits: Hits; isRequired: boolean; rarity: number }
export type Chosen = {
  docs: number[]
  /** Those that meet fewer words, among them the most telling one; who meets the most first. */
  next: number[][]
  /** Words that none of `docs` meets. */
  unmet: string[]
}

/** Where not all words are met, one that says what the thing is ('Haferdrink') is met before one that says which ('Barista'). */
const THING = 10

/** The products that meet all required words; else those that meet the most telling ones. */
export function chooseProducts(queryWords: QueryWord[], sizes: QueryWord[]): Chosen {
  const required = queryWords.filter(({ isRequired }) => isRequired)
  const all = required.length > 0 ? required : queryWords.length > 0 ? queryWords : sizes
  const met = new Map<number, number>()
  all.forEach(({ hits: { docs } }, i) => {
    for (const doc of docs) met.set(doc, (met.get(doc) ?? 0) | (1 << i))
  })
  const isMet = (mask: number, i: number) => ((mask >> i) & 1) === 1
  const worths = all.map(({ word, rarity }) => rarity + (namesThing(word) ? THING : 0))
  const worthOf = (mask: number) => worths.reduce((sum, worth, i) => sum + (isMet(mask, i) ? worth : 0), 0)
  const byMask = Map.groupBy(met.keys(), (doc) => met.get(doc)!)
  const [best, ...others] = [...byMask.keys()].toSorted((a, b) => worthOf(b) - worthOf(a))
  if (best === undefined) return { docs: [], next: [], unmet: [] }
  const first = worths.indexOf(Math.max(...worths.filter((_, i) => isMet(best, i))))
  return {
    docs: byMask.get(best)!,
    next: others.filter((mask) => isMet(mask, first)).map((mask) => byMask.get(mask)!),
    unmet: all.filter((_, i) => !isMet(best, i)).map(({ word }) => word),
  }
}

const namesThing = (word: string) => [...word].some((_, i) => (i === 0 || i > 2) && isThingNoun(word.slice(i)))
