/** Whole percent taken off the list price, 0 without discount. */
export function discountPercent({ price, finalNetPrice }: { price: number; finalNetPrice: number }): number {
  return price > finalNetPrice ? Math.round((1 - finalNetPrice / price) * 100) : 0
}

/** Cents of the price of one piece, which may have parts of a cent. */
export const pieceCentsOf = (euros: number) => Math.round(euros * 10_000) / 100

/** Cents of an amount in euros, which has at most two decimals. */
export const centsOf = (euros: number) => Math.round(euros * 100)
