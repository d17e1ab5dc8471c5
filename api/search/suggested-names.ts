import { foldText } from '../../contract/platform/fold-text.ts'

/** Things with the words of their names, folded and with a space before each. */
export type Named<T> = readonly { thing: T; words: string }[]

export const namedBy = <T>(things: Iterable<T>, nameOf: (thing: T) => string): Named<T> =>
  Array.from(things, (thing) => ({ thing, words: ` ${foldText(nameOf(thing))}` }))

/** Those with the text in their names: first names that begin with it, then those of which a word does, then the rest. */
export function* thingsNamed<T>(named: Named<T>, q: string): Generator<T, void> {
  const text = foldText(q.trim())
  const found = named.filter(({ words }) => words.includes(text))
  const isFirst = ({ words }: { words: string }) => words.indexOf(text) === 1
  const isNext = (entry: { words: string }) => !isFirst(entry) && hasWord(entry, text)
  const ranks = [isFirst, isNext, (entry: { words: string }) => !isFirst(entry) && !hasWord(entry, text)]
  for (const isOfRank of ranks) for (const entry of found) if (isOfRank(entry)) yield entry.thing
}

/** Those of which a word of the name begins with the text, in their order. */
export function* thingsWithWord<T>(named: Named<T>, q: string): Generator<T, void> {
  const text = foldText(q.trim())
  for (const entry of named) if (hasWord(entry, text)) yield entry.thing
}

const hasWord = ({ words }: { words: string }, text: string) => words.includes(` ${text}`)
