import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A kind of food: nouns that name it, words of the label, shapes it is sold in, best first, and where it is sold. */
export type Head = {
  stems: string[]
  de: string
  en: string
  archetypes: string[]
  palettes: string[]
  motif: string
  home: string[]
  /** As often a taste as a kind: gives way to any other noun. */
  weak?: boolean
  /** No kind at all where such goods are not sold. */
  taste?: boolean
  /** A group, whose sort is said though the noun says it: 'Preiselbeeren' are fruit. */
  general?: boolean
}

/** A taste (rank 1), sort (2) or manner (3) that names contain; `^` and `$` in the pattern are the ends of a word. */
export type VarietyWord = { de: string; en: string; pattern: string; palette: string; motif: string; rank: number }

type WordLists = {
  variety: VarietyWord[]
  heads: Head[]
  /** Palettes that what is seen through a shape goes with. */
  contents: Record<string, string[]>
  /** Varieties that do so whatever their palette is. */
  contentWords: Record<string, string[]>
  leafMotifs: string[]
}

export const labelWords = JSON.parse(readFileSync(join(import.meta.dirname, 'words.json'), 'utf8')) as WordLists

/** The kind a name says, with the noun it was found by. */
export type FoundHead = { head: Head; stem: string; word: string }

/**
 * The kind: the last known noun of the first part that has one; one that its category sells before others, then those
 * whose shapes fit, then strong nouns before weak ones.
 */
export function headOf(name: string, category: string, fitting: string[]): FoundHead | undefined {
  const parts = cleaned(name)
    .replaceAll(/[-–_/.+&]+/g, ' ')
    .split(TAIL)
    .map((part) => nounsOf(part, category))
    .filter((found) => found.length > 0)
  const first = parts[0]
  if (!first) return undefined
  const top = fitting.slice(0, MOST_FITTING)
  const fits = ({ head }: FoundHead) => head.archetypes.some((archetype) => top.includes(archetype))
  const isEnough = first.some((found) => fits(found) || !found.head.weak)
  const found = isEnough ? first : [...first, ...parts.slice(1).flat().filter(fits)]
  const isSold = ({ head }: FoundHead) => head.home.includes(category)
  const score = (noun: FoundHead) => (noun.head.weak ? 0 : 2) + (fits(noun) ? 3 : 0) + (isSold(noun) ? 4 : 0)
  const best = found.reduce((leading, noun) => (score(noun) >= score(leading) ? noun : leading))
  return best.head.taste && !fits(best) ? undefined : best
}

const MOST_FITTING = 8
const TAIL = /\bmit\b|\bohne\b|\bin\b|\baus\b|\bauf\b|\bfür\b|\bzum\b|\bnach\b|,/i

