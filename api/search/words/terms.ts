import type { Language } from '../../../contract/platform/values.ts'
import { lettersOf, mayBeNear, steps } from './edit-distance.ts'
import { stemOf } from './stem.ts'
import type { Weights } from './weigh-terms.ts'

/**
 * The products that have a term: each number holds the product's in its upper 24 bits, then 4 bits of weight a language.
 * `spelling` is how the first product writes it.
 */
export type Term = { name: string; spelling: string; postings: Uint32Array; count: number }
export type Terms = ReturnType<typeof createTerms>

export const docOfPosting = (posting: number): number => posting >>> 8
export const weightOfPosting = (posting: number, language: Language): number =>
  language === 'de' ? (posting >>> 4) & 15 : posting & 15

/** A term of one product that is written as it is named, such as each of its numbers, is its posting alone: most terms are. */
type Stored = Term | number

/** All terms; words of letters also in order, by their ends and by their stems. */
export function createTerms() {
  const terms = new Map<string, Stored>()
  const byStem = new Map<string, string[]>()
  let sorted: Sorted | null = null

  function register(name: string) {
    sorted = null
    if (!isWord(name)) return
    const stem = stemOf(name)
    const words = byStem.get(stem)
    if (words) words.push(name)
    else byStem.set(stem, [name])
  }
  const inOrder = () => (sorted ??= sort([...terms.keys()]))

  return {
    get(name: string): Term | undefined {
      const stored = terms.get(name)
      return stored === undefined ? undefined : termOf(name, stored)
    },
    withStem: (stem: string): readonly string[] => byStem.get(stem) ?? [],
    add(name: string, doc: number, { de, en, spelling = name }: Weights): void {
      const posting = ((doc << 8) | (de << 4) | en) >>> 0
      const stored = terms.get(name)
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
    beginningWith: (beginning: string): string[] => rangeOf(inOrder().forward, beginning),
    endingWith: (ending: string): string[] => rangeOf(inOrder().backward, reversed(ending)).map(reversed),
    near: (word: string, most: number): string[] => near(inOrder(), word, most),
    all: () => terms.entries().map(([name, stored]) => termOf(name, stored)),
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

/** Words alone: sizes and numbers hold a sign. */
const isWord = (name: string) => /^\p{L}+$/u.test(name)
const reversed = (word: string) => [...word].toReversed().join('')

function push(term: Term, posting: number) {
  if (term.count === term.postings.length) {
    const grown = new Uint32Array(term.count * 2)
    grown.set(term.postings)
    term.postings = grown
  }
  term.postings[term.count++] = posting
}

type Sorted = { forward: string[]; backward: string[]; byLength: Map<number, { word: string; letters: number }[]> }

function sort(names: string[]): Sorted {
  const words = names.filter(isWord)
  const spelled = words.map((word) => ({ word, letters: lettersOf(word) }))
  return {
    forward: names.toSorted(),
    backward: words.map(reversed).toSorted(),
    byLength: Map.groupBy(spelled, ({ word }) => word.length),
  }
}

function rangeOf(sorted: string[], beginning: string): string[] {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (sorted[middle]! < beginning) low = middle + 1
    else high = middle
  }
  let end = low
  while (end < sorted.length && sorted[end]!.startsWith(beginning)) end++
  return sorted.slice(low, end)
}

function near({ byLength }: Sorted, word: string, most: number): string[] {
  const letters = lettersOf(word)
  const found: { word: string; far: number }[] = []
  for (let length = word.length - most; length <= word.length + most; length++) {
    for (const known of byLength.get(length) ?? []) {
      if (!mayBeNear(known.letters, letters, most)) continue
      const far = steps(word, known.word)
      if (far > 0 && far <= most) found.push({ word: known.word, far: far + (known.word[0] === word[0] ? 0 : 0.5) })
    }
  }
  return found.toSorted((a, b) => a.far - b.far).map((known) => known.word)
}
