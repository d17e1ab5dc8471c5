import { hashed } from '../goods/article-hash.ts'
import { anySentences } from './sentences/any-sentences.ts'
import { drySentences } from './sentences/dry-sentences.ts'
import { drinkSentences } from './sentences/drink-sentences.ts'
import { freshSentences } from './sentences/fresh-sentences.ts'
import { houseSentences } from './sentences/house-sentences.ts'

const kinds = [...drinkSentences, ...drySentences, ...freshSentences, ...houseSentences]
const stars = [undefined, 'one', 'two', 'three', 'four', 'five'] as const

/**
 * What is said of one article of a category, of the root's kind where the leaf has none: never the same twice. When all
 * of its kind has been said, what is said of any goods follows. `said`: what stands there already.
 */
export function reviewSentences(categories: string[], said: Iterable<string> = []) {
  const kind = categories.flatMap((slug) => kinds.find(({ of }) => of.includes(slug)) ?? [])[0] ?? kinds[0]!
  const used = new Set(said)
  /** A sentence for so many stars, the same for the same key; undefined when nothing is left to say. */
  return (key: string, rate: number): string | undefined => {
    const sentence = [kind, anySentences].flatMap((from) => inTurn(linesOf(from[stars[rate]!]), key)).find(isNew)
    if (sentence) used.add(sentence)
    return sentence
  }
  function isNew(sentence: string) {
    return !used.has(sentence)
  }
}

const linesOf = (text: string) => text.trim().split(/\n\s*/)

/** All of a list, beginning at one the key chooses. */
function inTurn(list: string[], key: string): string[] {
  const first = hashed(key, 'comment', list.length)
  return [...list.slice(first), ...list.slice(0, first)]
}

/** How many stars a draw of a hundred gives: every second one all five, a few one or two. */
export function starsOf(draw: number): number {
  if (draw < 52) return 5
  if (draw < 80) return 4
  if (draw < 91) return 3
  return draw < 97 ? 2 : 1
}
