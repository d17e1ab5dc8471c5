import type { Language } from '../../../contract/platform/values.ts'
import { docOfPosting, weightOfPosting, type Term } from './terms.ts'

/** The products that something is said about, and the most that is. */
export type Hits = { docs: number[]; weights: Float32Array }

export const createHits = (size: number): Hits => ({ docs: [], weights: new Float32Array(size) })

export function raise({ docs, weights }: Hits, doc: number, weight: number): void {
  const known = weights[doc]!
  if (known === 0) docs.push(doc)
  if (weight > known) weights[doc] = weight
}

export function raiseTerm(
  hits: Hits,
  { postings, count }: Term,
  { factor, language }: { factor: number; language: Language },
) {
  for (let i = 0; i < count; i++) {
    const posting = postings[i]!
    raise(hits, docOfPosting(posting), weightOfPosting(posting, language) * factor)
  }
}

/** What all of them hit, as much as the one that says least. */
export function raiseCommon(hits: Hits, all: Hits[], factor: number): void {
  const [first, ...others] = all.toSorted((a, b) => a.docs.length - b.docs.length)
  for (const doc of first?.docs ?? []) {
    const least = Math.min(first!.weights[doc]!, ...others.map(({ weights }) => weights[doc]!))
    if (least > 0) raise(hits, doc, least * factor)
  }
}
