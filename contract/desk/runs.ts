import * as z from 'zod/mini'
import { endpoint } from '../platform/endpoint.ts'

/** The most things of one run. */
export const mostItems = 500

/** Bulk work under way or done: a worker takes one thing after the other, each in a transaction of its own. */
export const Run = z.object({
  id: z.uuid(),
  kind: z.string(),
  state: z.enum(['RUNNING', 'DONE']),
  done: z.int(),
  total: z.int(),
  /** What became of the things done so far, in their order. */
  results: z.array(
    z.object({ id: z.string(), ok: z.boolean(), code: z.nullable(z.string()), message: z.nullable(z.string()) }),
  ),
  /** Whether some of it has failed, and the caller may still do what it does. */
  mayRetry: z.boolean(),
  /** Of what it has written; null where it writes nothing, is not done, or the caller may not do what it does any more. */
  fileName: z.nullable(z.string()),
})
export type Run = z.output<typeof Run>

const id = z.uuid()

export const read = endpoint({
  method: 'GET',
  path: '/api/v1/desk/runs/{id}',
  access: 'desk',
  summary: 'Bulk work that the caller has begun, with what has become of each thing',
  input: z.strictObject({ id }),
  output: Run,
})
export const retry = endpoint({
  method: 'POST',
  path: '/api/v1/desk/runs/{id}/retry',
  access: 'desk',
  repeat: 'same-effect',
  status: 202,
  summary:
    'Takes once more what has failed of it, and nothing else; 403 RIGHT_MISSING for who may not begin such work any more',
  input: z.strictObject({ id }),
  output: Run,
})
export const readFile = endpoint({
  method: 'GET',
  path: '/api/v1/desk/runs/{id}/file',
  access: 'desk',
  summary:
    'The file that a run has written; 404 before it is done, 403 RIGHT_MISSING for who may not begin such work any more',
  input: z.strictObject({ id }),
  output: z.file(),
  replyType: 'text/csv',
})
