import type { Db } from '../../api/platform/db.ts'
import { brokenBooks } from './book-invariants.ts'
import { brokenMoneyMoves } from './money-invariants.ts'
import { brokenOrderLives } from './order-invariants.ts'

/** Pieces on the shelf and those that buyers got, together, by SKU, before the test's faults: what I3 counts from. */
export type Goods = Record<string, number>

export async function countGoods(db: Db): Promise<Goods> {
  const rows = await db<{ skuId: string; quantity: number }[]>`
    select sku_id, s.on_hand - s.missing + coalesce(gone, 0) as quantity
    from stock s left join (${gone(db)}) gone using (sku_id)`
  return Object.fromEntries(rows.map(({ skuId, quantity }) => [skuId, quantity]))
}

/** What breaks the invariants I1 to I7 and I11 (promises.md) as SQL sees them: one line each, none when all hold. */
export async function brokenInvariants(db: Db, goods: Goods): Promise<string[]> {
  const rows = await Promise.all([
    ordersWithoutTheirLines(db),
    ordersAndCheckoutsApart(db),
    paymentsOfOtherAmounts(db),
    stockThatDoesNotAddUp(db, goods),
    promisesApart(db),
    stockHeldWithoutOrder(db),
    couponsBeyondTheirLimits(db),
    cartVersionsOrderedTwice(db),
    sumsThatDoNotAddUp(db),
    ordersWithoutOneMail(db),
    brokenOrderLives(db),
    brokenMoneyMoves(db),
    brokenBooks(db),
  ])
  return rows.flat().map(({ broken }) => broken)
}

type Broken = { broken: string }[]

const ordersWithoutTheirLines = (db: Db) => db<Broken>`
  select 'I1: the lines of order ' || o.order_number || ' are not its goods' as broken
  from orders o
  where (o.totals ->> 'net')::bigint is distinct from (
      select sum(l.final_price_cents::bigint * l.quantity / l.price_unit + l.setup_fee_cents) from order_line l
      where l.buyer_id = o.buyer_id and l.order_id = o.id)
    or (o.totals ->> 'deposit')::bigint is distinct from (
      select sum(coalesce((select sum((d ->> 'cents')::bigint * (l.quantity / (d ->> 'perPieces')::int))
        from jsonb_array_elements(l.deposits) d), 0)) from order_line l
      where l.buyer_id = o.buyer_id and l.order_id = o.id)`

// I2 for what the shop itself holds: one attempt to pay for each order, none for an order that does not exist.
const ordersAndCheckoutsApart = (db: Db) => db<Broken>`
  select 'I2: order ' || coalesce(o.order_number, c.order_id::text) || ' has ' || count(c.id) || ' checkouts' as broken
  from orders o full join checkout c on c.buyer_id = o.buyer_id and c.order_id = o.id
  where o.id is not null or c.order_id is not null
  group by o.buyer_id, o.id, o.order_number, c.order_id
  having count(c.id) <> 1 or o.id is null`

// I2 for orders paid at a provider; what it really holds is counted in its own ledger, test/orders/paying.ts.
const paymentsOfOtherAmounts = (db: Db) => db<Broken>`
  select 'I2: order ' || o.order_number || ' is ' || o.payment_status || ' by a payment that is ' || p.state as broken
  from orders o join payment p on p.buyer_id = o.buyer_id and p.order_id = o.id
  where p.amount_cents <> o.gross_cents or p.currency <> 'EUR'
    or (o.payment_status = 'PAID' and p.state <> 'PAID' and not exists (
      select from sub_order s
      where s.buyer_id = o.buyer_id and s.order_id = o.id and s.paid_by_transfer_at is not null))
    or (o.payment_status = 'AUTHORIZED' and p.state not in ('AUTHORIZED', 'CANCELLED', 'PAID'))
  union all
  select 'I2: a payment of order ' || order_id || ' is counted ' || count(*) || ' times'
  from payment where order_id is not null group by buyer_id, order_id having count(*) > 1
  union all
  select 'I2: ' || p.charged_back_cents || ' cents count as charged back of payment ' || coalesce(p.provider_id, p.checkout_id::text)
  from payment p left join chargeback c using (buyer_id, checkout_id)
  group by p.buyer_id, p.checkout_id
  having p.charged_back_cents <> coalesce(sum(c.amount_cents) filter (where c.reversed_at is null), 0)
    or p.charged_back_cents > p.amount_cents
  union all
  select 'I8: ' || state || ' payment ' || coalesce(provider_id, checkout_id::text) || ' belongs to no order and does not go back'
  from payment p
  where p.order_id is null and p.state in ('AUTHORIZED', 'PAID') and not exists (
    select from payment_move m where m.buyer_id = p.buyer_id and m.checkout_id = p.checkout_id)`

const stockThatDoesNotAddUp = (db: Db, goods: Goods) => db<Broken>`
  select 'I3: on the shelf of ' || sku_id || ' lie ' || s.on_hand - s.missing || ' pieces, not '
    || start.value::int - coalesce(gone, 0) as broken
  from stock s
  join jsonb_each_text(${db.json(goods)}) as start on start.key = s.sku_id
  left join (${gone(db)}) gone using (sku_id)
  where s.on_hand - s.missing <> start.value::int - coalesce(gone, 0) or s.quantity < 0`

