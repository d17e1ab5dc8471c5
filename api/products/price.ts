import { eurosOf, moneyText, netOf, pieceCents } from '../../contract/platform/money.ts'
import type { ProductCard } from '../../contract/products.ts'
import type { Language } from '../../contract/platform/values.ts'
import { texts } from '../../texts/texts.ts'
import { may, type Caller } from '../http/caller.ts'
import { contentText, isPackOf } from './pack.ts'
import type { PricedRow } from './product-row.ts'

/** Who looks at products; without an account a visitor, who sees no price (specification section 6). */
export type Viewer = Pick<Caller, 'account' | 'language' | 'since'>

/**
 * Whether the viewer may know net prices of this store's products, or of those of several stores (null): a visitor none; of a
 * company who buys, or sees or approves its orders, but not who takes goods in or keeps the books; of a store those of the own
 * store alone, as the others are competitors, and not who packs; operators all.
 */
export function seesPrices({ account }: Viewer, storeId: string | null): boolean {
  if (account?.side === 'buyer') return may(account, 'buyer', 'buy') || may(account, 'buyer', 'orders')
  if (account?.side !== 'supplier') return account?.side === 'operator'
  const isOwn = storeId !== null && storeId === account.storeId
  return isOwn && (may(account, 'supplier', 'prices') || may(account, 'supplier', 'readOrders'))
}

/** Net cents of a price unit when `quantity` pieces are bought. */
export function unitPriceCents(row: Pick<PricedRow, 'finalPriceCents' | 'tierPrices'>, quantity: number): number {
  const reached = row.tierPrices.filter(({ minQuantity }) => minQuantity <= quantity)
  return Math.min(row.finalPriceCents, ...reached.map(({ finalPriceCents }) => finalPriceCents))
}

/** Net cents of `quantity` pieces. */
export const netAt = (row: Pick<PricedRow, 'finalPriceCents' | 'tierPrices' | 'priceUnit'>, quantity: number): number =>
  netOf(unitPriceCents(row, quantity), quantity, row.priceUnit)

/** The prices of a product, or null for who may not know them. */
export function priceFor(viewer: Viewer, row: PricedRow): ProductCard['price'] {
  if (!seesPrices(viewer, row.storeId)) return null
  const { language } = viewer
  return {
    ...piecePrices(row, row.finalPriceCents, language),
    currency: 'EUR',
    contentText: contentText(row, language),
    unitPriceText: unitPriceText(row, language),
    boxPrice: eurosOf(boxCents(row)),
    boxPriceText: boxPriceText(row, language),
    taxRate: row.taxRateBp / 100,
  }
}

type Listed = Pick<PricedRow, 'priceCents' | 'priceUnit'>

/** List and final price of one piece, and their difference, as they are shown; derived from those of the price unit. */
export function piecePrices({ priceCents, priceUnit }: Listed, finalCents: number, language: Language) {
  const [list, final, less] = [priceCents, finalCents, priceCents - finalCents].map((cents) =>
    pieceCents(cents, priceUnit),
  ) as [number, number, number]
  return {
    price: eurosOf(list),
    priceText: moneyText(list, language),
    finalNetPrice: eurosOf(final),
    finalNetPriceText: moneyText(final, language),
    sumOfDiscountsPrice: eurosOf(less),
  }
}

/** The best tier as it is ordered, 'ab 8 Kt. 3,50 €' or, of what is sold singly, 'ab 48 Stück 3,50 €' and 'ab 5 Packungen 17,50 €'; null without tiers and for who may not know it. */
export function tierTextFor(
  viewer: Viewer,
  row: Omit<PricedRow, 'priceCents' | 'finalPriceCents' | 'taxRateBp'>,
): string | null {
  const { storeId, tierPrices, priceUnit, countPerBox } = row
  const best = tierPrices.at(-1)
  if (!best || !seesPrices(viewer, storeId)) return null
  const isInCases = countPerBox > 1 && best.minQuantity % countPerBox === 0
  return texts(viewer.language).catalogue.replies.tier(
    isInCases ? best.minQuantity / countPerBox : best.minQuantity,
    moneyText(pieceCents(best.finalPriceCents, priceUnit), viewer.language),
    isInCases ? 'case' : isPackOf(row) ? 'pack' : 'piece',
  )
}

/** '22,68 € / Karton à 6', or '3,78 € / Stück' for what is sold singly. */
export function boxPriceText(row: PricedRow, language: Language): string {
  return texts(language).catalogue.replies.boxPrice(moneyText(boxCents(row), language), row.countPerBox, isPackOf(row))
}

/** Net cents of a case: the exact price, where that of a piece has parts of a cent. */
export const boxCents = ({
  finalPriceCents,
  priceUnit,
  countPerBox,
}: Pick<PricedRow, 'finalPriceCents' | 'priceUnit' | 'countPerBox'>) => netOf(finalPriceCents, countPerBox, priceUnit)

/** Base price (PAngV section 4): per kilogram, litre or piece; small change per hundred pieces. */
export function unitPriceText(row: PricedRow, language: Language): string {
  const { finalPriceCents, priceUnit, contentUnit } = row
  const contentAmount = row.contentAmount * priceUnit
  const t = texts(language).catalogue.replies
  const isSmallChange = contentUnit === 'PIECE' && finalPriceCents < 10 * contentAmount
  const per = contentUnit === 'PIECE' ? (isSmallChange ? 100 : 1) : 1000
  const unit = isSmallChange ? t.units.hundred : t.units[contentUnit]
  return `${moneyText(Math.round((finalPriceCents * per) / contentAmount), language)}/${unit}`
}
