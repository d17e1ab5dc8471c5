import type { Compare } from './sorted-docs.ts'

/** Numbers in an order that is made as far as it is read: of thousands mostly the first few are. Takes the array for its own. */
export function* lazyOrder(docs: Int32Array, compare: Compare): Generator<number, void> {
  let count = docs.length
  for (let at = (count >> 1) - 1; at >= 0; at--) sink(at)
  while (count > 0) {
    yield docs[0]!
    docs[0] = docs[--count]!
    sink(0)
  }

  function sink(from: number) {
    let at = from
    const doc = docs[at]!
    for (;;) {
      let below = 2 * at + 1
      if (below >= count) break
      if (below + 1 < count && compare(docs[below + 1]!, docs[below]!) < 0) below++
      if (compare(doc, docs[below]!) <= 0) break
      docs[at] = docs[below]!
      at = below
    }
    docs[at] = doc
  }
}
