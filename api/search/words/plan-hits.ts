import type { Language } from '../../../contract/platform/values.ts'
import { isHeadNoun } from './head-nouns.ts'
import { homesOf } from './query/homes.ts'
import { compoundsOf, modifierOf, splitCompound, type Split } from './splits.ts'
import { stemOf } from './stem.ts'
import type { Synonyms } from './synonyms.ts'
import { weightOfPosting } from './terms.ts'
import type { WordIndex } from './word-index.ts'

export type HitContext = { index: WordIndex; synonyms: Synonyms; language: Language }
/** Terms, and how much what has them counts beside what has the word itself. */
export type PlannedTerm = { name: string; factor: number }
/** Where the products that a word speaks of are found. */
export type HitPlan = {
  terms: readonly PlannedTerm[]
  /** Words of which a product must have all, each in one of its forms. */
  phrases: readonly { words: readonly (readonly PlannedTerm[])[]; factor: number }[]
  /** Of a compound of known words the last one. */
  head: string | null
  /** See homes.ts. */
  homes: readonly string[]
  /** Whether goods have a compound of other names of its parts. */
  hasOtherCompound: boolean
}

const factors = { sameStem: 0.92, foreignForm: 0.35, synonym: 0.75, wider: 0.4, head: 0.65, parts: 0.6, modifier: 0.3 }
const SHORTEST_MODIFIER = 3
const SHORTEST_HEAD = 2
const SHORTEST_UNKNOWN = 3
const MOST_PLANS = 5000
const MOST_LONGER = 50

type Plans = {
  vocabulary: object
  synonyms: HitContext['synonyms']
  plans: Map<string, HitPlan>
  longer: Map<string, readonly string[]>
}
const plansBy: Record<Language, WeakMap<WordIndex, Plans>> = { de: new WeakMap(), en: new WeakMap() }

/** What hangs on the words there are, not on the products that have them, is cached until a new word comes. */
function cachedPlans({ index, synonyms, language }: HitContext): Plans {
  const cached = plansBy[language].get(index)
  const isCurrent = cached?.vocabulary === index.vocabulary && cached.synonyms === synonyms
  if (isCurrent && cached.plans.size + cached.longer.size < MOST_PLANS) return cached
  const plans = { vocabulary: index.vocabulary, synonyms, plans: new Map(), longer: new Map() }
  plansBy[language].set(index, plans)
  return plans
}

/** Of the words that begin so those that most products have, as behind one letter stand thousands. */
export function longerWords(context: HitContext, beginning: string): readonly string[] {
  const { index } = context
  const { longer } = cachedPlans(context)
  const known = longer.get(beginning)
  if (known) return known
  const words = index
    .beginningWith(beginning)
    .map((word) => ({ word, count: index.countOf(word) }))
    .toSorted((a, b) => b.count - a.count)
    .slice(0, MOST_LONGER)
    .map(({ word }) => word)
  longer.set(beginning, words)
  return words
}

export function planHits(context: HitContext, word: string): HitPlan {
  const { index, synonyms } = context
  const cached = cachedPlans(context)
  const known = cached.plans.get(word)
  if (known) return known
  const isPart = (part: string) => isKnown(index, part) || (part.length >= 3 && synonyms.namesOf(part).length > 0)
  const split = splitCompound(word, isPart)
  const others = split && !index.term(word) ? otherCompounds(context, split) : []
  const formsOfEach = (words: readonly string[]) => words.map((each) => distinct(forms(context, each)))
  // A name that begins small is English, or no noun: 'binder' stands at the end of no 'Soßenbinder'.
  const isWritten = (each: string) => /^\p{Ll}/u.test(synonyms.spellings.get(each) ?? '')
  const formsOfName = (words: readonly string[]) =>
    words.map((each) => distinct(forms(context, each, { isAlone: isWritten(each) })))
  const isSold = index.term(word) !== undefined
  const factorOf = (phrase: string[]) => (isSold && synonyms.isWider(phrase) ? factors.wider : factors.synonym)
  const plan: HitPlan = {
    terms: distinct([
      ...forms(context, word),
      ...modified(context, word),
      ...others.flatMap(({ names }) => names.map((name) => ({ name, factor: factors.synonym }))),
    ]),
    phrases: [
      ...synonyms.of(word).map((phrase) => ({ words: formsOfName(phrase), factor: factorOf(phrase) })),
      ...(split ? [{ words: formsOfEach([split.modifier, split.head]), factor: factors.parts }] : []),
      ...others.map(({ modifier, head }) => ({
        words: formsOfEach([modifier, head]),
        factor: factors.parts * factors.synonym,
      })),
    ],
    head: split?.head ?? null,
    homes: homesOfMeant(context, word, split),
    hasOtherCompound: others.some(({ names }) => names.length > 0),
  }
  cached.plans.set(word, plan)
  return plan
}

