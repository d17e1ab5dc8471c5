import type { PaymentStatus, SubOrderStatus } from '../../contract/orders/orders.ts'
import type { Queryable } from '../platform/db.ts'
import type { OrderAddress } from './new-order.ts'

type Store = { storeId: string; status?: SubOrderStatus | undefined }

export type SupplierEntryRow = {
  subOrderNumber: string
  createdAt: Date
  status: SubOrderStatus
  companyName: string
  cityName: string
  itemCount: number
  grossCents: number
  isReturnAsked: boolean
}

/** One page of a store's paid orders, newest first. */
export async function findStoreOrders(
  sql: Queryable,
  store: Store,
  { offset, limit }: { offset: number; limit: number },
) {
  return sql<SupplierEntryRow[]>`
    select s.sub_order_number, o.created_at, s.status,
      o.address ->> 'companyName' as company_name, o.address ->> 'cityName' as city_name,
      (select count(*)::int from order_line l
        where l.buyer_id = s.buyer_id and l.order_id = s.order_id and l.store_id = s.store_id) as item_count,
      (s.totals ->> 'gross')::bigint as gross_cents, s.return_request is not null as is_return_asked
    from sub_order s join orders o on o.buyer_id = s.buyer_id and o.id = s.order_id
    where s.store_id = ${store.storeId} and ${isOwn(sql, store)}
    order by s.order_id desc
    limit ${limit} offset ${offset}`
}

export async function countStoreOrders(sql: Queryable, store: Store): Promise<number> {
  const [row] = await sql<[{ count: number }]>`
    select count(*)::int as count from sub_order s where s.store_id = ${store.storeId} and ${isOwn(sql, store)}`
  return row.count
}

// What nobody has paid is no order of the store yet.
const isOwn = (sql: Queryable, { status }: Store) =>
  status ? sql`s.status = ${status} and s.status <> 'PENDING_PAYMENT'` : sql`s.status <> 'PENDING_PAYMENT'`

export type StoreOrderRow = {
  buyerId: string
  orderId: string
  storeId: string
  orderNumber: string
  createdAt: Date
  paymentStatus: PaymentStatus
  purchaseOrderNumber: string | null
  costCentre: string | null
  costCentreName: string | null
  note: string | null
  address: OrderAddress
  billingAddress: OrderAddress
}

/** An order of this store, or of any where it is null (an operator asks). */
export async function findStoreOrder(sql: Queryable, subOrderNumber: string, storeId: string | null) {
  const [order] = await sql<StoreOrderRow[]>`
    select s.buyer_id, s.order_id, s.store_id, o.order_number,
      o.created_at, o.payment_status,
      o.purchase_order_number, o.cost_centre, o.cost_centre_name, o.note, o.address, o.billing_address
    from sub_order s join orders o on o.buyer_id = s.buyer_id and o.id = s.order_id
    where s.sub_order_number = ${subOrderNumber}
      and (${storeId}::uuid is null or (s.store_id = ${storeId} and s.status <> 'PENDING_PAYMENT'))`
  return order
}
