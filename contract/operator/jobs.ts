import * as z from 'zod/mini'
import { endpoint } from '../platform/endpoint.ts'
import { Count, cursorInput, cursorOf } from '../platform/paging.ts'
import { DateTime, LastDay, NoContent, NoInput, PastDay, plainText } from '../platform/values.ts'
import { Reason } from './orders.ts'

/** One kind of work and what is to be done of it. */
export const JobQueue = z.object({
  name: z.string(),
  waiting: z.int(),
  /** How many of the waiting jobs have failed at least once. */
  retrying: z.int(),
  running: z.int(),
  /** Jobs given up after a day of tries. */
  failed: z.int(),
  /** Jobs done per minute, as the mean of the last ten minutes. */
  perMinute: z.number(),
  /** Of what waits or runs; null where nothing does. */
  oldestAt: z.nullable(DateTime),
  /** Since when something is due of which nothing was begun or done for ten minutes; null where the queue moves. */
  stillSince: z.nullable(DateTime),
})
export type JobQueue = z.output<typeof JobQueue>

/** FAILED: tried for a day in vain, it waits for an operator. RETRYING: tried in vain, its next try is to come. WAITING: not tried yet. */
export const jobStates = ['FAILED', 'RETRYING', 'WAITING'] as const
export const Job = z.object({
  id: z.string(),
  queue: z.string(),
  createdAt: DateTime,
  /** Null for one that has not failed for good. */
  failedAt: z.nullable(DateTime),
  tries: z.int(),
  /** Null for one that is tried no more. */
  nextTryAt: z.nullable(DateTime),
  /** What the last try said; null where there was none. */
  error: z.nullable(z.string()),
  /** What it is about; long texts stand as their length. Of a mail also to whom and its subject. */
  values: z.array(z.object({ name: z.string(), value: z.string() })),
})
export type Job = z.output<typeof Job>

const QueueName = z.string().check(z.regex(/^[a-z-]{1,64}$/))

export const listQueues = endpoint({
  method: 'GET',
  path: '/api/v1/operator/job-queues',
  access: 'operator',
  right: 'system',
  summary: 'Queues with work, with failures or with something done in the last ten minutes, by name',
  input: NoInput,
  output: z.object({ queues: z.array(JobQueue) }),
})
export const list = endpoint({
  method: 'GET',
  path: '/api/v1/operator/jobs',
  access: 'operator',
  right: 'system',
  summary: 'Jobs of a state, the longest there first; by queue and by the day they came into it',
  input: z.strictObject({
    ...cursorInput,
    state: z._default(z.enum(jobStates), 'FAILED'),
    queue: z.optional(QueueName),
    from: z.optional(PastDay),
    to: z.optional(LastDay),
  }),
  output: cursorOf(Job),
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

export const replayQueue = endpoint({
  method: 'POST',
  path: '/api/v1/operator/job-queues/{name}/replay',
  access: 'operator',
  right: 'system',
  repeat: 'keyed',
  summary:
    'Puts all that has failed of a queue until now back into it, bit by bit in the background; answers how many, 404 where none has',
  status: 202,
  input: z.strictObject({ name: QueueName, reason: Reason }),
  output: z.object({ count: Count }),
})

/** FAILED: tried for a day in vain, it waits for an operator. BOUNCED: the server of its recipient did not take it, at once or later. DISCARDED: by an operator. */
export const mailStates = ['WAITING', 'SENT', 'FAILED', 'BOUNCED', 'DISCARDED'] as const
/** What mails are about: orders and money of buyers, goods and money of stores, what people write, the marketplace's own desk, accounts and the rest. */
export const mailKinds = ['ORDER', 'STORE', 'TALK', 'DESK', 'OTHER'] as const
/** How long after it was sent a mail can be read and sent again; its subject is stored for 30 days. */
export const STORED_DAYS = 14
/** What mail servers reported last of a mail: that it came back, or that it is late. */
export const MailReport = z.object({
  isBounced: z.boolean(),
  at: DateTime,
  /** As RFC 3463 numbers them, such as 5.1.1. */
  status: z.string(),
  /** In the server's own words. */
  reason: z.string(),
})
export type MailReport = z.output<typeof MailReport>
export const OperatorMail = z.object({
  id: z.string(),
  createdAt: DateTime,
  /** Null for a mail to somebody who was erased. */
  to: z.nullable(z.string()),
  /** Null where nothing is kept of it. */
  subject: z.nullable(z.string()),
  sentAt: z.nullable(DateTime),
  /** Given up by an operator: it is never sent, and what it said is gone. */
  discardedAt: z.nullable(DateTime),
  kind: z.enum(mailKinds),
  /** What the mail server said to the last try; null where it has not given up. */
  failure: z.nullable(z.string()),
  report: z.nullable(MailReport),
  /** What it said can be read. */
  isReadable: z.boolean(),
  /** Sent, kept, and nothing was attached. */
  canResend: z.boolean(),
  /** Not sent, and no try is to come. */
  canDiscard: z.boolean(),
})
export type OperatorMail = z.output<typeof OperatorMail>
export const listMails = endpoint({
  method: 'GET',
  path: '/api/v1/operator/mails',
  access: 'operator',
  right: 'system',
  summary: 'Mails of all kinds, newest first, without their text; by state, kind, address and day',
  input: z.strictObject({
    ...cursorInput,
    state: z.optional(z.enum(mailStates)),
    kind: z.optional(z.enum(mailKinds)),
    /** An e-mail address. */
    q: z.optional(plainText(254)),
    from: z.optional(PastDay),
    to: z.optional(LastDay),
  }),
  output: cursorOf(OperatorMail),
})

const MailId = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/))

export const openMail = endpoint({
  method: 'POST',
  path: '/api/v1/operator/mails/{id}/open',
  access: 'operator',
  right: 'system',
  repeat: 'same-effect',
  summary: `What a mail says, as text, noted in the audit; 404 for one sent over ${STORED_DAYS} days ago`,
  input: z.strictObject({ id: MailId }),
  output: z.object({ subject: z.string(), text: z.string(), hadFiles: z.boolean() }),
})
export const resendMail = endpoint({
  method: 'POST',
  path: '/api/v1/operator/mails/{id}/resend',
  access: 'operator',
  right: 'system',
  repeat: 'keyed',
  summary: `Sends a sent mail again as it was; 404 for one with attachments, or sent over ${STORED_DAYS} days ago`,
  status: 204,
  input: z.strictObject({ id: MailId, reason: Reason }),
  output: NoContent,
})
export const discardMail = endpoint({
  method: 'POST',
  path: '/api/v1/operator/mails/{id}/discard',
  access: 'operator',
  right: 'system',
  repeat: 'keyed',
  summary:
    'Gives a mail up that was tried in vain: what it says is deleted at once; 404 for one that was sent or is still tried',
  status: 204,
  input: z.strictObject({ id: MailId, reason: Reason }),
  output: NoContent,
})
