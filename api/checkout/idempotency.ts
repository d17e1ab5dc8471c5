import { createHash } from 'node:crypto'
import type * as z from 'zod/mini'
import type { Pay } from '../../contract/checkout.ts'

export type PayInput = z.output<typeof Pay>

/** What makes two calls of `pay` the same one. */
export type Attempt = { key: string; requestHash: Buffer }

/** The caller's Idempotency-Key, or one of the cart's version: a cart version makes at most one order (api.md section 8). */
export function attemptOf(idempotencyKey: string | null, input: PayInput): Attempt {
  const entries = Object.entries(input).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return {
    key: idempotencyKey ?? `cart-version-${input.cartVersion}`,
    requestHash: createHash('sha256').update(JSON.stringify(entries)).digest(),
  }
}
