import type { Category } from '../../products/categories.ts'
import { meantBy, type Meant } from './corrections.ts'
import { findHits, isKnownWord, raiseBeginnings } from './find-hits.ts'
import { isHeadNoun, isThingNoun, namesForm } from './head-nouns.ts'
import { raise, raiseAll, raiseTerm, releaseHits, type Hits } from './hits.ts'
import { visibleHits, type Search } from './search-context.ts'
import { stemOf } from './stem.ts'
import { docOfPosting } from './terms.ts'
import { isFiller, wordsOf } from './tokens.ts'
import { groupTerm } from './weigh-terms.ts'

/** A folded word of a query between its neighbours. */
export type PlacedWord = { word: string; before?: string | undefined; next?: string | undefined }
export type WordHits = {
  hits: Hits
  /** What was looked for in its place, as nothing or next to nothing has it as it is typed. */
  meant: Meant | null
  /** Nothing has it; these are the products of one of its parts. */
  isPartOnly: boolean
}

/** What a category says about its products: how much more about those that the word hits anyway, and what about the others. */
const CATEGORY = { factor: 1.8, alone: 5, root: 3 }
const STORE = 5
const JOINED_FACTOR = 0.9
const MEANT_FACTOR = 0.8
const SHORTEST_BEGINNING = 3
const SHORTEST_MODIFIER = 4

/** What the viewer sees of what a word speaks of, if need be of what it is meant to be. */
export function hitsOfWord(
  search: Search,
  placed: PlacedWord,
  { isTyped, isCorrected }: { isTyped: boolean; isCorrected: boolean },
): WordHits {
  const { word } = placed
  const hits = visibleHits(search, exactHits(search, placed))
  const isBegun = word.length >= SHORTEST_BEGINNING && hits.count === 0 && search.index.beginningWith(word).length > 1
  const countOf = (name: string) => {
    const found = visibleHits(search, findHits(search, name))
    releaseHits([found])
    return found.count
  }
  const isKnown = isKnownWord(search, word)
  const near = isCorrected ? meantBy(search, word, { count: hits.count, countOf, isKnown }) : null
  // What more words begin with is not finished rather than wrong, unless its last letter is missing.
  const meant = near && isBegun && !near.word.startsWith(word) ? null : near
  if (meant) {
    const found = visibleHits(search, exactHits(search, { word: meant.word }))
    raiseAll(hits, found, MEANT_FACTOR)
  }
  if (isTyped || isBegun) raiseBeginnings(search, hits, word)
  const all = visibleHits(search, hits)
  const ways = namesForm(word) ? [raiseModifierOf, raiseHead] : [raiseHead, raiseModifierOf]
  const isPartOnly = isCorrected && all.count === 0 && ways.some((raisePart) => raisePart(search, all, word))
  return { hits: all, meant, isPartOnly }
}

function exactHits(search: Search, { word, before, next }: PlacedWord): Hits {
  const hits = findHits(search, word)
  // 'Hafer Drink' is 'Haferdrink' too, 'Becher Mehrweg' a 'Mehrwegbecher', and 'toilet paper' has names of its own.
  for (const beside of [before, next]) {
    if (beside === undefined) continue
    const joined = new Set([beside + word, word + beside, stemOf(beside) + word, stemOf(word) + beside])
    for (const name of joined) raiseJoined(search, hits, name)
  }
  raiseCategories(search, hits, word)
  raiseStores(search, hits, word)
  return hits
}

function raiseJoined(search: Search, hits: Hits, joined: string) {
  const { index, synonyms, language } = search
  for (const name of new Set([joined, ...index.withStem(stemOf(joined))])) {
    const term = index.term(name)
    if (term) raiseTerm(hits, term, { factor: JOINED_FACTOR, language })
  }
  if (synonyms.of(joined).length === 0) return
  const named = findHits(search, joined)
  raiseAll(hits, named, JOINED_FACTOR)
}

