import { wordsOf } from './tokens.ts'
import { stemOf } from './stem.ts'

export type Synonyms = ReturnType<typeof createSynonyms>

/**
 * What else a word may be called. Each group holds names of one thing; one of several words ('Kaffee ungemahlen') stands for the
 * products that have them all. Names are compared by their stems.
 */
export function createSynonyms(groups: readonly (readonly string[])[]) {
  const byStem = new Map<string, string[][]>()
  for (const group of groups) {
    const phrases = group.map(wordsOf).filter((words) => words.length > 0)
    for (const phrase of phrases) {
      const key = stemOf(phrase.join(''))
      byStem.set(key, [...(byStem.get(key) ?? []), ...phrases.filter((other) => other !== phrase)])
    }
  }
  return {
    /** The other names of what the folded word names. */
    of: (word: string): readonly string[][] => byStem.get(stemOf(word)) ?? [],
  }
}
