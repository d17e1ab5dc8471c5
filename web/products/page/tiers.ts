import type { Product } from '../../../contract/products.ts'
import { centsOf, pieceCentsOf } from '../discount.ts'

/** Net cents of one piece and of a case from `minQuantity` pieces on, and the whole percent less than without tiers. */
export type Tier = { minQuantity: number; cents: number; boxCents: number; percent: number }

type Priced = Pick<Product, 'price' | 'tierPrices'>

/** All prices of a product by quantity, beginning with the one without conditions; none for a visitor. */
export function tiersOf({ price, tierPrices }: Priced): Tier[] {
  if (!price) return []
  const base = centsOf(price.boxPrice)
  const better = tierPrices
    .filter(({ boxPrice }) => centsOf(boxPrice) < base)
    .toSorted((a, b) => a.minQuantity - b.minQuantity)
  return [{ minQuantity: 1, ...price }, ...better].map(({ minQuantity, finalNetPrice, boxPrice }) => ({
    minQuantity,
    cents: pieceCentsOf(finalNetPrice),
    boxCents: centsOf(boxPrice),
    percent: Math.round((1 - centsOf(boxPrice) / base) * 100),
  }))
}

/** The tier a quantity has reached: the last one, as tiers ascend. */
export const tierAt = (tiers: Tier[], quantity: number): Tier | undefined =>
  tiers.findLast(({ minQuantity }) => minQuantity <= quantity)

/** How many pieces, in full boxes, are missing to the next tier, and the cents it then takes off; null on the best. */
export function nextTier(tiers: Tier[], quantity: number, countPerBox: number) {
  const now = tierAt(tiers, quantity)
  const next = tiers.find(({ minQuantity }) => minQuantity > quantity)
  if (!now || !next) return null
  const boxes = Math.ceil((next.minQuantity - quantity) / countPerBox)
  const savedCents = (now.boxCents - next.boxCents) * (quantity / countPerBox + boxes)
  return { pieces: boxes * countPerBox, savedCents }
}

type Question = {
  price: NonNullable<Product['price']>
  tier: Tier | undefined
  countPerBox: number
  /** The price of a piece, as it is shown. */
  pieceText: string
}

/**
 * What stands large, net, and with its tax: the price of a case, which is the true one, or of a piece where one alone is sold.
 * `contentText` is the base price; null where it says the price of a piece again, and in a tier, where it is another.
 */
export function leadPriceOf({ price, tier, countPerBox, pieceText }: Question) {
  const pieceCents = pieceCentsOf(price.finalNetPrice)
  const isBase = tier === undefined || tier.cents === pieceCents
  const leadCents = countPerBox > 1 ? (tier?.boxCents ?? centsOf(price.boxPrice)) : (tier?.cents ?? pieceCents)
  const [contentAmount] = price.unitPriceText.split('/')
  return {
    leadCents,
    grossCents: Math.round(leadCents * (1 + price.taxRate / 100)),
    contentText: isBase && contentAmount !== pieceText ? price.unitPriceText : null,
  }
}
