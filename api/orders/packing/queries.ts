import type { DueFilter, OrderView } from '../../../contract/orders/packing.ts'
import type { SubOrderStatus } from '../../../contract/orders/orders.ts'
import type { CursorPage } from '../../http/cursor.ts'
import type { Queryable } from '../../platform/db.ts'

export type StoreView = {
  storeId: string
  view: OrderView
  q?: string | undefined
  due?: DueFilter | undefined
  now: Date
}

export type StoreEntryRow = {
  orderId: string
  subOrderNumber: string
  createdAt: Date
  status: SubOrderStatus
  companyName: string
  cityName: string
  itemCount: number
  pieceCount: number
  netCents: number
  dueAt: Date | null
  hasNote: boolean
  hasDesign: boolean
  purchaseOrderNumber: string | null
  version: number
  isReturnAsked: boolean
  isMoneyMissing: boolean
  isPartlyShipped: boolean
}

/** One page of a view. What nobody has paid is no order of the store yet. */
export async function findStoreView(sql: Queryable, view: StoreView, page: CursorPage): Promise<StoreEntryRow[]> {
  return sql<StoreEntryRow[]>`
    select s.order_id, s.sub_order_number, o.created_at, s.status, o.address ->> 'companyName' as company_name,
      o.address ->> 'cityName' as city_name, l.item_count, l.piece_count, l.has_design, l.is_partly_shipped,
      (s.totals ->> 'net')::bigint as net_cents, s.due_at, coalesce(o.note, '') <> '' as has_note,
      o.purchase_order_number,
      (select count(*)::int from order_event e
        where e.buyer_id = s.buyer_id and e.order_id = s.order_id and e.store_id = s.store_id) as version,
      s.return_request is not null as is_return_asked,
      s.payment_failed_at is not null as is_money_missing
    from sub_order s join orders o on o.buyer_id = s.buyer_id and o.id = s.order_id
      cross join lateral (
        select count(*)::int as item_count, sum(quantity)::int as piece_count, bool_or(design is not null) as has_design,
          bool_or(shipped_quantity > 0) as is_partly_shipped
        from order_line where buyer_id = s.buyer_id and order_id = s.order_id and store_id = s.store_id) l
    where ${isIn(sql, view)} and ${page.bound}
    order by ${page.orderBy} limit ${page.limit}`
}

/** The rows of a view, to be counted, with when each is due. */
export const rowsOfView = (sql: Queryable, view: StoreView) => sql`
  select s.due_at as at from sub_order s join orders o on o.buyer_id = s.buyer_id and o.id = s.order_id where ${isIn(sql, view)}`

/** Whatever view: what should have been done. */
export const rowsOverdue = (sql: Queryable, storeId: string, now: Date) => sql`
  select 1 from sub_order s where s.store_id = ${storeId} and s.due_at < ${now}`

const isIn = (sql: Queryable, { storeId, view, q, due, now }: StoreView) => sql`
  s.store_id = ${storeId} and ${conditions[view](sql)}
  and ${due ? sql`s.due_at < ${untilWhen(sql, due, now)}` : sql`true`} and ${q ? matches(sql, q) : sql`true`}`

// Days are days in Germany: the week ends seven midnights from now.
const untilWhen = (sql: Queryable, due: DueFilter, now: Date) =>
  due === 'OVERDUE'
    ? sql`${now}::timestamptz`
    : sql`((${now}::timestamptz at time zone 'Europe/Berlin')::date + ${due === 'TODAY' ? 1 : 7}::integer)::timestamp
        at time zone 'Europe/Berlin'`

const hasLeft = (sql: Queryable) => sql`
  exists (select from shipment p where p.buyer_id = s.buyer_id and p.order_id = s.order_id and p.store_id = s.store_id)`

const conditions: Record<OrderView, (sql: Queryable) => ReturnType<Queryable>> = {
  NEW: (sql) => sql`s.due_at is not null and s.status = 'PLACED'`,
  TO_SHIP: (sql) => sql`s.due_at is not null and s.status = 'CONFIRMED' and not ${hasLeft(sql)}`,
  PARTLY_SHIPPED: (sql) => sql`s.due_at is not null and s.status = 'CONFIRMED' and ${hasLeft(sql)}`,
  ON_THE_WAY: (sql) => sql`s.status = 'SHIPPED'`,
  RETURNS: (sql) => sql`s.due_at is not null and s.return_request is not null`,
  ALL: (sql) => sql`s.status <> 'PENDING_PAYMENT'`,
}

function matches(sql: Queryable, q: string) {
  const part = `%${q.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  return sql`(s.sub_order_number ilike ${part.slice(1)} or o.address ->> 'companyName' ilike ${part}
    or o.address ->> 'cityName' ilike ${part})`
}

export type PackingFactsRow = { skuId: string; supplierSku: string; countPerBox: number; onHand: number }

/** Of the goods of this part of an order: how they are packed, and what lies on the shelf. */
export const findPackingFacts = (sql: Queryable, order: { buyerId: string; orderId: string; storeId: string }) => sql<
  PackingFactsRow[]
>`
  select p.sku_id, p.supplier_sku, p.count_per_box, coalesce(k.on_hand, 0) as on_hand
  from order_line l join product p on p.sku_id = l.sku_id left join stock k on k.sku_id = p.sku_id
  where l.buyer_id = ${order.buyerId} and l.order_id = ${order.orderId} and l.store_id = ${order.storeId}`
