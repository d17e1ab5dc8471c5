import * as z from 'zod/mini'
import type { Endpoint, OutputOf } from '../../../contract/platform/endpoint.ts'

/** What the API answered, checked and with its dates; a module of its own because a page's first paint needs none. */
export const decodeOutput = <E extends Endpoint>(endpoint: E, reply: unknown) =>
  z.decode(endpoint.output, reply as never) as OutputOf<E>
