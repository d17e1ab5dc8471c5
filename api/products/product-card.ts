import { berlinDay } from '../../contract/platform/values.ts'
import type postgres from 'postgres'
import { eurosOf, moneyText } from '../../contract/platform/money.ts'
import type { ProductCard } from '../../contract/products.ts'
import type { Language } from '../../contract/platform/values.ts'
import { texts } from '../../texts/texts.ts'
import type { Queryable } from '../platform/db.ts'
import type { Deps } from '../platform/deps.ts'
import { leadTimeText } from '../stores/read-store.ts'
import { caseDepositText, isPackOf, packText } from './pack.ts'
import { productPictureUrls } from '../platform/pictures/picture-address.ts'
import { priceFor, seesPrices, tierTextFor, type Viewer } from './price.ts'
import { canonicalUrl } from './product-address.ts'
import { cardFields, columnsOf, type ProductRow } from './product-row.ts'

/** What a card is made from: `select ${cardColumns(sql)} from ${cardTables(sql)} where …`. */
export type CardRow = Pick<ProductRow, (typeof cardFields)[number]> & {
  storeName: string
  leadMinDays: number
  leadMaxDays: number
  stock: number
  /** When it is expected, while it is sold out; a day may have passed. */
  backOn: string | null
  /** Read for the cards of listings: stores that sell the article, and their lowest price of what can be bought. */
  offers?: { stores: number; fromCents: number | null } | null
}

/** Columns of a CardRow over `p` (product), `s` (store) and `k` (stock). */
export const cardColumns = (sql: Queryable): postgres.Fragment => sql`
  ${columnsOf(sql, cardFields)}, s.name as store_name, s.lead_min_days, s.lead_max_days, coalesce(k.quantity, 0) as stock,
  k.back_on`

/** The tables of `cardColumns`; a product without a stock row has none left. */
export const cardTables = (sql: Queryable): postgres.Fragment => sql`
  product p join store s on s.id = p.store_id left join stock k on k.sku_id = p.sku_id`

export type CardDeps = Pick<Deps, 'pictures' | 'clock'>

/** The card as the viewer may see it: no price, tier or sale badge for who may not know its price. */
export function toCard(row: CardRow, viewer: Viewer, deps: CardDeps): ProductCard {
  const { language } = viewer
  const backText = backTextOf(row, deps.clock.now(), language)
  return {
    skuId: row.skuId,
    name: language === 'de' ? row.nameDe : row.nameEn,
    brand: row.brand,
    storeId: row.storeId,
    storeName: row.storeName,
    imageUrls: productPictureUrls(row, language, deps.pictures).slice(0, 4),
    canonicalUrl: canonicalUrl(row),
    price: priceFor(viewer, row),
    priceGate: seesPrices(viewer, row.storeId) ? null : 'SIGN_UP',
    msrp: row.msrpCents === null ? null : eurosOf(row.msrpCents),
    msrpText: row.msrpCents === null ? null : moneyText(row.msrpCents, language),
    countPerBox: row.countPerBox,
    packText: packText(row, language),
    ...(isPackOf(row) && { isPack: true }),
    ...(row.deposits.length > 0 && { depositText: caseDepositText(row, language) }),
    minimumQuantity: row.minimumQuantity,
    stock: row.stock,
    availability: availabilityOf(row),
    ...(backText !== null && { backText }),
    badges: badgesOf(row, viewer, deps.clock.now()),
    rating: ratingOf(row),
    tierText: tierTextFor(viewer, row),
    deliveryText: leadTimeText(row, language),
    offersText: offersTextFor(viewer, row),
  }
}

/** How many stores sell the article, and their lowest price for who may know it. */
export function offersTextFor(viewer: Viewer, { offers }: Pick<CardRow, 'offers'>): string | null {
  if (!offers) return null
  const t = texts(viewer.language).catalogue.replies
  const { stores, fromCents } = offers
  const areAllSeen = seesPrices(viewer, null) && fromCents !== null
  return areAllSeen ? t.offersFrom(moneyText(fromCents, viewer.language), stores) : t.offers(stores)
}

/** Average of one decimal, or null without ratings. */
export const ratingOf = ({ ratingSum, ratingCount }: { ratingSum: number; ratingCount: number }) =>
  ratingCount === 0 ? null : { average: Math.round((ratingSum / ratingCount) * 10) / 10, count: ratingCount }

/** Out of stock below the smallest order, low below five of them. */
export function availabilityOf({ stock, countPerBox, minimumQuantity }: CardRow): ProductCard['availability'] {
  const smallest = Math.ceil(minimumQuantity / countPerBox) * countPerBox
  if (stock < smallest) return 'OUT_OF_STOCK'
  return stock < 5 * smallest ? 'LOW_STOCK' : 'IN_STOCK'
}

/** 'Wieder da am 12. Dezember', with the year where it is another; null of what is not sold out, and once the day has passed. */
function backTextOf(row: CardRow, now: Date, language: Language): string | null {
  const { backOn } = row
  const today = berlinDay(now)
  if (backOn === null || backOn < today || availabilityOf(row) !== 'OUT_OF_STOCK') return null
  const isThisYear = backOn.slice(0, 4) === today.slice(0, 4)
  return texts(language).catalogue.replies.back(
    backDays[language][isThisYear ? 'short' : 'long'].format(new Date(backOn)),
  )
}

const dayStyle = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const
const backDaysIn = (locale: string) => ({
  short: new Intl.DateTimeFormat(locale, dayStyle),
  long: new Intl.DateTimeFormat(locale, { ...dayStyle, year: 'numeric' }),
})
const backDays = { de: backDaysIn('de-DE'), en: backDaysIn('en-GB') }

const NEW_FOR_MS = 30 * 24 * 60 * 60 * 1000

export const isNewOn = ({ createdAt }: CardRow, now: Date): boolean => now.getTime() - createdAt.getTime() < NEW_FOR_MS

/** What is marked on a card now. */
export function badgesOf(row: CardRow, viewer: Viewer, now: Date): ProductCard['badges'] {
  const badges: ProductCard['badges'] = []
  if (isNewOn(row, now)) badges.push('NEW')
  if (seesPrices(viewer, row.storeId) && row.finalPriceCents < row.priceCents) badges.push('SALE')
  if (row.isExclusive) badges.push('EXCLUSIVE')
  if (row.isOrganic) badges.push('ORGANIC')
  return badges
}
