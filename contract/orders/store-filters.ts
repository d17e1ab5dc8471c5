import * as z from 'zod/mini'
import { plainText } from '../platform/values.ts'
import { paymentStatuses, subOrderStatuses } from './orders.ts'

/** NEW: the buyer's first order at the store that was not cancelled or rejected. */
export const returningFilters = ['RETURNING', 'NEW'] as const
export const withFilters = ['WITH', 'WITHOUT'] as const

const Amount = z.string().check(z.regex(/^\d{1,7}([.,]\d{1,2})?$/))

/** What a store's orders can be narrowed by beside their view. */
export const storeNarrowings = {
  status: z.optional(z.enum(subOrderStatuses)),
  payment: z.optional(z.enum(paymentStatuses)),
  buyerId: z.optional(z.uuid()),
  /** How the postcode of the delivery begins. */
  postcode: z.optional(z.string().check(z.regex(/^[0-9A-Za-z]{1,10}$/))),
  /** A SKU, or the store's own number of a product. */
  product: z.optional(plainText(64)),
  /** A leaf or a root. */
  category: z.optional(z.string().check(z.regex(/^[a-z0-9-]{1,80}$/))),
  /** Goods net in euros, both within. */
  netFrom: z.optional(Amount),
  netTo: z.optional(Amount),
  returning: z.optional(z.enum(returningFilters)),
  note: z.optional(z.enum(withFilters)),
  design: z.optional(z.enum(withFilters)),
}
