import type { Language } from '../../../contract/platform/values.ts'
import { createSortedWords } from './stored/sorted-words.ts'
import type { Term } from './stored/term.ts'
import { mergeNumbers, openNumbers, saveNumbers, type SavedNumbers } from './stored/saved-numbers.ts'
import { saveTerms, termsIn, type SavedTermList } from './stored/saved-terms.ts'
import { NUMBER_SIGN } from './tokens.ts'
import { createVocabulary } from './stored/vocabulary.ts'
import type { Weights } from './weigh-terms.ts'

export type Terms = ReturnType<typeof createTerms>
export type SavedTerms = { numbers: SavedNumbers; terms: SavedTermList }

export const docOfPosting = (posting: number): number => posting >>> 8
export const weightOfPosting = (posting: number, language: Language): number =>
  language === 'de' ? (posting >>> 4) & 15 : posting & 15

/** A term of one product that is written as it is named, such as each of its numbers, is its posting alone: most terms are. */
type Stored = Term | number

/** All terms. Begins with those that others saved. */
export function createTerms(saved?: SavedTerms) {
  const terms = new Map<string, Stored>()
  const vocabulary = createVocabulary()
  const numbers = createSortedWords()
  const register = (name: string) => (name.startsWith(NUMBER_SIGN) ? numbers.add(name) : vocabulary.add(name))
  const savedNumbers = openNumbers(saved?.numbers)
  const lookUp = (name: string): Stored | undefined =>
    terms.get(name) ?? (name.startsWith(NUMBER_SIGN) ? savedNumbers.get(name) : undefined)
  /** What is said of a saved number since stands in `terms`. */
  const unchanged = () => savedNumbers.all().filter(([name]) => !terms.has(name))

  for (const term of saved ? termsIn(saved.terms) : []) {
    register(term.name)
    terms.set(term.name, term.count === 1 && term.spelling === term.name ? term.postings[0]! | 0 : term)
  }
  return {
    vocabulary,
    get(name: string): Term | undefined {
      const stored = lookUp(name)
      return stored === undefined ? undefined : termOf(name, stored)
    },
    countOf(name: string): number {
      const stored = lookUp(name)
      return typeof stored === 'object' ? stored.count : stored === undefined ? 0 : 1
    },
    add(name: string, doc: number, { de, en, spelling = name }: Weights): void {
      const posting = ((doc << 8) | (de << 4) | en) >>> 0
      const stored = lookUp(name)
      if (stored === undefined) {
        register(name)
        // Signed, so that it takes no object.
        terms.set(name, spelling === name ? posting | 0 : singleTerm(name, spelling, posting))
        return
      }
      const term = termOf(name, stored)
      push(term, posting)
      terms.set(name, term)
    },
    beginningWith(beginning: string): string[] {
      if (!beginning.startsWith(NUMBER_SIGN)) return vocabulary.beginningWith(beginning)
      return [...savedNumbers.beginningWith(beginning), ...numbers.beginningWith(beginning)].toSorted()
    },
    *all(): Generator<Term, void> {
      for (const [name, posting] of unchanged()) yield termOf(name, posting)
      for (const [name, stored] of terms) yield termOf(name, stored)
    },
    *save(): Generator<void, SavedTerms> {
      const isNumber = (name: string) => name.startsWith(NUMBER_SIGN) && typeof terms.get(name) === 'number'
      const added = numbers.beginningWith(NUMBER_SIGN).values().filter(isNumber)
      const both = mergeNumbers(
        added.map((name) => [name, terms.get(name) as number]),
        unchanged(),
      )
      // In the order in which they came, on which hangs what is found near.
      const others = () =>
        terms
          .entries()
          .filter(([name]) => !isNumber(name))
          .map(([name, stored]) => termOf(name, stored))
      return { numbers: yield* saveNumbers(both), terms: yield* saveTerms(others) }
    },
  }
}

const termOf = (name: string, stored: Stored): Term =>
  typeof stored === 'number' ? singleTerm(name, name, stored) : stored
const singleTerm = (name: string, spelling: string, posting: number): Term => ({
  name,
  spelling,
  postings: Uint32Array.of(posting),
  count: 1,
})

/** The same with other numbers of products; those without a new one are left out, as are terms that nothing has. */
export function renumberTerms(terms: Terms, numberOf: (doc: number) => number | undefined): Terms {
  const next = createTerms()
  for (const { name, spelling, postings, count } of terms.all()) {
    for (const posting of postings.subarray(0, count)) {
      const doc = numberOf(docOfPosting(posting))
      const weights = { de: weightOfPosting(posting, 'de'), en: weightOfPosting(posting, 'en'), spelling }
      if (doc !== undefined) next.add(name, doc, weights)
    }
  }
  return next
}

function push(term: Term, posting: number) {
  if (term.count === term.postings.length) {
    const grown = new Uint32Array(term.count * 2)
    grown.set(term.postings)
    term.postings = grown
  }
  term.postings[term.count++] = posting
}
