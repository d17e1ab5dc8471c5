import * as z from 'zod/mini'
import { OrderCostCentre, PlacedBy } from './buyer-side.ts'
import { endpoint } from '../platform/endpoint.ts'
import { Page, PageSize, pageOf } from '../platform/paging.ts'
import { DateTime } from '../platform/values.ts'
import { ClaimMark, OrderAddress } from './delivery-parts.ts'
import { DocumentNumber, subOrderStatuses } from './orders.ts'
import { Version } from './steps.ts'

/** EXPECTED: paid for, or to be sent on account, and not there yet; ARRIVED: its arrival was confirmed. */
export const deliveryStates = ['EXPECTED', 'ARRIVED'] as const
export type DeliveryState = (typeof deliveryStates)[number]

/** What one store delivers of an order, for who takes the goods in: without any price. */
export const Delivery = z.object({
  subOrderNumber: z.string(),
  storeName: z.string(),
  orderedAt: DateTime,
  placedBy: PlacedBy,
  status: z.enum(subOrderStatuses),
  statusText: z.string(),
  address: OrderAddress,
  purchaseOrderNumber: z.nullable(z.string()),
  costCentre: z.optional(OrderCostCentre),
  shipments: z.array(
    z.object({
      shipmentId: z.string(),
      carrier: z.string(),
      trackingNumber: z.string(),
      shippedAt: DateTime,
      /** See `Shipment`. */
      arrivalText: z.nullable(z.string()),
    }),
  ),
  /** Pieces: what is to come or came without what was cancelled, and how much of it has left the store. */
  items: z.array(
    z.object({
      productSkuId: z.string(),
      name: z.string(),
      brand: z.string(),
      imageUrl: z.string(),
      quantity: z.int(),
      isPack: z.optional(z.boolean()),
      shippedQuantity: z.int(),
    }),
  ),
  /** Of the delivery notes that came with its parcels, in their order. */
  deliveryNoteNumbers: z.array(z.string()),
  version: z.int(),
  /** Whether its arrival can be confirmed now. */
  canConfirm: z.boolean(),
  /** Whether a claim about it can be opened now. */
  canClaim: z.boolean(),
  claims: z.array(ClaimMark),
})
export type Delivery = z.output<typeof Delivery>

export const list = endpoint({
  method: 'GET',
  path: '/api/v1/account/deliveries',
  access: 'buyer',
  right: 'receive',
  summary: 'What stores deliver to the company, without prices: what is under way first, then newest first',
  input: z.strictObject({
    state: z._default(z.enum(deliveryStates), 'EXPECTED'),
    page: z._default(Page, 1),
    pageSize: z._default(PageSize, 24),
  }),
  output: pageOf(Delivery),
})
const SubOrderNumber = z.string().check(z.regex(/^T\d{1,15}-\d{1,4}$/))
export const readNote = endpoint({
  method: 'GET',
  path: '/api/v1/account/deliveries/{subOrderNumber}/delivery-notes/{number}',
  access: 'buyer',
  right: 'receive',
  summary: 'A delivery note, which names no price; 404 for any other document',
  input: z.strictObject({ subOrderNumber: SubOrderNumber, number: DocumentNumber }),
  output: z.file(),
  replyType: 'application/pdf',
})
export const confirm = endpoint({
  method: 'POST',
  path: '/api/v1/account/deliveries/{subOrderNumber}/confirmation',
  access: 'buyer',
  right: 'receive',
  repeat: 'keyed',
  summary:
    "Confirm that a delivery has arrived; 404 also for somebody else's, 409 ORDER_STATE where it is not under way",
  input: z.strictObject({
    subOrderNumber: SubOrderNumber,
    /** Of the delivery as it was seen. */
    version: z.optional(Version),
  }),
  output: Delivery,
})
