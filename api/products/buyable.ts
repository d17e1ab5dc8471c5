import type postgres from 'postgres'
import type { Queryable } from '../platform/db.ts'

/** Whether the smallest order is in stock, over `p` (product) and `k` (stock, may be absent). */
export const isBuyable = (sql: Queryable): postgres.Fragment => sql`
  coalesce(k.quantity, 0) >= (p.minimum_quantity + p.count_per_box - 1) / p.count_per_box * p.count_per_box`
