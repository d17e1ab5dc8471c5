import type postgres from 'postgres'
import type { Queryable } from '../db.ts'

/**
 * SQL: what stands in most orders of the last 90 days first. What stands in none follows in the order that it was loaded with, which says
 * nothing of sales. Over `p`; an index has this order for all, a category of either level and a store.
 */
export const mostOrdered = (sql: Queryable): postgres.Fragment => sql`p.order_count desc, p.popularity desc, p.sku_id`
