import type * as z from 'zod/mini'
import type { Pay } from '../../contract/checkout.ts'
import { hashOf } from '../http/idempotency.ts'

export type PayInput = z.output<typeof Pay>

/** What makes two calls of `pay` the same one. */
export type Attempt = { key: string; requestHash: Buffer }

/** The caller's Idempotency-Key, or one of the cart's version: a cart version makes at most one order (api.md section 8). */
export function attemptOf(idempotencyKey: string | null, input: PayInput): Attempt {
  return { key: idempotencyKey ?? `cart-version-${input.cartVersion}`, requestHash: hashOf(input) }
}
