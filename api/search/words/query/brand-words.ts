import { isThingNoun } from '../head-nouns.ts'
import { wordsOf } from '../tokens.ts'

const SHORTEST_FIRST = 5
/** A brand's name in one word, else its first one: 'Quellau' is folded otherwise than its slug, and 'Rügenwalder' says 'Rügenwalder Mühle'. */
function wordOf(slug: string): string | null {
  const [first = '', ...others] = wordsOf(slug)
  if (others.length === 0) return first
  return first.length >= SHORTEST_FIRST && !isThingNoun(first) ? first : null
}

const known = new WeakMap<readonly string[], { count: number; words: Set<string> }>()
/** The folded words by which brands are known, of their slugs, of which there come only more. */
export function brandWords(slugs: readonly string[]): ReadonlySet<string> {
  const cached = known.get(slugs) ?? { count: 0, words: new Set<string>() }
  known.set(slugs, cached)
  for (; cached.count < slugs.length; cached.count++) {
    const word = wordOf(slugs[cached.count]!)
    if (word) cached.words.add(word)
  }
  return cached.words
}
