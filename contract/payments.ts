import * as z from 'zod/mini'
import { endpoint } from './platform/endpoint.ts'

/**
 * What a provider calls when a payment has changed, as a form or as JSON. It only names the payment: what became of it is
 * fetched from the provider, so a forged call changes nothing, and an unknown id gets the same reply.
 */
export const receiveWebhook = endpoint({
  method: 'POST',
  path: '/api/v1/payments/webhooks/{provider}',
  access: 'visitor',
  repeat: 'same-effect',
  summary: 'The payment provider says that a payment has changed; the payment is then fetched from it',
  input: z.strictObject({
    provider: z.literal('mollie'),
    id: z.string().check(z.regex(/^[\w-]{1,64}$/)),
  }),
  output: z.object({}),
})
