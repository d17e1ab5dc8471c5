import { foldText } from '../../contract/platform/fold-text.ts'

/** A word as it is written; `letters` has a bit for each that occurs. */
export type SpelledWord = { word: string; folded: string; letters: number; count: number }
export type Spelling = ReturnType<typeof createSpelling>

/**
 * Words of one language in memory, to find those a mistyped one may mean. Who mistypes a word has mostly begun it right:
 * only words with the same first letter are looked through, and only those of nearly the same letters are compared.
 */
export function createSpelling() {
  const byLetter = new Map<string, Map<string, SpelledWord>>()
  const wordsLike = (folded: string) => byLetter.get(folded[0] ?? '')?.values() ?? []
  return {
    /** Counts one more use of the word. */
    add(word: string): SpelledWord {
      const folded = foldText(word)
      const words = byLetter.get(folded[0] ?? '') ?? new Map<string, SpelledWord>()
      byLetter.set(folded[0] ?? '', words)
      const spelled = words.get(word) ?? { word, folded, letters: lettersOf(folded), count: 0 }
      words.set(word, spelled)
      spelled.count++
      return spelled
    },
    /** Takes one use back; a word without any is removed. */
    remove(spelled: SpelledWord): void {
      spelled.count--
      if (spelled.count === 0) byLetter.get(spelled.folded[0] ?? '')?.delete(spelled.word)
    },
    hasBeginning(folded: string): boolean {
      for (const known of wordsLike(folded)) if (known.folded.startsWith(folded)) return true
      return false
    },
    /** The nearest words, of equally near ones the most frequent first; none where none is near enough. */
    near(folded: string, limit: number): SpelledWord[] {
      const most = folded.length < 6 ? 1 : 2
      const letters = lettersOf(folded)
      const found: { known: SpelledWord; far: number }[] = []
      for (const known of wordsLike(folded)) {
        if (Math.abs(known.folded.length - folded.length) > most) continue
        // Each step changes at most two letters of the set.
        if (bitsOf(known.letters ^ letters) > 2 * most) continue
        const far = steps(folded, known.folded)
        if (far <= most) found.push({ known, far })
      }
      return found
        .toSorted((a, b) => a.far - b.far || b.known.count - a.known.count || (a.known.word < b.known.word ? -1 : 1))
        .slice(0, limit)
        .map(({ known }) => known)
    },
  }
}

function lettersOf(folded: string): number {
  let letters = 0
  for (let i = 0; i < folded.length; i++) letters |= 1 << (folded.charCodeAt(i) & 31)
  return letters
}

function bitsOf(set: number): number {
  let count = 0
  for (let left = set; left !== 0; left &= left - 1) count++
  return count
}

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
