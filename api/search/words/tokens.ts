import { foldText } from '../../../contract/platform/fold-text.ts'
import { extractMeasures } from './measures.ts'

/** A text as it is searched: its folded words in their order, and the sizes it names. */
export type Tokens = { words: string[]; measures: string[] }

export function tokensOf(text: string): Tokens {
  const { terms, rest } = extractMeasures(text)
  return { words: wordsOf(rest), measures: terms }
}

/** Folded words in their order; what is neither letter nor digit parts them. */
export const wordsOf = (text: string): string[] =>
  (foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word.slice(0, 60))

/** The folded words of a text with how it writes them. */
export const spellingsIn = (text: string): [word: string, spelling: string][] =>
  (text.match(/[\p{L}\p{N}]+/gu) ?? []).flatMap((spelling) =>
    wordsOf(spelling).map((word): [string, string] => [word, spelling]),
  )

/** Words that say nothing about a product; left out where another word is left. */
const fillers = new Set([
  ...'und mit ohne fur aus von vom der die das den dem des im in zu zum zur am an auf als ein eine einen oder'.split(
    ' ',
  ),
  ...'and with for of the from to a or'.split(' '),
])
export const isFiller = (word: string): boolean => fillers.has(word)

/**
 * Where the head noun stands in the words of a name, -1 without one: the last word of letters before the first comma, dash
 * between spaces, bracket, number, or word that begins an addition ('mit', 'for'): of 'Kaffee Sahne, haltbar' the second.
 */
export function headIndexOf(name: string): number {
  const [before = ''] = name.split(/,|\(|\s[-–|]\s/u)
  const words = wordsOf(extractMeasures(before).rest)
  const end = words.findIndex((word, i) => i > 0 && (isFiller(word) || /\d/.test(word)))
  return (end < 0 ? words.length : end) - 1
}
