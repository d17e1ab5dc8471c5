import * as z from 'zod/mini'
import { endpoint } from '../platform/endpoint.ts'
import { Count } from '../platform/paging.ts'
import { DateTime, NoInput } from '../platform/values.ts'
import type { RightOf } from '../rights.ts'
import { approvalKinds } from './approvals.ts'
import { HealthLine } from './health.ts'

/** What waits for an operator, and the right to do something about it. */
export const rightOfWaiting = {
  APPROVALS: null,
  LATE_ORDERS: 'orders',
  TICKETS: 'buyers',
  REFUSED_MOVES: 'money',
  TRANSFER_REFUNDS: 'money',
  CHARGEBACKS: 'money',
  DIFFERENCES: 'money',
  FAILED_JOBS: 'system',
  LATE_MAILS: 'system',
} as const satisfies Record<string, RightOf<'operator'> | null>
export type WaitingKind = keyof typeof rightOfWaiting
export const waitingKinds = Object.keys(rightOfWaiting) as [WaitingKind, ...WaitingKind[]]
/** A mail that has waited longer is not on its way. */
export const LATE_MAIL_MINUTES = 10

const Waiting = z.array(
  z.object({
    kind: z.enum(waitingKinds),
    count: Count,
    /** Since when the oldest waits; null where nothing does, and where that is not told. */
    since: z.nullable(DateTime),
  }),
)

export const read = endpoint({
  method: 'GET',
  path: '/api/v1/operator/overview',
  access: 'operator',
  summary: 'What waits for the caller, of what their rights are for, and how the shop is',
  input: NoInput,
  output: z.object({
    waiting: Waiting,
    /** How many decisions wait of each kind that the caller may take, and since when the oldest does. */
    approvals: z.array(z.object({ kind: z.enum(approvalKinds), kindText: z.string(), count: Count, since: DateTime })),
    /** What the shop stands on; null without the right to it. */
    health: z.nullable(z.array(HealthLine)),
  }),
})

export const readWaiting = endpoint({
  method: 'GET',
  path: '/api/v1/operator/waiting',
  access: 'operator',
  summary: 'What waits for the caller, of what their rights are for, alone',
  input: NoInput,
  output: z.object({ waiting: Waiting }),
})
