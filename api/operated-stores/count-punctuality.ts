import type { Tx } from '../platform/db.ts'
import { recordChange } from '../platform/page-changes.ts'
import { COUNTED_DAYS, percentOf } from '../stores/punctuality.ts'

/**
 * Counts how each store has held the days it promised, beside its levels; the pages of stores of which the shop says another per cent
 * now go. Delivered is what the store or the buyer has called so; what left too late, or has not left, is late whatever anybody says.
 * What left in time and nobody has said more of is not counted, nor what was cancelled.
 */
export async function countPunctuality(tx: Tx, now: Date): Promise<void> {
  const moved = await tx<
    { storeId: string; deliveries: number; onTime: number; wereDeliveries: number; wereOnTime: number }[]
  >`
    with today as (select (${now}::timestamptz at time zone 'Europe/Berlin')::date as day),
    promised as (
      select s.store_id, s.arrives_by, s.status in ('PLACED', 'CONFIRMED') as is_open,
        (select max(p.shipped_at at time zone 'Europe/Berlin')::date from shipment p
          where p.buyer_id = s.buyer_id and p.order_id = s.order_id and p.store_id = s.store_id and p.claim_id is null) as left_on,
        (select min(e.at at time zone 'Europe/Berlin')::date from order_event e
          where e.buyer_id = s.buyer_id and e.order_id = s.order_id and e.store_id = s.store_id
            and e.status = 'DELIVERED' and e.by_whom in ('STORE', 'BUYER')) as delivered_on
      from sub_order s, today
      where s.arrives_by < today.day and s.arrives_by >= today.day - ${COUNTED_DAYS}::integer
        and s.status not in ('PENDING_PAYMENT', 'CANCELLED', 'REJECTED')
    ), counted as (
      select store_id, count(*)::int as deliveries,
        (count(*) filter (where not is_open and delivered_on <= arrives_by))::int as on_time
      from promised where is_open or left_on > arrives_by or delivered_on is not null group by store_id
    ), known as (
      select b.store_id, b.promised_count, b.promised_on_time, coalesce(c.deliveries, 0) as deliveries,
        coalesce(c.on_time, 0) as on_time
      from store_level b left join counted c on c.store_id = b.store_id
    )
    update store_level l set promised_count = k.deliveries, promised_on_time = k.on_time from known k
    where l.store_id = k.store_id and (k.promised_count, k.promised_on_time) <> (k.deliveries, k.on_time)
    returning l.store_id, k.deliveries, k.on_time, k.promised_count as were_deliveries, k.promised_on_time as were_on_time`
  const shown = moved.filter(
    ({ wereDeliveries, wereOnTime, ...now }) =>
      percentOf(now) !== percentOf({ deliveries: wereDeliveries, onTime: wereOnTime }),
  )
  if (shown.length > 0)
    await recordChange(
      tx,
      shown.map(({ storeId }) => `store:${storeId}`),
    )
}
