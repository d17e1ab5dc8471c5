import type { Language } from '../../../contract/platform/values.ts'
import type { Term } from './stored/term.ts'

/** The products that something is said about, and the most that is. */
export type Hits = { docs: number[]; weights: Float32Array }

// A search fills dozens of them, each as large as the catalogue, and no search waits in its midst: so they are used again.
const inUse = new Set<Hits>()
const free: Float32Array[] = []
const MOST_FREE = 32

export function createHits(size: number): Hits {
  const known = free.pop()
  const hits = { docs: [], weights: known && known.length >= size ? known : new Float32Array(Math.ceil(size * 1.1)) }
  inUse.add(hits)
  return hits
}

/** Takes back hits that are not read any more, so that the next ones need no new room. */
export function releaseHits(all: readonly Hits[]): void {
  for (const hits of all) {
    if (!inUse.delete(hits)) continue
    for (const doc of hits.docs) hits.weights[doc] = 0
    if (free.length < MOST_FREE) free.push(hits.weights)
  }
}

/** Takes back all hits that are left; they must not be read any more. */
export const recycleHits = (): void => releaseHits([...inUse])

export function raise({ docs, weights }: Hits, doc: number, weight: number): void {
  const known = weights[doc]!
  if (known === 0) docs.push(doc)
  if (weight > known) weights[doc] = weight
}

export function raiseTerm(
  { docs, weights }: Hits,
  { postings, count }: Term,
  { factor, language }: { factor: number; language: Language },
) {
  const shift = language === 'de' ? 4 : 0
  for (let i = 0; i < count; i++) {
    const posting = postings[i]!
    const doc = posting >>> 8
    const weight = ((posting >>> shift) & 15) * factor
    const known = weights[doc]!
    if (known === 0) docs.push(doc)
    if (weight > known) weights[doc] = weight
  }
}

/** What all of them hit, as much as the one that says least. */
export function raiseCommon(hits: Hits, all: Hits[], factor: number): void {
  const [first, ...others] = all.toSorted((a, b) => a.docs.length - b.docs.length)
  for (const doc of first?.docs ?? []) {
    let least = first!.weights[doc]!
    for (let i = 0; i < others.length; i++) least = Math.min(least, others[i]!.weights[doc]!)
    if (least > 0) raise(hits, doc, least * factor)
  }
}
