import * as z from 'zod/mini'
import { endpoint } from '../platform/endpoint.ts'
import { Language, NoContent, requiredText, Slug } from '../platform/values.ts'

// What is only counted, and by nobody: no page needs these calls before somebody presses or moves.

export const addClick = endpoint({
  method: 'POST',
  path: '/api/v1/search/clicks',
  access: 'visitor',
  repeat: 'keyed',
  status: 204,
  summary:
    'Counts that a result of these words was pressed, by day and language alone; of no words more clicks count than searches',
  input: z.strictObject({ q: requiredText(200), language: Language }),
  output: NoContent,
})

export const addView = endpoint({
  method: 'POST',
  path: '/api/v1/mag/{id}/views',
  access: 'visitor',
  repeat: 'keyed',
  status: 204,
  summary: 'Counts that the post of this path was opened, by the day alone',
  input: z.strictObject({ id: Slug }),
  output: NoContent,
})
