import type { Queryable } from '../platform/db.ts'

/** For the erasure of an account. */
export async function forgetWishlist(sql: Queryable, buyerId: string): Promise<void> {
  await sql`delete from wishlist_item where buyer_id = ${buyerId}`
}
