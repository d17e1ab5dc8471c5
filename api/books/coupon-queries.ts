import type { TaxCase } from '../../contract/totals.ts'
import { cursorPages, type CursorOrder } from '../http/cursor.ts'
import type { Queryable } from '../platform/db.ts'

/** What the marketplace owes the store of a coupon since a day, of one rate, with its tax; negative where it takes that back. */
export type CouponPosting = {
  subOrderNumber: string
  bookedOn: string
  rateBp: number
  cents: number
  taxCase: TaxCase
  deliveryCountryId: number
}
type PlacedPosting = CouponPosting & { position: string; id: string }

/** Those of a month in Germany in the order in which they were booked, page by page. */
export const couponPages = (
  sql: Queryable,
  storeId: string,
  month: string,
): AsyncGenerator<readonly CouponPosting[]> => {
  const first = `${month}-01`
  const order = {
    key: sql`b.booked_at`,
    keyType: 'timestamptz',
    id: sql`b.id`,
    idType: 'uuid',
    isDescending: false,
  } satisfies CursorOrder
  return cursorPages<PlacedPosting>(sql, order, {
    read: ({ bound, orderBy, limit }) => sql<PlacedPosting[]>`
      select to_json(b.booked_at) #>> '{}' as position, b.id, s.sub_order_number,
        to_char(b.booked_at at time zone 'Europe/Berlin', 'YYYY-MM-DD') as booked_on, b.tax_rate_bp as rate_bp,
        -e.amount_cents as cents, s.totals ->> 'taxCase' as tax_case, (o.address ->> 'countryId')::int as delivery_country_id
      from ledger_booking b
      join ledger_entry e on e.booking_id = b.id and e.account = 'STORE'
      join sub_order s on s.buyer_id = b.buyer_id and s.order_id = b.order_id and s.store_id = b.store_id
      join orders o on o.buyer_id = b.buyer_id and o.id = b.order_id
      where b.store_id = ${storeId} and b.kind = 'COUPON' and b.booked_at >= ${first}::timestamp at time zone 'Europe/Berlin'
        and b.booked_at < (${first}::timestamp + interval '1 month') at time zone 'Europe/Berlin' and ${bound}
      order by ${orderBy} limit ${limit}`,
    boundOf: ({ position, id }) => ({ key: position, id }),
  })
}
