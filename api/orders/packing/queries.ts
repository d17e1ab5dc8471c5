import type { Language } from '../../../contract/platform/values.ts'
import type { Queryable } from '../../platform/db.ts'

/** Whatever view: what should have been done. */
export const rowsOverdue = (sql: Queryable, storeId: string, now: Date) => sql`
  select 1 from sub_order s where s.store_id = ${storeId} and s.due_at < ${now}`

export type PackingFactsRow = { skuId: string; supplierSku: string; countPerBox: number; onHand: number }

/** Of the goods of this part of an order: how they are packed, and what lies on the shelf. */
export const findPackingFacts = (sql: Queryable, order: { buyerId: string; orderId: string; storeId: string }) => sql<
  PackingFactsRow[]
>`
  select p.sku_id, p.supplier_sku, p.count_per_box, coalesce(k.on_hand, 0) as on_hand
  from order_line l join product p on p.sku_id = l.sku_id left join stock k on k.sku_id = p.sku_id
  where l.buyer_id = ${order.buyerId} and l.order_id = ${order.orderId} and l.store_id = ${order.storeId}`

/** The categories of what a store sells or has sold, by name; looked up for each of them, as a store may have very many products. */
export const findSoldCategories = (sql: Queryable, storeId: string, language: Language) => sql<
  { value: string; name: string }[]
>`
  select c.slug as value, ${language === 'de' ? sql`c.name_de` : sql`c.name_en`} as name from category c
  where exists (select from product p where p.store_id = ${storeId} and p.category_slug = c.slug and p.status <> 'ARCHIVED')
    or c.slug in (select p.category_slug from product p where p.store_id = ${storeId} and p.status = 'ARCHIVED')
  order by name, c.slug`
