import * as z from 'zod/mini'
import { cursorInput, cursorOf } from '../platform/paging.ts'
import { endpoint } from '../platform/endpoint.ts'
import { DateTime, LastDay, PastDay, plainText } from '../platform/values.ts'

/** ATTEMPTED: begun and not yet ended; UNKNOWN: the same an hour later, so nobody will write its end. */
export const auditStates = ['DONE', 'REFUSED', 'ATTEMPTED', 'UNKNOWN'] as const
export type AuditState = (typeof auditStates)[number]

const Person = z.object({
  id: z.string(),
  /** Null for who is erased. */
  email: z.nullable(z.string()),
})

/** One deed, or what one of its steps has changed. */
export const AuditEntry = z.object({
  id: z.string(),
  at: DateTime,
  actor: Person,
  /** Whom it concerns, or in whose place it was done; null where nobody is. */
  account: z.nullable(Person),
  action: z.string(),
  /** The deed that a change belongs to. */
  partOfAction: z.nullable(z.string()),
  state: z.enum(auditStates),
  reason: z.nullable(z.string()),
  targetKind: z.nullable(z.string()),
  targetId: z.nullable(z.string()),
  /** What the thing is called, where its id says nothing to people: a company, a person, a store. */
  targetName: z.nullable(z.string()),
  /** What was given (before is null) and what was changed, field by field; as JSON where a value is not a text. */
  values: z.array(z.object({ name: z.string(), before: z.nullable(z.string()), after: z.nullable(z.string()) })),
  /** Its words were erased with the person they were about; that it happened stays. */
  isErased: z.boolean(),
})
export type AuditEntry = z.output<typeof AuditEntry>

const filters = {
  state: z.optional(z.enum(auditStates)),
  from: z.optional(PastDay),
  to: z.optional(LastDay),
  /** An e-mail address, the id of a person or thing, or how an action begins. */
  q: z.optional(plainText(254)),
}

export const list = endpoint({
  method: 'GET',
  path: '/api/v1/operator/audit',
  access: 'operator',
  right: 'audit',
  summary: 'What was done in the name of the marketplace, newest first; by state, period, person, thing or action',
  input: z.strictObject({ ...cursorInput, ...filters }),
  output: cursorOf(AuditEntry),
})
export const readCsv = endpoint({
  method: 'GET',
  path: '/api/v1/operator/audit.csv',
  access: 'operator',
  right: 'audit',
  summary: 'The same for a spreadsheet, newest first, all of it; written while it is read',
  input: z.strictObject(filters),
  output: z.file(),
  replyType: 'text/csv',
})
