import * as z from 'zod/mini'
import { endpoint } from '../platform/endpoint.ts'
import { requiredText, Slug } from '../platform/values.ts'

/** As many stores as a page of the list shows at most. */
export const HINT_MOST = 96

export const send = endpoint({
  method: 'POST',
  path: '/api/v1/operator/stores/hints',
  access: 'operator',
  right: 'stores',
  repeat: 'keyed',
  summary:
    'Mails the same words to several stores and notes them at each; a store without an address is named and left out',
  input: z.strictObject({
    stores: z.array(Slug).check(z.minLength(1), z.maxLength(HINT_MOST)),
    subject: requiredText(120),
    text: requiredText(2000),
  }),
  output: z.object({
    sentCount: z.int(),
    /** Names of those that nothing was sent to. */
    left: z.array(z.string()),
  }),
})
