import * as z from 'zod/mini'
import { Euros } from '../platform/values.ts'

/** Filters of the list: orders with a part in one of these statuses. */
export const orderFilters = {
  TO_PAY: ['PENDING_PAYMENT'],
  UNDER_WAY: ['PLACED', 'CONFIRMED', 'SHIPPED'],
  ARRIVED: ['DELIVERED', 'COMPLETED'],
  ENDED: ['REJECTED', 'CANCELLED', 'RETURNED'],
} as const
export const OrderFilter = z.enum(['TO_PAY', 'UNDER_WAY', 'ARRIVED', 'ENDED'])
export type OrderFilter = z.output<typeof OrderFilter>
/** How many orders each of them leaves. */
export const FilterCounts = z.object({
  ALL: z.int(),
  TO_PAY: z.int(),
  UNDER_WAY: z.int(),
  ARRIVED: z.int(),
  ENDED: z.int(),
})
export type FilterCounts = z.output<typeof FilterCounts>

/** The orders of a month in Germany, 'YYYY-MM'; the sum is without the `cancelledCount`: cancelled or refused as a whole. */
export const OrderMonth = z.object({
  month: z.string(),
  count: z.int(),
  cancelledCount: z.int(),
  sum: Euros,
  sumText: z.string(),
})
export type OrderMonth = z.output<typeof OrderMonth>
