import type { Queryable } from '../platform/db.ts'

/** Deliveries whose last promised day was in the time that is counted, and how many of them were there by then. */
export type Punctuality = { deliveries: number; onTime: number }

/** Days back from yesterday. */
export const COUNTED_DAYS = 90
/** Below that, one delivery says too much. */
export const FEWEST_DELIVERIES = 20

/**
 * Delivered is what the store or the buyer has called so; what left too late, or has not left, is late whatever anybody says.
 * What left in time and nobody has said more of is not counted, nor what was cancelled.
 */
export async function findPunctuality(sql: Queryable, storeId: string, now: Date): Promise<Punctuality> {
  const [row] = await sql<[Punctuality]>`
    with today as (select (${now}::timestamptz at time zone 'Europe/Berlin')::date as day),
    promised as (
      select s.arrives_by, s.status, s.status in ('PLACED', 'CONFIRMED') as is_open,
        (select max(p.shipped_at at time zone 'Europe/Berlin')::date from shipment p
          where p.buyer_id = s.buyer_id and p.order_id = s.order_id and p.store_id = s.store_id and p.claim_id is null) as left_on,
        (select min(e.at at time zone 'Europe/Berlin')::date from order_event e
          where e.buyer_id = s.buyer_id and e.order_id = s.order_id and e.store_id = s.store_id
            and e.status = 'DELIVERED' and e.by_whom in ('STORE', 'BUYER')) as delivered_on
      from sub_order s, today
      where s.store_id = ${storeId} and s.arrives_by < today.day and s.arrives_by >= today.day - ${COUNTED_DAYS}::integer
        and s.status not in ('PENDING_PAYMENT', 'CANCELLED', 'REJECTED')
    )
    select count(*)::int as deliveries, (count(*) filter (where not is_open and delivered_on <= arrives_by))::int as on_time
    from promised where is_open or left_on > arrives_by or delivered_on is not null`
  return row
}

/** Whole per cent, rounded down, so that 100 means all; null where there are too few to say. */
export const percentOf = ({ deliveries, onTime }: Punctuality): number | null =>
  deliveries < FEWEST_DELIVERIES ? null : Math.floor((onTime * 100) / deliveries)
