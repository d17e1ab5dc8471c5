/** The word that differs least from the given one, null when every one differs in more than a third of its letters. */
export function nearestWord(wrong: string, words: Iterable<string>): string | null {
  let nearest: string | null = null
  let least = Math.max(2, Math.floor(wrong.length / 3)) + 1
  for (const word of words) {
    const difference = word.startsWith(wrong) && wrong.length >= 3 ? 1 : differenceOf(wrong, word)
    if (difference >= least) continue
    nearest = word
    least = difference
  }
  return nearest
}

/** Levenshtein's distance. */
function differenceOf(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const changed = row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)
      next.push(Math.min(changed, row[j]! + 1, next[j - 1]! + 1))
    }
    row = next
  }
  return row[b.length]!
}
