import * as z from 'zod/mini'
import { mostItems, Run } from '../../desk/runs.ts'
import { paymentMethodCodes } from '../../payment-methods.ts'
import { endpoint } from '../../platform/endpoint.ts'
import { cursorInput, cursorOf } from '../../platform/paging.ts'
import { LARGE_REFUND_CENTS } from '../../platform/step-up-purposes.ts'
import { DateTime, Euros } from '../../platform/values.ts'
import { Reason } from '../orders.ts'

/** TO_SEND: by bank transfer, by hand; the others are at the provider. */
export const refundStates = ['TO_SEND', 'STARTED', 'PENDING', 'REFUSED', 'DONE'] as const
export type RefundState = (typeof refundStates)[number]

/** Money that goes back to a buyer. */
export const OperatorRefund = z.object({
  id: z.string(),
  createdAt: DateTime,
  orderNumber: z.string(),
  companyName: z.string(),
  /** Null for the whole order. */
  storeName: z.nullable(z.string()),
  amount: Euros,
  amountText: z.string(),
  reasonText: z.string(),
  /** What was said to the buyer. */
  words: z.nullable(z.string()),
  borneBy: z.nullable(z.enum(['STORE', 'MARKETPLACE'])),
  /** Whose step gave it back; null where it followed by itself, as for money that came too late. */
  givenBy: z.nullable(z.enum(['BUYER', 'STORE', 'TRESEN'])),
  /** Which operator, where one has; '' otherwise. */
  givenByName: z.string(),
  method: z.enum(paymentMethodCodes),
  methodName: z.string(),
  state: z.enum(refundStates),
  stateText: z.string(),
  paidBackAt: z.nullable(DateTime),
})
export type OperatorRefund = z.output<typeof OperatorRefund>

export const list = endpoint({
  method: 'GET',
  path: '/api/v1/operator/refunds',
  access: 'operator',
  right: 'money',
  summary: `What goes back to buyers, newest first; by state, method, and those above ${LARGE_REFUND_CENTS / 100} €`,
  input: z.strictObject({
    ...cursorInput,
    state: z.optional(z.enum(refundStates)),
    method: z.optional(z.enum(paymentMethodCodes)),
    isLarge: z._default(z.boolean(), false),
  }),
  output: cursorOf(OperatorRefund),
})
export const markSent = endpoint({
  method: 'POST',
  path: '/api/v1/operator/refunds/sent',
  access: 'operator',
  right: 'money',
  repeat: 'keyed',
  summary: 'Has a worker record one after the other that these were sent by bank transfer; each buyer gets a mail',
  status: 202,
  input: z.strictObject({
    ids: z.array(z.uuid()).check(z.minLength(1), z.maxLength(mostItems)),
    reason: Reason,
  }),
  output: Run,
})
