import type { Queryable } from '../platform/db.ts'

/** The stores of a buyer's own order; none for somebody else's. */
export async function findStoresOfOrder(sql: Queryable, buyerId: string, orderNumber: string): Promise<string[]> {
  const rows = await sql<{ storeId: string }[]>`
    select distinct s.store_id
    from orders o join sub_order s on s.buyer_id = o.buyer_id and s.order_id = o.id
    where o.buyer_id = ${buyerId} and o.order_number = ${orderNumber} order by 1`
  return rows.map(({ storeId }) => storeId)
}
