import * as z from 'zod/mini'
import { DeviceToken, Email, SignedIn } from '../account.ts'
import { endpoint } from '../platform/endpoint.ts'
import { NoContent, requiredText } from '../platform/values.ts'

/** How long a link signs in once it is mailed. */
export const MINUTES_OF_LINK = 15

export const request = endpoint({
  method: 'POST',
  path: '/api/v1/auth/sign-in/link/request',
  access: 'visitor',
  repeat: 'fresh',
  summary: `Mail a link that signs in, once and for ${MINUTES_OF_LINK} minutes; it voids earlier ones; always 204`,
  status: 204,
  input: z.strictObject({ email: Email }),
  output: NoContent,
})
export const signIn = endpoint({
  method: 'POST',
  path: '/api/v1/auth/sign-in/link',
  access: 'visitor',
  repeat: 'refused',
  summary:
    'Sign in with the token of a mailed link, which confirms the e-mail; 422 LINK_EXPIRED, 401 SECOND_FACTOR_REQUIRED as after a password',
  input: z.strictObject({
    token: requiredText(200),
    /** As at the sign-in with a password. */
    deviceToken: z.optional(DeviceToken),
  }),
  output: SignedIn,
})
