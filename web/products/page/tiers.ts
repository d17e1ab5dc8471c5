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
