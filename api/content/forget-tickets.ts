import type { Queryable } from '../platform/db.ts'

/** For the erasure of an account. What was written about an order is a business letter and stays (§ 257 HGB). */
export async function forgetTickets(sql: Queryable, accountId: string): Promise<void> {
  await sql`delete from ticket where account_id = ${accountId} and order_number is null`
}
