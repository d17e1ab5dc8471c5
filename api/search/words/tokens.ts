import { foldText } from '../../../contract/platform/fold-text.ts'
import { extractMeasures } from './measures.ts'

/** A text as it is searched: its folded words in their order, and the sizes it names. */
export type Tokens = {
  words: string[]
  measures: string[]
  /** Places of words that a hyphen ties to the next. */ tied: Set<number>
}

export function tokensOf(text: string): Tokens {
  const { terms, rest } = extractMeasures(text)
  const folded = foldText(rest)
  const found = [...folded.matchAll(/[\p{L}\p{N}]+/gu)]
  const isTied = (found: RegExpExecArray) =>
    /^-\p{L}/u.test(folded.slice(found.index + found[0].length, found.index + found[0].length + 3))
  return {
    words: found.map(([word]) => word.slice(0, LONGEST_WORD)),
    measures: terms,
    tied: new Set(found.flatMap((match, i) => (isTied(match) ? [i] : []))),
  }
}

const LONGEST_WORD = 60

/** Folded words in their order; what is neither letter nor digit parts them. */
export const wordsOf = (text: string): string[] =>
  (foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word.slice(0, LONGEST_WORD))

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

const additions = new Set('mit in im auf aus fur nach zum zur von vom with in for from on to without ohne'.split(' '))
/** What follows says what is in it or what it is for, no more what it is. */
export const opensAddition = (word: string): boolean => additions.has(word)
const collectives = new Set('set mix mischung auswahl sortiment pack packung'.split(' '))
/** What a word before it names in plenty: a 'Messer-Set' is knives. */
export const isCollective = (word: string): boolean => collectives.has(word)
export const isWithout = (word: string): boolean => word === 'ohne' || word === 'without'

/**
 * Where the head noun stands in the words of a name, -1 without one: the last capitalised word, else the last one, before the first comma, dash
 * between spaces, bracket, number, or word that begins an addition ('mit', 'for'): of 'Kaffee Sahne, haltbar' the second.
 */
export function headIndexOf(name: string): number {
  const [before = ''] = name.split(/,|\(|\s[-–|]\s/u)
  const { rest } = extractMeasures(before)
  const words = wordsOf(rest)
  const end = words.findIndex((word, i) => i > 0 && (isFiller(word) || /\d/.test(word)))
  const last = (end < 0 ? words.length : end) - 1
  const noun = (rest.match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, last + 1).findLastIndex((word) => /^\p{Lu}/u.test(word))
  return noun < 0 ? last : noun
}

/** Before numbers of products among the terms: there are more of them than words, and no word is looked for among them. */
export const NUMBER_SIGN = '#'
