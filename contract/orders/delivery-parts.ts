import * as z from 'zod/mini'
import { Address } from '../account.ts'
import { claimStatuses } from '../claims/claim-words.ts'
import { DateTime } from '../platform/values.ts'

/** The address as it was when the order was placed; earlier ones know neither name nor notes. */
export const OrderAddress = z.extend(z.omit(Address, { id: true, selected: true }), {
  label: z.optional(z.string()),
  deliveryNotes: z.optional(z.string()),
})
/** Pieces of goods of an order. */
export const Pieces = z.object({ productSkuId: z.string(), quantity: z.int() })
export const Shipment = z.object({
  shipmentId: z.string(),
  carrier: z.string(),
  trackingNumber: z.string(),
  shippedAt: DateTime,
  items: z.array(Pieces),
  /** By when it is to be there, in words; null where no day is known. */
  arrivalText: z.nullable(z.string()),
  /** Sent again without charge, for a claim. */
  isReplacement: z.boolean(),
})
/** The day on which a store means to ship what is open; null where it has named none, or nothing is open. */
export const ExpectedShipment = z.nullable(z.object({ day: z.string(), text: z.string() }))
/** A step that was taken; `note` says of cancelled pieces which and why, of a day of shipment which. */
export const TimelineEntry = z.object({
  statusText: z.string(),
  at: DateTime,
  by: z.string(),
  note: z.optional(z.string()),
})
/** Empties and transport aids that a buyer is going to give back with a delivery; absent where nothing was announced. */
export const AnnouncedReturns = z.optional(z.array(z.object({ code: z.string(), name: z.string(), pieces: z.int() })))
/** A claim about goods of a delivery. */
export const ClaimMark = z.object({ number: z.string(), status: z.enum(claimStatuses), statusText: z.string() })
