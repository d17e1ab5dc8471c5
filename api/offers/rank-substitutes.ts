import { isSameKind, kindOf, sharedSorts } from './kind-of-goods.ts'

/** What ranking needs to know; the name is the German one. Cents are net, of `priceUnit` pieces. */
export type RankedSubstitute = {
  gtin: string | null
  name: string
  finalPriceCents: number
  priceUnit: number
  contentAmount: number
}

/**
 * The best first: the same article of another store, then the same kind ('Kräuterquark': quark), of it what shares most
 * words ('Kräuter'), then the rest of the category likewise, and of each the nearest in price for its content. Who sees no
 * prices is not told them by the order: `hasPrices` false leaves the given one.
 */
export function rankSubstitutes<Row extends RankedSubstitute>(
  own: RankedSubstitute,
  rows: Row[],
  hasPrices: boolean,
): Row[] {
  const ownKind = kindOf(own.name)
  const ranked = rows.map((row) => {
    const kind = kindOf(row.name)
    return {
      row,
      rank: isSameArticle(own, row) ? 0 : isSameKind(ownKind, kind) ? 1 : 2,
      shared: sharedSorts(ownKind, kind),
      distance: hasPrices ? Math.abs(Math.log(contentPrice(row) / contentPrice(own))) : 0,
    }
  })
  return ranked
    .toSorted((a, b) => a.rank - b.rank || b.shared - a.shared || a.distance - b.distance)
    .map(({ row }) => row)
}

export const isSameArticle = (own: RankedSubstitute, { gtin }: RankedSubstitute) => gtin !== null && gtin === own.gtin

const contentPrice = ({ finalPriceCents, priceUnit, contentAmount }: RankedSubstitute) =>
  finalPriceCents / (priceUnit * contentAmount)
