import type { Db } from '../../api/platform/db.ts'

type Broken = { broken: string }[]

/** What breaks I11 as SQL sees it: nothing counts as moved before the provider's last word, and no refusal stays unseen. */
export async function brokenMoneyMoves(db: Db): Promise<Broken> {
  return (await Promise.all([refundsWithoutAWord(db), movesWithoutAName(db), statusesThatHideFailures(db)])).flat()
}

const refundsWithoutAWord = (db: Db) => db<Broken>`
  select 'I11: refund ' || r.id || ' counts as paid back while it is ' || coalesce(m.state, 'not asked for') as broken
  from refund r
  join payment p on p.buyer_id = r.buyer_id and p.order_id = r.order_id
  left join sub_order s on s.buyer_id = r.buyer_id and s.order_id = r.order_id and s.store_id = r.store_id
  left join payment_move m on m.buyer_id = r.buyer_id and m.id = r.id
  where r.paid_back_at is not null and s.paid_by_transfer_at is null and m.state is distinct from 'DONE'
  union all
  select 'I11: refund ' || r.id || ' was paid back, and nobody was told'
  from refund r join payment_move m on m.buyer_id = r.buyer_id and m.id = r.id
  where m.state = 'DONE' and r.paid_back_at is null`

const movesWithoutAName = (db: Db) => db<Broken>`
  select 'I11: ' || kind || ' ' || id || ' is ' || state || ' without a name at the provider' as broken
  from payment_move
  where kind <> 'RELEASE' and provider_id is null and (state = 'PENDING' or (state = 'DONE' and not is_by_transfer))
  union all
  select 'I11: ' || kind || ' ' || id || ' is ' || state || ' and is not looked at'
  from payment_move where (state = 'PENDING') <> (look_at is not null)`

const statusesThatHideFailures = (db: Db) => db<Broken>`
  select 'I11: ' || s.sub_order_number || ' does not show that its capture was refused' as broken
  from sub_order s join payment_move m on m.buyer_id = s.buyer_id and m.id = s.capture_id
  where m.state = 'REFUSED' and s.payment_failed_at is null and s.paid_by_transfer_at is null
  union all
  select 'I11: order ' || o.order_number || ' is ' || o.payment_status || ' although money of a part is missing'
  from orders o
  where o.payment_status <> 'FAILED' and exists (
    select from sub_order s where s.buyer_id = o.buyer_id and s.order_id = o.id and s.payment_failed_at is not null)`
