import { chooseProducts, type Chosen, type QueryWord } from './choose-products.ts'
import type { FoundProducts } from './found-products.ts'
import { createHits, docsOf, raiseTerm, recycleHits, type Hits } from './hits.ts'
import { namesContainer, namesForm } from './head-nouns.ts'
import { bestFirst, liftAlike, rankProducts } from './rank-products.ts'
import { bareMeasures } from './measures.ts'
import { openSearch, visibleDocsWith, type FindContext, type Search } from './search-context.ts'
import { categoriesOfHead, hitsOfCategory, raiseHome } from './query/group-hits.ts'
import { nearSizes } from './query/near-sizes.ts'
import { tellingWords, type TellingWord } from './query/telling-words.ts'
import { spellingsIn, tokensOf, wordsOf } from './tokens.ts'
import { numberTerm } from './weigh-terms.ts'
import { hitsOfWord, raiseCorrected, raiseModifierOf, raiseOtherHeads, type PlacedWord } from './word-hits.ts'

const MAX_WORDS = 8
const MEASURE_FACTOR = 2
const NEAR_MEASURE = 2
/** Up to so many products are filled up by near ones. */
const FEW = 12
/** So few may all be something else of that name. */
const ODD = 3
/** Of so many products a category says what is alike. */
const SMALLEST_KIND = 20
const nothing = new Int32Array(0)

/**
 * The products that a text speaks of, the best first. All its words of two letters or more must be met; sizes and single signs only say
 * which come first. Where nothing meets all of them, what meets most. In quotes a text is taken as it is typed. `isTyped`: its last
 * word may not be complete yet.
 */
export function findProducts(context: FindContext, q: string, options: { isTyped?: boolean } = {}): FoundProducts {
  try {
    return find(context, q, options)
  } finally {
    recycleHits()
  }
}

function find(context: FindContext, q: string, { isTyped = false }: { isTyped?: boolean }): FoundProducts {
  const search = openSearch(context)
  const isCorrected = !/^\s*["„“].*["“”]\s*$/u.test(q)
  const { words, measures } = tokensOf(q)
  const telling = tellingWords(words).slice(0, MAX_WORDS)
  const spellings = new Map(spellingsIn(q))
  const corrections = new Map<string, string>()
  const replaced: string[] = []
  const isWrittenLarge = ({ word }: TellingWord) => /^\p{Lu}/u.test(spellings.get(word) ?? '')
  // 'Barhocker cognac': beside nouns that are written large a small word says which one.
  const hasNouns = context.language === 'de' && telling.some(isWrittenLarge)
  const queryWords = telling.map((one, i, all) => {
    const { word, isAdded, isPurpose } = one
    const placed = { ...placeWord(all, i), typed: spellings.get(word) }
    const isLast = i === all.length - 1
    const { hits, meant, isPartOnly } = hitsOfWord(search, placed, { isTyped: isTyped && isLast, isCorrected })
    if (meant && !words.includes(meant.word)) corrections.set(word, meant.spelling)
    if (isPartOnly) replaced.push(word)
    return {
      word,
      meant: meant?.word ?? word,
      hits,
      isRequired: !isPurpose && /^\p{L}{2,}$/u.test(word),
      isAdded: isAdded || (hasNouns && !isWrittenLarge(one)),
      isSize: false,
      isPartOnly,
      rarity: rarityOf(search, hits),
    }
  })
  raiseBesideCorrected(search, queryWords)
  const isGastronorm = /\bgn/i.test(q)
  const sizes = [...measures.map((term) => [term]), ...bareMeasures(q)]
  const measured = sizes.map((size) => measureWord(search, size, isGastronorm))
  const terms = [...queryWords, ...measured, ...sizes.map((size) => nearMeasureWord(search, size))]
  const { products: byNumber, isExact } = findByNumber(search, q)
  const { docs, next, unmet, ofOthers } = isExact
    ? { docs: nothing, next: [], unmet: [], ofOthers: [] }
    : chooseProducts(search, queryWords, measured)
  const ranked = rankProducts(search, docs, terms)
  for (const { hits } of unmet) liftAlike(search, ranked, hits)
  const isFilledUp = isCorrected && !isTyped && byNumber.length === 0
  const isFound = byNumber.length > 0 || ranked.docs.length > 0
  return {
    view: search.view,
    byNumber,
    ranked,
    near: isFilledUp ? nearProducts(search, ranked.docs, { next, ofOthers, terms, words: queryWords }) : [],
    corrected: corrections.size > 0 && isFound ? respell(q, corrections) : null,
    unmatched:
      isFound && byNumber.length === 0
        ? [...replaced, ...unmet.map(({ word }) => word), ...unknownNumbers(queryWords)].map(
            (word) => spellings.get(word) ?? word,
          )
        : [],
  }
}

/** A word says something else beside what its neighbours are meant to be. */
function raiseBesideCorrected(search: Search, queryWords: readonly QueryWord[]): void {
  queryWords.forEach(({ word, meant, hits }, i) => {
    const [before, next] = [queryWords[i - 1], queryWords[i + 1]]
    if ([queryWords[i], before, next].every((near) => !near || near.meant === near.word)) return
    // 'Dishwaser tablets' are no trays, since 'dishwasher tablets' is a name.
    const isName =
      search.synonyms.isName((before?.meant ?? '') + word) || search.synonyms.isName(word + (next?.meant ?? ''))
    for (const each of new Set(isName ? [meant, word] : [meant]))
      if (before || next) raiseCorrected(search, hits, { word: each, before: before?.meant, next: next?.meant })
  })
}

