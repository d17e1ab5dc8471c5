import * as z from 'zod/mini'
import { couponKinds } from './trade/coupon-kinds.ts'
import { LineDeposit } from './trade/deposits.ts'
import { endpoint } from './platform/endpoint.ts'
import { StoreId } from './stores.ts'
import { Totals } from './totals.ts'
import { DateTime, Euros, NoInput, requiredText, SkuId } from './platform/values.ts'

export const lineProblems = [
  'BELOW_MINIMUM_QUANTITY',
  'NOT_A_MULTIPLE',
  'OUT_OF_STOCK',
  'REDUCED_STOCK',
  'PRICE_CHANGED',
  'NOT_AUTHORIZED',
  'UNAVAILABLE',
] as const
export type LineProblem = (typeof lineProblems)[number]

/** The own design that the pieces of a line carry. */
export const DesignOfLine = z.object({ id: z.string(), title: z.string(), previewUrl: z.string() })

export const CartItem = z.object({
  productSkuId: z.string(),
  name: z.string(),
  brand: z.string(),
  imageUrl: z.string(),
  canonicalUrl: z.string(),
  quantity: z.int(),
  countPerBox: z.int(),
  /** As of a product: the quantity counts packs; missing otherwise. */
  isPack: z.optional(z.boolean()),
  minimumQuantity: z.int(),
  stock: z.int(),
  price: Euros,
  priceText: z.string(),
  finalNetPrice: Euros,
  finalNetPriceText: z.string(),
  sumOfDiscountsPrice: Euros,
  /** Net, once for a line with a design; 0 for plain goods. */
  setupFee: Euros,
  setupFeeText: z.string(),
  /** Pieces and setup. */
  lineTotal: Euros,
  lineTotalText: z.string(),
  taxRate: z.number(),
  deposit: z.nullable(LineDeposit),
  /** An approved design at its offer: its price, from its smallest quantity on. Null for plain goods. */
  design: z.nullable(DesignOfLine),
  selected: z.boolean(),
  problems: z.array(z.enum(lineProblems)),
})
export type CartItem = z.output<typeof CartItem>

export const StoreCart = z.object({
  storeId: z.string(),
  storeName: z.string(),
  storeUrl: z.string(),
  mediaUrl: z.string(),
  selected: z.boolean(),
  isEligibleForSale: z.boolean(),
  /** Until when it sells nothing and what it says of that. */
  pauseText: z.optional(z.string()),
  /** Of what is selected, to the address it goes to: the days, that there is none, or the lead time where no day can be named. */
  delivery: z.object({
    isPossible: z.boolean(),
    text: z.string(),
    /** Until when an order arrives on these days; missing where no day is named. */
    orderUntil: z.optional(DateTime),
  }),
  /** Present where `pay` may say that the goods may come in several shipments. */
  asksPartialDelivery: z.optional(z.literal(true)),
  minimumOrderAmount: Euros,
  minimumOrderAmountText: z.string(),
  missingAmount: Euros,
  missingAmountText: z.string(),
  items: z.array(CartItem),
  summary: Totals,
})
export type StoreCart = z.output<typeof StoreCart>

export const blockings = [
  'CART_EMPTY',
  'CART_BELOW_MINIMUM',
  'STORE_NOT_ELIGIBLE',
  'NO_DELIVERY',
  'BELOW_MINIMUM_QUANTITY',
  'NOT_A_MULTIPLE',
  'OUT_OF_STOCK',
  'NOT_AUTHORIZED',
  'UNAVAILABLE',
] as const
export type Blocking = (typeof blockings)[number]

export const Coupon = z.object({
  code: z.string(),
  kind: z.enum(couponKinds),
  description: z.string(),
  /** Why it takes nothing off at the moment; null while it works. */
  problem: z.nullable(z.string()),
})
export const Cart = z.object({
  /** Grows with every write; `pay` names the version it means. */
  version: z.int(),
  carts: z.array(StoreCart),
  checkoutSummary: Totals,
  couponCode: z.nullable(z.string()),
  coupon: z.nullable(Coupon),
  /** Lines in the cart. */
  itemCount: z.int(),
  canCheckout: z.boolean(),
  blocking: z.array(z.enum(blockings)),
})
export type Cart = z.output<typeof Cart>

/** Pieces, not boxes. */
const Quantity = z.int().check(z.minimum(0), z.maximum(1_000_000))
export const CartLine = z.strictObject({
  productSkuId: SkuId,
  quantity: Quantity,
  mode: z._default(z.enum(['SET', 'ADD']), 'SET'),
})

export const read = endpoint({
  method: 'GET',
  path: '/api/v1/cart',
  access: 'buyer',
  right: 'buy',
  summary: 'The cart with prices, stock and problems read afresh',
  input: NoInput,
  output: Cart,
})
/** One line (`productSkuId`, `quantity`, `mode`) or up to 200 `items`; one of both, all or nothing. */
export const write = endpoint({
  method: 'POST',
  path: '/api/v1/cart',
  access: 'buyer',
  right: 'buy',
  repeat: 'keyed',
  impersonated: 'write',
  summary: 'Set or add quantities; 0 removes the line; 422 NOT_A_MULTIPLE, BELOW_MINIMUM_QUANTITY; 409 OUT_OF_STOCK',
  input: z.strictObject({
    productSkuId: z.optional(SkuId),
    quantity: z.optional(Quantity),
    mode: z.optional(z.enum(['SET', 'ADD'])),
    items: z.optional(z.array(CartLine).check(z.minLength(1), z.maxLength(200))),
  }),
  output: Cart,
})
export const select = endpoint({
  method: 'POST',
  path: '/api/v1/cart/selection',
  access: 'buyer',
  right: 'buy',
  repeat: 'same-effect',
  impersonated: 'write',
  summary: 'Select or deselect whole stores (storeIds with selected) or single lines (items)',
  input: z.strictObject({
    storeIds: z.optional(z.array(StoreId).check(z.minLength(1), z.maxLength(100))),
    selected: z.optional(z.boolean()),
    items: z.optional(
      z.array(z.strictObject({ productSkuId: SkuId, selected: z.boolean() })).check(z.minLength(1), z.maxLength(200)),
    ),
  }),
  output: Cart,
})
export const applyCoupon = endpoint({
  method: 'POST',
  path: '/api/v1/cart/apply-coupon',
  access: 'buyer',
  right: 'buy',
  repeat: 'same-effect',
  impersonated: 'write',
  summary:
    'Use a coupon; 422 COUPON_INVALID, COUPON_EXPIRED, COUPON_EXHAUSTED, COUPON_NOT_APPLICABLE, COUPON_FIRST_ORDER_ONLY, COUPON_NOT_FOR_BUYER',
  input: z.strictObject({ couponCode: requiredText(40) }),
  output: Cart,
})
export const deleteCoupon = endpoint({
  method: 'POST',
  path: '/api/v1/cart/delete-coupon',
  access: 'buyer',
  right: 'buy',
  repeat: 'same-effect',
  impersonated: 'write',
  summary: 'Take the coupon off',
  input: NoInput,
  output: Cart,
})
export const removeStore = endpoint({
  method: 'DELETE',
  path: '/api/v1/cart/store-cart-items/{storeId}',
  access: 'buyer',
  right: 'buy',
  repeat: 'same-effect',
  impersonated: 'write',
  summary: 'Remove everything of one store',
  input: z.strictObject({ storeId: StoreId }),
  output: Cart,
})
