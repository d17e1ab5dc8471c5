import * as z from 'zod/mini'
import { cursorInput, cursorOf } from '../platform/paging.ts'
import { endpoint } from '../platform/endpoint.ts'
import { DateTime, LastDay, NoInput, PastDay, plainText } from '../platform/values.ts'

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
  /** Whose thing it was when it was done; null where it is no store's. */
  store: z.nullable(z.object({ id: z.string(), name: z.string() })),
  /** The same of a company; without a name where it is erased. */
  buyer: z.nullable(z.object({ id: z.string(), name: z.nullable(z.string()) })),
  /** Done by an operator in a buyer's place. */
  isImpersonated: z.boolean(),
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
  /** Who did it: an e-mail address or the id of an account. */
  actor: z.optional(plainText(254)),
  /** Exactly this one, as 'coupon.end'. */
  action: z.optional(plainText(200)),
  /** Of what it was done to, as 'coupon', and its id. */
  kind: z.optional(z.string().check(z.regex(/^[a-z][a-z-]{0,39}$/))),
  target: z.optional(plainText(200)),
  /** Whose thing it was done to. */
  storeId: z.optional(z.uuid()),
  /** A company: its id, the e-mail address of one of its people, or how its name begins. */
  buyer: z.optional(plainText(254)),
  isImpersonated: z.optional(z.boolean()),
  /** An e-mail address, the id of a person or thing, or how an action begins. */
  q: z.optional(plainText(254)),
}

export const list = endpoint({
  method: 'GET',
  path: '/api/v1/operator/audit',
  access: 'operator',
  right: 'audit',
  summary:
    'What was done in the name of the marketplace, newest first; by state, period, person, thing, store, company or action',
  input: z.strictObject({ ...cursorInput, ...filters }),
  output: cursorOf(AuditEntry),
})
export const choices = endpoint({
  method: 'GET',
  path: '/api/v1/operator/audit-choices',
  access: 'operator',
  right: 'audit',
  summary: 'The stores that the audit can be narrowed to',
  input: NoInput,
  output: z.object({ stores: z.array(z.object({ value: z.string(), name: z.string() })) }),
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
