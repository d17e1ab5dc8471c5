import * as z from 'zod/mini'
import { endpoint } from '../platform/endpoint.ts'
import { DateTime, NoContent, NoInput } from '../platform/values.ts'

/** One sign-in that is still alive. */
export const AccountSession = z.object({
  /** Names the session and opens nothing: it is made of the hash of its token. */
  id: z.string(),
  /** 'Firefox', 'Windows'; null where the client did not say. */
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  createdAt: DateTime,
  /** To the minute. */
  lastUsedAt: DateTime,
  /** The session of this call. */
  isCurrent: z.boolean(),
  /** An operator's in the place of the account. */
  isImpersonated: z.boolean(),
})
export type AccountSession = z.output<typeof AccountSession>

export const list = endpoint({
  method: 'GET',
  path: '/api/v1/account/sessions',
  access: 'account',
  summary: 'The sessions of the account that are alive, last used first; 403 when impersonated',
  input: NoInput,
  output: z.array(AccountSession),
})
export const end = endpoint({
  method: 'DELETE',
  path: '/api/v1/account/sessions/{id}',
  access: 'account',
  repeat: 'same-effect',
  summary: 'End one session, on every server at once; its device is known no longer; one that is gone stays gone',
  status: 204,
  input: z.strictObject({ id: z.string().check(z.regex(/^[0-9a-f]{64}$/)) }),
  output: NoContent,
})
export const endOthers = endpoint({
  method: 'DELETE',
  path: '/api/v1/account/sessions',
  access: 'account',
  repeat: 'same-effect',
  summary: 'End every session of the account but the one of this call; no other device is known any more',
  status: 204,
  input: NoInput,
  output: NoContent,
})
