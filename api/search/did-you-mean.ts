import type { Viewer } from '../catalogue/price.ts'
import { visibleTo } from '../catalogue/visibility.ts'
import { foldText } from '../platform/fold-text.ts'
import type { Db } from '../platform/db.ts'
import { wordsOf } from './analyse.ts'

const SHORTEST = 4
const MOST_WORDS = 8

/**
 * The words with each that begins no word of a product's name or brand replaced by the nearest that does occur: 'Haferdrnk' gives
 * 'Haferdrink'. Null where nothing is near. Names only some may see are nobody's suggestion.
 */
export async function didYouMean(db: Db, viewer: Viewer, q: string): Promise<string | null> {
  const typed = q.match(/[\p{L}\p{N}]+/gu) ?? []
  if (typed.length > MOST_WORDS) return null
  const corrected = await Promise.all(typed.map((word) => corrections(db, viewer, word)))
  const isChanged = corrected.some((word, position) => word !== typed[position])
  return isChanged && corrected.every((word) => word !== null) ? corrected.join(' ') : null
}

async function corrections(db: Db, viewer: Viewer, word: string): Promise<string | null> {
  const [folded = ''] = wordsOf(word)
  if (folded.length < SHORTEST) return word
  const name = viewer.language === 'de' ? db`p.name_de` : db`p.name_en`
  // Who mistypes a word has mostly begun it right.
  const known = await db<{ word: string; count: number }[]>`
    select word, count(*)::int as count
    from product p, regexp_split_to_table(${name} || ' ' || p.brand, '[^[:alnum:]]+') word
    where ${visibleTo(db, null)} and left(folded(word), 1) = ${folded[0]!}
      and length(word) >= ${folded.length - 2} group by word`
  return known.some((entry) => foldText(entry.word).startsWith(folded)) ? word : nearest(folded, known)
}

/** The nearest word, of equally near ones the most frequent; null where none is near enough. */
export function nearest(folded: string, known: { word: string; count: number }[]): string | null {
  const most = folded.length < 6 ? 1 : 2
  const near = known
    .map((entry) => ({ ...entry, steps: steps(folded, foldText(entry.word)) }))
    .filter((entry) => entry.steps <= most)
    .toSorted((a, b) => a.steps - b.steps || b.count - a.count || a.word.localeCompare(b.word))
  return near[0]?.word ?? null
}

/** How many letters have to be put in, taken out, replaced or swapped with their neighbour. */
function steps(from: string, to: string): number {
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
