/** How many letters have to be put in, taken out, replaced or swapped with their neighbour. */
export function steps(from: string, to: string): number {
  if (Math.abs(from.length - to.length) > 2) return Infinity
  let before: number[] = []
  let last = Array.from({ length: to.length + 1 }, (_, i) => i)
  for (let i = 1; i <= from.length; i++) {
    const row = [i]
    for (let j = 1; j <= to.length; j++) {
      const isSame = from[i - 1] === to[j - 1]
      let least = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (isSame ? 0 : 1))
      const isSwapped = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1]
      if (isSwapped) least = Math.min(least, before[j - 2]! + 1)
      row.push(least)
    }
    before = last
    last = row
  }
  return last[to.length]!
}

/** The letters of a word as bits: a quick look at what cannot be near. */
export function lettersOf(word: string): number {
  let letters = 0
  for (let i = 0; i < word.length; i++) letters |= 1 << (word.charCodeAt(i) & 31)
  return letters
}

/** Whether words of these letters may be within so many steps: each changes at most two letters of the set. */
export function mayBeNear(one: number, other: number, most: number): boolean {
  let count = 0
  for (let left = one ^ other; left !== 0; left &= left - 1) count++
  return count <= 2 * most
}
