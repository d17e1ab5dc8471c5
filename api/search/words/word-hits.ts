import { meantBy, meantCompound, type Meant } from './corrections.ts'
import { findHits, isKnownWord, raiseBeginnings } from './find-hits.ts'
import { hasOtherCompound } from './plan-hits.ts'
import { endsWithHeadNoun, endsWithThing, isHeadNoun, namesContainer, namesForm } from './head-nouns.ts'
import { raiseAll, raiseTerm, releaseHits, type Hits } from './hits.ts'
import { raiseCategories, raiseStores } from './query/group-hits.ts'
import { homesOf } from './query/homes.ts'
import { compoundsOf, type Split } from './splits.ts'
import { preferSpelling } from './query/umlauts.ts'
import { visibleHits, type Search } from './search-context.ts'
import { stemOf } from './stem.ts'

/** A folded word of a query between its neighbours. */
export type PlacedWord = {
  word: string
  before?: string | undefined
  next?: string | undefined
  /** As it is written. */
  typed?: string | undefined
  /** What it makes with a neighbour that says what it is for or of: 'Salz für Spülmaschine' is 'Spülmaschinensalz'. */
  compound?: Split | undefined
}
export type WordHits = {
  hits: Hits
  /** What was looked for in its place, as nothing or next to nothing has it as it is typed. */
  meant: Meant | null
  /** Nothing has it; these are the products of one of its parts. */
  isPartOnly: boolean
}

const JOINED_FACTOR = 0.75
/** What is one word by itself is meant more than what has both parts: 'tea pot' is no tea. */
const JOINED_TERM = 2
const MEANT_FACTOR = 0.8
const SHORTEST_BEGINNING = 3
const SHORTEST_MODIFIER = 4
/** 'Teesorten' are tea. */
const SHORTEST_BEFORE_FORM = 3

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
    // 'Chopping' names nothing, 'chopping board' does.
    const alone = findHits(search, name)
    const found = visibleHits(search, alone.count > 0 ? alone : exactHits(search, { ...placed, word: name }))
    releaseHits([alone, found])
    return found.count
  }
  const { before, next } = placed
  const isInName = [(before ?? '') + word, word + (next ?? '')].some(
    (name) => name !== word && search.synonyms.isName(name),
  )
  const isKnown = isInName || isKnownWord(search, word)
  const near = isCorrected
    ? (meantBy(search, word, {
        count: hits.count,
        countOf,
        isKnown,
        isAlone: before === undefined && next === undefined,
      }) ?? (hits.count === 0 ? meantCompound(search, word, countOf) : null))
    : null
  // What more words begin with is not finished rather than wrong, unless its last letter is missing.
  const meant = near && isBegun && !near.word.startsWith(word) ? null : near
  if (meant) {
    const found = visibleHits(search, exactHits(search, { ...placed, typed: undefined, word: meant.word }))
    raiseAll(hits, found, MEANT_FACTOR)
  }
  if (isTyped || isBegun) raiseBeginnings(search, hits, word)
  const all = visibleHits(search, hits)
  const ways = isOfModifier(word) ? [raiseModifierOf, raiseHead] : [raiseHead, raiseModifierOf]
  const whole = meant?.word ?? word
  const isPartOnly = isCorrected && all.count === 0 && ways.some((raisePart) => raisePart(search, all, whole))
  return { hits: all, meant, isPartOnly }
}

/** Adds what a word speaks of beside what its neighbours are meant to be, or what it is meant to be itself. */
export function raiseCorrected(search: Search, hits: Hits, placed: PlacedWord): void {
  raiseAll(hits, visibleHits(search, exactHits(search, placed)), MEANT_FACTOR)
}

function exactHits(search: Search, { word, before, next, typed, compound }: PlacedWord): Hits {
  const hits = findHits(search, word)
  // 'Hafer Drink' is 'Haferdrink' too, 'Becher Mehrweg' a 'Mehrwegbecher', and 'toilet paper' has names of its own.
  for (const beside of [before, next]) {
    if (beside === undefined) continue
    const joined = new Set([beside + word, word + beside, stemOf(beside) + word, stemOf(word) + beside])
    for (const name of joined) raiseJoined(search, hits, name)
  }
  if (compound)
    for (const name of compoundsOf(compound))
      if (search.index.term(name) || search.synonyms.isName(name)) raiseJoined(search, hits, name)
  const isAlone = [before, next].every((beside) => beside === undefined || !/^\p{L}{2,}$/u.test(beside))
  raiseCategories(search, hits, { word, isAlone })
  raiseStores(search, hits, word)
  if (typed !== undefined) preferSpelling(search, hits, { word, typed })
  return hits
}

function raiseJoined(search: Search, hits: Hits, joined: string) {
  const { index, synonyms, language } = search
  for (const name of new Set([joined, ...index.withStem(stemOf(joined))])) {
    const term = index.term(name)
    if (term) raiseTerm(hits, term, { factor: JOINED_TERM, language })
  }
  if (synonyms.of(joined).length === 0 && !hasOtherCompound(search, joined)) return
  const named = findHits(search, joined)
  raiseAll(hits, named, JOINED_FACTOR)
}

/** The products of a compound's head: of 'Müllbeutel' the bags. Answers whether there is one that has some. */
export const raiseHead = (search: Search, hits: Hits, word: string): boolean =>
  raiseLongestHead(search, hits, { word, isNamed: (head) => isKnownWord(search, head) })

/** Of a word that has products itself, or by another name, what else its head names: of 'Backofenreiniger' all cleaners. */
export const raiseOtherHeads = (search: Search, hits: Hits, word: string): boolean =>
  raiseLongestHead(search, hits, { word, isNamed: (head) => search.index.term(head) !== undefined })

type Head = { word: string; isNamed: (head: string) => boolean }
function raiseLongestHead(search: Search, hits: Hits, { word, isNamed }: Head): boolean {
  for (let at = 2; at <= word.length - 3; at++) {
    const head = word.slice(at)
    // Of a 'Papierhandtuchspender' a 'Handtuchspender' says more than a 'Spender'.
    const isCompound = endsWithHeadNoun(head) || (endsWithThing(head) && search.synonyms.isName(head))
    const isHead = isHeadNoun(head) || homesOf(head).length > 0 || (isCompound && isNamed(head))
    if (!isHead) continue
    const found = visibleHits(search, exactHits(search, { word: head }))
    raiseAll(hits, found)
    // The longest is the head: a 'Kugelschreiber' is no 'Reibe', also where nobody writes.
    return found.count > 0
  }
  return false
}

/** Of a 'Ketchupeimer' the ketchup says more than the bucket. */
const isOfModifier = (word: string) => namesForm(word) || namesContainer(word)

/** The products of the longest thing that it begins with: of 'Kaffeepads' the coffee, of 'Kugelschreiber' no balls. */
export function raiseModifierOf(search: Search, hits: Hits, word: string): boolean {
  const shortest = namesForm(word) ? SHORTEST_BEFORE_FORM : SHORTEST_MODIFIER
  for (let end = word.length - 2; end >= shortest; end--) {
    const modifier = word.slice(0, end)
    if (
      !(endsWithThing(modifier) || homesOf(modifier).length > 0) ||
      !(search.index.term(modifier) || (isOfModifier(word) && search.synonyms.isName(modifier)))
    )
      continue
    const found = visibleHits(search, exactHits(search, { word: modifier }))
    raiseAll(hits, found)
    if (found.count > 0) return true
  }
  return false
}
