import { foldText } from '../../contract/platform/fold-text.ts'

/**
 * The text with its last word completed by words of the names: 'bio haf' and 'Bio Haferdrink' give 'bio Haferdrink'.
 * The most frequent come first; a word that is complete already gives none of itself.
 */
export function completionsOf(q: string, names: string[], limit: number): string[] {
  const [, before = '', last = ''] = /^(.*?)([\p{L}\p{N}]+)\s*$/u.exec(q) ?? []
  const typed = foldText(last)
  if (!typed) return []
  const found = new Map<string, { word: string; count: number }>()
  for (const word of names.flatMap((name) => name.match(/[\p{L}\p{N}]+/gu) ?? [])) {
    const folded = foldText(word)
    if (!folded.startsWith(typed) || folded === typed) continue
    const known = found.get(folded)
    if (known) known.count++
    else found.set(folded, { word, count: 1 })
  }
  const best = [...found.values()].toSorted((a, b) => b.count - a.count)
  return best.slice(0, limit).map(({ word }) => `${before}${word}`)
}
