import type { IndexView } from '../../listings/index/index-view.ts'
import { correct } from './corrections.ts'
import { findHits, type HitContext } from './find-hits.ts'
import { isHeadNoun } from './head-nouns.ts'
import { createHits, raise, raiseTerm, type Hits } from './hits.ts'
import { openSearch, type Search } from './search-context.ts'
import { stemOf } from './stem.ts'
import { isFiller, spellingsIn, tokensOf, wordsOf } from './tokens.ts'
import { numberTerm } from './weigh-terms.ts'

export type FoundProducts = {
  /** The best first. */
  skuIds: string[]
  /** The text with words that nothing has replaced by near ones that something has; null where none was. */
  corrected: string | null
  /** Words, as they were typed, that none of the best has. */
  unmatched: string[]
}
export type FindContext = Omit<HitContext, 'synonyms'> & { view: IndexView }

const MAX_WORDS = 8
/** What a category says about its products: how much more about those that the word hits anyway, and what about the others. */
const CATEGORY = { factor: 1.7, alone: 5 }
const STORE = 5
const JOINED_FACTOR = 0.9
const MEASURE_FACTOR = 0.5
const SOLD_OUT_FACTOR = 0.7
/** What is sold 500 times counts a tenth more than what never is. */
const POPULARITY_SCALE = 60
/** Where not all words are met, one that says what the thing is ('Haferdrink') is met before one that says which ('Barista'). */
const THING = 10

type QueryWord = { word: string; hits: Hits; isRequired: boolean; rarity: number }

/**
 * The products that a text speaks of, the best first. All its words of two letters or more must be met; sizes and single signs only say
 * which come first. Where nothing meets all of them, what meets most. In quotes a text is taken as it is typed. `isTyped`: its last
 * word may not be complete yet.
 */
export function findProducts(context: FindContext, q: string, { isTyped = false } = {}): FoundProducts {
  const search = openSearch(context)
  const { words, measures } = tokensOf(q)
  const telling = words.some((word) => !isFiller(word)) ? words.filter((word) => !isFiller(word)) : words
  const corrections = new Map<string, string>()
  const replaced: string[] = []
  const isCorrected = !/^\s*["„“].*["“”]\s*$/u.test(q)
  const queryWords = [...new Set(telling)].slice(0, MAX_WORDS).map((word, i, all) => {
    const isLast = i === all.length - 1
    const hits = hitsOf(search, { word, before: all[i - 1], next: all[i + 1] }, isTyped && isLast)
    const meant = isCorrected ? correct(search, hits, word) : null
    if (meant !== null && !telling.includes(meant)) corrections.set(word, search.index.term(meant)!.spelling)
    if (isCorrected && hits.docs.length === 0 && raiseHead(search, hits, word)) replaced.push(word)
    return { word, hits, isRequired: /^\p{L}{2,}$/u.test(word), rarity: rarityOf(search, hits) }
  })
  const sizes = measures.map((term) => measureWord(search, term))
  const byNumber = findByNumber(search, q)
  const { docs, unmet } = choose(queryWords, sizes)
  const skuIds = [...new Set([...byNumber, ...rank(search, docs, [...queryWords, ...sizes])])]
  const spellings = new Map(spellingsIn(q))
  return {
    skuIds,
    corrected: corrections.size > 0 && skuIds.length > 0 ? respell(q, corrections) : null,
    unmatched:
      skuIds.length > 0 && byNumber.length === 0
        ? [...replaced, ...unmet].map((word) => spellings.get(word) ?? word)
        : [],
  }
}

const NUMBER_BEGINNING = /\d{4}/
/** By SKU, GTIN or number of the supplier; without such a one by how one begins. */
function findByNumber(search: Search, q: string): string[] {
  const number = numberTerm(q)
  const isWhole = search.index.term(number) !== undefined
  const numbers = isWhole ? [number] : NUMBER_BEGINNING.test(number) ? search.index.beginningWith(number) : []
  return search.visibleDocs(numbers.flatMap(search.docsWith)).map((doc) => search.index.skuIdOf(doc)!)
}

type Adjacent = { word: string; before: string | undefined; next: string | undefined }

/** What the viewer sees of what a word speaks of. */
function hitsOf(search: Search, { word, before, next }: Adjacent, isTyped: boolean): Hits {
  const hits = findHits(search, word, isTyped)
  // 'Hafer Drink' is 'Haferdrink' too, and 'toilet paper' has names of its own.
  for (const joined of [next && word + next, before && before + word]) {
    if (!joined) continue
    const term = search.index.term(joined)
    if (term) raiseTerm(hits, term, { factor: JOINED_FACTOR, language: search.language })
    if (search.synonyms.of(joined).length === 0) continue
    const named = findHits(search, joined)
    for (const doc of named.docs) raise(hits, doc, named.weights[doc]!)
  }
  raiseCategoriesAndStores(search, hits, word)
  const visible = search.visibleDocs(hits.docs)
  if (visible.length < hits.docs.length) {
    const seen = new Set(visible)
    for (const doc of hits.docs) if (!seen.has(doc)) hits.weights[doc] = 0
  }
  return { docs: visible, weights: hits.weights }
}

