import { createHits, raiseCommon, raiseTerm, releaseHits, type Hits } from './hits.ts'
import { formsOf, longerWords, planHits, type HitContext, type PlannedTerm } from './plan-hits.ts'

/** How much what only begins with a word counts beside the word itself. */
const BEGINNING = 0.45
/** Of millions of products one letter hits most: so many are enough to choose the first ones from. */
const ENOUGH = 20_000

/**
 * The products that a folded word of a query speaks of: that have it in any form, a synonym of it, a compound of it ('Tasse' in
 * 'Kaffeetasse', a little also 'Kaffee'), or the parts of which it is one.
 */
export function findHits(context: HitContext, word: string): Hits {
  const { terms, phrases } = planHits(context, word)
  const hits = hitsOf(context, terms)
  for (const { words, factor } of phrases) {
    const each = words.map((planned) => hitsOf(context, planned))
    raiseCommon(hits, each, factor)
    releaseHits(each)
  }
  return hits
}

/** Adds what only begins with the word; it may not be complete yet. */
export function raiseBeginnings(context: HitContext, hits: Hits, word: string): void {
  for (const longer of longerWords(context, word)) {
    raise(context, hits, { name: longer, factor: BEGINNING })
    if (hits.count > ENOUGH) return
  }
}

function hitsOf(context: HitContext, terms: readonly PlannedTerm[]): Hits {
  const hits = createHits(context.index.products.size)
  for (const term of terms) raise(context, hits, term)
  return hits
}

function raise({ index, language }: HitContext, hits: Hits, { name, factor }: PlannedTerm) {
  const term = index.term(name)
  if (term) raiseTerm(hits, term, { factor, language })
}

/** Whether a product or a synonym has the word in any form by itself. */
export const isKnownWord = (context: HitContext, word: string): boolean =>
  context.synonyms.of(word).length > 0 || [...formsOf(context, word)].some((form) => context.index.term(form))
