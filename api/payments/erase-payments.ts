import type { Queryable } from '../platform/db.ts'

/** Erases the person from the requests of payments that became no order. See erase-checkouts.ts. */
export async function erasePayments(sql: Queryable, which: { buyerId: string } | { endedBefore: Date }): Promise<void> {
  const chosen =
    'buyerId' in which
      ? sql`buyer_id = ${which.buyerId}`
      : sql`buyer_id is not null and created_at < ${which.endedBefore}`
  await sql`
    update payment set request = request - ${personal}::text[]
    where ${chosen} and order_id is null and state not in ('STARTED', 'OPEN', 'AUTHORIZED') and request ?| ${personal}::text[]`
}

const personal = ['billing', 'delivery', 'parts', 'returnUrl']
