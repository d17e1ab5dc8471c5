import { orderableQuantity } from '../../contract/platform/quantities.ts'
import { netOf } from '../../contract/platform/money.ts'
import { boxCents, unitPriceCents } from '../products/price.ts'
import type { ProductRow } from '../products/product-row.ts'

type Box = { countPerBox: number; minimumQuantity: number; stock: number }

/** A product of an earlier order, with what it is today. */
export type OrderedProduct = Box &
  Pick<ProductRow, 'skuId' | 'finalPriceCents' | 'tierPrices' | 'priceUnit'> & {
    orderedAt: Date
    /** In how many orders it was. */
    times: number
    lastQuantity: number
    lastUnitPriceCents: number
    lastPriceUnit: number
  }
export type Cheaper = { skuId: string; quantity: number; caseCents: number; lastCaseCents: number; savedCents: number }

const AGAIN = 5
const CHEAPER = 3
/** Fewer are no section of their own. */
const FEWEST_CHEAPER = 2
/** After so long an order counts half, after twice as long a third. */
const HALF_AFTER_MS = 30 * 24 * 60 * 60 * 1000

/** What is ordered often and was ordered lately comes first; what cannot be had today is left out. */
export function chooseAgain(ordered: OrderedProduct[], now: Date) {
  const weight = ({ times, orderedAt }: OrderedProduct) =>
    times / (1 + Math.max(0, now.getTime() - orderedAt.getTime()) / HALF_AFTER_MS)
  return ordered
    .flatMap((product) => {
      const quantity = orderableQuantity(product.lastQuantity, product)
      return quantity === null ? [] : [{ ...product, quantity }]
    })
    .toSorted((a, b) => weight(b) - weight(a))
    .slice(0, AGAIN)
}

/** What costs less today than in its last order, at that quantity; most saved in a case first, and only from two on. */
export function chooseCheaper(ordered: OrderedProduct[]): Cheaper[] {
  const cheaper = ordered.flatMap((product) => {
    const quantity = orderableQuantity(product.lastQuantity, product)
    if (quantity === null) return []
    const caseCents = boxCents({ ...product, finalPriceCents: unitPriceCents(product, quantity) })
    const lastCaseCents = netOf(product.lastUnitPriceCents, product.countPerBox, product.lastPriceUnit)
    const savedCents = lastCaseCents - caseCents
    return savedCents > 0 ? [{ skuId: product.skuId, quantity, caseCents, lastCaseCents, savedCents }] : []
  })
  if (cheaper.length < FEWEST_CHEAPER) return []
  return cheaper.toSorted((a, b) => b.savedCents - a.savedCents).slice(0, CHEAPER)
}