/** A word between its neighbours, with the compound that it makes with what it is for or of. */
function placeWord(all: readonly TellingWord[], i: number): PlacedWord {
  const { word, isAdded } = all[i]!
  const [before, next] = [all[i - 1], all[i + 1]]
  const placed = { word, before: before?.word, next: next?.word }
  if (isAdded)
    return before && !before.isAdded ? { ...placed, compound: { modifier: word, head: before.word } } : placed
  return next?.isAdded ? { ...placed, compound: { modifier: next.word, head: word } } : placed
}

type NearTo = Pick<Chosen, 'next' | 'ofOthers'> & { terms: QueryWord[]; words: QueryWord[] }

/** Behind a few products those of their categories that meet fewer words, or what the thing is one of: cleaners behind 'Glasreiniger'. */
function nearProducts(search: Search, docs: Int32Array, { next, ofOthers, terms, words }: NearTo): number[] {
  if (docs.length === 0 || docs.length >= FEW) return []
  const { categories } = search.view.index.table.columns
  const known = new Set(docs)
  const found = Array.from(docs, (doc) => categories[doc]!)
  // Of three mixtures for 'Bauernbrot' bread is near.
  const ofHeads =
    docs.length > ODD || words.length > 1 ? [] : words.flatMap(({ meant }) => categoriesOfHead(search, meant))
  const alike = new Set([...found, ...ofHeads])
  const near: number[] = []
  const isAlike = (doc: number) => {
    const product = search.productOf(doc)
    return product >= 0 && alike.has(categories[product]!)
  }
  const add = (found: Int32Array, by: readonly QueryWord[], isNear = isAlike) => {
    if (known.size >= FEW) return
    for (const doc of bestFirst(search, rankProducts(search, found.filter(isNear), by))) {
      if (known.size >= FEW) return
      if (known.has(doc)) continue
      known.add(doc)
      near.push(doc)
    }
  }
  for (const found of next) add(found, terms)
  for (const { word, meant } of words)
    for (const raiseNear of [namesForm(word) ? raiseModifierOf : raiseOtherHeads, raiseHome, raiseModifierOf]) {
      if (known.size >= FEW) return near
      const hits = createHits(search.index.products.size)
      raiseNear(search, hits, meant)
      add(docsOf(hits), [{ word, meant, hits, isRequired: true, isAdded: false, isSize: false, rarity: 1 }])
    }
  for (const found of ofOthers) add(found, terms, () => true)
  // What comes in an 'Eimer' is of many kinds.
  if (words.every(({ word }) => namesContainer(word))) return near
  const counts = new Map<number, number>()
  for (const category of found) counts.set(category, (counts.get(category) ?? 0) + 1)
  const most = [...counts].toSorted(([, a], [, b]) => b - a).map(([category]) => category)
  // Behind the one 'Rollmops' come other fish.
  for (const category of new Set([...ofHeads, ...most.slice(0, 1)])) {
    if (known.size >= FEW) break
    // A small one says little about what is alike.
    if (search.view.index.categorySize(category) < SMALLEST_KIND) continue
    add(docsOf(hitsOfCategory(search, category)), terms)
  }
  return near
}

/** Figures that are no size: where no product has them, that is told. */
const unknownNumbers = (words: readonly QueryWord[]) =>
  words.filter(({ word, hits }) => /^\d{5,}$/.test(word) && hits.count === 0).map(({ word }) => word)

const NUMBER_BEGINNING = /\d{4}/
/** One word with several figures: what has exactly this number is meant, and nothing else (api.md, section 6). */
const NUMBER_ALONE = /^[^\s\d]*(?:\d[^\s\d]*){3,}$/
/** By SKU, GTIN or number of the supplier; without such a one by how one begins. */
function findByNumber(search: Search, q: string): { products: number[]; isExact: boolean } {
  const number = numberTerm(q)
  const isWhole = search.index.term(number) !== undefined
  const numbers = isWhole ? [number] : NUMBER_BEGINNING.test(number) ? search.index.beginningWith(number) : []
  const docs = numbers.flatMap((name) => visibleDocsWith(search, search.index.term(name)!))
  const products = [...new Set(docs.map(search.productOf))].filter((doc) => doc >= 0)
  return { products, isExact: isWhole && products.length > 0 && NUMBER_ALONE.test(q.trim()) }
}

/** What has one of these sizes. */
function measureWord(search: Search, measures: readonly string[], isGastronorm: boolean): QueryWord {
  const hits = createHits(search.index.products.size)
  for (const measure of measures) {
    const term = search.index.term(measure)
    if (term) raiseTerm(hits, term, { factor: 1, language: search.language })
  }
  const word = measures.join(' ')
  return {
    word,
    meant: word,
    hits,
    // 'GN 1/3' says what a thing is, not only how large.
    isRequired: isGastronorm && word.startsWith('gn'),
    isAdded: false,
    isSize: true,
    rarity: rarityOf(search, hits) * MEASURE_FACTOR,
  }
}

/** What has nearly one of these sizes, for where nothing has it. */
function nearMeasureWord(search: Search, measures: readonly string[]): QueryWord {
  const hits = createHits(search.index.products.size)
  for (const { term, nearness } of nearSizes(search.index, measures))
    raiseTerm(hits, search.index.term(term)!, { factor: nearness, language: search.language })
  const word = measures.join(' ')
  return { word, meant: word, hits, isRequired: false, isAdded: false, isSize: false, rarity: NEAR_MEASURE }
}

const rarityOf = ({ index }: Search, { count }: Hits) => Math.log(1 + index.products.liveCount / (1 + count))

const respell = (q: string, corrections: Map<string, string>) =>
  q.trim().replace(/[\p{L}\p{N}]+/gu, (word) => corrections.get(wordsOf(word)[0] ?? '') ?? word)
