/** How many products cost from `from` cents to less than `to`; the dearest belong to the last band. */
export type PriceBand = { from: number; to: number; count: number }

const MOST_BANDS = 20

/**
 * The spread of prices in cents between the lowest and the highest, for the bars of the price filter. Every band is as
 * many times dearer than the one before: most products of a range cost little, and a few a hundred times as much.
 */
export function priceBands(prices: ArrayLike<number>, low: number, high: number): PriceBand[] {
  const first = Math.max(low, 1)
  const edgeAt = (band: number) => Math.round(first * (high / first) ** (band / MOST_BANDS))
  const edges = [...new Set(Array.from({ length: MOST_BANDS + 1 }, (_, band) => edgeAt(band)))]
  const bands = edges.slice(1).map((to, band) => ({ from: edges[band]!, to, count: 0 }))
  if (bands.length < 2) return []
  for (let i = 0; i < prices.length; i++) bands[bandOf(prices[i]!, edges)]!.count++
  return bands
}

/** The place of the band among sorted edges. */
function bandOf(price: number, edges: readonly number[]): number {
  let below = 0
  let above = edges.length - 1
  while (above - below > 1) {
    const middle = (below + above) >> 1
    if (price < edges[middle]!) above = middle
    else below = middle
  }
  return below
}
