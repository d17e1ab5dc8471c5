import type { Language } from '../../../contract/platform/values.ts'
import type { Term } from './stored/term.ts'

/** The products that something is said about, `count` of them in `docs`, and the most that is. */
export type Hits = { docs: Int32Array; count: number; weights: Float32Array }

// A search fills dozens of them, each as large as the catalogue, and no search waits in its midst: so they are used again.
const inUse = new Set<Hits>()
const free: Pick<Hits, 'docs' | 'weights'>[] = []
const MOST_FREE = 32
const FIRST_DOCS = 256

export function createHits(size: number): Hits {
  const known = free.pop()
  const weights = known && known.weights.length >= size ? known.weights : new Float32Array(Math.ceil(size * 1.1))
  const hits = { docs: known?.docs ?? new Int32Array(FIRST_DOCS), count: 0, weights }
  inUse.add(hits)
  return hits
}

/** Takes back hits that are not read any more, so that the next ones need no new room. */
export function releaseHits(all: readonly Hits[]): void {
  for (const hits of all) {
    if (!inUse.delete(hits)) continue
    const { docs, count, weights } = hits
    for (let i = 0; i < count; i++) weights[docs[i]!] = 0
    if (free.length < MOST_FREE) free.push({ docs, weights })
  }
}

/** Takes back all hits that are left; they must not be read any more. */
export const recycleHits = (): void => releaseHits([...inUse])

/** As long as they are not taken back. */
export const docsOf = ({ docs, count }: Hits): Int32Array => docs.subarray(0, count)

function makeRoom(hits: Hits, more: number) {
  if (hits.count + more <= hits.docs.length) return
  const larger = new Int32Array(Math.max(hits.count + more, hits.docs.length * 2))
  larger.set(hits.docs)
  hits.docs = larger
}

export function raise(hits: Hits, doc: number, weight: number): void {
  const known = hits.weights[doc]!
  if (known === 0) {
    makeRoom(hits, 1)
    hits.docs[hits.count++] = doc
  }
  if (weight > known) hits.weights[doc] = weight
}

/** What others hit, so much as they say. */
export function raiseAll(hits: Hits, others: Hits, factor = 1): void {
  for (let i = 0; i < others.count; i++) {
    const doc = others.docs[i]!
    raise(hits, doc, others.weights[doc]! * factor)
  }
}

export function raiseTerm(
  hits: Hits,
  { postings, count }: Term,
  { factor, language }: { factor: number; language: Language },
) {
  makeRoom(hits, count)
  const { docs, weights } = hits
  const shift = language === 'de' ? 4 : 0
  let hit = hits.count
  for (let i = 0; i < count; i++) {
    const posting = postings[i]!
    const doc = posting >>> 8
    const weight = ((posting >>> shift) & 15) * factor
    const known = weights[doc]!
    if (known === 0) docs[hit++] = doc
    if (weight > known) weights[doc] = weight
  }
  hits.count = hit
}

/** What all of them hit, as much as they say between the least and on average. */
export function raiseCommon(hits: Hits, all: Hits[], factor: number): void {
  const [first, ...others] = all.toSorted((a, b) => a.count - b.count)
  if (!first) return
  for (let at = 0; at < first.count; at++) {
    const doc = first.docs[at]!
    let least = first.weights[doc]!
    let sum = least
    for (let i = 0; i < others.length && least > 0; i++) {
      const weight = others[i]!.weights[doc]!
      least = Math.min(least, weight)
      sum += weight
    }
    if (least > 0) raise(hits, doc, ((least + sum / all.length) / 2) * factor)
  }
}
