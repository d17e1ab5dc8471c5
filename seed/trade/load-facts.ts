import type { Db } from '../../api/platform/db.ts'

/**
 * What the law asks for of the goods of the demo's suppliers: of most it is given or not needed, of every tenth something is
 * missing; and one article, which nobody has ordered where there is one, waits in review for it.
 */
export async function loadFacts(db: Db, baseDate: Date): Promise<void> {
  const stores = await db<{ storeId: string }[]>`
    select m.store_id from membership m join account a on a.id = m.account_id
    where m.store_id is not null and a.email like '%@demo.tresen.example'`
  const ids = stores.map(({ storeId }) => storeId)
  await db`
    update product p set status = 'IN_REVIEW', submitted_at = ${baseDate}::timestamptz - interval '3 hours'
    where p.sku_id in (
      select f.sku_id from product f join category c on c.slug = f.category_slug
      where f.store_id = any(${ids}) and f.status = 'ACTIVE' and c.is_food
        and not exists (select from product w where w.store_id = any(${ids}) and w.status = 'IN_REVIEW')
      order by exists (select from order_line l where l.sku_id = f.sku_id), f.popularity, f.sku_id limit 1)`
  await db`
    update product_detail d set
      facts = d.facts || jsonb_build_object('inapplicable', '["ADDITIVES", "NUTRITION", "ORIGIN", "INSTRUCTIONS", "FIBRES"]'::jsonb),
      food = case when c.is_food then d.food || jsonb_strip_nulls(jsonb_build_object(
        'legalName', case when coalesce(d.food ->> 'legalName', '') = '' then left(p.name_de, 200) end,
        'storage', case when coalesce(d.food ->> 'storage', '') = '' then 'Kühl und trocken lagern.' end)) else d.food end
    from product p join category c on c.slug = p.category_slug
    where p.sku_id = d.sku_id and p.store_id = any(${ids}) and p.status = 'ACTIVE' and p.sku_id not like '%7'
      and not d.facts ? 'inapplicable'`
}
