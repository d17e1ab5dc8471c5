import * as z from 'zod/mini'
import { PayResult } from '../../contract/checkout.ts'
import type { Language } from '../../contract/values.ts'
import type { Queryable, Tx } from '../platform/db.ts'
import type { Attempt } from './idempotency.ts'

export type CheckoutState = 'PENDING' | 'SUCCEEDED' | 'FAILED' | 'CANCELLED' | 'EXPIRED'
export type Checkout = Attempt & { cartVersion: number; reply: PayResult }

/** The attempts that had this key or ordered this cart version, at most two. */
export async function findAttempts(
  tx: Tx,
  buyerId: string,
  { key, cartVersion }: { key: string; cartVersion: number },
): Promise<Checkout[]> {
  const rows = await tx<(Omit<Checkout, 'reply'> & { reply: never })[]>`
    select idempotency_key as key, request_hash as "requestHash", cart_version as "cartVersion", reply
    from checkout
    where buyer_id = ${buyerId} and (idempotency_key = ${key} or cart_version = ${cartVersion})`
  return rows.map((row) => ({ ...row, reply: z.decode(PayResult, row.reply) }))
}

type NewCheckout = Checkout & { buyerId: string; state: CheckoutState }

export async function insertCheckout(tx: Tx, checkout: NewCheckout): Promise<void> {
  const { buyerId, cartVersion, key, requestHash, state, reply } = checkout
  await tx`
    insert into checkout (buyer_id, id, cart_version, idempotency_key, request_hash, state, order_id, reply)
    values (${buyerId}, ${reply.checkoutId}, ${cartVersion}, ${key}, ${requestHash}, ${state}, ${reply.orderId ?? null},
      ${tx.json(z.encode(PayResult, reply) as never)})`
}

export async function findOutcome(sql: Queryable, buyerId: string, checkoutId: string) {
  const [outcome] = await sql<{ state: CheckoutState; orderId: string | null; orderNumber: string | null }[]>`
    select c.state, c.order_id as "orderId", o.order_number as "orderNumber"
    from checkout c
    left join orders o on o.buyer_id = c.buyer_id and o.id = c.order_id
    where c.buyer_id = ${buyerId} and c.id = ${checkoutId}`
  return outcome
}

export type Buyer = { email: string; firstName: string; language: Language }

export async function readBuyer(sql: Queryable, buyerId: string): Promise<Buyer> {
  const [buyer] = await sql<[Buyer]>`
    select email, first_name as "firstName", language from account where id = ${buyerId}`
  return buyer
}