// What was cancelled never left; of what was restocked the rest came back. Replacements left beside what was ordered.
const gone = (db: Db) => db`
  select sku_id, sum(gone)::int as gone from (
    select sku_id, shipped_quantity + cancelled_quantity - restocked_quantity as gone from order_line
    union all
    select sku_id, resent_quantity from claim_line
  ) pieces group by sku_id`

const promisesApart = (db: Db) => db<Broken>`
  select 'I12: ' || s.promised || ' pieces of ' || sku_id || ' are promised, ' || coalesce(held, 0) || ' to somebody' as broken
  from stock s left join (
    select sku_id, sum(quantity)::int as held from (
      select sku_id, quantity - shipped_quantity - cancelled_quantity as quantity from order_line
      union all
      select sku_id, quantity from stock_reservation
      union all
      select sku_id, replaced_quantity - resent_quantity from claim_line
    ) held
    group by sku_id
  ) held using (sku_id)
  where s.promised <> coalesce(held, 0)
  union all
  select 'I12: ' || on_hand || ' on hand, ' || promised || ' promised and ' || quantity || ' to sell of ' || sku_id
  from stock where least(on_hand, promised, quantity) < 0 or quantity <> on_hand - promised`

const stockHeldWithoutOrder = (db: Db) => db<Broken>`
  select 'I3: ' || sku_id || ' is held for a checkout that is ' || coalesce(c.state, 'gone') as broken
  from stock_reservation r left join checkout c on c.buyer_id = r.buyer_id and c.id = r.checkout_id
  where c.state is distinct from 'PENDING' or c.order_id is not null
  union all
  select 'I4: a coupon is held for a checkout that is ' || coalesce(c.state, 'gone')
  from coupon_redemption r
  left join checkout c on c.buyer_id = r.buyer_id and (c.draft ->> 'id')::uuid = r.order_id
  where r.is_reserved and c.state is distinct from 'PENDING'`

const couponsBeyondTheirLimits = (db: Db) => db<Broken>`
  select 'I4: coupon ' || c.code || ' counts ' || c.redeemed_count || ' of ' || count(r.*) || ' redemptions' as broken
  from coupon c left join coupon_redemption r on r.coupon_code = c.code
  group by c.code
  having c.redeemed_count <> count(r.*) or count(r.*) > coalesce(c.limit_total, count(r.*))
  union all
  select 'I4: a buyer redeemed ' || c.code || ' ' || count(*) || ' times'
  from coupon c join coupon_redemption r on r.coupon_code = c.code
  group by c.code, r.buyer_id
  having count(*) > coalesce(c.limit_per_buyer, count(*))
  union all
  select 'I4: order ' || coalesce(o.order_number, r.order_id::text) || ' and its redemption differ'
  from (
    select * from orders o
    where coupon_code is not null and exists (
      select from sub_order s where s.buyer_id = o.buyer_id and s.order_id = o.id
        and s.status not in ('CANCELLED', 'REJECTED'))
  ) o
  full join (select * from coupon_redemption where not is_reserved) r on r.buyer_id = o.buyer_id and r.order_id = o.id
  where r.coupon_code is distinct from o.coupon_code`

const cartVersionsOrderedTwice = (db: Db) => db<Broken>`
  select 'I5: version ' || o.cart_version || ' of a cart made ' || count(*) || ' orders' as broken
  from orders o left join checkout c on c.buyer_id = o.buyer_id and c.order_id = o.id
  group by coalesce(c.cart_id, o.buyer_id), o.cart_version having count(*) > 1
  union all
  select 'I5: order number ' || order_number || ' is not unique' from orders group by order_number having count(*) > 1`

const sumsThatDoNotAddUp = (db: Db) => db<Broken>`
  with sums as (
    select 'order ' || order_number as name, gross_cents, totals from orders
    union all
    select 'sub-order ' || sub_order_number, (totals ->> 'gross')::bigint, totals from sub_order
  ), parts as (
    select name, gross_cents, (totals ->> 'gross')::bigint as gross, (totals ->> 'net')::bigint as net,
      (totals ->> 'discount')::bigint as discount, (totals ->> 'deposit')::bigint as deposit,
      (totals ->> 'shipping')::bigint as shipping, (totals ->> 'tax')::bigint as tax,
      (select sum((line ->> 'amount')::bigint) from jsonb_array_elements(totals -> 'taxLines') line) as tax_of_lines,
      (select sum((line ->> 'base')::bigint) from jsonb_array_elements(totals -> 'taxLines') line) as bases
    from sums
  )
  select 'I6: the parts of ' || name || ' do not add up' as broken from parts
  where gross <> gross_cents or gross < 0 or discount > net or tax <> tax_of_lines or bases <> gross - tax
    or gross <> net - discount + deposit + shipping + tax
  union all
  select 'I6: the sub-orders of ' || o.order_number || ' do not add up to it'
  from orders o join sub_order s on s.buyer_id = o.buyer_id and s.order_id = o.id
  group by o.buyer_id, o.id
  having sum((s.totals ->> 'gross')::bigint) <> o.gross_cents
    or sum((s.totals ->> 'tax')::bigint) <> (o.totals ->> 'tax')::bigint`

// With an account its mails are erased.
const ordersWithoutOneMail = (db: Db) => db<Broken>`
  select 'I7: ' || count(m.id) || ' confirmations of order ' || o.order_number as broken
  from orders o join account a on a.id = o.buyer_id left join mail m on m.id = 'order-' || o.id
  group by o.buyer_id, o.id, a.erased_at
  having count(m.id) > 1 or (count(m.id) = 0 and a.erased_at is null)`
