import type { CursorInput } from '../../../contract/platform/paging.ts'
import type postgres from 'postgres'
import type { OrderView } from '../../../contract/operator/orders.ts'
import type { OrderStatus, PaymentStatus, SubOrderStatus } from '../../../contract/orders/orders.ts'
import { COUNTED } from '../../../contract/platform/paging.ts'
import type { PaymentMethodCode } from '../../../contract/payment-methods.ts'
import { newestFirst } from '../../http/newest-first.ts'
import type { Queryable } from '../../platform/db.ts'
import { namedCompanies } from '../named-companies.ts'
import { inDays } from '../../platform/wall-clock.ts'

/** Which orders of all buyers are listed; undefined does not narrow. */
export type OperatorSearch = {
  view: OrderView
  status?: OrderStatus | undefined
  paymentStatus?: PaymentStatus | undefined
  method?: PaymentMethodCode | undefined
  storeId?: string | undefined
  buyerId?: string | undefined
  /** Euros. */
  grossFrom?: number | undefined
  grossTo?: number | undefined
  hasProblem?: boolean | undefined
  isImpersonated?: boolean | undefined
  from?: string | undefined
  to?: string | undefined
  q?: string | undefined
  /** A store is late that has not confirmed since the one, or not shipped since the other. */
  confirmedBy: Date
  shippedBy: Date
}

export type OperatorOrderRow = {
  id: string
  position: string
  buyerId: string
  orderNumber: string
  createdAt: Date
  status: OrderStatus
  companyName: string
  paymentStatus: PaymentStatus
  paymentMethod: PaymentMethodCode
  paymentDueAt: Date | null
  grossCents: number
  stores: { subOrderNumber: string; storeName: string; status: SubOrderStatus }[]
  isChargedBack: boolean
  isOverdue: boolean
  hasProblem: boolean
  hasNote: boolean
  isImpersonated: boolean
}

/** One page, newest first, entered at its cursor by an index. */
export function findOperatorOrders(sql: Queryable, search: OperatorSearch, window: CursorInput) {
  const { position, bound, end } = newestFirst(sql, window, { at: sql`o.created_at`, id: sql`o.id` })
  // The page first: beside all orders at once the planner would read every late part and every charged back payment for its marks.
  return sql<OperatorOrderRow[]>`
    with page as materialized (
      select o.*, ${position} from ${source(sql, search)} where ${bound} and ${isFound(sql, search)} ${end})
    select o.buyer_id, o.id, o.order_number, o.created_at, o.status, o.payment_status, o.payment_method, o.payment_due_at,
      o.gross_cents, o.position, coalesce(c.name, o.billing_address ->> 'companyName', '') as company_name,
      (select coalesce(json_agg(json_build_object('subOrderNumber', s.sub_order_number,
          'storeName', s.store_name, 'status', s.status) order by s.sub_order_number), '[]')
        from sub_order s where s.buyer_id = o.buyer_id and s.order_id = o.id) as stores,
      exists (select from payment p where p.buyer_id = o.buyer_id and p.order_id = o.id and p.charged_back_cents > 0)
        as is_charged_back,
      exists (select from sub_order s where s.buyer_id = o.buyer_id and s.order_id = o.id and ${isLate(sql, search)})
        as is_overdue,
      (o.buyer_id, o.id) in (${withProblem(sql)}) as has_problem,
      exists (select from operator_note n where n.buyer_id = o.buyer_id and n.order_id = o.id) as has_note,
      ${wasImpersonated(sql)} as is_impersonated
    from page o left join company c on c.id = o.buyer_id
    ${end}`
}

const MOST_STORES = 1000

/** What orders can be narrowed by, by name. */
export const findOrderStores = (sql: Queryable) => sql<{ value: string; name: string }[]>`
  select id as value, name from store order by name, id limit ${MOST_STORES}`

/** At most one more than is told. */
export async function countOperatorOrders(sql: Queryable, search: OperatorSearch): Promise<number> {
  const [row] = await sql<[{ count: number }]>`
    select count(*)::int as count from (
      select from ${source(sql, search)} where ${isFound(sql, search)} limit ${COUNTED + 1}) found`
  return row.count
}

