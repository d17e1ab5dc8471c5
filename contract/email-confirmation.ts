import * as z from 'zod/mini'
import { endpoint } from './platform/endpoint.ts'
import { NoContent, requiredText } from './platform/values.ts'

const MailedToken = requiredText(200)

/** Whoever asks, in whatever browser: the token alone says whose address it is. ALREADY_CONFIRMED the second time. */
export const confirm = endpoint({
  method: 'POST',
  path: '/api/v1/auth/email-confirmation',
  access: 'visitor',
  repeat: 'same-effect',
  summary: 'Confirm the e-mail of an account with the token of the mail; 422 LINK_EXPIRED',
  input: z.strictObject({ token: MailedToken }),
  output: z.object({ state: z.enum(['CONFIRMED', 'ALREADY_CONFIRMED']) }),
})
/** For the account of the session; without one, for the account of an earlier token, which may have expired. */
export const request = endpoint({
  method: 'POST',
  path: '/api/v1/auth/email-confirmation/request',
  access: 'visitor',
  repeat: 'fresh',
  summary: 'Send another link to confirm the e-mail; none is sent where it is confirmed; 401 without session and token',
  status: 204,
  input: z.strictObject({ token: z.optional(MailedToken) }),
  output: NoContent,
})
