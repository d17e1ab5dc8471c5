import * as z from 'zod/mini'
import { endpoint } from '../platform/endpoint.ts'
import { DateTime, Euros, NoInput } from '../platform/values.ts'
import { ProductCard } from '../products.ts'

/** A product that the buyer is likely to order again, with the pieces proposed for it. */
export const AgainItem = z.object({
  product: ProductCard,
  /** In pieces: the last quantity, within what is in stock and sold in whole boxes; the smallest order without a last one. */
  quantity: z.int(),
  /** Net, of that quantity. */
  netTotal: Euros,
  /** When it was ordered last, and how many pieces; null where it never was. */
  last: z.nullable(z.object({ orderedAt: DateTime, quantity: z.int() })),
})
export type AgainItem = z.output<typeof AgainItem>

/** A supplier of the cart with the minimum that its selected lines have, or have not, reached. */
export const MinimumState = z.object({
  storeId: z.string(),
  storeName: z.string(),
  storeUrl: z.string(),
  mediaUrl: z.string(),
  netTotal: Euros,
  netTotalText: z.string(),
  minimumText: z.string(),
  missing: Euros,
  missingText: z.string(),
  /** Of the minimum, in per cent, at most 100. */
  share: z.int(),
})
export type MinimumState = z.output<typeof MinimumState>

/** A product whose net price is lower than when this buyer ordered it last, at the same quantity. */
export const CheaperItem = z.object({
  product: ProductCard,
  quantity: z.int(),
  /** Of one case. */
  priceText: z.string(),
  oldPriceText: z.string(),
  savedText: z.string(),
})
export type CheaperItem = z.output<typeof CheaperItem>

/** What is promised for the day that comes first; where no day is known, what stores have sent and has not arrived. */
export const NextDelivery = z.object({
  count: z.int(),
  storeNames: z.array(z.string()),
  /** Where all of it belongs to one order. */
  orderId: z.nullable(z.string()),
  /** From the first day to the last, in Germany, as '2026-11-24'; `inDays` is 0 where the first is today. */
  days: z.nullable(z.object({ earliest: z.string(), latest: z.string(), inDays: z.int() })),
  /** Deliveries under way beside these. */
  others: z.int(),
})
export type NextDelivery = z.output<typeof NextDelivery>

export const BuyerHome = z.object({
  delivery: z.nullable(NextDelivery),
  /** Orders that wait for a transfer; null without. */
  payments: z.nullable(
    z.object({
      count: z.int(),
      amount: Euros,
      amountText: z.string(),
      dueAt: z.nullable(DateTime),
      orderNumber: z.string(),
      orderId: z.nullable(z.string()),
    }),
  ),
  /** Orders of others that the caller may approve; null without, and for who may not. */
  approvals: z.nullable(
    z.object({
      count: z.int(),
      requestedBy: z.array(z.string()),
      amountText: z.string(),
      /** Where there is only one. */
      requestId: z.nullable(z.string()),
    }),
  ),
  /**
   * Where `again` comes from: own orders, else the wishlist, else what stands in most orders of the last 90 days. RANGE where some of it
   * stands in none.
   */
  source: z.enum(['ORDERED', 'WISHLIST', 'BESTSELLERS', 'RANGE']),
  again: z.array(AgainItem),
  minimums: z.array(MinimumState),
  cheaper: z.array(CheaperItem),
})
export type BuyerHome = z.output<typeof BuyerHome>

export const read = endpoint({
  method: 'GET',
  path: '/api/v1/account/home',
  access: 'buyer',
  right: 'orders',
  summary:
    'What a buyer comes back for: the next delivery, open payments, orders to approve, products ordered before, minimums, lower prices; the last three for who may buy',
  input: NoInput,
  output: BuyerHome,
})

/** When a product was ordered last, and how many pieces. */
export const OrderedProduct = z.object({ productSkuId: z.string(), orderedAt: DateTime, quantity: z.int() })
export type OrderedProduct = z.output<typeof OrderedProduct>

export const listOrdered = endpoint({
  method: 'GET',
  path: '/api/v1/account/ordered-products',
  access: 'buyer',
  right: 'buy',
  summary:
    'The products ordered before that can be ordered today, newest first, with the last time and quantity of each',
  input: NoInput,
  output: z.array(OrderedProduct),
})
