import type { Queryable } from '../platform/db.ts'

/** For the erasure of an account. Waits for an order that is being placed, and lets none begin. */
export async function eraseCart(sql: Queryable, buyerId: string): Promise<void> {
  await Promise.all([
    sql`delete from cart where buyer_id = ${buyerId}`,
    sql`delete from cart_item where buyer_id = ${buyerId}`,
  ])
}
