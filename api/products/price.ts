import { eurosOf, moneyText } from '../../contract/platform/money.ts'
import type { ProductCard } from '../../contract/products.ts'
import type { Language } from '../../contract/platform/values.ts'
import { texts } from '../../texts/texts.ts'
import type { Caller } from '../http/caller.ts'
import type { PricedRow } from './product-row.ts'

/** Who looks at products; null is a visitor, who sees no price (specification section 6), see `seesPrices`. */
export type Viewer = Pick<Caller, 'account' | 'language'>

/**
 * Whether the viewer may know net prices of this store's products, or of those of several stores (null): a supplier those of
 * the own store alone, as the others are competitors; a visitor none.
 */
export function seesPrices({ account }: Viewer, storeId: string | null): boolean {
  if (account?.side !== 'supplier') return Boolean(account?.side)
  return storeId !== null && storeId === account.storeId
}

/** Net cents of one piece when `quantity` pieces are bought. */
export function unitPriceCents(row: Pick<PricedRow, 'finalPriceCents' | 'tierPrices'>, quantity: number): number {
  const reached = row.tierPrices.filter(({ minQuantity }) => minQuantity <= quantity)
  return Math.min(row.finalPriceCents, ...reached.map(({ finalPriceCents }) => finalPriceCents))
}

/** The prices of a product, or null for who may not know them. */
export function priceFor(viewer: Viewer, row: PricedRow): ProductCard['price'] {
  if (!seesPrices(viewer, row.storeId)) return null
  const { language } = viewer
  const { priceCents, finalPriceCents, taxRateBp } = row
  return {
    price: eurosOf(priceCents),
    priceText: moneyText(priceCents, language),
    finalNetPrice: eurosOf(finalPriceCents),
    finalNetPriceText: moneyText(finalPriceCents, language),
    sumOfDiscountsPrice: eurosOf(priceCents - finalPriceCents),
    currency: 'EUR',
    unitPriceText: unitPriceText(row, language),
    boxPriceText: boxPriceText(row, language),
    taxRate: taxRateBp / 100,
  }
}

/** The best tier as it is ordered, 'ab 8 Kt. 3,50 €' or, of what is sold singly, 'ab 48 Stück 3,50 €'; null without tiers and for who may not know it. */
export function tierTextFor(
  viewer: Viewer,
  { storeId, tierPrices, countPerBox }: Pick<PricedRow, 'storeId' | 'tierPrices' | 'countPerBox'>,
): string | null {
  const best = tierPrices.at(-1)
  if (!best || !seesPrices(viewer, storeId)) return null
  const isInCases = countPerBox > 1 && best.minQuantity % countPerBox === 0
  return texts(viewer.language).catalogue.replies.tier(
    isInCases ? best.minQuantity / countPerBox : best.minQuantity,
    moneyText(best.finalPriceCents, viewer.language),
    isInCases,
  )
}

/** '22,68 € / Karton à 6', or '3,78 € / Stück' for what is sold singly. */
export function boxPriceText({ finalPriceCents, countPerBox }: PricedRow, language: Language): string {
  return texts(language).catalogue.replies.boxPrice(moneyText(finalPriceCents * countPerBox, language), countPerBox)
}

/** Base price (PAngV section 4): per kilogram, litre or piece; small change per hundred pieces. */
export function unitPriceText(row: PricedRow, language: Language): string {
  const { finalPriceCents, contentAmount, contentUnit } = row
  const t = texts(language).catalogue.replies
  const isSmallChange = contentUnit === 'PIECE' && finalPriceCents < 10 * contentAmount
  const per = contentUnit === 'PIECE' ? (isSmallChange ? 100 : 1) : 1000
  const unit = isSmallChange ? t.units.hundred : t.units[contentUnit]
  return `${moneyText(Math.round((finalPriceCents * per) / contentAmount), language)}/${unit}`
}
