import * as z from 'zod/mini'
import { OrderCostCentre } from './buyer-side.ts'
import { cursorInput, cursorOf, Count } from '../platform/paging.ts'
import { endpoint } from '../platform/endpoint.ts'
import { DateTime, NoInput, plainText, requiredText } from '../platform/values.ts'
import {
  AnnouncedReturns,
  ClaimMark,
  ExpectedShipment,
  OrderAddress,
  Pieces,
  Shipment,
  TimelineEntry,
} from './delivery-parts.ts'
import { paymentStatuses, subOrderStatuses } from './orders.ts'
import { storeNarrowings } from './store-filters.ts'
import { AidsOfShipment } from '../trade/transport-aids.ts'
import { ActionLines, ShipDay, ShipmentDay, subOrderActions, Version } from './steps.ts'

/** The views of a store's orders, in the order of the work. The first three and the returns have a time until which they wait. */
export const orderViews = ['NEW', 'TO_SHIP', 'PARTLY_SHIPPED', 'ON_THE_WAY', 'RETURNS', 'ALL'] as const
export type OrderView = (typeof orderViews)[number]
export const dueFilters = ['OVERDUE', 'TODAY', 'WEEK'] as const
export type DueFilter = (typeof dueFilters)[number]

export const SubOrderNumber = z.string().check(z.regex(/^T\d{1,15}-\d{1,4}$/))

export const StoreOrderEntry = z.object({
  subOrderNumber: z.string(),
  createdAt: DateTime,
  status: z.enum(subOrderStatuses),
  statusText: z.string(),
  companyName: z.string(),
  cityName: z.string(),
  /** Articles, and pieces and boxes of all of them. */
  itemCount: z.int(),
  pieceCount: z.int(),
  boxCount: z.int(),
  /** Null for who sees no amounts. */
  netTotalText: z.nullable(z.string()),
  grossTotalText: z.nullable(z.string()),
  /** Invoices; none for who sees no amounts. */
  invoices: z.array(z.string()),
  /** Of all cartons; null where one of the products has none. */
  weightText: z.nullable(z.string()),
  paymentStatusText: z.string(),
  /** Who carries what has left. */
  carriers: z.array(z.string()),
  postalCode: z.string(),
  buyerId: z.string(),
  /** The buyer has ordered here before. */
  isReturning: z.boolean(),
  /** Until when the store has to act; null where nothing is due. */
  dueAt: z.nullable(DateTime),
  hasNote: z.boolean(),
  hasDesign: z.boolean(),
  purchaseOrderNumber: z.nullable(z.string()),
  /** See `SubOrder`. */
  version: z.int(),
  allowedActions: z.array(z.enum(subOrderActions)),
})
export type StoreOrderEntry = z.output<typeof StoreOrderEntry>

export const viewFilters = {
  view: z._default(z.enum(orderViews), 'NEW'),
  /** The beginning of an order number, a part of the company or the city, or a whole tracking number. */
  q: z.optional(plainText(100)),
  due: z.optional(z.enum(dueFilters)),
  ...storeNarrowings,
}

export const list = endpoint({
  method: 'GET',
  path: '/api/v1/supplier/packing/orders',
  access: 'supplier',
  right: 'viewOrders',
  summary: 'The paid orders of the store by view: what is due comes first, of the others the newest',
  input: z.strictObject({ ...viewFilters, ...cursorInput }),
  output: cursorOf(StoreOrderEntry),
})
export const counts = endpoint({
  method: 'GET',
  path: '/api/v1/supplier/packing/counts',
  access: 'supplier',
  right: 'viewOrders',
  summary: 'How many orders stand in each view that has work in it, and how many of all are overdue',
  input: NoInput,
  output: z.object({
    NEW: Count,
    TO_SHIP: Count,
    PARTLY_SHIPPED: Count,
    ON_THE_WAY: Count,
    RETURNS: Count,
    overdue: Count,
  }),
})

const PackingLine = z.object({
  productSkuId: z.string(),
  supplierSku: z.string(),
  name: z.string(),
  imageUrl: z.string(),
  countPerBox: z.int(),
  quantity: z.int(),
  isPack: z.optional(z.boolean()),
  shippedQuantity: z.int(),
  cancelledQuantity: z.int(),
  returnedQuantity: z.int(),
  creditedQuantity: z.int(),
  returnableQuantity: z.int(),
  /** What lies on the shelf. */
  onHand: z.int(),
  isDesigned: z.boolean(),
})
export type PackingLine = z.output<typeof PackingLine>
/** What a store has to deliver, and to whom, without any amount. */
export const PackingOrder = z.object({
  subOrderNumber: z.string(),
  buyerId: z.string(),
  createdAt: DateTime,
  status: z.enum(subOrderStatuses),
  statusText: z.string(),
  paymentStatus: z.enum(paymentStatuses),
  paymentStatusText: z.string(),
  dueAt: z.nullable(DateTime),
  purchaseOrderNumber: z.nullable(z.string()),
  costCentre: z.optional(OrderCostCentre),
  note: z.nullable(z.string()),
  address: OrderAddress,
  lines: z.array(PackingLine),
  /** The days it was promised for; null where none could be named. */
  arrivalText: z.nullable(z.string()),
  expectedShipment: ExpectedShipment,
  /** False where all of it leaves in one shipment; absent where nobody has said. */
  allowsPartial: z.optional(z.boolean()),
  shipments: z.array(Shipment),
  announcedReturns: AnnouncedReturns,
  claims: z.array(ClaimMark),
  returnRequest: z.nullable(z.object({ items: z.array(Pieces), reason: z.nullable(z.string()) })),
  timeline: z.array(TimelineEntry),
  /** See `SubOrder`. */
  version: z.int(),
  allowedActions: z.array(z.enum(subOrderActions)),
})
export type PackingOrder = z.output<typeof PackingOrder>

export const read = endpoint({
  method: 'GET',
  path: '/api/v1/supplier/packing/orders/{subOrderNumber}',
  access: 'supplier',
  right: 'viewOrders',
  summary: "One order of the store without amounts; 404 also for another store's",
  input: z.strictObject({ subOrderNumber: SubOrderNumber }),
  output: PackingOrder,
})
export const act = endpoint({
  method: 'POST',
  path: '/api/v1/supplier/packing/orders/{subOrderNumber}/actions',
  access: 'supplier',
  right: 'pack',
  repeat: 'keyed',
  summary:
    'Confirms an order, says when it is to leave, ships (a part of) it, or marks it delivered; 409 ORDER_STATE, 422 PARTIAL_DELIVERY_REFUSED',
  input: z.strictObject({
    subOrderNumber: SubOrderNumber,
    action: z.enum(['CONFIRM', 'SET_SHIP_DATE', 'SHIP', 'MARK_DELIVERED']),
    lines: z.optional(ActionLines),
    /** Of the order as it was seen; SHIP and SET_SHIP_DATE need it or an Idempotency-Key. */
    version: z.optional(Version),
    carrier: z.optional(requiredText(80)),
    trackingNumber: z.optional(plainText(80)),
    arrivesBy: z.optional(ShipmentDay),
    /** Of CONFIRM and SET_SHIP_DATE. */
    shipsOn: z.optional(ShipDay),
    /** What the goods stand on and is exchanged. */
    aids: z.optional(AidsOfShipment),
  }),
  output: PackingOrder,
})
