import type { Product } from '../../../contract/products.ts'
import { centsOf, pieceCentsOf } from '../discount.ts'
import type { Tier } from './tiers.ts'

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
