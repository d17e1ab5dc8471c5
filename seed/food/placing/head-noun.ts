import { bakeryNouns } from './bakery-nouns.ts'
import { drinkNouns } from './drink-nouns.ts'
import { freshNouns } from './fresh-nouns.ts'
import { pantryNouns } from './pantry-nouns.ts'

/** What a German name says the article is: a noun, and the categories that sell it, the first its own; '' for no food. */
export type HeadNoun = { noun: string; categories: string[]; rank: number }

const WEAK = 1
const STRONG = 2
const DOMINANT = 3

/**
 * Nouns are written as `saft` (the word, or the end of a compound as in 'Apfelsaft'), `=eis` (the word alone) and
 * `bitter_lemon` (words one after the other). Before that stands `~` where the word is as often a taste as a kind
 * and gives way to any other noun, `!` where no later noun is more than a topping: 'Pizza Mozzarella'.
 */
const nouns = readNouns([pantryNouns, freshNouns, bakeryNouns, drinkNouns])
const longest = Math.max(...[...nouns.keys()].map((key) => key.split(' ').length))

type Noun = HeadNoun & { isWhole: boolean }

function readNouns(lists: Record<string, string>[]) {
  const found = new Map<string, Noun>()
  for (const [category, text] of lists.flatMap((list) => Object.entries(list)))
    for (const entry of text.trim().split(/\s+/)) addNoun(found, category, entry)
  return found
}

function addNoun(found: Map<string, Noun>, category: string, entry: string) {
  const noun = plain(entry)
  const rank = entry.startsWith('!') ? DOMINANT : entry.startsWith('~') ? WEAK : STRONG
  const known = found.get(noun)
  if (known && !known.categories.includes(category)) known.categories.push(category)
  if (known) known.rank = rank === STRONG ? known.rank : rank
  else found.set(noun, { noun, categories: [category], rank, isWhole: entry.includes('=') || noun.includes(' ') })
}

function plain(text: string) {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\d'&+´]+/gu, ' ')
    .trim()
}

const TAIL = /\s(?:mit|ohne|in|im|aus|auf|für|zum|zur|nach|vom|von|with)\s|[(]/i

/** The parts of the name before 'mit', 'in' and the like, without what is no noun of it: shares of fat, 'zuckerfrei'. */
function partsOf(name: string) {
  const text = name
    .replaceAll(/&#\d+;?|&amp;?/g, ' ')
    .replaceAll(/-?\d+(?:[.,]\d+)?\s?%\s?(?:weniger\s)?(?:zucker|fett|kakao|alkohol)?/gi, ' ')
    .replaceAll(/\b(?:zucker|alkohol|gluten|laktose|koffein|fett|lactose)[- ]?(?:frei|reduziert|arm)\w*/gi, ' ')
    .replaceAll(/\bweniger (?:zucker|fett|süß)\b/gi, ' ')
  const [head = '', ...tail] = text.split(TAIL)
  const words = (part: string) => plain(part).split(' ').filter(Boolean)
  return { head: head.split(/[,:;]/).map(words), tail: tail.map(words) }
}

/** The head noun of a name: the last noun of the first part that has one, one that is no mere taste before others. */
export function headNounOf(name: string): HeadNoun | undefined {
  const { head, tail } = partsOf(name)
  const inHead = head.map(nounsIn)
  const dominant = inHead.flat().find(({ rank }) => rank === DOMINANT)
  if (dominant) return dominant
  const first = [...inHead, ...tail.map(nounsIn)].find((found) => found.length > 0)
  const strong = inHead.find((found) => found.some(({ rank }) => rank === STRONG)) ?? first
  return strong?.findLast(({ rank }) => rank >= STRONG) ?? first?.at(-1)
}

function nounsIn(words: string[]): HeadNoun[] {
  const found: HeadNoun[] = []
  for (let i = 0; i < words.length; i++) {
    const [noun, length] = nounAt(words, i)
    if (!noun) continue
    found.push(noun)
    i += length - 1
  }
  return found
}

function nounAt(words: string[], at: number): [HeadNoun | undefined, number] {
  for (let length = Math.min(longest, words.length - at); length > 1; length--) {
    const noun = nouns.get(words.slice(at, at + length).join(' '))
    if (noun) return [noun, length]
  }
  return [compound(words[at]!), 1]
}

function compound(word: string): HeadNoun | undefined {
  const exact = nouns.get(word)
  if (exact) return exact
  for (let start = 2; start < word.length - 1; start++) {
    const noun = nouns.get(word.slice(start))
    if (noun && !noun.isWhole && (noun.noun.length > 2 || noun.noun === 'öl')) return noun
  }
  return undefined
}

const ADJECTIVES = new Set('vegan vegane veganes veganer noir blanc naturell streich fondant'.split(' '))

/** True of a word that is a noun of food by itself, and so is written with a capital. */
export const isNoun = (word: string): boolean =>
  /^\p{Ll}{3,}$/u.test(word) && !ADJECTIVES.has(word) && !word.startsWith('vegetar') && compound(word) !== undefined
