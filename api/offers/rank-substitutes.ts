import { foldText } from '../../contract/platform/fold-text.ts'

/** What ranking needs to know. Cents are net, of one piece. */
export type RankedSubstitute = {
  gtin: string | null
  name: string
  finalPriceCents: number
  contentAmount: number
}

/**
 * The best first: the same article of another store, then what shares a word of the name, and of each the nearest in price
 * for its content. Who sees no prices is not told them by the order: `hasPrices` false leaves the given one.
 */
export function rankSubstitutes<Row extends RankedSubstitute>(
  own: RankedSubstitute,
  rows: Row[],
  hasPrices: boolean,
): Row[] {
  const words = wordsOf(own.name)
  const distance = (row: Row) => (hasPrices ? Math.abs(Math.log(contentPrice(row) / contentPrice(own))) : 0)
  return rows
    .map((row) => ({ row, kind: isSameArticle(own, row) ? 0 : sharesWord(words, row.name) ? 1 : 2 }))
    .toSorted((a, b) => a.kind - b.kind || distance(a.row) - distance(b.row))
    .map(({ row }) => row)
}

export const isSameArticle = (own: RankedSubstitute, { gtin }: RankedSubstitute) => gtin !== null && gtin === own.gtin

const contentPrice = ({ finalPriceCents, contentAmount }: RankedSubstitute) => finalPriceCents / contentAmount

// Short words are articles, sizes and fillings; 'Haferdrink' and 'Drinks' say what a thing is.
const MIN_LETTERS = 4

const wordsOf = (name: string) =>
  foldText(name)
    .match(/\p{L}+/gu)
    ?.filter((word) => word.length >= MIN_LETTERS) ?? []

const sharesWord = (words: string[], name: string) => wordsOf(name).some((word) => words.includes(word))
