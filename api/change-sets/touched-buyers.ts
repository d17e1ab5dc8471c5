import type { Language } from '../../contract/platform/values.ts'
import type { Queryable } from '../platform/db.ts'
import { isLiveGrant } from '../products/visibility.ts'

const monthsOfRegulars = 12

/** Orders that count for who is a regular buyer: those that were not broken off before the store had them. */
const wasOrdered = (sql: Queryable, now: Date) => sql`
  o.created_at > ${now}::timestamptz - make_interval(months => ${monthsOfRegulars})
  and o.status not in ('PENDING_PAYMENT', 'CANCELLED', 'REJECTED')`

/** How many buyers have one of the articles in a cart, and how many ordered one within 12 months. */
export async function countTouched(sql: Queryable, skuIds: string[], now: Date) {
  const [counted] = await sql<[{ carts: number; buyers: number }]>`
    select
      (select count(distinct buyer_id)::int from cart_item where sku_id = any(${skuIds})) as carts,
      (select count(distinct l.buyer_id)::int from order_line l join orders o on o.buyer_id = l.buyer_id and o.id = l.order_id
        where l.sku_id = any(${skuIds}) and ${wasOrdered(sql, now)}) as buyers`
  return counted
}

export type RegularBuyer = {
  buyerId: string
  email: string
  firstName: string
  language: Language
  skuIds: string[]
}
type Page = { skuIds: string[]; after: string; limit: number; now: Date }

/** Who ordered which of the articles, and may still see them, by id; unconfirmed and erased contacts get no mail. */
export const findRegularBuyers = (sql: Queryable, { skuIds, after, limit, now }: Page) => sql<RegularBuyer[]>`
  select l.buyer_id, a.email, a.first_name, a.language, array_agg(distinct l.sku_id order by l.sku_id) as sku_ids
  from order_line l join orders o on o.buyer_id = l.buyer_id and o.id = l.order_id
  join product p on p.sku_id = l.sku_id join account a on a.id = contact_of(l.buyer_id)
  where l.sku_id = any(${skuIds}) and l.buyer_id > ${after} and ${wasOrdered(sql, now)}
    and p.status = 'ACTIVE' and (not p.is_exclusive or exists (
      select from exclusive_grant g where g.buyer_id = l.buyer_id and g.sku_id = p.sku_id and ${isLiveGrant(sql)}))
    and a.email_confirmed_at is not null and a.erased_at is null
  group by l.buyer_id, a.email, a.first_name, a.language order by l.buyer_id limit ${limit}`