const cleaned = (name: string) =>
  name
    .replaceAll(/&#\d+;?/g, ' ')
    .replaceAll(/\([^)]*\)/g, ' ')
    .replaceAll(/[*®™!?"„“´`]/g, ' ')
    .replaceAll(/[-–]?\d+(?:[.,]\d+)? ?% ?(?:zucker|fett)/gi, ' ')
    .replaceAll(/\b\d+(?:[.,]\d+)?\s?(?:g|gr|kg|ml|l|ltr|cl|stück)\b\.?/gi, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

const stems = labelWords.heads
  .flatMap((head) => head.stems.map((stem) => ({ stem, head })))
  .toSorted((a, b) => b.stem.length - a.stem.length)
type Stem = (typeof stems)[number]
const phrases = stems.filter(({ stem }) => stem.includes(' '))
const singles = stems.filter(({ stem }) => !stem.includes(' '))
const known = new Map<string, Stem | undefined>()

/** The longest, and of equal ones that of the category: 'Filet' is meat here and fish there. */
function longestSold(found: Stem[], category: string): Stem | undefined {
  const longest = found.filter(({ stem }) => stem.length === found[0]!.stem.length)
  return longest.find(({ head }) => head.home.includes(category)) ?? found[0]
}

function nounsOf(text: string, category: string): FoundHead[] {
  const words = text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter(Boolean)
  return words.flatMap((word, index) => {
    const upTo = words.slice(0, index + 1).join(' ')
    const phrase = longestSold(
      phrases.filter(({ stem }) => ` ${upTo}`.endsWith(` ${stem}`)),
      category,
    )
    const single = singleOf(word, category)
    const found = phrase && (!single || phrase.stem.length >= single.stem.length) ? phrase : single
    return found ? [{ ...found, word }] : []
  })
}

function singleOf(word: string, category: string) {
  const key = `${category} ${word}`
  if (!known.has(key)) {
    const found = singles.filter(({ stem }) => endsIn(word, stem))
    known.set(key, longestSold(found, category))
  }
  return known.get(key)
}

const endsIn = (word: string, stem: string) =>
  word === stem || (word.endsWith(stem) && (stem === 'öl' || (stem.length >= 3 && word.length - stem.length >= 2)))

/** What a label says in large letters, in both languages. */
export type Variety = { de: string; en: string; palette: string; motif: string; rank: number }

/** The taste, sort or manner a name says, or undefined. Two tastes are joined where there is room. */
export function varietyOf(name: string, found: FoundHead | undefined): Variety | undefined {
  const hits = usefulHits(name, found)
  if (hits.length === 0) return undefined
  const best = hits
    .filter((hit) => hit.word.rank === hits[0]!.word.rank)
    .filter((hit, index, all) => all.findIndex(({ word }) => word.de === hit.word.de) === index)
    .toSorted((a, b) => a.at - b.at)
    .map(({ word }) => word)
  const [first, second] = best
  const isPair = second && best.length <= 3 && first!.rank === 1 && first!.de.length + second.de.length <= PAIR
  if (isPair) return { ...first!, de: `${first!.de} & ${second.de}`, en: `${first!.en} & ${second.en}` }
  return withCocoa(name, best.find(({ de }) => DARK.test(de)) ?? first!)
}

const PAIR = 20
const DARK = /Zartbitter|Edelbitter|Noir|Dunkel/

/** The share of cocoa belongs to the name of a dark chocolate. */
function withCocoa(name: string, word: VarietyWord): Variety {
  const share = Number(/(\d{2}) ?%/.exec(name)?.[1] ?? 0)
  if (share < 40 || !(DARK.test(word.de) || word.de.includes('Kakao'))) return word
  const palette = share >= 70 ? 'lakritz' : word.palette
  return { ...word, de: `${word.de} ${share} %`, en: `${word.en} ${share} %`, palette }
}

type Hit = { word: VarietyWord; at: number; end: number }

function usefulHits(name: string, found: FoundHead | undefined): Hit[] {
  const text = cleaned(name)
    .toLowerCase()
    .replaceAll(/[-_/.]+/g, ' ')
    .replaceAll(/\bohne \p{L}+( \p{L}+)?/gu, ' ')
    .replaceAll(/\b(?:in|mit) [^,]*?(?:sonnenblumen|raps)öl\b/gu, ' ')
  const hits = patterns
    .filter(({ beginning }) => text.includes(beginning))
    .flatMap(({ word, pattern }) =>
      [...text.matchAll(pattern)].map((match) => ({ word, at: match.index, end: match.index + match[0].length })),
    )
    .toSorted((a, b) => b.end - b.at - (a.end - a.at))
  const apart: Hit[] = []
  for (const hit of hits) if (!apart.some((other) => other.at < hit.end && hit.at < other.end)) apart.push(hit)
  return apart
    .filter((hit) => !isKindItself(hit, text, found))
    .toSorted((a, b) => a.word.rank - b.word.rank || a.at - b.at)
}

const patterns = labelWords.variety.map((word) => ({ word, pattern: patternOf(word), beginning: beginningOf(word) }))

/** Letters every match begins with, which are found faster than a pattern; '' where a choice stands at the outside. */
function beginningOf({ pattern }: VarietyWord): string {
  if (/^[^(]*\|/.test(pattern)) return ''
  const [, letters = '', next = ''] = /^\^?([\p{L} ]*)(.?)/u.exec(pattern) ?? []
  return /[?*+{]/.test(next) ? letters.slice(0, -1) : letters
}

function patternOf({ pattern }: VarietyWord): RegExp {
  if (!pattern.startsWith('^')) return new RegExp(pattern, 'giu')
  const core = pattern.slice(1).replace(/\$$/, '')
  return new RegExp(`(?<![\\p{L}])(?:${core})${pattern.endsWith('$') ? '(?![\\p{L}])' : ''}`, 'giu')
}

/** 'Schoko' is no variety of chocolate, nor what the noun itself says; of a group and of herbal teas it is. */
function isKindItself({ word, at, end }: Hit, text: string, found: FoundHead | undefined): boolean {
  if (!found) return false
  const { head, stem } = found
  const start = text.indexOf(found.word)
  const last = start + found.word.length
  const isInNoun = start >= 0 && at >= last - stem.length && end <= last && !head.general && !HERBS.test(stem)
  const isSame = word.de.toLowerCase() === head.de.toLowerCase()
  const isBean = word.de === 'Bohne' && /Kaffee|Espresso/.test(head.de)
  return isInNoun || isSame || isBean || (word.de === 'Schoko' && head.de === 'Schokolade')
}

const HERBS = /rooi?bos|kamille|pfefferminz|fenchel/
