import type { Category } from '../../products/categories.ts'
import { stemOf } from './stem.ts'
import { isFiller, wordsOf } from './tokens.ts'

const compiled = new WeakMap<readonly Category[], Map<string, string[]>>()

/** The stems of what the names of a category say that its products are: 'Pizza & Snacks' are 'pizza' and 'snack'. */
export function thingsOf(categories: readonly Category[], slug: string): readonly string[] {
  const known = compiled.get(categories) ?? new Map(categories.map((category) => [category.slug, stemsOf(category)]))
  compiled.set(categories, known)
  return known.get(slug) ?? []
}

const stemsOf = ({ nameDe, nameEn }: Category) =>
  [...new Set(wordsOf(`${nameDe} ${nameEn}`))].filter((word) => !isFiller(word)).map(stemOf)

/** Whether a folded word is one of these things, or a compound of one. */
export function isThing(word: string, things: readonly string[]): boolean {
  const stem = stemOf(word)
  return things.some((thing) => stem.endsWith(thing))
}