// What few orders are is looked up from there; everything else from the orders by their time.
function source(sql: Queryable, search: OperatorSearch): postgres.Fragment {
  if (search.view === 'OVERDUE')
    // Two ranges of an index, and each order by its key: of what is late the planner knows too little, and would read all orders.
    return sql`(
        select buyer_id, order_id from sub_order where status = 'PLACED' and status_at < ${search.confirmedBy}
        union select buyer_id, order_id from sub_order where status = 'CONFIRMED' and status_at < ${search.shippedBy}) few
      cross join lateral (select * from orders o where o.buyer_id = few.buyer_id and o.id = few.order_id offset 0) o`
  if (search.view === 'PROBLEM')
    return sql`(${withProblem(sql)}) few
      join orders o on o.buyer_id = few.buyer_id and o.id = few.order_id`
  return sql`orders o`
}

const withProblem = (sql: Queryable) => sql`
  select buyer_id, id as order_id from orders where payment_status = 'FAILED'
  union select p.buyer_id, p.order_id from chargeback c join payment p using (buyer_id, checkout_id)
    where c.reversed_at is null and p.order_id is not null
  union select p.buyer_id, p.order_id from payment_move m join payment p using (buyer_id, checkout_id)
    where m.state = 'REFUSED' and p.order_id is not null`

// A session in somebody's place ends by itself after half an hour.
const wasImpersonated = (sql: Queryable) => sql`exists (
  select from membership b join audit_entry a on a.account_id = b.account_id and a.action = 'impersonate'
  where b.company_id = o.buyer_id and a.at > o.created_at - interval '30 minutes')`

const isLate = (sql: Queryable, { confirmedBy, shippedBy }: OperatorSearch) => sql`(
  s.status = 'PLACED' and s.status_at < ${confirmedBy}::timestamptz
  or s.status = 'CONFIRMED' and s.status_at < ${shippedBy}::timestamptz)`

function isFound(sql: Queryable, search: OperatorSearch): postgres.Fragment {
  const { view, status, paymentStatus, method, storeId, buyerId, grossFrom, grossTo, from, to } = search
  return sql`true
    ${view === 'OPEN' ? sql`and o.status in ('PENDING_PAYMENT', 'PLACED', 'CONFIRMED', 'SHIPPED', 'MIXED')` : sql``}
    ${view === 'UNPAID' ? sql`and o.payment_status = 'UNPAID' and o.status = 'PENDING_PAYMENT'` : sql``}
    ${status ? sql`and o.status = ${status}` : sql``}
    ${paymentStatus ? sql`and o.payment_status = ${paymentStatus}` : sql``}
    ${method ? sql`and o.payment_method = ${method}` : sql``}
    ${buyerId ? sql`and o.buyer_id = ${buyerId}` : sql``}
    ${grossFrom === undefined ? sql`` : sql`and o.gross_cents >= ${grossFrom * 100}`}
    ${grossTo === undefined ? sql`` : sql`and o.gross_cents <= ${grossTo * 100}`}
    ${search.hasProblem ? sql`and (o.buyer_id, o.id) in (${withProblem(sql)})` : sql``}
    ${search.isImpersonated ? sql`and ${wasImpersonated(sql)}` : sql``}
    ${storeId ? sql`and exists (select from sub_order s where s.buyer_id = o.buyer_id and s.order_id = o.id and s.store_id = ${storeId})` : sql``}
    and ${inDays(sql, sql`o.created_at`, { from, to })}
    ${isNamed(sql, search.q?.trim() ?? '')}`
}

// A number, an address or the beginning of a name's words: each has an index.
function isNamed(sql: Queryable, q: string): postgres.Fragment {
  if (q === '') return sql``
  const number = /^T?(\d{1,15})(-\d{1,4})?$/i.exec(q)
  if (number) return sql`and o.order_number = ${`T${number[1]}`}`
  if (q.includes('@'))
    return sql`and o.buyer_id in (select m.company_id from account a join membership m on m.account_id = a.id
      where lower(a.email) = lower(${q}) and m.company_id is not null)`
  return sql`and o.buyer_id = any(${namedCompanies(sql, q, 200)})`
}
