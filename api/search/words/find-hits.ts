import type { Language } from '../../../contract/platform/values.ts'
import { isHeadNoun } from './head-nouns.ts'
import { createHits, raiseCommon, raiseTerm, type Hits } from './hits.ts'
import { modifierOf, splitCompound } from './splits.ts'
import { stemOf } from './stem.ts'
import type { Synonyms } from './synonyms.ts'
import type { WordIndex } from './word-index.ts'

export type HitContext = { index: WordIndex; synonyms: Synonyms; language: Language }

/** How much what is found in a way counts beside the word itself. */
const factors = { sameStem: 0.92, synonym: 0.75, head: 0.65, parts: 0.6, modifier: 0.3, beginning: 0.45 }
const SHORTEST_MODIFIER = 3
const SHORTEST_HEAD = 2
const SHORTEST_UNKNOWN = 3
/** Behind one letter stand thousands of words: of those that begin so, as many as most products have. */
const MOST_LONGER = 50

/**
 * The products that a folded word of a query speaks of: that have it in any form, a synonym of it, a compound of it ('Tasse' in
 * 'Kaffeetasse', a little also 'Kaffee'), or the parts of which it is one.
 */
export function findHits(context: HitContext, word: string): Hits {
  const { index, synonyms } = context
  const hits = createHits(index.products.size)
  raiseForms(context, hits, word)
  raiseModified(context, hits, word)
  for (const phrase of synonyms.of(word)) raiseCommon(hits, hitsOfEach(context, phrase), factors.synonym)
  const split = splitCompound(word, (part) => isKnown(index, part))
  if (split) raiseCommon(hits, hitsOfEach(context, [split.modifier, split.head]), factors.parts)
  return hits
}

/** Adds what only begins with the word; it may not be complete yet. */
export function raiseBeginnings(context: HitContext, hits: Hits, word: string): void {
  for (const longer of mostFrequent(context.index, context.index.beginningWith(word)))
    raise(context, hits, { name: longer, factor: factors.beginning })
}

function mostFrequent(index: WordIndex, words: string[]): string[] {
  if (words.length <= MOST_LONGER) return words
  const countOf = (word: string) => index.term(word)?.count ?? 0
  return words.toSorted((a, b) => countOf(b) - countOf(a)).slice(0, MOST_LONGER)
}

const hitsOfEach = (context: HitContext, words: readonly string[]) =>
  words.map((word) => {
    const hits = createHits(context.index.products.size)
    raiseForms(context, hits, word)
    return hits
  })

const formsOf = ({ index, synonyms }: HitContext, word: string) =>
  // 'Erdbeer' is what the forms of 'Erdbeere' share.
  new Set(synonyms.isOwnName(word) ? [word] : [word, ...index.withStem(stemOf(word)), ...index.withStem(word)])

/** The word in all its forms, alone and at the end of compounds. */
function raiseForms(context: HitContext, hits: Hits, word: string) {
  raise(context, hits, { name: word, factor: 1 })
  for (const form of formsOf(context, word)) {
    raise(context, hits, { name: form, factor: factors.sameStem })
    if (form.length < SHORTEST_HEAD) continue
    for (const compound of context.index.endingWith(form)) {
      if (isHeadOf(context.index, compound, form)) raise(context, hits, { name: compound, factor: factors.head })
    }
  }
}

/** Compounds that the word begins. */
function raiseModified(context: HitContext, hits: Hits, word: string) {
  for (const form of formsOf(context, word)) {
    if (form.length < SHORTEST_MODIFIER) continue
    for (const compound of context.index.beginningWith(form)) {
      if (isModifierOf(context.index, compound, form))
        raise(context, hits, { name: compound, factor: factors.modifier })
    }
  }
}

function raise({ index, language }: HitContext, hits: Hits, { name, factor }: { name: string; factor: number }) {
  const term = index.term(name)
  if (term) raiseTerm(hits, term, { factor, language })
}

const isKnown = (index: WordIndex, word: string) =>
  word.length >= 3 && (isHeadNoun(word) || index.term(word) !== undefined)

function isHeadOf(index: WordIndex, compound: string, head: string): boolean {
  const beginning = compound.slice(0, -head.length)
  if (beginning.length < SHORTEST_UNKNOWN) return false
  // What ends with a noun of the trade is one: 'Haselnuss' is a nut, though nothing is called 'Hasel'.
  if (head.length > SHORTEST_UNKNOWN && isHeadNoun(head)) return true
  return modifierOf(beginning, (word) => isKnown(index, word)) !== null
}

function isModifierOf(index: WordIndex, compound: string, modifier: string): boolean {
  const rest = compound.slice(modifier.length)
  return (
    rest.length >= SHORTEST_UNKNOWN &&
    ['', 's', 'n', 'en', 'es', 'e'].some((link) => {
      return rest.startsWith(link) && isKnown(index, rest.slice(link.length))
    })
  )
}

/** Whether a product or a synonym has the word in any form by itself. */
export const isKnownWord = (context: HitContext, word: string): boolean =>
  context.synonyms.of(word).length > 0 || [...formsOf(context, word)].some((form) => context.index.term(form))
