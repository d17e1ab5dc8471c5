import * as z from 'zod/mini'
import { endpoint } from '../platform/endpoint.ts'
import { Page, PageSize, pageOf } from '../platform/paging.ts'
import { DateTime } from '../platform/values.ts'
import { OrderAddress, subOrderStatuses } from './orders.ts'
import { Version } from './steps.ts'

/** EXPECTED: paid for, or to be sent on account, and not there yet; ARRIVED: its arrival was confirmed. */
export const deliveryStates = ['EXPECTED', 'ARRIVED'] as const
export type DeliveryState = (typeof deliveryStates)[number]

/** What one store delivers of an order, for who takes the goods in: without any price. */
export const Delivery = z.object({
  subOrderNumber: z.string(),
  storeName: z.string(),
  orderedAt: DateTime,
  /** As in the list of orders. */
  placedBy: z.optional(z.string()),
  status: z.enum(subOrderStatuses),
  statusText: z.string(),
  address: OrderAddress,
  purchaseOrderNumber: z.nullable(z.string()),
  shipments: z.array(z.object({ carrier: z.string(), trackingNumber: z.string(), shippedAt: DateTime })),
  /** Pieces: what is to come or came without what was cancelled, and how much of it has left the store. */
  items: z.array(
    z.object({
      productSkuId: z.string(),
      name: z.string(),
      brand: z.string(),
      imageUrl: z.string(),
      quantity: z.int(),
      shippedQuantity: z.int(),
    }),
  ),
  version: z.int(),
  /** Whether its arrival can be confirmed now. */
  canConfirm: z.boolean(),
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
export const confirm = endpoint({
  method: 'POST',
  path: '/api/v1/account/deliveries/{subOrderNumber}/confirmation',
  access: 'buyer',
  right: 'receive',
  repeat: 'keyed',
  summary:
    "Confirm that a delivery has arrived; 404 also for somebody else's, 409 ORDER_STATE where it is not under way",
  input: z.strictObject({
    subOrderNumber: z.string().check(z.regex(/^T\d{1,15}-\d{1,4}$/)),
    /** Of the delivery as it was seen. */
    version: z.optional(Version),
  }),
  output: Delivery,
})
