import { headNounSpellings, isHeadNoun } from './head-nouns.ts'
import type { Search } from './search-context.ts'
import type { Synonyms } from './synonyms.ts'
import { planHits } from './plan-hits.ts'
import { modifierOf, splitCompound } from './splits.ts'
import { lettersOf, mayBeNear, steps } from './edit-distance.ts'

/** A word that so few products have may be a slip itself. */
const FEW = 5
/** So many times more often than the typed word a near one must occur to be meant as well. */
const MUCH_MORE = { short: 20, long: 4 }
const LONG = 7
/** Of two slips one is much more likely, the first letter is seldom wrong, and what no product is called is seldom looked for. */
const LIKELY = { twoSteps: 0.03, otherBeginning: 0.2, unwritten: 0.2 }

export type Meant = { word: string; spelling: string }
/** How many products the word has, and how to count those of another. */
type Counts = {
  count: number
  countOf: (word: string) => number
  /** Something has the word by itself and not only as a part of others. */
  isKnown: boolean
  /** No other word says what is meant. */
  isAlone: boolean
}
/** So many near words are looked at. */
const MOST_NEAR = 20

/**
 * What is meant by a word that has few products or none: of the words of the catalogue, of synonyms and of the trade the most likely one
 * within one slip for words of four letters and more, two from eight on. Null where the word itself is meant.
 */
export function meantBy(search: Search, word: string, { count, countOf, isKnown, isAlone }: Counts): Meant | null {
  const most = mostSlips(search, word)
  // A noun of the trade is no slip, also where nobody sells it: 'Eimer' is not 'Eier'.
  if (most === 0 || (isKnown && count > FEW) || isHeadNoun(word)) return null
  const fewest = isKnown ? count * (word.length >= LONG ? MUCH_MORE.long : MUCH_MORE.short) : count
  const within = (slips: number) =>
    [...nearWords(search, word, slips)]
      .slice(0, MOST_NEAR)
      .map((name) => ({ name, products: countOf(name) }))
      .filter(({ products }) => products > fewest)
  const nearest = within(count === 0 ? most : 1)
  const isLost = isAlone && nearest.length === 0 && count === 0 && word.length >= SHORTEST_OF_TWO_SLIPS
  // 'Vinegre' is nothing's name, and 'vinegar' begins and ends so.
  const near =
    isLost && most === 1 ? within(2).filter(({ name }) => consonantsOf(name) === consonantsOf(word)) : nearest
  const likely = ({ name, products }: { name: string; products: number }) =>
    products *
    (steps(word, name) > 1 ? LIKELY.twoSteps : 1) *
    (name[0] === word[0] ? 1 : LIKELY.otherBeginning) *
    (search.index.term(name) ? 1 : LIKELY.unwritten)
  const [best] = near.toSorted((a, b) => likely(b) - likely(a))
  return best ? { word: best.name, spelling: spellingOf(search, best.name) } : null
}

const SHORTEST_OF_TWO_SLIPS = 6
/** Once each where one stands twice: 'vinegre' has those of 'vinegar'. */
const consonantsOf = (word: string) => word.replace(/[aeiouy]/g, '').replace(/(.)\1+/g, '$1')

/** One in four letters to seven, two from eight on, but one of a compound whose parts are words: 'Fischsuppe' is no 'Fleischsuppe'. */
function mostSlips({ index }: Search, word: string): number {
  if (word.length < 4 || /\d/.test(word)) return 0
  if (word.length < 8) return 1
  const isWord = (part: string) => part.length >= SHORTEST_WORD && (isHeadNoun(part) || index.term(part) !== undefined)
  const split = splitCompound(word, isWord)
  return split !== null && isHeadNoun(split.head) ? 1 : 2
}

const SHORTEST_WORD = 4
const SHORTEST_PART = 5

/** Of a compound that nothing has the one whose first part is the nearest word: of 'Johanisbeersaft' 'Johannisbeersaft'. */
export function meantCompound(search: Search, word: string, countOf: Counts['countOf']): Meant | null {
  for (let at = SHORTEST_PART; at <= word.length - 3; at++) {
    const [modifier, head] = [word.slice(0, at), word.slice(at)]
    if (!isHeadNoun(head)) continue
    const near = search.index.near(modifier, modifier.length < 8 ? 1 : 2).filter((name) => name[0] === word[0])
    const found = near.slice(0, MOST_NEAR).find((name) => countOf(name + head) > 0)
    if (found) return { word: found + head, spelling: spellingOf(search, found) + head }
  }
  return meantHead(search, word)
}

/** And the one whose head is the nearest noun of the trade: of 'Rindergullasch' 'Rindergulasch', also where nobody sells it. */
function meantHead(search: Search, word: string): Meant | null {
  // A 'Kaffeeautomat' is made of two words and is no tomato.
  if (planHits(search, word).head !== null) return null
  const isWord = (part: string) => part.length >= SHORTEST_WORD && search.index.term(part) !== undefined
  for (let at = SHORTEST_WORD; at <= word.length - SHORTEST_PART; at++) {
    const end = word.slice(at)
    const letters = lettersOf(end)
    const head = nounsByFirst.get(end[0]!)?.find((noun) => {
      const isAsLong = Math.abs(noun.name.length - end.length) <= 1
      return isAsLong && mayBeNear(letters, noun.letters, 1) && steps(end, noun.name) <= 1
    })
    if (!head || modifierOf(word.slice(0, at), isWord) === null) continue
    return { word: word.slice(0, at) + head.name, spelling: word.slice(0, at) + head.name }
  }
  return null
}

const nounsByFirst = Map.groupBy(
  [...headNounSpellings.keys()]
    .filter((name) => name.length >= SHORTEST_PART)
    .map((name) => ({ name, letters: lettersOf(name) })),
  ({ name }) => name[0]!,
)

/** A word may be known although no product has it alone: 'Handschuh' is in 'Einmalhandschuh'. */
function nearWords({ index, synonyms }: Search, word: string, most: number): Set<string> {
  const wordLetters = lettersOf(word)
  const isNear = ({ name, letters }: Spelled) =>
    mayBeNear(wordLetters, letters, most) && name !== word && name.length > 3 && steps(word, name) <= most
  // Two slips and another beginning are another word.
  const isLikely = (name: string) => name[0] === word[0] || steps(word, name) < 2
  const byLength = spelledIn(synonyms)
  const known = Array.from({ length: 2 * most + 1 }, (_, i) => byLength.get(word.length - most + i) ?? [])
    .flat()
    .filter(isNear)
  return new Set([...known.map(({ name }) => name), ...index.near(word, most)].filter(isLikely))
}

type Spelled = { name: string; letters: number }
const spelledBy = new WeakMap<Synonyms, Map<number, Spelled[]>>()

/** The words of synonyms and of the trade, by how long they are. */
function spelledIn(synonyms: Synonyms): Map<number, Spelled[]> {
  const known = spelledBy.get(synonyms)
  if (known) return known
  const names = [...synonyms.spellings.keys(), ...headNounSpellings.keys()]
  const spelled = Map.groupBy(
    names.map((name) => ({ name, letters: lettersOf(name) })),
    ({ name }) => name.length,
  )
  spelledBy.set(synonyms, spelled)
  return spelled
}

const spellingOf = ({ index, synonyms }: Search, word: string) =>
  index.term(word)?.spelling ?? synonyms.spellings.get(word) ?? headNounSpellings.get(word) ?? word