/** Of a compound that nobody sells what it is one of: of 'Müllbeutel' the bags. Answers whether there is something. */
function raiseHead(search: Search, hits: Hits, word: string): boolean {
  for (let at = 3; at <= word.length - 3; at++) {
    const head = word.slice(at)
    if (!isHeadNoun(head)) continue
    const found = hitsOf(search, { word: head, before: undefined, next: undefined }, false)
    for (const doc of found.docs) raise(hits, doc, found.weights[doc]!)
    if (found.docs.length > 0) return true
  }
  return false
}

function measureWord(search: Search, measure: string): QueryWord {
  const hits = createHits(search.index.size)
  const term = search.index.term(measure)
  if (term) raiseTerm(hits, term, { factor: 1, language: search.language })
  return { word: measure, hits, isRequired: false, rarity: rarityOf(search, hits) * MEASURE_FACTOR }
}

const rarityOf = ({ index }: Search, { docs }: Hits) => Math.log(1 + index.liveCount / (1 + docs.length))

/** 'Milch' and 'Vollmilch' are looked for among the milk first, and a store's name finds what it sells. */
function raiseCategoriesAndStores({ view: { index: catalog }, index }: Search, hits: Hits, word: string) {
  const stem = stemOf(word)
  const isNamed = (name: string) => stemsIn(name).some((known) => known === stem)
  const endsWithNameOf = (name: string) => stemsIn(name).some((known) => known.length > 3 && stem.endsWith(known))
  for (const { slug, parentSlug, nameDe, nameEn } of catalog.categories) {
    const isOwn = isNamed(nameDe) || isNamed(nameEn)
    if (parentSlug === null || !(isOwn || endsWithNameOf(nameDe))) continue
    for (const { skuId } of catalog.inOrder({ by: 'categorySlug', of: slug }, 'BESTSELLER')) {
      const doc = index.docOf(skuId)
      if (doc === undefined) continue
      const weight = hits.weights[doc]!
      if (weight > 0) raise(hits, doc, weight * CATEGORY.factor)
      else if (isOwn) raise(hits, doc, CATEGORY.alone)
    }
  }
  for (const store of catalog.stores.values()) {
    if (!isNamed(store.name)) continue
    for (const { skuId } of catalog.inOrder({ by: 'store', of: store }, 'BESTSELLER')) {
      const doc = index.docOf(skuId)
      if (doc !== undefined) raise(hits, doc, STORE)
    }
  }
}

const stemsByName = new Map<string, string[]>()
/** Names of categories and stores are few. */
function stemsIn(name: string): string[] {
  const known = stemsByName.get(name)
  if (known) return known
  const stems = wordsOf(name)
    .filter((word) => !isFiller(word))
    .map(stemOf)
  stemsByName.set(name, stems)
  return stems
}

/** The products that meet all required words; else those that meet the most telling ones. */
function choose(queryWords: QueryWord[], sizes: QueryWord[]): { docs: number[]; unmet: string[] } {
  const required = queryWords.filter(({ isRequired }) => isRequired)
  const all = required.length > 0 ? required : queryWords.length > 0 ? queryWords : sizes
  const met = new Map<number, number>()
  all.forEach(({ hits: { docs } }, i) => {
    for (const doc of docs) met.set(doc, (met.get(doc) ?? 0) | (1 << i))
  })
  const isMet = (mask: number, i: number) => ((mask >> i) & 1) === 1
  const worths = all.map(({ word, rarity }) => rarity + (namesThing(word) ? THING : 0))
  const worthOf = (mask: number) => worths.reduce((sum, worth, i) => sum + (isMet(mask, i) ? worth : 0), 0)
  const [best] = [...new Set(met.values())].toSorted((a, b) => worthOf(b) - worthOf(a))
  if (best === undefined) return { docs: [], unmet: [] }
  return {
    docs: [...met].filter(([, mask]) => mask === best).map(([doc]) => doc),
    unmet: all.filter((_, i) => !isMet(best, i)).map(({ word }) => word),
  }
}

const namesThing = (word: string) => [...word].some((_, i) => (i === 0 || i > 2) && isHeadNoun(word.slice(i)))

function rank(search: Search, docs: number[], terms: QueryWord[]): string[] {
  const scored = docs.flatMap((doc) => {
    const product = search.productOf(doc)
    if (!product) return []
    const weight = terms.reduce((sum, { hits, rarity }) => sum + rarity * hits.weights[doc]!, 0)
    const score =
      weight * (1 + Math.log(1 + product.popularity) / POPULARITY_SCALE) * (product.isInStock ? 1 : SOLD_OUT_FACTOR)
    return { skuId: product.skuId, score }
  })
  return scored.toSorted((a, b) => b.score - a.score || (a.skuId < b.skuId ? -1 : 1)).map(({ skuId }) => skuId)
}

const respell = (q: string, corrections: Map<string, string>) =>
  q.trim().replace(/[\p{L}\p{N}]+/gu, (word) => corrections.get(wordsOf(word)[0] ?? '') ?? word)
