import type { DueFilter, OrderView } from '../../../contract/orders/packing.ts'
import type { PaymentStatus, SubOrderStatus } from '../../../contract/orders/orders.ts'
import type { CursorPage } from '../../http/cursor.ts'
import { escapeLike, type Queryable } from '../../platform/db.ts'
import { hasOrderedBefore, narrows, type Narrowed } from './narrow.ts'

export type StoreView = {
  storeId: string
  view: OrderView
  q?: string | undefined
  due?: DueFilter | undefined
  now: Date
} & Narrowed

export type StoreEntryRow = {
  orderId: string
  subOrderNumber: string
  createdAt: Date
  status: SubOrderStatus
  companyName: string
  cityName: string
  itemCount: number
  pieceCount: number
  boxCount: number
  netCents: number
  grossCents: number
  invoices: string[]
  weightGrams: number | null
  paymentStatus: PaymentStatus
  carriers: string[]
  postalCode: string
  buyerId: string
  isReturning: boolean
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
export const findStoreView = (sql: Queryable, view: StoreView, page: CursorPage) => sql<StoreEntryRow[]>`
    select s.order_id, s.buyer_id, s.sub_order_number, o.created_at, s.status, o.address ->> 'companyName' as company_name,
      o.address ->> 'cityName' as city_name, o.address ->> 'postalCode' as postal_code, o.payment_status,
      l.item_count, l.piece_count, l.box_count, l.has_design, l.is_partly_shipped, l.weight_grams::float8 as weight_grams,
      (s.totals ->> 'net')::bigint as net_cents, (s.totals ->> 'gross')::bigint as gross_cents,
      array(select d.number from document d where d.buyer_id = s.buyer_id and d.order_id = s.order_id
        and d.store_id = s.store_id and d.type = 'INVOICE' order by d.issued_at, d.number) as invoices,
      array(select distinct p.carrier from shipment p where p.buyer_id = s.buyer_id and p.order_id = s.order_id
        and p.store_id = s.store_id order by 1) as carriers,
      ${hasOrderedBefore(sql)} as is_returning, s.due_at, coalesce(o.note, '') <> '' as has_note,
      o.purchase_order_number,
      (select count(*)::int from order_event e
        where e.buyer_id = s.buyer_id and e.order_id = s.order_id and e.store_id = s.store_id) as version,
      s.return_request is not null as is_return_asked,
      s.payment_failed_at is not null as is_money_missing
    from sub_order s join orders o on o.buyer_id = s.buyer_id and o.id = s.order_id
      cross join lateral (
        select count(*)::int as item_count, sum(line.quantity)::int as piece_count, ${boxesOf(sql, sql`line.quantity`)}::int as box_count,
          bool_or(line.design is not null) as has_design, bool_or(line.shipped_quantity > 0) as is_partly_shipped,
          ${weightOf(sql, sql`line.quantity`)} as weight_grams
        from order_line line left join product p on p.sku_id = line.sku_id left join product_detail d on d.sku_id = p.sku_id
        where line.buyer_id = s.buyer_id and line.order_id = s.order_id and line.store_id = s.store_id) l
    where ${isIn(sql, view)} and ${page.bound}
    order by ${page.orderBy} limit ${page.limit}`

/** A part of a box is one to be carried as well. */
const boxesOf = (sql: Queryable, pieces: ReturnType<Queryable>) =>
  sql`sum(ceil(${pieces}::numeric / coalesce(p.count_per_box, 1)))`

/** The rows of a view, to be counted, with when each is due. */
export const rowsOfView = (sql: Queryable, view: StoreView) => sql`
  select s.due_at as at from sub_order s join orders o on o.buyer_id = s.buyer_id and o.id = s.order_id where ${isIn(sql, view)}`

/** What the orders of a view have yet to send; of weight nothing where an article has none. */
export const findLoad = (sql: Queryable, view: StoreView) => sql<{ boxCount: number; weightGrams: number | null }[]>`
  select coalesce(${boxesOf(sql, sql`line.open`)}, 0)::int as box_count, ${weightOf(sql, sql`line.open`)}::float8 as weight_grams
  from sub_order s join orders o on o.buyer_id = s.buyer_id and o.id = s.order_id
    cross join lateral (
      select sku_id, quantity - shipped_quantity - cancelled_quantity as open from order_line
      where buyer_id = s.buyer_id and order_id = s.order_id and store_id = s.store_id) line
    left join product p on p.sku_id = line.sku_id left join product_detail d on d.sku_id = p.sku_id
  where line.open > 0 and ${isIn(sql, view)}`

const weightOf = (sql: Queryable, pieces: ReturnType<Queryable>) => sql`
  case when bool_and(d.facts ->> 'boxWeight' is not null)
    then round(sum(${pieces} * (d.facts ->> 'boxWeight')::numeric / p.count_per_box)) end`

const isIn = (sql: Queryable, { storeId, view, q, due, now, ...narrowed }: StoreView) => sql`
  s.store_id = ${storeId} and ${conditions[view](sql)}
  and ${due ? sql`s.due_at < ${untilWhen(sql, due, now)}` : sql`true`} and ${q ? matches(sql, storeId, q) : sql`true`} ${narrows(sql, narrowed)}`

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

function matches(sql: Queryable, storeId: string, q: string) {
  const part = `%${escapeLike(q)}%`
  return sql`(s.sub_order_number ilike ${part.slice(1)} or o.address ->> 'companyName' ilike ${part}
    or o.address ->> 'cityName' ilike ${part}
    -- Looked up once, not for each order.
    or (s.buyer_id, s.order_id) in (select p.buyer_id, p.order_id from shipment p
      where p.store_id = ${storeId} and ${trackingKey(sql, sql`p.tracking_number`)} = ${trackingKey(sql, sql`${q}`)}))`
}

/** As the index has it: carriers print their numbers in groups. */
const trackingKey = (sql: Queryable, number: ReturnType<Queryable>) => sql`upper(replace(${number}, ' ', ''))`
