/** How many new words wait beside the sorted ones before they are merged. */
const FEWEST_MERGED = 1000
const MERGED_SHARE = 0.02
const MOST_UNSORTED = 20_000

/** Words in their order. A new one is sorted among the last ones alone, as there may be millions of others. */
export function createSortedWords() {
  let words: string[] = []
  let latest: string[] = []
  let unsorted: string[] = []

  function settle() {
    if (unsorted.length === 0) return
    latest = merge(latest, unsorted.toSorted())
    unsorted = []
    if (latest.length < Math.max(FEWEST_MERGED, words.length * MERGED_SHARE)) return
    words = merge(words, latest)
    latest = []
  }
  return {
    add(word: string): void {
      // Sorted in parts, as who asks next would wait for all of them.
      if (unsorted.push(word) >= MOST_UNSORTED) settle()
    },
    beginningWith(beginning: string): string[] {
      settle()
      return merge(rangeOf(words, beginning), rangeOf(latest, beginning))
    },
  }
}

function merge(one: string[], other: string[]): string[] {
  if (one.length === 0) return other
  if (other.length === 0) return one
  const merged: string[] = []
  let [i, j] = [0, 0]
  while (i < one.length && j < other.length) merged.push(one[i]! < other[j]! ? one[i++]! : other[j++]!)
  while (i < one.length) merged.push(one[i++]!)
  while (j < other.length) merged.push(other[j++]!)
  return merged
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
