/** What a button or a key writes around the chosen words, as api/magazine/blocks/marks.ts reads it. */
export const markSigns = { strong: '**', emphasised: '_' } as const
export type Mark = keyof typeof markSigns

export type Marked = { text: string; from: number; until: number }

/** The words with a mark around the chosen ones, or without it where it stands there already. */
export function toggleMark({ text, from, until }: Marked, mark: Mark): Marked {
  const sign = markSigns[mark]
  const { length } = sign
  const isOn = text.slice(from - length, from) === sign && text.slice(until, until + length) === sign
  if (isOn)
    return {
      text: text.slice(0, from - length) + text.slice(from, until) + text.slice(until + length),
      from: from - length,
      until: until - length,
    }
  return {
    text: text.slice(0, from) + sign + text.slice(from, until) + sign + text.slice(until),
    from: from + length,
    until: until + length,
  }
}

export function withLink({ text, from, until }: Marked, address: string): Marked {
  const words = text.slice(from, until) || address
  const link = `[${words}](${address})`
  return { text: text.slice(0, from) + link + text.slice(until), from: from + 1, until: from + 1 + words.length }
}
