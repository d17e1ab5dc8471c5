import type { RefundState } from '../../../contract/operator/money/refunds.ts'
import type { PaymentMethodCode } from '../../../contract/payment-methods.ts'
import { COUNTED, type CursorInput } from '../../../contract/platform/paging.ts'
import { LARGE_REFUND_CENTS } from '../../../contract/platform/step-up-purposes.ts'
import type { deskPayments } from '../../../texts/en/operator/desk-replies.ts'
import { newestFirst } from '../../http/newest-first.ts'
import type { Queryable } from '../../platform/db.ts'

/** Which refunds are listed; undefined does not narrow. */
export type RefundSearch = {
  state?: RefundState | undefined
  method?: PaymentMethodCode | undefined
  isLarge?: boolean | undefined
}

export type RefundRow = {
  id: string
  position: string
  createdAt: Date
  orderNumber: string
  companyName: string
  storeName: string | null
  amountCents: number
  reason: keyof typeof deskPayments.refundReasons
  words: string | null
  borneBy: 'STORE' | 'MARKETPLACE' | null
  givenBy: 'BUYER' | 'STORE' | 'TRESEN' | null
  givenByName: string
  method: PaymentMethodCode
  state: RefundState
  paidBackAt: Date | null
}

export async function findRefunds(sql: Queryable, search: RefundSearch, window: CursorInput) {
  const { position, bound, end } = newestFirst(sql, window, { at: sql`r.created_at`, id: sql`r.id` })
  return sql<RefundRow[]>`
    select r.id, ${position}, r.created_at, o.order_number, coalesce(c.name, '') as company_name, s.store_name,
      r.amount_cents - r.set_off_cents as amount_cents, r.reason, r.words, r.borne_by, ${givenBy(sql)} as given_by,
      ${givenByName(sql)} as given_by_name, o.payment_method as method,
      ${stateOf(sql)} as state, r.paid_back_at
    ${source(sql)} left join company c on c.id = r.buyer_id
    where ${bound} and ${isFound(sql, search)}
    ${end}`
}

export async function countRefunds(sql: Queryable, search: RefundSearch): Promise<number> {
  const [row] = await sql<[{ count: number }]>`
    select count(*)::int as count from (
      select ${source(sql)} where ${isFound(sql, search)} limit ${COUNTED + 1}) found`
  return row.count
}

// A refund at the provider has the id of its move.
const source = (sql: Queryable) => sql`
  from refund r join orders o on o.buyer_id = r.buyer_id and o.id = r.order_id
  left join sub_order s on s.buyer_id = r.buyer_id and s.order_id = r.order_id and s.store_id = r.store_id
  left join payment_move m on m.buyer_id = r.buyer_id and m.id = r.id`

// A refund and the step that gives it back are written at one moment.
const givenBy = (sql: Queryable) => sql`(
  select e.by_whom from order_event e
  where e.buyer_id = r.buyer_id and e.order_id = r.order_id and e.store_id = r.store_id and e.at = r.created_at
    and e.by_whom <> 'PROVIDER'
  order by e.id limit 1)`

// Noted right after it, in the same transaction.
const givenByName = (sql: Queryable) => sql`coalesce((
  select trim(a.first_name || ' ' || a.last_name) from audit_entry x join account a on a.id = x.actor_id
  where x.target_kind = 'sub-order' and x.target_id = s.sub_order_number
    and x.at between r.created_at and r.created_at + interval '10 seconds'
    and (x.action = 'sub-order.refund' or x.after ? 'refundedCents')
  order by x.at limit 1), '')`

// The same rule for refunds sent by hand as in transfer-refunds.ts.
const stateOf = (sql: Queryable) => sql`case
  when r.paid_back_at is not null or m.state = 'DONE' then 'DONE'
  when m.state is not null then m.state
  when o.payment_method in ('BANK_TRANSFER', 'NET_TERMS') or s.paid_by_transfer_at is not null then 'TO_SEND'
  else 'STARTED' end`

const isFound = (sql: Queryable, { state, method, isLarge }: RefundSearch) => sql`r.is_owed
  ${state && state !== 'DONE' ? sql`and r.paid_back_at is null` : sql``}
  ${state ? sql`and ${stateOf(sql)} = ${state}` : sql``}
  ${method ? sql`and o.payment_method = ${method}` : sql``}
  ${isLarge ? sql`and r.amount_cents - r.set_off_cents > ${LARGE_REFUND_CENTS}` : sql``}`
