import type { Term } from './term.ts'

/** All terms in their order; '' stands for a spelling that is the name. The postings of each follow those of the one before. */
export type SavedTermList = { names: string[]; spellings: string[]; counts: Uint32Array; postings: Uint32Array }

const PAUSE_AFTER = 20_000

/** Copies terms; gives way now and then, as there may be millions. They must not change before it ends. */
export function* saveTerms(all: () => Iterable<Term>): Generator<void, SavedTermList> {
  const names: string[] = []
  const spellings: string[] = []
  const counts: number[] = []
  let length = 0
  for (const { name, spelling, count } of all()) {
    if (names.push(name) % PAUSE_AFTER === 0) yield
    spellings.push(spelling === name ? '' : spelling)
    counts.push(count)
    length += count
  }
  const postings = new Uint32Array(length)
  let at = 0
  let done = 0
  for (const term of all()) {
    if (++done % PAUSE_AFTER === 0) yield
    postings.set(term.postings.subarray(0, term.count), at)
    at += term.count
  }
  return { names, spellings, counts: Uint32Array.from(counts), postings }
}

export function* termsIn({ names, spellings, counts, postings }: SavedTermList): Generator<Term, void> {
  let at = 0
  for (let i = 0; i < names.length; i++) {
    const count = counts[i]!
    yield { name: names[i]!, spelling: spellings[i]! || names[i]!, postings: postings.subarray(at, at + count), count }
    at += count
  }
}
