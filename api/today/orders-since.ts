import type { Queryable } from '../platform/db.ts'

export const DAY_MS = 24 * 60 * 60_000

/**
 * SQL: orders of a store since a moment, by the index of its orders: an id is made with its order, or after it where an older one was
 * brought in, so none is below the moment. `o` is the order, `s` the store's part.
 */
export const ordersSince = (sql: Queryable, storeId: string, since: Date) => sql`
  sub_order s join orders o on o.buyer_id = s.buyer_id and o.id = s.order_id
  where s.store_id = ${storeId} and s.order_id >= ${leastId(since)}::uuid and o.created_at >= ${since}`

/** Clocks of several machines differ. */
const leastId = (since: Date) => {
  const digits = Math.max(since.getTime() - DAY_MS, 0)
    .toString(16)
    .padStart(12, '0')
  return `${digits.slice(0, 8)}-${digits.slice(8)}-0000-0000-000000000000`
}
