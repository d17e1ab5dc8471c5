import * as z from 'zod/mini'
import { DocumentNumber, Order, orderStatuses, paymentStatuses, SubOrder, subOrderStatuses } from '../orders/orders.ts'
import { ActionLines, cancelCauses, ShipDay, ShipmentDay, subOrderActions, Version } from '../orders/steps.ts'
import { paymentMethodCodes } from '../payment-methods.ts'
import { cursorInput, cursorOf } from '../platform/paging.ts'
import { endpoint } from '../platform/endpoint.ts'
import { DateTime, Euros, LastDay, NoContent, PastDay, plainText, requiredText, SkuId } from '../platform/values.ts'

/** OVERDUE: a store has not confirmed within a day, or not shipped within two. PROBLEM: money is missing or charged back. */
export const orderViews = ['ALL', 'OPEN', 'OVERDUE', 'UNPAID', 'PROBLEM'] as const
export type OrderView = (typeof orderViews)[number]

export const OrderNumber = z.string().check(z.regex(/^T\d{1,15}$/))
export const SubOrderNumber = z.string().check(z.regex(/^T\d{1,15}-\d{1,4}$/))

/** Why an operator changes something of somebody else's; stands in the audit row. */
export const Reason = requiredText(500).check(z.minLength(3))

export const OperatorOrderEntry = z.object({
  orderNumber: z.string(),
  createdAt: DateTime,
  status: z.enum(orderStatuses),
  statusText: z.string(),
  buyerId: z.string(),
  companyName: z.string(),
  paymentStatus: z.enum(paymentStatuses),
  paymentStatusText: z.string(),
  paymentMethod: z.enum(paymentMethodCodes),
  paymentMethodName: z.string(),
  grossTotal: Euros,
  grossTotalText: z.string(),
  /** Until when the money of an unpaid one is waited for. */
  payBy: z.nullable(DateTime),
  stores: z.array(
    z.object({
      subOrderNumber: z.string(),
      storeName: z.string(),
      status: z.enum(subOrderStatuses),
      statusText: z.string(),
    }),
  ),
  isChargedBack: z.boolean(),
  isOverdue: z.boolean(),
  /** Money is missing, charged back, or refused by the provider. */
  hasProblem: z.boolean(),
  /** Operators have noted something about it. */
  hasNote: z.boolean(),
  /** An operator was signed in as somebody of the buyer when it was placed, or since. */
  isImpersonated: z.boolean(),
})
export type OperatorOrderEntry = z.output<typeof OperatorOrderEntry>

export const OrderNote = z.object({ id: z.string(), text: z.string(), at: DateTime, by: z.string() })
export type OrderNote = z.output<typeof OrderNote>

/** What has happened to an order, its money, its mails and its papers, with what operators did (DEED); the latest last. */
export const OrderMoment = z.object({
  at: DateTime,
  kind: z.enum(['STEP', 'PAYMENT', 'MOVE', 'CHARGEBACK', 'REFUND', 'MAIL', 'DOCUMENT', 'DEED']),
  text: z.string(),
  /** The part it concerns; null for the whole order. */
  subOrderNumber: z.nullable(z.string()),
  by: z.nullable(z.string()),
  amountText: z.nullable(z.string()),
  /** How the payment provider calls it. */
  providerId: z.nullable(z.string()),
  isProblem: z.boolean(),
})
export type OrderMoment = z.output<typeof OrderMoment>

/** Sums that have to agree: what was ordered, what came in, what the provider says. */
export const OrderMoney = z.object({
  orderedText: z.string(),
  capturedText: z.string(),
  refundedText: z.string(),
  chargedBackText: z.string(),
  /** Cents in euros that can still be given back. */
  refundable: Euros,
  refundableText: z.string(),
  providerId: z.nullable(z.string()),
  openDifferences: z.int(),
})

export const OperatorOrder = z.object({
  order: Order.shape.order,
  buyer: z.object({ id: z.string(), companyName: z.string(), email: z.string(), orderCount: z.int() }),
  /** `refundable`: what can still be given back of this part. */
  parts: z.array(z.extend(SubOrder, { refundable: Euros, refundableText: z.string() })),
  money: OrderMoney,
  moments: z.array(OrderMoment),
  notes: z.array(OrderNote),
  /** A transfer is waited for that can be marked as paid. */
  isAwaitingTransfer: z.boolean(),
})
export type OperatorOrder = z.output<typeof OperatorOrder>

const WholeEuros = z.int().check(z.minimum(0), z.maximum(10_000_000))

/** What a list of orders is narrowed by. */
export const orderFilters = {
  view: z._default(z.enum(orderViews), 'ALL'),
  status: z.optional(z.enum(orderStatuses)),
  paymentStatus: z.optional(z.enum(paymentStatuses)),
  method: z.optional(z.enum(paymentMethodCodes)),
  storeId: z.optional(z.uuid()),
  buyerId: z.optional(z.uuid()),
  /** Whole euros with tax, both included. */
  grossFrom: z.optional(WholeEuros),
  grossTo: z.optional(WholeEuros),
  /** Only those with money that is missing, charged back or refused by the provider. */
  hasProblem: z._default(z.boolean(), false),
  /** Only those for which an operator was signed in as somebody of the buyer, when they were placed or since. */
  isImpersonated: z._default(z.boolean(), false),
  /** First and last day, in Germany. */
  from: z.optional(PastDay),
  to: z.optional(LastDay),
  /** An order number, an e-mail, or how words of a company's name begin. */
  q: z.optional(plainText(100)),
}

