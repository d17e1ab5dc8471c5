/** Documents and orders as people write them into a transfer; banks break its text after 27 or 35 signs, and between lines a blank may stand. */
const patterns = [/(?<![A-Z\d])T\d{1,15}(?!\d)/gi, /(?<![A-Z\d])R\d{1,9}-\d{1,9}(?!\d)/gi]
/** A text names a few; more of them are somebody's experiment. */
const MOST_NAMED = 20

/** Numbers of orders and invoices that the words of a transfer may name, in capitals. */
export function namedIn(...words: (string | null)[]): string[] {
  const texts = words.filter((text) => text !== null).flatMap((text) => [text, withoutBreaks(text)])
  const found = texts.flatMap((text) => patterns.flatMap((pattern) => text.match(pattern) ?? []))
  return [...new Set(found.map((text) => text.toUpperCase()))].slice(0, MOST_NAMED)
}

const withoutBreaks = (text: string) => text.replaceAll(/(?<=[\d-]|\b[TR])\s+(?=[\d-])/gi, '')

/** Of a transfer file of ours: 'TRESEN-A7', or 'TRESEN-A7.0' for its one block. */
export const runIn = (batchRef: string | null): number | null => {
  const [, number] = /^TRESEN-A(\d{1,9})(?:\.\d+)?$/.exec(batchRef ?? '') ?? []
  return number ? Number(number) : null
}
