import { erasePayments } from '../payments/payment-queries.ts'
import { inBatch } from '../platform/retention/batch.ts'
import type { Queryable } from '../platform/db.ts'
import { inOrder } from '../platform/in-order.ts'

// As the index of migration 0877 has it, which finds the few that still hold a person.
const holdsPerson = (sql: Queryable) => sql`
  order_id is null and state <> 'PENDING' and draft ?| '{address,billingAddress,note,purchaseOrderNumber,buyerVatId}'::text[]`
const withoutPerson = (sql: Queryable) =>
  sql`draft - '{address,billingAddress,note,purchaseOrderNumber,buyerVatId}'::text[]`

/**
 * Takes the person out of checkouts that ended without an order, for the erasure of an account: addresses, note and numbers go, goods
 * and totals stay, so that money which comes late is still known and goes back.
 */
export async function eraseCheckouts(sql: Queryable, buyerId: string): Promise<void> {
  await inOrder([
    () => sql`update checkout set draft = ${withoutPerson(sql)} where buyer_id = ${buyerId} and ${holdsPerson(sql)}`,
    () => erasePayments(sql, buyerId),
  ])
}

/** The same of some of all that began before; how many. */
export const eraseOldCheckouts = async (sql: Queryable, before: Date): Promise<number> =>
  (
    await sql`
    update checkout set draft = ${withoutPerson(sql)} where buyer_id is not null and ${inBatch(
      sql,
      sql`from checkout t where buyer_id is not null and created_at < ${before} and ${holdsPerson(sql)}`,
    )}`
  ).count
