import type { Fragment } from 'postgres'
import type { Db } from '../../api/platform/db.ts'

export const demoBuyers = ['hotel', 'cafe', 'restaurant', 'retail', 'office'] as const
const emails = demoBuyers.map((name) => `${name}@demo.tresen.example`)

/** What stands in the account of one of the demo's buyers. */
export type Owned = { id: string; as: (typeof demoBuyers)[number] }

/** An order in each of its states. */
export async function findOrders(db: Db) {
  const find = async (having: Fragment) => {
    const [order] = await db<Owned[]>`
      select o.id, split_part(a.email, '@', 1) as "as" from orders o
      join account a on a.id = o.buyer_id and a.email in ${db(emails)}
      join sub_order s on s.buyer_id = o.buyer_id and s.order_id = o.id
      group by o.id, o.payment_status, o.created_at, a.email having ${having}
      order by count(*) desc, o.created_at desc limit 1`
    return order ?? missing('order')
  }
  const has = (status: string) => db`bool_or(s.status = ${status})`
  return {
    unpaid: await find(has('PENDING_PAYMENT')),
    placed: await find(db`${has('PLACED')} or ${has('CONFIRMED')}`),
    shipped: await find(has('SHIPPED')),
    delivered: await find(db`${has('DELIVERED')} or ${has('COMPLETED')}`),
    mixed: await find(db`count(distinct s.status) > 1`),
    cancelled: await find(has('CANCELLED')),
    returned: await find(has('RETURNED')),
  }
}

/** A design in the states that look different. */
export async function findDesigns(db: Db) {
  const find = async (...statuses: string[]) => {
    const [design] = await db<Owned[]>`
      select d.id, split_part(a.email, '@', 1) as "as" from design d
      join account a on a.id = d.buyer_id and a.email in ${db(emails)}
      where d.status in ${db(statuses)} order by length(d.text) desc, d.id limit 1`
    return design ?? missing('design')
  }
  return {
    draft: await find('DRAFT'),
    submitted: await find('SUBMITTED'),
    proof: await find('PROOF_READY'),
    approved: await find('APPROVED', 'ORDERED'),
  }
}

/** The latest parcel to one of the demo's buyers, the delivery that it belongs to, and an article in it. */
export async function findParcel(db: Db) {
  const [parcel] = await db<(Owned & { subOrderNumber: string; skuId: string })[]>`
    select p.id, split_part(a.email, '@', 1) as "as", s.sub_order_number, l.sku_id from shipment p
    join account a on a.id = p.buyer_id and a.email in ${db(emails)}
    join sub_order s on s.buyer_id = p.buyer_id and s.order_id = p.order_id and s.store_id = p.store_id
    join order_line l on l.buyer_id = s.buyer_id and l.order_id = s.order_id and l.store_id = s.store_id
    where p.claim_id is null order by p.shipped_at desc, p.id, l.sku_id limit 1`
  return parcel ?? missing('parcel')
}

function missing(what: string): never {
  throw new Error(`The demo has no ${what} in one of the states that are shown.`)
}
