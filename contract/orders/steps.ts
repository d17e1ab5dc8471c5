import * as z from 'zod/mini'
import { LastDay, SkuId } from '../platform/values.ts'

/** What can be done to a sub-order; who may do what and when: api/orders/fulfilment/transitions.ts. */
export const subOrderActions = [
  'CANCEL',
  'CONFIRM',
  'SET_SHIP_DATE',
  'REJECT',
  'SHIP',
  'CANCEL_REST',
  'CANCEL_LINES',
  'MARK_DELIVERED',
  'CONFIRM_DELIVERY',
  'REQUEST_RETURN',
  'ACCEPT_RETURN',
  'DECLINE_RETURN',
] as const
export type SubOrderAction = (typeof subOrderActions)[number]

/** Why a store cancels pieces; OTHER needs words of its own. */
export const cancelCauses = ['OUT_OF_STOCK', 'DISCONTINUED', 'DAMAGED', 'NOT_TO_ADDRESS', 'OTHER'] as const
export type CancelCause = (typeof cancelCauses)[number]

/** A delivery note stands for one shipment, and names no price. */
export const documentTypes = ['INVOICE', 'CREDIT_NOTE', 'DELIVERY_NOTE'] as const

/** Which pieces an action is about; without it all that are possible. */
export const ActionLines = z
  .array(z.strictObject({ productSkuId: SkuId, quantity: z.int().check(z.minimum(1), z.maximum(1_000_000)) }))
  .check(z.minLength(1), z.maxLength(500))

/** The last day on which a shipment is to be there, not before today in Germany; the order's own where a step names none. */
export const ShipmentDay = LastDay

/** The day on which a store means to ship what is open, not before today in Germany; told to the buyer. */
export const ShipDay = LastDay

/** The `version` of a sub-order; 409 ORDER_STATE where it is another one by now. */
export const Version = z.int().check(z.minimum(0), z.maximum(1_000_000))
