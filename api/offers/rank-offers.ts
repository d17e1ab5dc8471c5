/** What ranking needs to know of an offer. Cents are net. */
export type RankedOffer = {
  /** Cents of the compared quantity, and how much content it holds. */
  goodsCents: number
  content: number
  isInStock: boolean
  leadMaxDays: number
  minimumOrderCents: number
  shippingFeeCents: number
  shippingFreeFromCents: number | null
  /** What the cart holds of the store. */
  cartCents: number
}
export type Rank = {
  extraShippingCents: number
  missingCents: number
  reason: 'FITS_CART' | 'CHEAPEST' | 'FASTEST' | null
}

/** What the compared quantity costs to deliver, beside what the cart pays to this store already. */
export function extraShipping({ goodsCents, cartCents, shippingFeeCents, shippingFreeFromCents }: RankedOffer): number {
  const fee = (cents: number) =>
    cents === 0 || (shippingFreeFromCents !== null && cents >= shippingFreeFromCents) ? 0 : shippingFeeCents
  return Math.max(0, fee(cartCents + goodsCents) - fee(cartCents))
}

/** Best first: what is there before what is not, then by what content costs with its delivery. Ties keep their order. */
export function rankOffers<Row extends RankedOffer>(rows: Row[]): (Row & Rank)[] {
  const cost = (row: Row) => (row.goodsCents + extraShipping(row)) / row.content
  const sorted = rows.toSorted((a, b) => Number(b.isInStock) - Number(a.isInStock) || cost(a) - cost(b))
  const here = sorted.filter(({ isInStock }) => isInStock)
  const fastest = here.toSorted((a, b) => a.leadMaxDays - b.leadMaxDays)[0]
  return sorted.map((row) => {
    const extraShippingCents = extraShipping(row)
    const fits = row === here[0] && row.cartCents > 0 && extraShippingCents === 0
    const isFirst = row === fastest && here.filter(({ leadMaxDays }) => leadMaxDays === row.leadMaxDays).length === 1
    const reason = fits ? 'FITS_CART' : row === here[0] ? 'CHEAPEST' : isFirst ? 'FASTEST' : null
    return { ...row, extraShippingCents, missingCents: Math.max(0, row.minimumOrderCents - row.cartCents), reason }
  })
}