/** The products of a compound's head: of 'Müllbeutel' the bags. Answers whether there is one that has some. */
export function raiseHead(search: Search, hits: Hits, word: string): boolean {
  for (let at = 3; at <= word.length - 3; at++) {
    const head = word.slice(at)
    if (!isHeadNoun(head)) continue
    const found = visibleHits(search, exactHits(search, { word: head }))
    raiseAll(hits, found)
    // The longest is the head: a 'Kugelschreiber' is no 'Reibe', also where nobody writes.
    return found.count > 0
  }
  return false
}

/** The products of the longest thing that it begins with: of 'Kaffeepads' the coffee, of 'Kugelschreiber' no balls. */
function raiseModifierOf(search: Search, hits: Hits, word: string): boolean {
  for (let end = word.length - 2; end >= SHORTEST_MODIFIER; end--) {
    const modifier = word.slice(0, end)
    if (!isThingNoun(modifier) || !search.index.term(modifier)) continue
    const found = visibleHits(search, exactHits(search, { word: modifier }))
    raiseAll(hits, found)
    if (found.count > 0) return true
  }
  return false
}

/** 'Milch' and 'Vollmilch' are looked for among the milk first, 'Erdäpfel' among the potatoes. */
function raiseCategories(search: Search, hits: Hits, word: string) {
  const stem = stemOf(word)
  const isOwnName = search.synonyms.isOwnName(word)
  const others = new Set(search.synonyms.of(word).flatMap((phrase) => (phrase.length === 1 ? phrase.map(stemOf) : [])))
  const isNamed = ({ stems }: NamedCategory) => !isOwnName && stems.includes(stem)
  const isMeant = ({ stems, endings }: NamedCategory) =>
    stems.some((known) => others.has(known)) || endings.some((known) => stem.endsWith(known))
  const categories = namedCategories(search.view.index.categories)
  const leaves = categories.filter(({ parentSlug }) => parentSlug !== null)
  const own = leaves.filter(isNamed)
  for (const { slug } of own) raiseGroup(search, hits, { group: slug, alone: CATEGORY.alone })
  for (const category of leaves)
    if (!own.includes(category) && isMeant(category)) raiseGroup(search, hits, { group: category.slug, alone: 0 })
  if (own.length > 0) return
  for (const category of categories)
    if (category.parentSlug === null && isNamed(category))
      raiseGroup(search, hits, { group: category.slug, alone: CATEGORY.root })
}

/** With the stems of what its names say, and those that a compound of it ends with. */
type NamedCategory = Category & { stems: string[]; endings: string[] }
const namedBy = new WeakMap<readonly Category[], NamedCategory[]>()

function namedCategories(categories: readonly Category[]): NamedCategory[] {
  const known = namedBy.get(categories)
  if (known) return known
  const named = categories.map((category) => ({
    ...category,
    stems: [...stemsIn(category.nameDe), ...stemsIn(category.nameEn)],
    endings: stemsIn(category.nameDe).filter((stem) => stem.length > 3),
  }))
  namedBy.set(categories, named)
  return named
}

function raiseGroup({ index }: Search, hits: Hits, { group, alone }: { group: string; alone: number }) {
  const term = index.term(groupTerm(group))
  if (!term) return
  for (let i = 0; i < term.count; i++) {
    const doc = docOfPosting(term.postings[i]!)
    const weight = hits.weights[doc]!
    if (weight > 0) raise(hits, doc, weight * CATEGORY.factor)
    else if (alone > 0) raise(hits, doc, alone)
  }
}

/** A store's name finds what it sells. */
function raiseStores(search: Search, hits: Hits, word: string) {
  const stem = stemOf(word)
  for (const { id, name } of search.view.index.stores.values()) {
    const term = stemsIn(name).includes(stem) ? search.index.term(groupTerm(id)) : undefined
    if (!term) continue
    for (let i = 0; i < term.count; i++) raise(hits, docOfPosting(term.postings[i]!), STORE)
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
