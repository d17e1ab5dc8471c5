import type { CursorInput } from '../../../contract/platform/paging.ts'
import { COUNTED } from '../../../contract/platform/paging.ts'
import {
  EVIDENCE_DAYS,
  PRESSING_DAYS,
  type ChargebackState,
  type Deadline,
} from '../../../contract/operator/money/chargebacks.ts'
import type { PaymentState } from '../../../contract/operator/payments.ts'
import type { PaymentStatus } from '../../../contract/orders/orders.ts'
import type { PaymentMethodCode } from '../../../contract/payment-methods.ts'
import { newestFirst } from '../../http/newest-first.ts'
import type { Queryable } from '../../platform/db.ts'

/** Which payments of all buyers are listed; undefined does not narrow. */
export type PaymentSearch = {
  state?: PaymentState | undefined
  method?: PaymentMethodCode | undefined
  /** Those alone with a difference that is open. */
  differs?: boolean | undefined
  from?: string | undefined
  to?: string | undefined
  q?: string | undefined
}

export type PaymentRow = {
  id: string
  position: string
  checkoutId: string
  createdAt: Date
  providerId: string | null
  orderNumber: string | null
  companyName: string
  method: PaymentMethodCode | null
  state: PaymentState
  amountCents: number
  capturedCents: number
  refundedCents: number
  chargedBackCents: number
  captureBefore: Date | null
  isProblem: boolean
}

export async function findPayments(sql: Queryable, search: PaymentSearch, window: CursorInput) {
  const { position, bound, end } = newestFirst(sql, window, { at: sql`p.created_at`, id: sql`p.checkout_id` })
  return sql<PaymentRow[]>`
    select p.checkout_id as id, p.checkout_id, ${position}, p.created_at, p.provider_id, o.order_number,
      coalesce(c.name, '') as company_name, o.payment_method as method, p.state, p.amount_cents,
      case when o.is_captured_on_shipment then p.captured_cents when p.state = 'PAID' then p.amount_cents else 0 end::bigint
        as captured_cents,
      p.refunded_cents, p.charged_back_cents, p.capture_before,
      exists (select from payment_move m
          where m.buyer_id = p.buyer_id and m.checkout_id = p.checkout_id and m.state = 'REFUSED')
        or exists (select from payment_difference d
          where d.buyer_id = p.buyer_id and d.checkout_id = p.checkout_id and d.closed_at is null) as is_problem
    from payment p left join company c on c.id = p.buyer_id
    left join orders o on o.buyer_id = p.buyer_id and o.id = p.order_id
    where ${bound} and ${isFound(sql, search)}
    ${end}`
}

export async function countPayments(sql: Queryable, search: PaymentSearch): Promise<number> {
  const [row] = await sql<[{ count: number }]>`
    select count(*)::int as count from (
      select from payment p where ${isFound(sql, search)} limit ${COUNTED + 1}) found`
  return row.count
}

function isFound(sql: Queryable, { state, method, differs, from, to, q = '' }: PaymentSearch) {
  const named = q.trim()
  return sql`true
    ${state ? sql`and p.state = ${state}` : sql``}
    ${method ? sql`and exists (select from orders m where m.buyer_id = p.buyer_id and m.id = p.order_id and m.payment_method = ${method})` : sql``}
    ${differs ? sql`and (p.buyer_id, p.checkout_id) in (select buyer_id, checkout_id from payment_difference where closed_at is null)` : sql``}
    ${from ? sql`and p.created_at >= ${from}::date::timestamp at time zone 'Europe/Berlin'` : sql``}
    ${to ? sql`and p.created_at < (${to}::date + 1)::timestamp at time zone 'Europe/Berlin'` : sql``}
    ${named === '' ? sql`` : /^T\d{1,15}$/i.test(named) ? ofOrder(sql, named.toUpperCase()) : sql`and p.provider_id = ${named}`}`
}

const ofOrder = (sql: Queryable, orderNumber: string) => sql`
  and (p.buyer_id, p.order_id) in (select buyer_id, id from orders where order_number = ${orderNumber})`

export type ChargebackRow = {
  id: string
  position: string
  chargedBackAt: Date
  reversedAt: Date | null
  state: ChargebackState
  decidedAt: Date | null
  orderNumber: string | null
  companyName: string
  amountCents: number
  paymentStatus: PaymentStatus | null
  providerId: string | null
}

