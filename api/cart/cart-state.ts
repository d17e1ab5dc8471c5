import type { Caller } from '../http/caller.ts'
import type { Coupon } from '../promotions/coupon.ts'
import type { Temperature } from '../../contract/delivery.ts'
import type { CalendarRow, Address } from '../delivery/calendar.ts'
import type { ProductRow } from '../products/product-row.ts'
import type { TaxFacts } from './tax-case.ts'
import type { ShownPause } from '../stores/pause-text.ts'

/** A cart, and the company that buys what is in it. */
export type CartKey = { buyerId: string; cartId: string }
export const cartKeyOf = ({ account }: Caller<'buyer'>): CartKey => ({
  buyerId: account.companyId,
  cartId: account.cartId,
})

/** A product and its store as they are now, as far as a cart line depends on them. */
export type CartProduct = Pick<
  ProductRow,
  | 'skuId'
  | 'nameDe'
  | 'nameEn'
  | 'brand'
  | 'picture'
  | 'priceCents'
  | 'finalPriceCents'
  | 'tierPrices'
  | 'priceUnit'
  | 'taxRateBp'
  | 'deposits'
  | 'countPerBox'
  | 'contentAmount'
  | 'contentUnit'
  | 'minimumQuantity'
  | 'storeId'
> &
  CalendarRow & {
    temperature: Temperature
    stock: number
    isActive: boolean
    /** On sale, and not exclusive or granted to this buyer. */
    isVisible: boolean
    storeName: string
    storeSlug: string
    isStoreEligible: boolean
    /** What lasts while it is not; absent in carts of before. */
    pause?: ShownPause | null
    /** Its store charges no tax (§ 19 UStG). */
    isOfSmallBusiness: boolean
    minimumOrderCents: number
    shippingFeeCents: number
    shippingFreeFromCents: number | null
  }

/** An own design that the pieces of a line carry, with the offer of its store; cents, net. */
export type LineDesign = {
  id: string
  title: string
  /** Token of the approved proof's sheet. */
  sheetToken: string
  unitPriceCents: number
  /** Once for the line. */
  setupFeeCents: number
  minQuantity: number
  leadTimeDays: number
  validUntil: Date
  isApproved: boolean
}

export type CartLine = CartProduct & {
  /** Null for plain goods. */
  design: LineDesign | null

  /** Pieces. */
  quantity: number
  isSelected: boolean
  /** Of `seenPriceUnit` pieces. */
  seenPriceCents: number
  seenPriceUnit: number
  addedAt: Date
}

/** A buyer's cart with everything that decides about it, as one statement read it. */
export type CartState = {
  version: number
  /** The total the buyer was shown last. */
  seenGrossCents: number
  /** Upper case. */
  couponCode: string | null
  /** Null where there is no code or no coupon of that code any more. */
  coupon: Coupon | null
  /** The VAT id is the buyer's, copied into an order for its invoice. */
  tax: TaxFacts & { vatId: string | null }
  /** Where the goods go; null while the buyer has no address. */
  destination: Address | null
  /** In the order they were added. */
  lines: CartLine[]
}
