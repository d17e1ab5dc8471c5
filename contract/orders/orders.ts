import * as z from 'zod/mini'
import { LineDeposit } from '../trade/deposits.ts'
import { DesignOfLine } from '../cart.ts'
import { Arrival } from '../delivery.ts'
import { Totals } from '../totals.ts'
import { BankTransfer } from '../checkout.ts'
import * as parts from './delivery-parts.ts'
import { FilterCounts, OrderFilter, OrderMonth } from './order-filters.ts'
import { ActionLines, documentTypes, subOrderActions, Version } from './steps.ts'
import { OrderCostCentre, PlacedBy } from './buyer-side.ts'
import { endpoint } from '../platform/endpoint.ts'
import { Page, PageSize, pageOf } from '../platform/paging.ts'
import { DateTime, Euros, LastDay, PastDay, plainText } from '../platform/values.ts'

export const subOrderStatuses = [
  'PENDING_PAYMENT',
  'PLACED',
  'CONFIRMED',
  'SHIPPED',
  'DELIVERED',
  'COMPLETED',
  'REJECTED',
  'CANCELLED',
  'RETURNED',
] as const
export type SubOrderStatus = (typeof subOrderStatuses)[number]
export const orderStatuses = [...subOrderStatuses, 'MIXED'] as const
export type OrderStatus = (typeof orderStatuses)[number]
/** RELEASED: what was authorised has been released, nothing was taken. FAILED: money of the order is missing. */
export const paymentStatuses = [
  'UNPAID',
  'AUTHORIZED',
  'PAID',
  'PARTIALLY_REFUNDED',
  'REFUNDED',
  'FAILED',
  'RELEASED',
] as const
export type PaymentStatus = (typeof paymentStatuses)[number]
export const refundStatuses = ['ON_ITS_WAY', 'ARRIVED', 'DELAYED'] as const

export const OrderEntry = z.object({
  id: z.string(),
  orderNumber: z.string(),
  createdAt: DateTime,
  status: z.enum(orderStatuses),
  statusText: z.string(),
  paymentStatus: z.enum(paymentStatuses),
  grossTotal: Euros,
  grossTotalText: z.string(),
  itemCount: z.int(),
  stores: z.array(z.object({ storeName: z.string(), status: z.enum(subOrderStatuses) })),
  imageUrls: z.array(z.string()),
  /** While money of it is awaited by transfer. */
  payBy: z.nullable(DateTime),
  /** The last promised day of what is still to leave; null where a store has named none. */
  arrivesBy: z.nullable(z.iso.date()),
  /** The last shipment. */
  shippedAt: z.nullable(DateTime),
  /** Once nothing of it is to come any more. */
  deliveredAt: z.nullable(DateTime),
  hasDocuments: z.boolean(),
  placedBy: PlacedBy,
  /** Lines that a search has found, at most three; none where it has found the order by number or supplier. */
  hits: z.array(z.object({ productSkuId: z.string(), name: z.string(), quantity: z.int(), lineTotalText: z.string() })),
})
export type OrderEntry = z.output<typeof OrderEntry>

export const OrderItem = z.object({
  productSkuId: z.string(),
  name: z.string(),
  brand: z.string(),
  imageUrl: z.string(),
  canonicalUrl: z.string(),
  quantity: z.int(),
  /** The quantities count packs of several pieces. */
  isPack: z.optional(z.boolean()),
  /** What of it has left, that will not come, that were taken back. */
  shippedQuantity: z.int(),
  cancelledQuantity: z.int(),
  returnedQuantity: z.int(),
  /** Paid back for a claim, while the goods stay where they are. */
  creditedQuantity: z.int(),
  /** Pieces that a return can be asked for. */
  returnableQuantity: z.int(),
  price: Euros,
  finalNetPrice: Euros,
  finalNetPriceText: z.string(),
  sumOfDiscountsPrice: Euros,
  /** Net, once for a line with a design; 0 for plain goods; `lineTotal` holds it. */
  setupFee: Euros,
  setupFeeText: z.string(),
  lineTotal: Euros,
  lineTotalText: z.string(),
  taxRate: z.number(),
  deposit: z.nullable(LineDeposit),
  /** As it was approved; null for plain goods. */
  design: z.nullable(DesignOfLine),
  canReview: z.boolean(),
})
export type OrderItem = z.output<typeof OrderItem>
/** What one store delivers of an order. */
export const SubOrder = z.object({
  storeId: z.string(),
  storeName: z.string(),
  storeUrl: z.string(),
  subOrderNumber: z.string(),
  status: z.enum(subOrderStatuses),
  statusText: z.string(),
  /** The promised days; null where none could be named at the order. */
  arrival: z.nullable(Arrival),
  expectedShipment: parts.ExpectedShipment,
  /** False where all of it leaves in one shipment; absent where nobody has said. */
  allowsPartial: z.optional(z.boolean()),
  items: z.array(OrderItem),
  shipments: z.array(parts.Shipment),
  announcedReturns: parts.AnnouncedReturns,
  claims: z.array(parts.ClaimMark),
  canClaim: z.boolean(),
  /** While the store has not answered; null otherwise. */
  returnRequest: z.nullable(z.object({ items: z.array(parts.Pieces), reason: z.nullable(z.string()) })),
  summary: Totals,
  /** `url` answers application/pdf to who may read the order. */
  documents: z.array(z.object({ type: z.enum(documentTypes), number: z.string(), url: z.string() })),
  timeline: z.array(z.extend(parts.TimelineEntry, { status: z.enum(subOrderStatuses) })),
  /** Grows with every step: who sends it with a step takes that step only from what they have seen. */
  version: z.int(),
  /** What the caller may do now. */
  allowedActions: z.array(z.enum(subOrderActions)),
})
export type SubOrder = z.output<typeof SubOrder>
export const Order = z.object({
  order: z.object({
    id: z.string(),
    orderNumber: z.string(),
    createdAt: DateTime,
    status: z.enum(orderStatuses),
    statusText: z.string(),
    paymentStatus: z.enum(paymentStatuses),
    paymentStatusText: z.string(),
    paymentMethodName: z.string(),
    /** While the order waits for a transfer. `giroCode`: the text of a QR code that banking apps read (EPC069-12); null where the standard has no room for it. */
    bankTransfer: z.nullable(z.extend(BankTransfer, { giroCode: z.nullable(z.string()) })),
    purchaseOrderNumber: z.nullable(z.string()),
    costCentre: z.optional(OrderCostCentre),
    placedBy: PlacedBy,
    /** Who approved it, where it was above the limit of who ordered. */
    approvedBy: z.optional(z.string()),
    note: z.nullable(z.string()),
    address: parts.OrderAddress,
    billingAddress: parts.OrderAddress,
    couponCode: z.nullable(z.string()),
    checkoutSummary: Totals,
    /** Refunds as they were requested; ARRIVED once the provider, or who transferred it, says so. */
    refunds: z.array(
      z.object({
        /** Of the part; the order's own where all of it goes back. */
        number: z.string(),
        amountText: z.string(),
        status: z.enum(refundStatuses),
        statusText: z.string(),
      }),
    ),
  }),
  stores: z.array(SubOrder),
})
export type Order = z.output<typeof Order>

