import type { Queryable } from '../platform/db.ts'

/** For the erasure of an account. */
export async function forgetAccess(sql: Queryable, buyerId: string): Promise<void> {
  await Promise.all([
    sql`delete from exclusive_grant where buyer_id = ${buyerId}`,
    sql`delete from exclusive_request where buyer_id = ${buyerId}`,
  ])
}
