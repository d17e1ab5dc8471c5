import * as z from 'zod/mini'
import { endpoint } from '../platform/endpoint.ts'
import { NoContent } from '../platform/values.ts'
import { AccountSession } from '../security/sessions.ts'
import { Reason } from './orders.ts'

/** One sign-in of a buyer that is still alive. */
export const BuyerSession = z.omit(AccountSession, { isCurrent: true })
export type BuyerSession = z.output<typeof BuyerSession>

const accountId = z.uuid()

export const list = endpoint({
  method: 'GET',
  path: '/api/v1/operator/accounts/{accountId}/sessions',
  access: 'operator',
  right: 'buyers',
  summary: 'Where a buyer is signed in, last used first; 404 for who is no buyer',
  input: z.strictObject({ accountId }),
  output: z.array(BuyerSession),
})
export const end = endpoint({
  method: 'DELETE',
  path: '/api/v1/operator/accounts/{accountId}/sessions/{sessionId}',
  access: 'operator',
  right: 'buyers',
  repeat: 'same-effect',
  summary: 'Ends one session of a buyer; one that is gone stays gone; 404 for who is no buyer',
  status: 204,
  input: z.strictObject({ accountId, sessionId: z.string().check(z.regex(/^[0-9a-f]{64}$/)), reason: Reason }),
  output: NoContent,
})