export const list = endpoint({
  method: 'GET',
  path: '/api/v1/account/orders',
  access: 'buyer',
  right: 'orders',
  summary: 'Orders, newest first, and what they come to; by state, by product or number, by supplier, and by period',
  input: z
    .strictObject({
      page: z._default(Page, 1),
      pageSize: z._default(PageSize, 24),
      filter: z.optional(OrderFilter),
      /** Part of an article's name, brand or SKU, of an order number or of a supplier's name. */
      q: z.optional(plainText(100)),
      /** Orders with a part of this supplier. */
      storeId: z.optional(z.uuid()),
      /** First and last day, in Germany. */
      from: z.optional(PastDay),
      to: z.optional(LastDay),
    })
    .check(z.refine(({ from, to }) => !from || !to || from <= to, { error: 'beforeFirst', path: ['to'] })),
  output: z.extend(pageOf(OrderEntry), {
    /** Of all that were found, without what was cancelled or refused as a whole. */
    sum: Euros,
    sumText: z.string(),
    /** How many orders are in each state, within the search, supplier and period of this list; an order of several parts may count in several. */
    counts: FilterCounts,
    /** The months of all that were found, newest first. */
    months: z.array(OrderMonth),
    /** What there is to narrow by: suppliers by name and months, newest first, of all orders. */
    choices: z.object({
      stores: z.array(z.object({ storeId: z.string(), storeName: z.string() })),
      months: z.array(z.string()),
    }),
  }),
})
export const read = endpoint({
  method: 'GET',
  path: '/api/v1/account/orders/{id}',
  access: 'buyer',
  right: 'orders',
  summary: "One order as it was placed; 404 also for somebody else's",
  input: z.strictObject({ id: z.uuid() }),
  output: Order,
})
export const readByNumber = endpoint({
  method: 'GET',
  path: '/api/v1/account/orders/by-number/{orderNumber}',
  access: 'buyer',
  right: 'orders',
  summary: "One order by its public number; 404 also for somebody else's",
  input: z.strictObject({ orderNumber: z.string().check(z.regex(/^T\d{1,15}$/)) }),
  output: Order,
})
export const DocumentNumber = z.string().check(z.regex(/^[RKL]\d{1,9}-\d{1,9}$/))
export const readDocument = endpoint({
  method: 'GET',
  path: '/api/v1/account/orders/{id}/documents/{number}',
  access: 'buyer',
  right: 'documents',
  summary: 'A document of one of your orders',
  input: z.strictObject({ id: z.uuid(), number: DocumentNumber }),
  output: z.file(),
  replyType: 'application/pdf',
})
export const act = endpoint({
  method: 'POST',
  path: '/api/v1/account/orders/{id}/actions',
  access: 'buyer',
  right: 'buy',
  repeat: 'keyed',
  summary: 'Cancels an unconfirmed part (an unpaid order as a whole), confirms its arrival, or asks for a return',
  input: z.strictObject({
    id: z.uuid(),
    storeId: z.uuid(),
    action: z.enum(['CANCEL', 'CONFIRM_DELIVERY', 'REQUEST_RETURN']),
    lines: z.optional(ActionLines),
    /** Of the part of the order as it was seen; REQUEST_RETURN needs it or an Idempotency-Key. */
    version: z.optional(Version),
    reason: z.optional(plainText(1000)),
  }),
  output: Order,
})
