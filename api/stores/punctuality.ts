import type { Queryable } from '../platform/db.ts'

/** Deliveries whose last promised day was in the time that is counted, and how many of them were there by then. */
export type Punctuality = { deliveries: number; onTime: number }

/** Days back from yesterday. */
export const COUNTED_DAYS = 90
/** Below that, one delivery says too much. */
export const FEWEST_DELIVERIES = 20

/** As it was counted within the last hour. */
export async function findPunctuality(sql: Queryable, storeId: string): Promise<Punctuality> {
  const [row] = await sql<[Punctuality?]>`
    select promised_count as deliveries, promised_on_time as on_time from store_level where store_id = ${storeId}`
  return row ?? { deliveries: 0, onTime: 0 }
}

/** Whole per cent, rounded down, so that 100 means all; null where there are too few to say. */
export const percentOf = ({ deliveries, onTime }: Punctuality): number | null =>
  deliveries < FEWEST_DELIVERIES ? null : Math.floor((onTime * 100) / deliveries)
