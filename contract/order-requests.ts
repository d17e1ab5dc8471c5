import * as z from 'zod/mini'
import { Address } from './account.ts'
import { Cart } from './cart.ts'
import { Pay, PayResult } from './checkout.ts'
import { paymentMethodCodes } from './payment-methods.ts'
import { OrderCostCentre } from './orders/buyer-side.ts'
import { endpoint } from './platform/endpoint.ts'
import { Page, PageSize, pageOf } from './platform/paging.ts'
import { DateTime, Euros, plainText, requiredText, SkuId } from './platform/values.ts'

export const requestStatuses = ['WAITING', 'APPROVED', 'REFUSED', 'WITHDRAWN'] as const
export type RequestStatus = (typeof requestStatuses)[number]

/** An order that waits for approval, or waited. Nothing is reserved for it. */
export const OrderRequestEntry = z.object({
  id: z.string(),
  requestedBy: z.string(),
  createdAt: DateTime,
  status: z.enum(requestStatuses),
  /** As the requester saw it; with tax. */
  gross: Euros,
  grossText: z.string(),
  lineCount: z.int(),
  message: z.nullable(z.string()),
  /** Of who decided. */
  reply: z.nullable(z.string()),
  decidedBy: z.nullable(z.string()),
  decidedAt: z.nullable(DateTime),
  orderId: z.nullable(z.string()),
  orderNumber: z.nullable(z.string()),
  canDecide: z.boolean(),
  canWithdraw: z.boolean(),
})
export type OrderRequestEntry = z.output<typeof OrderRequestEntry>
export const OrderRequest = z.object({
  ...OrderRequestEntry.shape,
  /** What waits, with prices and stock as they are now; empty once it is decided. */
  cart: Cart,
  /** What was asked for, with the prices of that moment. */
  lines: z.array(
    z.object({
      productSkuId: z.string(),
      name: z.string(),
      quantity: z.int(),
      isPack: z.optional(z.boolean()),
      unitPrice: Euros,
      unitPriceText: z.string(),
    }),
  ),
  /** Null where the address book no longer has it. */
  address: z.nullable(Address),
  paymentMethodCode: z.enum(paymentMethodCodes),
  paymentMethodName: z.string(),
  purchaseOrderNumber: z.nullable(z.string()),
  costCentre: z.optional(OrderCostCentre),
  note: z.nullable(z.string()),
})
export type OrderRequest = z.output<typeof OrderRequest>

export const list = endpoint({
  method: 'GET',
  path: '/api/v1/account/order-requests',
  access: 'buyer',
  right: 'orders',
  summary: 'Orders of the company that wait for approval, or waited, newest first',
  input: z.strictObject({
    state: z._default(z.enum(['WAITING', 'DECIDED']), 'WAITING'),
    page: z._default(Page, 1),
    pageSize: z._default(PageSize, 24),
  }),
  output: pageOf(OrderRequestEntry),
})
const Id = z.strictObject({ id: z.uuid() })
export const read = endpoint({
  method: 'GET',
  path: '/api/v1/account/order-requests/{id}',
  access: 'buyer',
  right: 'orders',
  summary: 'One of them with its lines at the prices and stock of now; 404 for one of another company',
  input: Id,
  output: OrderRequest,
})
export const request = endpoint({
  method: 'POST',
  path: '/api/v1/account/order-requests',
  access: 'buyer',
  right: 'buy',
  repeat: 'keyed',
  status: 201,
  summary:
    'Send the selected lines of the cart for approval, which leaves the cart without them; 422 APPROVER_MISSING where nobody else may approve, and what `pay` refuses',
  input: z.extend(z.omit(Pay, { termsAccepted: true }), {
    /** To who approves. */
    message: z.optional(plainText(500)),
  }),
  output: OrderRequestEntry,
})
export const change = endpoint({
  method: 'PUT',
  path: '/api/v1/account/order-requests/{id}/lines',
  access: 'buyer',
  right: 'approve',
  repeat: 'same-effect',
  summary: 'Give a waiting line another quantity, 0 removes it; 409 APPROVAL_DECIDED, and what the cart refuses',
  input: z.extend(Id, { productSkuId: SkuId, quantity: z.int().check(z.minimum(0), z.maximum(1_000_000)) }),
  output: OrderRequest,
})
/** As `pay` answers: where the method is paid at once, `redirectUrl` leads the approver to the provider. */
export const approve = endpoint({
  method: 'POST',
  path: '/api/v1/account/order-requests/{id}/approval',
  access: 'buyer',
  right: 'approve',
  repeat: 'keyed',
  summary:
    'Order what waits, at prices and stock of now; 409 APPROVAL_DECIDED names who was faster, 403 for the own request, and what `pay` refuses',
  input: z.extend(Id, {
    /** Of the cart in the request as it was seen. */
    cartVersion: z.int32(),
    /** Instead of the requester's. */
    paymentMethodCode: z.optional(z.enum(paymentMethodCodes)),
    termsAccepted: z.literal(true),
    reply: z.optional(plainText(500)),
  }),
  output: PayResult,
})
export const refuse = endpoint({
  method: 'POST',
  path: '/api/v1/account/order-requests/{id}/refusal',
  access: 'buyer',
  right: 'approve',
  repeat: 'same-effect',
  summary: 'Refuse it with a reason; its lines go back to the cart they came from; 409 APPROVAL_DECIDED',
  input: z.extend(Id, { reply: requiredText(500) }),
  output: OrderRequestEntry,
})
export const withdraw = endpoint({
  method: 'POST',
  path: '/api/v1/account/order-requests/{id}/withdrawal',
  access: 'buyer',
  right: 'buy',
  repeat: 'same-effect',
  summary: 'Take an own one back; its lines go back to the cart they came from; 409 APPROVAL_DECIDED',
  input: Id,
  output: OrderRequestEntry,
})
