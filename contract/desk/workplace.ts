import * as z from 'zod/mini'
import { endpoint } from '../platform/endpoint.ts'
import { NoInput } from '../platform/values.ts'

/** Where a member of a store or of the operators' team works. */
export const Workplace = z.object({
  /** Null for the operators' team. */
  store: z.nullable(z.object({ slug: z.string(), name: z.string(), cityName: z.string(), tileColor: z.string() })),
  roles: z.array(z.string()),
})
export type Workplace = z.output<typeof Workplace>

export const read = endpoint({
  method: 'GET',
  path: '/api/v1/desk/workplace',
  access: 'desk',
  summary: 'Where the member works: the store, or the operators’ team, and with which roles',
  input: NoInput,
  output: Workplace,
})
