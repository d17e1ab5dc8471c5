import { foldText } from '../../contract/platform/fold-text.ts'

export type MarkedPart = { part: string; isMarked: boolean }

/** A text in parts; marked is what begins a word of it and is one of the words, however both are written. */
export function markedParts(text: string, words: string): MarkedPart[] {
  const typed = (foldText(words).match(wordPattern) ?? []).toSorted((a, b) => b.length - a.length)
  return (text.match(partPattern) ?? []).flatMap((part) => {
    const begun = typed.find((word) => foldText(part).startsWith(word))
    if (begun === undefined) return { part, isMarked: false }
    // Folding may take letters away: the shortest beginning that has all that was typed.
    let end = 1
    while (end < part.length && foldText(part.slice(0, end)).length < begun.length) end++
    const rest = part.slice(end)
    return [{ part: part.slice(0, end), isMarked: true }, ...(rest ? [{ part: rest, isMarked: false }] : [])]
  })
}

const wordPattern = /[\p{L}\p{N}]+/gu
const partPattern = /[\p{L}\p{N}]+|[^\p{L}\p{N}]+/gu
