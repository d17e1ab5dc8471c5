import * as z from 'zod/mini'
import { endpoint } from '../platform/endpoint.ts'
import { cursorInput, cursorOf } from '../platform/paging.ts'
import { DateTime, NoContent, NoInput, plainText } from '../platform/values.ts'
import { Reason } from './orders.ts'

/** One kind of work and what is to be done of it. */
export const JobQueue = z.object({
  name: z.string(),
  waiting: z.int(),
  running: z.int(),
  /** Given up after a day of tries. */
  failed: z.int(),
  /** Of what waits or runs; null where nothing does. */
  oldestAt: z.nullable(DateTime),
})
export type JobQueue = z.output<typeof JobQueue>

/** A job that was tried for a day in vain and waits for an operator. */
export const FailedJob = z.object({
  id: z.string(),
  queue: z.string(),
  createdAt: DateTime,
  failedAt: DateTime,
  /** What the last try said. */
  error: z.string(),
  /** What it is about; long texts stand as their length. Of a mail also to whom and its subject. */
  values: z.array(z.object({ name: z.string(), value: z.string() })),
})
export type FailedJob = z.output<typeof FailedJob>

export const list = endpoint({
  method: 'GET',
  path: '/api/v1/operator/jobs',
  access: 'operator',
  right: 'system',
  summary: 'Queues with work or with failures, and the jobs that failed for good, the longest failed first',
  input: NoInput,
  output: z.object({ queues: z.array(JobQueue), failed: z.array(FailedJob) }),
})
const JobId = z.strictObject({ id: z.uuid(), reason: Reason })
export const replay = endpoint({
  method: 'POST',
  path: '/api/v1/operator/jobs/{id}/replay',
  access: 'operator',
  right: 'system',
  repeat: 'refused',
  summary: 'Puts a failed job back into its queue, with a day of new tries; 404 where no such job has failed',
  status: 204,
  input: JobId,
  output: NoContent,
})
export const discard = endpoint({
  method: 'POST',
  path: '/api/v1/operator/jobs/{id}/discard',
  access: 'operator',
  right: 'system',
  repeat: 'refused',
  summary: 'Deletes a failed job, whose work is never done; 404 where no such job has failed',
  status: 204,
  input: JobId,
  output: NoContent,
})

export const mailStates = ['WAITING', 'SENT'] as const
export const OperatorMail = z.object({
  id: z.string(),
  createdAt: DateTime,
  /** Null for a mail to somebody who was erased. */
  to: z.nullable(z.string()),
  /** Deleted once it is sent, with the text. */
  subject: z.nullable(z.string()),
  sentAt: z.nullable(DateTime),
})
export type OperatorMail = z.output<typeof OperatorMail>
export const listMails = endpoint({
  method: 'GET',
  path: '/api/v1/operator/mails',
  access: 'operator',
  right: 'system',
  summary: 'Mails of all kinds, newest first, without their text; by state and address',
  input: z.strictObject({
    ...cursorInput,
    state: z.optional(z.enum(mailStates)),
    /** An e-mail address. */
    q: z.optional(plainText(254)),
  }),
  output: cursorOf(OperatorMail),
})
