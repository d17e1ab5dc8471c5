import type { OperatorOrder } from '../../../contract/operator/orders.ts'
import type { Queryable } from '../../platform/db.ts'

type Kind = OperatorOrder['moments'][number]['kind']

/** `word` names what happened, in the words of its table. */
export type MomentRow = {
  at: Date
  kind: Kind
  word: string
  storeId: string | null
  by: string | null
  amountCents: number | null
  providerId: string | null
  /** What a person or a provider wrote. */
  note: string | null
}

type OrderRef = { buyerId: string; orderId: string }

/** All that has happened to an order, with what operators did to it, in one statement, so that it is of one moment. */
export const findMoments = (sql: Queryable, { buyerId, orderId }: OrderRef) => sql<MomentRow[]>`
  with paid as (select * from payment where buyer_id = ${buyerId} and order_id = ${orderId}),
  steps as (
    select e.*, lag(status) over (partition by store_id order by at, id) as status_before from order_event e
    where buyer_id = ${buyerId} and order_id = ${orderId}
  ),
  things as (
    select 'order' as kind, order_number as target_id, null::uuid as store_id from orders
      where buyer_id = ${buyerId} and id = ${orderId}
    union all select 'sub-order', sub_order_number, store_id from sub_order
      where buyer_id = ${buyerId} and order_id = ${orderId}
    union all select 'claim', number, store_id from claim where buyer_id = ${buyerId} and order_id = ${orderId}
    union all select 'payment', checkout_id::text, null from paid
  )
  select at, kind, word, store_id, by, amount_cents, provider_id, note from (
  select at, 'STEP' as kind, case when status = status_before and action is not null then action else status end as word,
    store_id, by_whom as by, null::bigint as amount_cents, null::text as provider_id, detail ->> 'words' as note, id
  -- Of each chargeback the bank's own id and sum stand below.
  from steps where action is null or action not in ('CHARGE_BACK', 'REVERSE_CHARGEBACK')
  union all select created_at, 'PAYMENT', state, null, null, amount_cents, provider_id, null, null from paid
  union all select coalesce(m.ended_at, m.created_at), 'MOVE', m.kind || '_' || m.state, s.store_id, null, m.amount_cents,
      coalesce(m.provider_id, m.refusals -> -1 ->> 'providerId'),
      case when m.state = 'REFUSED' then m.refusals -> -1 ->> 'reason' end, null
    from payment_move m join paid p using (buyer_id, checkout_id)
    left join sub_order s on s.buyer_id = m.buyer_id and s.order_id = ${orderId} and s.capture_id = m.id
  union all select b.at, 'CHARGEBACK', b.word, null, null, c.amount_cents, c.id, null, null
    from chargeback c join paid p using (buyer_id, checkout_id)
    cross join lateral (values
      (c.charged_back_at, case when c.reversed_at is null then 'STANDS' else 'ENDED' end), (c.reversed_at, 'REVERSED')) b (at, word)
    where b.at is not null
  union all select created_at, 'REFUND', reason, store_id, null, amount_cents - set_off_cents, null, words, null
    from refund
    where buyer_id = ${buyerId} and order_id = ${orderId} and is_owed
  union all select issued_at, 'DOCUMENT', type, store_id, null, null, null, number, null from document
    where buyer_id = ${buyerId} and order_id = ${orderId}
  union all select coalesce(m.sent_at, m.discarded_at, m.created_at), 'MAIL', case when m.discarded_at is not null then 'DISCARDED'
        when m.bounced_at is not null then 'BOUNCED' when m.sent_at is null then 'WAITING' else 'SENT' end,
      null, null, null, null, coalesce(m.subject, m.recipient, ''), null
    from mail m where m.id = 'order-' || ${orderId} or m.id in (
      select word || e.id from steps e cross join unnest(${mailKinds}::text[]) word)
  union all select a.at, 'DEED', a.action, t.store_id, trim(p.first_name || ' ' || p.last_name), null, null, a.reason, null
    from things t join audit_entry a on a.target_kind = t.kind and a.target_id = t.target_id
    left join account p on p.id = a.actor_id
  ) moment
  order by at, array_position(${kindsInOrder as string[]}, kind), id`

// Of the same instant, what follows from another stands after it.
const kindsInOrder: readonly Kind[] = ['PAYMENT', 'CHARGEBACK', 'STEP', 'DEED', 'DOCUMENT', 'REFUND', 'MOVE', 'MAIL']

// As mail-change.ts names the mails of a step.
const ofBuyer =
  'paid confirmed ship_date rejected shipped delivered cancelled rest_cancelled lines_cancelled returned return_declined goodwill refunded not_paid failed pay_anew'
const ofStore = 'new_order cancelled return_requested'
const mailKinds = [
  ...ofBuyer.split(' ').map((kind) => `order-${kind}-`),
  ...ofStore.split(' ').map((kind) => `store-${kind}-`),
]

export type MoneyRow = {
  capturedCents: number
  refundedCents: number
  chargedBackCents: number
  providerId: string | null
  openDifferences: number
}

/** What came in and went back of an order, as the books have it. */
export async function findMoney(sql: Queryable, buyerId: string, orderId: string): Promise<MoneyRow> {
  const [row] = await sql<[MoneyRow]>`
    select case when o.payment_method = 'NET_TERMS' then (select coalesce(sum(paid_cents), 0) from receivable r
          where r.buyer_id = o.buyer_id and r.order_id = o.id)
        when o.payment_status in ('UNPAID', 'RELEASED') then 0
        when o.is_captured_on_shipment then (select coalesce(sum(payable_cents(s)), 0) from sub_order s
          where s.buyer_id = o.buyer_id and s.order_id = o.id and (s.paid_by_transfer_at is not null or exists (
            select from payment_move m where m.buyer_id = s.buyer_id and m.id = s.capture_id and m.state = 'DONE')))
        when o.payment_status = 'FAILED' then 0 else o.gross_cents end::bigint as captured_cents,
      o.refunded_cents, coalesce(p.charged_back_cents, 0)::bigint as charged_back_cents, p.provider_id,
      (select count(*)::int from payment_difference d join checkout c on c.buyer_id = d.buyer_id and c.id = d.checkout_id
        where d.buyer_id = o.buyer_id and c.order_id = o.id and d.closed_at is null) as open_differences
    from orders o left join payment p on p.buyer_id = o.buyer_id and p.order_id = o.id
    where o.buyer_id = ${buyerId} and o.id = ${orderId}`
  return row
}

export type BuyerRow = {
  buyerId: string
  orderId: string
  companyName: string
  email: string
  orderCount: number
  /** `backCents`: what of it goes back, as it had been taken. */
  refunds: { storeId: string | null; cents: number; backCents: number }[]
}

/** Whose order this is, with what was given back of each part; undefined where no order has this number. */
export async function findOrderOwner(sql: Queryable, orderNumber: string): Promise<BuyerRow | undefined> {
  const [row] = await sql<BuyerRow[]>`
    select o.buyer_id, o.id as order_id, coalesce(c.name, '') as company_name, coalesce(a.email, '') as email,
      (select count(*)::int from orders all_of where all_of.buyer_id = o.buyer_id) as order_count,
      (select coalesce(json_agg(json_build_object('storeId', r.store_id, 'cents', r.amount_cents,
          'backCents', case when r.is_owed then r.amount_cents - r.set_off_cents else 0 end)), '[]') from refund r
        where r.buyer_id = o.buyer_id and r.order_id = o.id) as refunds
    from orders o left join company c on c.id = o.buyer_id left join account a on a.id = contact_of(o.buyer_id)
    where o.order_number = ${orderNumber}`
  return row
}
