import type { StoreStanding } from '../../../contract/range/operator-products.ts'
import type { Queryable } from '../../platform/db.ts'
import { isSold } from '../../platform/reads/is-sold.ts'

/** Whose product it is; undefined where there is none, or it was never handed in. */
export async function findOwner(sql: Queryable, skuId: string): Promise<string | undefined> {
  const [row] = await sql<{ storeId: string }[]>`
    select store_id from product where sku_id = ${skuId} and status <> 'DRAFT'`
  return row?.storeId
}

/** Counted as far as it says something. */
export async function findStanding(sql: Queryable, storeId: string): Promise<StoreStanding> {
  const [row] = await sql<[StoreStanding]>`
    select slug, name, is_trusted,
      (select count(*)::int from (select from product where store_id = s.id and status = 'ACTIVE' limit 1000) p) as active,
      (select count(*)::int from (select from approval where kind = 'PRODUCT' and store_id = s.id and decision = 'REJECT'
        limit 1000) a) as refused
    from store s where id = ${storeId}`
  return row
}

export type Around = {
  doubles: { skuId: string; nameDe: string; nameEn: string }[]
  otherStores: string[]
  sold: number
}

/** Others of the article, and how many pieces of it were sold: paid for or on account, and not cancelled. */
export async function findAround(sql: Queryable, skuId: string): Promise<Around> {
  const [row] = await sql<[Around]>`
    select
      coalesce((select jsonb_agg(jsonb_build_object('skuId', o.sku_id, 'nameDe', o.name_de, 'nameEn', o.name_en) order by o.sku_id)
        from product o where o.gtin = p.gtin and o.store_id = p.store_id and o.sku_id <> p.sku_id and o.status <> 'ARCHIVED'), '[]') as doubles,
      array(select s.name from product o join store s on s.id = o.store_id
        where o.gtin = p.gtin and o.store_id <> p.store_id and o.status = 'ACTIVE' order by s.name limit 20) as other_stores,
      coalesce((select sum(l.quantity - l.cancelled_quantity)::int from order_line l
          join orders r on r.buyer_id = l.buyer_id and r.id = l.order_id
          join sub_order s on s.buyer_id = l.buyer_id and s.order_id = l.order_id and s.store_id = l.store_id
        where l.sku_id = p.sku_id and r.created_at > now() - interval '28 days' and ${isSold(sql)}), 0) as sold
    from product p where p.sku_id = ${skuId}`
  return row
}
