import * as z from 'zod/mini'
import { endpoint } from '../platform/endpoint.ts'
import { languages } from '../platform/languages.ts'
import { NoContent, requiredText } from '../platform/values.ts'

/** Apart from listings: it is sent by pages that have loaded no schema. */
export const add = endpoint({
  method: 'POST',
  path: '/api/v1/search/clicks',
  access: 'visitor',
  repeat: 'keyed',
  status: 204,
  summary:
    'Counts that a result of these words was pressed, by day and language alone; of no words more clicks count than searches',
  input: z.strictObject({ q: requiredText(200), language: z.enum(languages) }),
  output: NoContent,
})
