import type { Queryable } from '../db.ts'

/** SQL: the store's part `s` of an order counts as sold. */
export const isSold = (sql: Queryable) => sql`s.status not in ('PENDING_PAYMENT', 'CANCELLED', 'REJECTED')`
