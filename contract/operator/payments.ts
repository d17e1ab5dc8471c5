import * as z from 'zod/mini'
import { paymentMethodCodes } from '../payment-methods.ts'
import { cursorInput, cursorOf } from '../platform/paging.ts'
import { endpoint } from '../platform/endpoint.ts'
import { DateTime, Euros, LastDay, NoContent, NoInput, PastDay, plainText } from '../platform/values.ts'
import { Reason } from './orders.ts'

export const paymentStates = ['STARTED', 'OPEN', 'AUTHORIZED', 'PAID', 'FAILED', 'CANCELLED', 'EXPIRED'] as const
export type PaymentState = (typeof paymentStates)[number]
export const moveKinds = ['CAPTURE', 'REFUND', 'RELEASE'] as const
export const moveStates = ['STARTED', 'PENDING', 'DONE', 'REFUSED'] as const
export const differenceKinds = [
  'UNKNOWN_PAYMENT',
  'PROVIDER_CAPTURES',
  'PROVIDER_REFUNDS',
  'PROVIDER_CHARGEBACKS',
  'CHARGED_BACK',
  'NO_ORDER',
  'BOOKS',
  'DOCUMENTS',
] as const

/** One attempt to pay at the provider. `orderNumber` is null where it has become no order. */
export const OperatorPayment = z.object({
  checkoutId: z.string(),
  createdAt: DateTime,
  /** How the provider calls it; null before it has answered. */
  providerId: z.nullable(z.string()),
  orderNumber: z.nullable(z.string()),
  companyName: z.string(),
  method: z.nullable(z.enum(paymentMethodCodes)),
  methodName: z.nullable(z.string()),
  state: z.enum(paymentStates),
  stateText: z.string(),
  amount: Euros,
  amountText: z.string(),
  capturedText: z.string(),
  refundedText: z.string(),
  chargedBackText: z.nullable(z.string()),
  /** Until when what is only authorised can be taken. */
  captureBefore: z.nullable(DateTime),
  /** Something of it was refused by the provider, or does not agree with it. */
  isProblem: z.boolean(),
})
export type OperatorPayment = z.output<typeof OperatorPayment>

/** Money on its way: a capture, refund or release at the provider, or a refund to be sent by bank transfer. */
export const MoneyMove = z.object({
  id: z.string(),
  createdAt: DateTime,
  orderNumber: z.string(),
  companyName: z.string(),
  kind: z.enum(moveKinds),
  kindText: z.string(),
  amount: Euros,
  amountText: z.string(),
  state: z.enum(moveStates),
  stateText: z.string(),
  isByTransfer: z.boolean(),
  providerId: z.nullable(z.string()),
  /** What the provider said when it refused. */
  refusal: z.nullable(z.string()),
  attempts: z.int(),
})
export type MoneyMove = z.output<typeof MoneyMove>

export const PaymentDifference = z.object({
  id: z.string(),
  foundAt: DateTime,
  orderNumber: z.string(),
  kind: z.enum(differenceKinds),
  kindText: z.string(),
  expectedText: z.string(),
  foundText: z.string(),
})

export const list = endpoint({
  method: 'GET',
  path: '/api/v1/operator/payments',
  access: 'operator',
  right: 'money',
  summary:
    'Payments at the provider, newest first; by state, method, period, number of an order or id of the provider, and those that differ',
  input: z.strictObject({
    ...cursorInput,
    state: z.optional(z.enum(paymentStates)),
    method: z.optional(z.enum(paymentMethodCodes)),
    /** Those alone of which order, books and provider do not agree. */
    differs: z._default(z.boolean(), false),
    from: z.optional(PastDay),
    to: z.optional(LastDay),
    /** An order number, or the provider's id. */
    q: z.optional(plainText(100)),
  }),
  output: cursorOf(OperatorPayment),
})
export const listMoves = endpoint({
  method: 'GET',
  path: '/api/v1/operator/money-moves',
  access: 'operator',
  right: 'money',
  summary:
    'Captures, refunds and releases without a last word of the provider or with a refusal, the refused ones first',
  input: NoInput,
  output: z.object({ items: z.array(MoneyMove) }),
})
export const readTransferRefunds = endpoint({
  method: 'GET',
  path: '/api/v1/operator/transfer-refunds.csv',
  access: 'operator',
  right: 'money',
  summary: 'The refunds that are to be sent by bank transfer, for a spreadsheet',
  input: NoInput,
  output: z.file(),
  replyType: 'text/csv',
})
const MoveId = z.strictObject({ id: z.uuid(), reason: Reason })
export const retryMove = endpoint({
  method: 'POST',
  path: '/api/v1/operator/money-moves/{id}/retry',
  access: 'operator',
  right: 'money',
  stepUp: 'REFUND',
  stepUpInWork: true,
  repeat: 'refused',
  summary: 'Asks the provider once more for a move it has refused, under a new key; 404 where none was refused',
  status: 204,
  input: MoveId,
  output: NoContent,
})
export const payMoveByTransfer = endpoint({
  method: 'POST',
  path: '/api/v1/operator/money-moves/{id}/by-transfer',
  access: 'operator',
  right: 'money',
  repeat: 'refused',
  summary: 'Records that a refused refund was sent, or the money of a refused capture came, by bank transfer',
  status: 204,
  input: MoveId,
  output: NoContent,
})
export const markRefundSent = endpoint({
  method: 'POST',
  path: '/api/v1/operator/transfer-refunds/{id}/sent',
  access: 'operator',
  right: 'money',
  repeat: 'refused',
  summary: 'Records that money of a bank transfer was sent back; the buyer gets a mail; 404 where none waits',
  status: 204,
  input: MoveId,
  output: NoContent,
})
export const listDifferences = endpoint({
  method: 'GET',
  path: '/api/v1/operator/payment-differences',
  access: 'operator',
  right: 'money',
  summary: 'What the nightly reconciliation has found and what still differs, the oldest first',
  input: NoInput,
  output: z.array(PaymentDifference),
})
export const closeDifference = endpoint({
  method: 'POST',
  path: '/api/v1/operator/payment-differences/{id}/close',
  access: 'operator',
  right: 'money',
  repeat: 'refused',
  summary: 'Closes a difference that was dealt with; it stays closed while its sums are the same',
  status: 204,
  input: z.strictObject({ id: z.uuid(), note: Reason }),
  output: NoContent,
})
export const poll = endpoint({
  method: 'POST',
  path: '/api/v1/operator/payments/{checkoutId}/poll',
  access: 'operator',
  right: 'money',
  repeat: 'same-effect',
  summary: 'Has the provider asked about a payment and its moves within seconds',
  status: 204,
  input: z.strictObject({ checkoutId: z.uuid() }),
  output: NoContent,
})