export const list = endpoint({
  method: 'GET',
  path: '/api/v1/operator/orders',
  access: 'operator',
  right: 'orders',
  summary:
    'Orders of all buyers, newest first; by state, payment, store, buyer, sum, problem, impersonation, period, number or company',
  input: z.strictObject({ ...cursorInput, ...orderFilters }),
  output: cursorOf(OperatorOrderEntry),
})
export const read = endpoint({
  method: 'GET',
  path: '/api/v1/operator/orders/{orderNumber}',
  access: 'operator',
  right: 'orders',
  summary: 'One order with its parts, its money and all that has happened to it',
  input: z.strictObject({ orderNumber: OrderNumber }),
  output: OperatorOrder,
})
export const readDocument = endpoint({
  method: 'GET',
  path: '/api/v1/operator/orders/{orderNumber}/documents/{number}',
  access: 'operator',
  right: 'orders',
  summary: 'A document of an order, as its store has issued it',
  input: z.strictObject({ orderNumber: OrderNumber, number: DocumentNumber }),
  output: z.file(),
  replyType: 'application/pdf',
})
export const act = endpoint({
  method: 'POST',
  path: '/api/v1/operator/orders/{subOrderNumber}/actions',
  access: 'operator',
  right: 'orders',
  stepUp: 'REFUND',
  stepUpInWork: true,
  repeat: 'keyed',
  summary:
    "Takes a step with an order in its store's name, with a reason; 409 ORDER_STATE, 422 PARTIAL_DELIVERY_REFUSED",
  status: 204,
  input: z.strictObject({
    subOrderNumber: SubOrderNumber,
    action: z.enum(subOrderActions),
    /** Buyers read it where goods do not come. */
    reason: Reason,
    lines: z.optional(ActionLines),
    /** Of CANCEL_LINES, which needs both. */
    cause: z.optional(z.enum(cancelCauses)),
    /** Of the part of the order as it was seen; a step that can recur needs it or an Idempotency-Key. */
    version: z.optional(Version),
    carrier: z.optional(requiredText(80)),
    trackingNumber: z.optional(plainText(80)),
    arrivesBy: z.optional(ShipmentDay),
    /** Of CONFIRM and SET_SHIP_DATE, which needs it. */
    shipsOn: z.optional(ShipDay),
    /** Of returned goods: what cannot be sold again stays out of stock. */
    unsellable: z.optional(z.array(SkuId).check(z.maxLength(500))),
  }),
  output: NoContent,
})

export const refund = endpoint({
  method: 'POST',
  path: '/api/v1/operator/orders/{subOrderNumber}/refunds',
  access: 'operator',
  right: 'refunds',
  stepUp: 'REFUND',
  stepUpInWork: true,
  repeat: 'keyed',
  needsKey: true,
  summary:
    'Gives a part of the price of one delivery back, with a reason; a credit note follows; 422 REFUND_TOO_HIGH beyond what is left',
  status: 204,
  input: z.strictObject({
    subOrderNumber: SubOrderNumber,
    /** Euros with tax. */
    amount: z.number().check(z.minimum(0.01), z.maximum(1_000_000), z.multipleOf(0.01)),
    /** Who bears it. */
    borneBy: z.enum(['STORE', 'MARKETPLACE']),
    /** The buyer reads it. */
    reason: Reason,
  }),
  output: NoContent,
})
export const markPaid = endpoint({
  method: 'POST',
  path: '/api/v1/operator/orders/{orderNumber}/mark-paid',
  access: 'operator',
  right: 'money',
  stepUp: 'REFUND',
  stepUpInWork: true,
  repeat: 'same-effect',
  summary: 'Records that the bank transfer of an order has arrived in full; 409 ORDER_STATE where none is awaited',
  status: 204,
  input: z.strictObject({ orderNumber: OrderNumber, reason: Reason }),
  output: NoContent,
})
export const addNote = endpoint({
  method: 'POST',
  path: '/api/v1/operator/orders/{orderNumber}/notes',
  access: 'operator',
  right: 'orders',
  repeat: 'keyed',
  summary: 'Writes a note that operators alone read',
  status: 201,
  input: z.strictObject({ orderNumber: OrderNumber, text: requiredText(2000) }),
  output: OrderNote,
})
export const removeNote = endpoint({
  method: 'DELETE',
  path: '/api/v1/operator/notes/{id}',
  access: 'operator',
  right: 'orders',
  repeat: 'refused',
  summary: 'Takes a note away',
  status: 204,
  input: z.strictObject({ id: z.uuid() }),
  output: NoContent,
})
