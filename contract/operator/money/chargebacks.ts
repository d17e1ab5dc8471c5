import * as z from 'zod/mini'
import { paymentStatuses } from '../../orders/orders.ts'
import { cursorInput, cursorOf } from '../../platform/paging.ts'
import { endpoint } from '../../platform/endpoint.ts'
import { DateTime, Euros, NoContent } from '../../platform/values.ts'
import { Reason } from '../orders.ts'

/** How long a bank usually waits for evidence, and from when on it presses. */
export const EVIDENCE_DAYS = 14
export const PRESSING_DAYS = 3

/** OPEN: nothing was decided; CONTESTED: the bank has evidence; ACCEPTED: the money is left to it; RETURNED: it came back. */
export const chargebackStates = ['OPEN', 'CONTESTED', 'ACCEPTED', 'RETURNED'] as const
export type ChargebackState = (typeof chargebackStates)[number]
/** When evidence is due: within the days in which it presses, or before now. */
export const deadlines = ['SOON', 'PAST'] as const
export type Deadline = (typeof deadlines)[number]

export const OperatorChargeback = z.object({
  id: z.string(),
  chargedBackAt: DateTime,
  reversedAt: z.nullable(DateTime),
  orderNumber: z.nullable(z.string()),
  companyName: z.string(),
  amount: Euros,
  amountText: z.string(),
  paymentStatus: z.nullable(z.enum(paymentStatuses)),
  providerId: z.nullable(z.string()),
  /** The last day on which evidence can be sent; banks give 14 days. */
  evidenceBy: DateTime,
  state: z.enum(chargebackStates),
  stateText: z.string(),
  decidedAt: z.nullable(DateTime),
  /** Nothing was decided, and the day is near or past. */
  isPressing: z.boolean(),
})
export type OperatorChargeback = z.output<typeof OperatorChargeback>

const ChargebackId = z.string().check(z.regex(/^[\w-]{1,64}$/))

export const list = endpoint({
  method: 'GET',
  path: '/api/v1/operator/chargebacks',
  access: 'operator',
  right: 'money',
  summary:
    'What banks have taken back, newest first; by state and by when evidence is due; those that stand where no state is named',
  input: z.strictObject({
    ...cursorInput,
    state: z.optional(z.enum([...chargebackStates, 'ALL'])),
    /** SOON: within three days. */
    deadline: z.optional(z.enum(deadlines)),
  }),
  output: cursorOf(OperatorChargeback),
})
export const readEvidence = endpoint({
  method: 'GET',
  path: '/api/v1/operator/chargebacks/{id}/evidence',
  access: 'operator',
  right: 'money',
  summary:
    'The evidence for the bank: order, invoices, parcels, messages and what happened, as one PDF; 404 without an order',
  input: z.strictObject({ id: ChargebackId }),
  output: z.file(),
  replyType: 'application/pdf',
})
export const decide = endpoint({
  method: 'POST',
  path: '/api/v1/operator/chargebacks/{id}/decision',
  access: 'operator',
  right: 'money',
  repeat: 'refused',
  summary:
    'Notes that the bank has evidence, or that the money is left to it; 404 where it came back, or was decided so',
  status: 204,
  input: z.strictObject({ id: ChargebackId, decision: z.enum(['CONTESTED', 'ACCEPTED']), reason: Reason }),
  output: NoContent,
})
