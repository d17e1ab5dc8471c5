import * as z from 'zod/mini'
import { Email, TypedPassword } from '../account.ts'
import { endpoint } from '../platform/endpoint.ts'
import { DateTime, NoContent, NoInput, requiredText } from '../platform/values.ts'

/** An address that an account is about to get. */
export const EmailChange = z.object({
  email: z.string(),
  expiresAt: DateTime,
  /** The link that was mailed to the new address was used. */
  isConfirmed: z.boolean(),
  /** The same of the address until now; null where it was never confirmed and need not agree. */
  isAgreed: z.nullable(z.boolean()),
})
export type EmailChange = z.output<typeof EmailChange>

export const read = endpoint({
  method: 'GET',
  path: '/api/v1/account/email-change',
  access: 'account',
  summary: 'The change of the e-mail that waits for its links, if there is one; 403 when impersonated',
  input: NoInput,
  output: z.object({ change: z.nullable(EmailChange) }),
})
export const request = endpoint({
  method: 'POST',
  path: '/api/v1/account/email-change',
  access: 'account',
  repeat: 'fresh',
  summary:
    'Mail a link to the new address and one to the confirmed old one; the e-mail changes once both were used within 24 hours; the same answer for an address that has an account',
  status: 201,
  input: z.strictObject({ email: Email, password: TypedPassword }),
  output: EmailChange,
})
export const sendAgain = endpoint({
  method: 'POST',
  path: '/api/v1/account/email-change/mails',
  access: 'account',
  repeat: 'fresh',
  summary: 'Mail the links that were not used yet once more, which voids the former; 404 where no change waits',
  status: 204,
  input: NoInput,
  output: NoContent,
})
export const cancel = endpoint({
  method: 'DELETE',
  path: '/api/v1/account/email-change',
  access: 'account',
  repeat: 'same-effect',
  summary: 'Take the change of the e-mail back: its links are void',
  status: 204,
  input: NoInput,
  output: NoContent,
})

const Link = z.strictObject({ token: requiredText(200) })
export const readLink = endpoint({
  method: 'POST',
  path: '/api/v1/auth/email-change/read',
  access: 'visitor',
  repeat: 'same-effect',
  summary: 'What the token of a mailed link to change an e-mail is for; 422 LINK_EXPIRED',
  input: Link,
  output: z.object({
    /** To which of the two addresses it was mailed. */
    mailedTo: z.enum(['NEW', 'OLD']),
    /** The new address. */
    email: z.string(),
    /** The change waits for the other link alone. */
    isUsed: z.boolean(),
  }),
})
export const confirm = endpoint({
  method: 'POST',
  path: '/api/v1/auth/email-change/confirm',
  access: 'visitor',
  repeat: 'refused',
  summary:
    'Agree to the change with the token of one of the mails; with the last one the e-mail changes and all sessions but the one that asked end; 422 LINK_EXPIRED, 409 EMAIL_TAKEN',
  input: Link,
  output: z.object({ state: z.enum(['WAITING', 'CHANGED']) }),
})
export const stop = endpoint({
  method: 'POST',
  path: '/api/v1/auth/email-change/stop',
  access: 'visitor',
  repeat: 'refused',
  summary: 'End the change with the token that was mailed to the old address, used or not; 422 LINK_EXPIRED',
  status: 204,
  input: Link,
  output: NoContent,
})