/** Of a compound of known words the homes of its head, of another name those of what it names: 'Trockenhefe' is yeast, 'capsicum' bell pepper. */
function homesOfMeant({ index, synonyms }: HitContext, word: string, split: Split | null): readonly string[] {
  const own = homesOf(word)
  if (own.length > 0) return own
  const ofHead = split === null ? [] : homesOf(split.head)
  if (ofHead.length > 0 || index.term(word)) return ofHead
  return [...new Set(synonyms.namesOf(word).flatMap(homesOf))]
}

const MOST_NAMES = 6
export const hasOtherCompound = (context: HitContext, word: string): boolean => planHits(context, word).hasOtherCompound

type OtherCompound = Split & { names: string[] }

/** Of a compound that nothing has those of other names of its parts: a 'Pizzaschachtel' is a 'Pizzakarton'. */
function otherCompounds({ index, synonyms }: HitContext, { modifier, head }: Split): OtherCompound[] {
  const namesOf = (word: string) => [...new Set([word, ...synonyms.namesOf(word)])].slice(0, MOST_NAMES)
  const pairs = namesOf(modifier).flatMap((first) => namesOf(head).map((last) => ({ modifier: first, head: last })))
  return pairs
    .slice(1)
    .map((pair) => ({ ...pair, names: compoundsOf(pair).flatMap((name) => [...index.withStem(stemOf(name))]) }))
}

export function formsOf({ index, synonyms }: HitContext, word: string): ReadonlySet<string> {
  if (synonyms.isOwnName(word)) return new Set([word])
  const stem = stemOf(word)
  // 'Erdbeer' is what the forms of 'Erdbeere' share, 'trocken' what those of 'trockene' do.
  return new Set([word, ...index.withStem(stem), ...index.withStem(word), ...(index.term(stem) ? [stem] : [])])
}

/** The word in all its forms, alone and, unless only that is meant, at the end of compounds. */
function forms(context: HitContext, word: string, { isAlone = false } = {}): PlannedTerm[] {
  const { index } = context
  const planned = [{ name: word, factor: 1 }]
  const language = languageOf(index, word) ?? context.language
  for (const form of formsOf(context, word)) {
    const isForeign = form !== word && (languageOf(index, form) ?? language) !== language
    planned.push({ name: form, factor: isForeign ? factors.foreignForm : factors.sameStem })
    if (isForeign || isAlone) continue
    if (form.length < SHORTEST_HEAD) continue
    for (const compound of index.endingWith(form)) {
      if (isHeadOf(index, compound, form)) planned.push({ name: compound, factor: factors.head })
    }
  }
  return planned
}

const MOST_READ = 64
/** The language in whose names most of its products have the word; null where both say as much. */
export function languageOf(index: WordIndex, word: string): Language | null {
  const term = index.term(word)
  let [de, en] = [0, 0]
  for (let i = 0; i < Math.min(term?.count ?? 0, MOST_READ); i++) {
    const posting = term!.postings[i]!
    const difference = weightOfPosting(posting, 'de') - weightOfPosting(posting, 'en')
    if (difference > 0) de++
    if (difference < 0) en++
  }
  return de === en ? null : de > en ? 'de' : 'en'
}

/** Compounds that the word begins. */
function modified(context: HitContext, word: string): PlannedTerm[] {
  const { index } = context
  const planned: PlannedTerm[] = []
  for (const form of formsOf(context, word)) {
    if (form.length < SHORTEST_MODIFIER) continue
    for (const compound of index.beginningWith(form)) {
      if (isModifierOf(index, compound, form)) planned.push({ name: compound, factor: factors.modifier })
    }
  }
  return planned
}

/** Each term once, where it came first, by what it counts most. */
function distinct(planned: readonly PlannedTerm[]): PlannedTerm[] {
  const most = new Map<string, number>()
  for (const { name, factor } of planned) most.set(name, Math.max(most.get(name) ?? 0, factor))
  return [...most].map(([name, factor]) => ({ name, factor }))
}

const isKnown = (index: WordIndex, word: string) =>
  word.length >= 3 && (isHeadNoun(word) || index.term(word) !== undefined)

function isHeadOf(index: WordIndex, compound: string, head: string): boolean {
  const beginning = compound.slice(0, -head.length)
  if (beginning.length < SHORTEST_UNKNOWN) return false
  // What ends with a noun of the trade is one: 'Haselnuss' is a nut, though nothing is called 'Hasel'.
  if (head.length > SHORTEST_UNKNOWN && isHeadNoun(head)) return !isEndOfLonger(compound, head)
  return modifierOf(beginning, (word) => isKnown(index, word)) !== null
}

/** A 'Behälter' is no 'Halter'. */
const isEndOfLonger = (compound: string, head: string) => head === 'halter' && compound.endsWith('behalter')

function isModifierOf(index: WordIndex, compound: string, modifier: string): boolean {
  const rest = compound.slice(modifier.length)
  return (
    rest.length >= SHORTEST_UNKNOWN &&
    ['', 's', 'n', 'en', 'es', 'e'].some((link) => {
      return rest.startsWith(link) && isKnown(index, rest.slice(link.length))
    })
  )
}
