import type { Temperature } from '../../../../contract/delivery.ts'
import { arrivalFrom, placeOf, type Address, type CalendarRow } from '../../../delivery/calendar.ts'
import { calendarColumns } from '../../../delivery/queries.ts'
import type { Tx } from '../../../platform/db.ts'
import type { OrderKey } from '../lock-order.ts'

export type PromisedPart = CalendarRow & { storeId: string; address: Address; isCooled: boolean; madeInDays: number }

/** What was promised a day, with all that it follows from. */
export const findPromisedParts = (tx: Tx, { buyerId, orderId }: OrderKey) => tx<PromisedPart[]>`
    select s.id as store_id, o.address, ${calendarColumns(tx)},
      coalesce(bool_or(c.temperature <> ${'AMBIENT' satisfies Temperature}), false) as is_cooled,
      coalesce(max((l.design ->> 'leadTimeDays')::integer), 0) as made_in_days
    from sub_order part
    join orders o on o.buyer_id = part.buyer_id and o.id = part.order_id
    join store s on s.id = part.store_id
    join order_line l on l.buyer_id = part.buyer_id and l.order_id = part.order_id and l.store_id = part.store_id
    left join product p on p.sku_id = l.sku_id left join category c on c.slug = p.category_slug
    where part.buyer_id = ${buyerId} and part.order_id = ${orderId} and part.arrives_by is not null
    group by s.id, o.address`

type Paid = OrderKey & { parts: PromisedPart[]; at: Date }

/** A transfer pays days after the order, and goods wait for it: the days that were promised are counted from there anew. */
export async function promiseFromPayment(tx: Tx, { buyerId, orderId, parts, at }: Paid): Promise<void> {
  const rows = parts.flatMap((part) => {
    const place = placeOf(part.address)
    const temperature = part.isCooled ? 'CHILLED' : 'AMBIENT'
    const arrival = place && arrivalFrom(part, place, { temperature, madeInDays: part.madeInDays, orderedAt: at })
    return arrival ? [{ store_id: part.storeId, arrives_from: arrival.earliest, arrives_by: arrival.latest }] : []
  })
  if (rows.length === 0) return
  await tx`
    update sub_order part set arrives_from = row.arrives_from, arrives_by = row.arrives_by
    from jsonb_to_recordset(${tx.json(rows)}) as row (store_id uuid, arrives_from date, arrives_by date)
    where part.buyer_id = ${buyerId} and part.order_id = ${orderId} and part.store_id = row.store_id`
}
