import * as z from 'zod/mini'
import { OrderCostCentre } from './buyer-side.ts'
import { xmlFormats } from '../trade/e-invoice-formats.ts'
import { endpoint } from '../platform/endpoint.ts'
import { OrderAddress } from './delivery-parts.ts'
import { DocumentNumber, paymentStatuses, SubOrder, subOrderStatuses } from './orders.ts'
import { AidsOfShipment } from '../trade/transport-aids.ts'
import { ActionLines, cancelCauses, ShipDay, ShipmentDay, Version } from './steps.ts'
import { Page, PageSize, pageOf } from '../platform/paging.ts'
import { DateTime, Euros, plainText, requiredText, SkuId } from '../platform/values.ts'

export const SupplierOrderEntry = z.object({
  subOrderNumber: z.string(),
  createdAt: DateTime,
  status: z.enum(subOrderStatuses),
  statusText: z.string(),
  companyName: z.string(),
  cityName: z.string(),
  itemCount: z.int(),
  grossTotal: Euros,
  grossTotalText: z.string(),
  isReturnAsked: z.boolean(),
})
export type SupplierOrderEntry = z.output<typeof SupplierOrderEntry>

/** What a store has to deliver, and to whom. */
export const SupplierOrder = z.object({
  orderNumber: z.string(),
  createdAt: DateTime,
  paymentStatus: z.enum(paymentStatuses),
  paymentStatusText: z.string(),
  purchaseOrderNumber: z.nullable(z.string()),
  /** Of the buyer. */
  costCentre: z.optional(OrderCostCentre),
  note: z.nullable(z.string()),
  address: OrderAddress,
  billingAddress: OrderAddress,
  subOrder: SubOrder,
})
export type SupplierOrder = z.output<typeof SupplierOrder>

const SubOrderNumber = z.string().check(z.regex(/^T\d{1,15}-\d{1,4}$/))

export const list = endpoint({
  method: 'GET',
  path: '/api/v1/supplier/orders',
  access: 'supplier',
  right: 'readOrders',
  summary: "The store's orders, newest first; unpaid ones are not its own yet",
  input: z.strictObject({
    page: z._default(Page, 1),
    pageSize: z._default(PageSize, 24),
    status: z.optional(z.enum(subOrderStatuses)),
  }),
  output: pageOf(SupplierOrderEntry),
})
export const read = endpoint({
  method: 'GET',
  path: '/api/v1/supplier/orders/{subOrderNumber}',
  access: 'supplier',
  right: 'readOrders',
  summary: "One order of the store; 404 also for another store's",
  input: z.strictObject({ subOrderNumber: SubOrderNumber }),
  output: SupplierOrder,
})
export const readDocument = endpoint({
  method: 'GET',
  path: '/api/v1/supplier/orders/{subOrderNumber}/documents/{number}',
  access: 'supplier',
  right: 'readOrders',
  summary: 'A document that the store has issued',
  input: z.strictObject({ subOrderNumber: SubOrderNumber, number: DocumentNumber }),
  output: z.file(),
  replyType: 'application/pdf',
})
export const readDocumentXml = endpoint({
  method: 'GET',
  path: '/api/v1/supplier/orders/{subOrderNumber}/documents/{number}/xml',
  access: 'supplier',
  right: 'readOrders',
  summary: 'An invoice or credit note that the store has issued, as XRechnung',
  input: z.strictObject({
    subOrderNumber: SubOrderNumber,
    number: DocumentNumber,
    format: z._default(z.enum(xmlFormats), 'XRECHNUNG_UBL'),
  }),
  output: z.file(),
  replyType: 'application/xml',
})
export const act = endpoint({
  method: 'POST',
  path: '/api/v1/supplier/orders/{subOrderNumber}/actions',
  access: 'supplier',
  right: 'orders',
  repeat: 'keyed',
  summary:
    'Takes a step with an order: confirms, says when it is to leave, ships (a part of) it, cancels pieces that are still open, takes goods back; 409 ORDER_STATE, 422 PARTIAL_DELIVERY_REFUSED',
  input: z.strictObject({
    subOrderNumber: SubOrderNumber,
    action: z.enum([
      'CONFIRM',
      'SET_SHIP_DATE',
      'REJECT',
      'SHIP',
      'CANCEL_REST',
      'CANCEL_LINES',
      'MARK_DELIVERED',
      'ACCEPT_RETURN',
      'DECLINE_RETURN',
    ]),
    /** CANCEL_LINES needs them. */
    lines: z.optional(ActionLines),
    /** Of the part of the order as it was seen; SHIP, SET_SHIP_DATE, CANCEL_LINES and the answers to a return need it or an Idempotency-Key. */
    version: z.optional(Version),
    carrier: z.optional(requiredText(80)),
    trackingNumber: z.optional(plainText(80)),
    arrivesBy: z.optional(ShipmentDay),
    /** Of CONFIRM and SET_SHIP_DATE, which needs it. */
    shipsOn: z.optional(ShipDay),
    /** Of SHIP: what the goods stand on and is exchanged. */
    aids: z.optional(AidsOfShipment),
    /** Of returned goods: what cannot be sold again stays out of stock. */
    unsellable: z.optional(z.array(SkuId).check(z.maxLength(500))),
    /** Of CANCEL_LINES: why, in the buyer's language; `reason` adds own words, which OTHER needs, as DECLINE_RETURN does. */
    cause: z.optional(z.enum(cancelCauses)),
    reason: z.optional(plainText(1000)),
  }),
  output: SupplierOrder,
})
