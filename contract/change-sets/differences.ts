import type { Terms } from './terms.ts'

/** From this change of a price on, in percent, somebody has to say that it is meant. */
export const largePercent = 10

/** In cents of the unit that the price is of afterwards; of another one before it may have parts of a cent. */
export type PriceMove = { fromCents: number; toCents: number; priceUnit: number; percent: number }

/** Of the prices of a product that change (list, final, tiers) the one that moves most, of equals the first; null where none does. */
export function priceMoveOf(before: Terms, after: Terms): PriceMove | null {
  const pairs = [
    [before.priceCents, after.priceCents],
    [before.finalPriceCents, after.finalPriceCents],
    ...before.tiers.map(({ priceCents }, slot) => [priceCents, after.tiers[slot]!.priceCents]),
  ]
  const sameUnit = (cents: number) => Math.round((cents * after.priceUnit * 100) / before.priceUnit) / 100
  const moves = pairs.flatMap(([stored, to]) => {
    const from = stored && sameUnit(stored)
    return from && to && from !== to
      ? [{ fromCents: from, toCents: to, priceUnit: after.priceUnit, percent: percentOf(from, to) }]
      : []
  })
  return moves.toSorted((a, b) => Math.abs(b.percent) - Math.abs(a.percent))[0] ?? null
}

export const isLarge = ({ percent }: Pick<PriceMove, 'percent'>): boolean => Math.abs(percent) > largePercent

/** Of one decimal, as it is shown and as the limit counts it. */
export const percentOf = (from: number, to: number): number => Math.round(((to - from) / from) * 1000) / 10

/** The mean of one decimal; null where no price changes. */
export const meanOf = (moves: readonly { percent: number }[]): number | null =>
  moves.length === 0
    ? null
    : Math.round((moves.reduce((sum, { percent }) => sum + percent, 0) / moves.length) * 10) / 10

const edges = [-10, -5, -2.5, 0, 2.5, 5, 7.5, 10, 15]

export type HistogramBar = { from: number | null; to: number | null; count: number; isLarge: boolean }

/** How many prices move by how many percent; the outer bars have no end. Above `from`, up to `to` (of a fall: from `from`, below `to`). */
export function histogramOf(moves: readonly { percent: number }[]): HistogramBar[] {
  const bars = [null, ...edges].map((from, place) => {
    const to = edges[place] ?? null
    const count = moves.filter(({ percent }) => isBetween(percent, from, to)).length
    return { from, to, count, isLarge: (from !== null && from >= largePercent) || (to !== null && to <= -largePercent) }
  })
  return bars
}

function isBetween(percent: number, from: number | null, to: number | null) {
  const isAbove = from === null || (percent < 0 ? percent >= from : percent > from)
  const isBelow = to === null || (percent < 0 ? percent < to : percent <= to)
  return isAbove && isBelow
}
