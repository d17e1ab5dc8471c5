import { chosen } from '../goods/article-hash.ts'
import { drySentences } from './sentences/dry-sentences.ts'
import { drinkSentences } from './sentences/drink-sentences.ts'
import { freshSentences } from './sentences/fresh-sentences.ts'
import { houseSentences } from './sentences/house-sentences.ts'

const kinds = [...drinkSentences, ...drySentences, ...freshSentences, ...houseSentences]
const stars = [undefined, 'one', 'two', 'three', 'four', 'five'] as const

/** What somebody says who gives so many stars to an article of a category; of the root's where the leaf has none. */
export function reviewSentence(key: string, rate: number, categories: string[]): string {
  const kind = categories.flatMap((slug) => kinds.find(({ of }) => of.includes(slug)) ?? [])[0] ?? kinds[0]!
  return chosen(key, 'comment', kind[stars[rate]!].trim().split(/\n\s*/))
}

/** How many stars a draw of a hundred gives: every second one all five, a few one or two. */
export function starsOf(draw: number): number {
  if (draw < 52) return 5
  if (draw < 80) return 4
  if (draw < 91) return 3
  return draw < 97 ? 2 : 1
}
