import type { PaymentStatus, SubOrderStatus } from '../../contract/orders/orders.ts'
import type { Queryable } from '../platform/db.ts'
import type { OrderKey } from './fulfilment/lock-order.ts'

export type NewestOrder = {
  orderNumber: string
  createdAt: Date
  companyName: string
  grossCents: number
  paymentStatus: PaymentStatus
  parts: { number: string; status: SubOrderStatus; version: number }[]
}

/** Orders of all buyers, for an operator. */
export async function findNewestOrders(sql: Queryable, { status, limit }: { status: string | null; limit: number }) {
  return sql<NewestOrder[]>`
    select o.order_number, o.created_at, o.address ->> 'companyName' as company_name,
      o.gross_cents, o.payment_status,
      json_agg(json_build_object('number', s.sub_order_number, 'status', s.status, 'version',
        (select count(*) from order_event e
          where e.buyer_id = s.buyer_id and e.order_id = s.order_id and e.store_id = s.store_id)) order by s.sub_order_number) as parts
    from orders o join sub_order s on s.buyer_id = o.buyer_id and s.order_id = o.id
    group by o.buyer_id, o.id
    having ${status}::text is null or bool_or(s.status = ${status})
    order by o.created_at desc, o.id
    limit ${limit}`
}

export async function findOrderByNumber(sql: Queryable, orderNumber: string) {
  const [order] = await sql<{ buyerId: string; orderId: string; paymentMethod: string }[]>`
    select buyer_id, id as order_id, payment_method
    from orders where order_number = ${orderNumber}`
  return order
}

/** The version of a sub-order: how many steps it has taken. */
export async function countSteps(sql: Queryable, { buyerId, orderId, storeId }: OrderKey & { storeId: string }) {
  const [row] = await sql<[{ version: number }]>`
    select count(*)::int as version from order_event
    where buyer_id = ${buyerId} and order_id = ${orderId} and store_id = ${storeId}`
  return row.version
}
