import type { Fragment } from 'postgres'
import type { Db } from '../../api/platform/db.ts'

export type ScreenGoods = Awaited<ReturnType<typeof findGoods>>

/** SKUs of the demo in the states in which a product's page looks different. */
export async function findGoods(db: Db) {
  const find = async (what: string, condition: Fragment) => {
    const [row] = await db<{ skuId: string }[]>`
      select p.sku_id from product p join stock s using (sku_id)
      join product_detail d using (sku_id)
      where p.status = 'ACTIVE' and p.sku_id not in (select sku_id from cart_item) and ${condition}
      order by p.popularity desc, p.sku_id limit 1`
    if (!row) throw new Error(`The demo has no product that is ${what}.`)
    return row.skuId
  }
  const open = db`not p.is_exclusive`
  const gone = await find('left to take away', db`${open} and s.quantity > 0 and p.popularity = 0`)
  await db`update product set status = 'ARCHIVED' where sku_id = ${gone}`
  return {
    gone,
    reviewed: await find(
      'reviewed',
      db`${open} and s.quantity > 500 and jsonb_array_length(p.tier_prices) > 0 and exists (
        select from review r where r.sku_id = p.sku_id and r.is_shown and r.store_reply is not null)`,
    ),
    variants: await find(
      'one of several variants',
      db`${open} and p.variant_group is not null and s.quantity > 500 and jsonb_array_length(p.tier_prices) > 0`,
    ),
    soldOut: await find('sold out', db`${open} and s.quantity = 0`),
    deposit: await find('sold with a deposit', db`${open} and p.deposits <> '[]' and s.quantity > 0`),
    reduced: await find('reduced', db`${open} and p.final_price_cents < p.price_cents and s.quantity > 0`),
    longName: await find(
      'called by a long name',
      db`${open} and s.quantity > 0 and length(p.name_de) >= (select max(length(name_de)) - 12 from product)`,
    ),
    designable: await find(
      'printed on order',
      db`${open} and p.is_designable and p.picture ->> 'archetype' = 'mug' and s.quantity > 0`,
    ),
    granted: await find(
      'open to a chosen buyer',
      db`p.is_exclusive and exists (select from exclusive_grant g join account a on a.id = g.buyer_id
        where g.sku_id = p.sku_id and a.email = 'hotel@demo.tresen.example')`,
    ),
    restricted: await find(
      'kept from the hotel',
      db`p.is_exclusive and not exists (select from exclusive_grant g where g.sku_id = p.sku_id)`,
    ),
  }
}
