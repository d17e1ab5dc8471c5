/** Numbers of products that one product has and that are written as they are named: most terms are. In the order of their names. */
export type SavedNumbers = { names: Uint8Array; ends: Uint32Array; postings: Uint32Array }

const PAUSE_AFTER = 20_000
const FIRST_BYTES = 1024
const noNumbers: SavedNumbers = { names: new Uint8Array(), ends: new Uint32Array(), postings: new Uint32Array() }

/**
 * Such terms as they are saved: a name becomes a text only when it is asked for, so millions of them take neither time at a start nor
 * room beside their letters.
 */
export function openNumbers({ names, ends, postings }: SavedNumbers = noNumbers) {
  const bytes = Buffer.from(names.buffer, names.byteOffset, names.byteLength)
  const nameAt = (at: number) => bytes.toString('utf8', at === 0 ? 0 : ends[at - 1], ends[at])
  /** The first that is not before the name. */
  function placeOf(name: string): number {
    let [low, high] = [0, ends.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (nameAt(middle) < name) low = middle + 1
      else high = middle
    }
    return low
  }
  return {
    get(name: string): number | undefined {
      const place = placeOf(name)
      return place < ends.length && nameAt(place) === name ? postings[place]! | 0 : undefined
    },
    beginningWith(beginning: string): string[] {
      const found: string[] = []
      for (let at = placeOf(beginning); at < ends.length; at++) {
        const name = nameAt(at)
        if (!name.startsWith(beginning)) break
        found.push(name)
      }
      return found
    },
    *all(): Generator<[name: string, posting: number], void> {
      for (let at = 0; at < ends.length; at++) yield [nameAt(at), postings[at]! | 0]
    },
  }
}

/** Takes them in the order of their names; gives way now and then, as there may be millions. */
export function* saveNumbers(sorted: Iterable<[name: string, posting: number]>): Generator<void, SavedNumbers> {
  let names = Buffer.alloc(FIRST_BYTES)
  const ends: number[] = []
  const postings: number[] = []
  let end = 0
  for (const [name, posting] of sorted) {
    const bytes = Buffer.byteLength(name)
    if (end + bytes > names.length) names = Buffer.concat([names], Math.max(end + bytes, names.length * 2))
    names.write(name, end)
    ends.push((end += bytes))
    if (postings.push(posting >>> 0) % PAUSE_AFTER === 0) yield
  }
  return {
    names: Uint8Array.from(names.subarray(0, end)),
    ends: Uint32Array.from(ends),
    postings: Uint32Array.from(postings),
  }
}

/** Of both in the order of their names; none is in both. */
export function* mergeNumbers(
  first: Iterable<[name: string, posting: number]>,
  second: Iterable<[name: string, posting: number]>,
): Generator<[name: string, posting: number], void> {
  const others = second[Symbol.iterator]()
  let other = others.next()
  for (const one of first) {
    for (; !other.done && other.value[0] < one[0]; other = others.next()) yield other.value
    yield one
  }
  for (; !other.done; other = others.next()) yield other.value
}