export type ChargebackSearch = {
  /** Undefined for those that stand. */
  state?: ChargebackState | 'ALL' | undefined
  deadline?: Deadline | undefined
  now: Date
}

export async function findChargebacks(sql: Queryable, search: ChargebackSearch, window: CursorInput) {
  const columns = { at: sql`c.charged_back_at`, id: sql`c.id`, idType: 'text' as const }
  const { position, bound, end } = newestFirst(sql, window, columns)
  return sql<ChargebackRow[]>`
    select c.id, ${position}, c.charged_back_at, c.reversed_at, ${stateOf(sql)} as state, c.decided_at, o.order_number, coalesce(b.name, '') as company_name,
      c.amount_cents, o.payment_status, p.provider_id
    from chargeback c join payment p using (buyer_id, checkout_id) left join company b on b.id = c.buyer_id
    left join orders o on o.buyer_id = p.buyer_id and o.id = p.order_id
    where ${bound} and ${isSought(sql, search)}
    ${end}`
}

export async function countChargebacks(sql: Queryable, search: ChargebackSearch): Promise<number> {
  const [row] = await sql<[{ count: number }]>`
    select count(*)::int as count from (
      select from chargeback c where ${isSought(sql, search)} limit ${COUNTED + 1}) found`
  return row.count
}

const DAY_MS = 86_400_000

const stateOf = (sql: Queryable) =>
  sql`case when c.reversed_at is not null then 'RETURNED' else coalesce(c.decision, 'OPEN') end`

// By when the bank took it: evidence is due so many days later.
function isSought(sql: Queryable, { state, deadline, now }: ChargebackSearch) {
  const dueNow = new Date(now.getTime() - EVIDENCE_DAYS * DAY_MS)
  const dueSoon = new Date(dueNow.getTime() + PRESSING_DAYS * DAY_MS)
  return sql`true
    ${state === undefined ? sql`and c.reversed_at is null` : state === 'ALL' ? sql`` : sql`and ${stateOf(sql)} = ${state}`}
    ${deadline ? sql`and c.reversed_at is null and c.decision is null` : sql``}
    ${deadline === 'PAST' ? sql`and c.charged_back_at < ${dueNow}` : sql``}
    ${deadline === 'SOON' ? sql`and c.charged_back_at >= ${dueNow} and c.charged_back_at < ${dueSoon}` : sql``}`
}

/** Has a payment and its moves polled now, unless that is due anyway. False where there is no such payment. */
export async function pollPaymentSoon(sql: Queryable, checkoutId: string, now: Date): Promise<boolean> {
  const polled = await sql`
    with named as (
      update payment set look_at = least(look_at, ${now}) where checkout_id = ${checkoutId} returning buyer_id, checkout_id
    ), moves as (
      update payment_move m set look_at = least(m.look_at, ${now}) from named
      where m.buyer_id = named.buyer_id and m.checkout_id = named.checkout_id and m.state = 'PENDING'
    )
    select from named`
  return polled.count > 0
}

export type Chargeback = { orderNumber: string | null; amountCents: number; before: 'CONTESTED' | null }
type Decided = { id: string; decision: 'CONTESTED' | 'ACCEPTED'; at: Date }

/** Undefined where it came back or stands decided so; what was contested can be accepted later, not the other way round. */
export async function writeChargebackDecision(
  sql: Queryable,
  { id, decision, at }: Decided,
): Promise<Chargeback | undefined> {
  const [row] = await sql<Chargeback[]>`
    with open as (
      select buyer_id, checkout_id, id, decision from chargeback
      where id = ${id} and reversed_at is null and (decision is null or (decision = 'CONTESTED' and ${decision} = 'ACCEPTED')) for update
    ), decided as (
      update chargeback c set decision = ${decision}, decided_at = ${at} from open
      where (c.buyer_id, c.checkout_id, c.id) = (open.buyer_id, open.checkout_id, open.id)
      returning c.buyer_id, c.checkout_id, c.amount_cents, open.decision as before
    )
    select o.order_number, d.amount_cents, d.before from decided d join payment p using (buyer_id, checkout_id)
    left join orders o on o.buyer_id = p.buyer_id and o.id = p.order_id`
  return row
}
