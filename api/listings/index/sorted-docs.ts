export type Compare = (a: number, b: number) => number
export type SortedDocs = ReturnType<typeof createSortedDocs>

/** A full block is parted in two, so an addition moves no more numbers than these, however many products there are. */
const BLOCK = 1024

/**
 * Numbers of products in an order, in blocks. One is taken out and put in by what it is compared by: take it out before
 * that changes, and put it in afterwards.
 */
export function createSortedDocs(compare: Compare, docs: readonly number[] | Int32Array) {
  const { blocks, counts } = blocksOf(Int32Array.from(docs).toSorted(compare))
  let length = docs.length

  /** The last block that begins before the product or with it. */
  function blockOf(doc: number): number {
    let [low, high] = [0, blocks.length - 1]
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if (compare(blocks[middle]![0]!, doc) <= 0) low = middle
      else high = middle - 1
    }
    return low
  }
  /** How many of the block come before the product. */
  function placeIn(at: number, doc: number): number {
    let [low, high] = [0, counts[at]!]
    while (low < high) {
      const middle = (low + high) >> 1
      if (compare(blocks[at]![middle]!, doc) < 0) low = middle + 1
      else high = middle
    }
    return low
  }
  return {
    get length() {
      return length
    },
    /** All in order, at once. */
    toArray: (): Int32Array => joined(blocks, counts, length),
    add(doc: number): void {
      let at = blockOf(doc)
      if (counts[at] === BLOCK) {
        partBlock(blocks, counts, at)
        at = blockOf(doc)
      }
      const place = placeIn(at, doc)
      blocks[at]!.copyWithin(place + 1, place, counts[at])
      blocks[at]![place] = doc
      counts[at] = counts[at]! + 1
      length++
    },
    remove(doc: number): void {
      const at = blockOf(doc)
      const place = placeIn(at, doc)
      if (place >= counts[at]! || blocks[at]![place] !== doc) throw new Error(`Product ${doc} is not in its place.`)
      blocks[at]!.copyWithin(place, place + 1, counts[at])
      length--
      counts[at] = counts[at]! - 1
      if (counts[at]! > 0 || blocks.length === 1) return
      blocks.splice(at, 1)
      counts.splice(at, 1)
    },
    /** All in order, one by one. */
    *[Symbol.iterator](): IterableIterator<number> {
      for (let at = 0; at < blocks.length; at++) for (let i = 0; i < counts[at]!; i++) yield blocks[at]![i]!
    },
  }
}

function joined(blocks: Int32Array[], counts: number[], length: number): Int32Array {
  const docs = new Int32Array(length)
  let at = 0
  blocks.forEach((block, i) => {
    docs.set(block.subarray(0, counts[i]), at)
    at += counts[i]!
  })
  return docs
}

/** At least one block, each half full. */
function blocksOf(sorted: Int32Array) {
  const blocks = [new Int32Array(BLOCK)]
  const counts = [0]
  for (let at = 0; at < sorted.length; at += BLOCK / 2) {
    const part = sorted.subarray(at, at + BLOCK / 2)
    const block = new Int32Array(BLOCK)
    block.set(part)
    blocks[at / (BLOCK / 2)] = block
    counts[at / (BLOCK / 2)] = part.length
  }
  return { blocks, counts }
}

function partBlock(blocks: Int32Array[], counts: number[], at: number) {
  const half = new Int32Array(BLOCK)
  half.set(blocks[at]!.subarray(BLOCK / 2))
  blocks.splice(at + 1, 0, half)
  counts.splice(at, 1, BLOCK / 2, BLOCK / 2)
}
