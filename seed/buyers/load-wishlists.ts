import type { Db } from '../../api/platform/db.ts'
import { demoBuyers } from './load-buyers.ts'

const GOODS = 12

/** What the demo buyers remember: the most wanted goods of the shop, other ones for each. */
export async function loadWishlists(db: Db, baseDate: Date): Promise<void> {
  const emails = demoBuyers.map((name) => `${name}@demo.tresen.example`)
  await db`
    insert into wishlist_item (buyer_id, sku_id, added_at)
    select a.id, goods.sku_id, ${baseDate}::timestamptz - goods.place * interval '9 hours'
    from account a
    cross join lateral (
      select sku_id, row_number() over (order by popularity desc, supplier_sku) as place from product
      where status = 'ACTIVE' and not is_exclusive) goods
    where a.email = any(${emails})
      and goods.place % ${emails.length}::int = array_position(${emails}::text[], a.email) - 1
      and goods.place <= ${GOODS * emails.length}::int
    on conflict do nothing`
}
