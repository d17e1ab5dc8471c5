import type { Product } from '../../../contract/products.ts'
import { centsOf } from '../discount.ts'

/** Net cents of one piece from `minQuantity` pieces on, and the whole percent less than without tiers. */
export type Tier = { minQuantity: number; cents: number; percent: number }

type Priced = Pick<Product, 'price' | 'tierPrices'>

/** All prices of a product by quantity, beginning with the one without conditions; none for a visitor. */
export function tiersOf({ price, tierPrices }: Priced): Tier[] {
  if (!price) return []
  const base = centsOf(price.finalNetPrice)
  const better = tierPrices
    .map(({ minQuantity, finalNetPrice }) => ({ minQuantity, cents: centsOf(finalNetPrice) }))
    .filter(({ cents }) => cents < base)
    .toSorted((a, b) => a.minQuantity - b.minQuantity)
  const percentOf = (cents: number) => Math.round((1 - cents / base) * 100)
  return [{ minQuantity: 1, cents: base }, ...better].map((tier) => ({ ...tier, percent: percentOf(tier.cents) }))
}

/** The tier a quantity has reached: the last one, as tiers ascend. */
export const tierAt = (tiers: Tier[], quantity: number): Tier | undefined =>
  tiers.findLast(({ minQuantity }) => minQuantity <= quantity)

/** How many pieces, in full boxes, are missing to the next tier, and the cents it then takes off; null on the best. */
export function nextTier(tiers: Tier[], quantity: number, countPerBox: number) {
  const now = tierAt(tiers, quantity)
  const next = tiers.find(({ minQuantity }) => minQuantity > quantity)
  if (!now || !next) return null
  const pieces = Math.ceil((next.minQuantity - quantity) / countPerBox) * countPerBox
  return { pieces, savedCents: (now.cents - next.cents) * (quantity + pieces) }
}
