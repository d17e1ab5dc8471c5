import type postgres from 'postgres'
import { inTransaction, type Queryable, type Tx } from '../../platform/db.ts'
import type { Deps } from '../../platform/deps.ts'
import { repeatFromNow, type Repeating } from '../../platform/jobs/repeat-every.ts'
import { recordChange } from '../../platform/page-changes.ts'

type CountDeps = Pick<Deps, 'backgroundDb' | 'clock'>

const DAYS = 90
const DAY_MS = 24 * 60 * 60_000
const EVERY_MS = 60 * 60_000
const BATCH = 500

/**
 * Writes of how many orders of the last 90 days each product is part, where that is another number than before (decision 258). Any
 * number of processes may do so at once: a product is counted again once its row is held, so an older count never comes last.
 */
export async function countOrders({ backgroundDb: sql, clock }: CountDeps): Promise<void> {
  const since = new Date(clock.now().getTime() - DAYS * DAY_MS)
  const moved = await inTransaction(sql, (tx) => findMoved(tx, since))
  for (let from = 0; from < moved.length; from += BATCH)
    await inTransaction(sql, (tx) => writeCounts(tx, moved.slice(from, from + BATCH), since))
}

/** At once and every hour, until it is stopped. */
export const startOrderCounter = (deps: CountDeps & Pick<Deps, 'warn'>): Repeating =>
  repeatFromNow(
    EVERY_MS,
    () => countOrders(deps),
    (error) => deps.warn('Orders of products could not be counted', { reason: String(error) }),
  )

/** Products whose number is another one now. */
async function findMoved(tx: Tx, since: Date): Promise<string[]> {
  await tx`set local statement_timeout = '60s'`
  const rows = await tx<{ skuId: string }[]>`
    with counted as materialized (${countedSince(tx, since)}),
    known as (select sku_id from counted union select sku_id from product where order_count > 0)
    select p.sku_id from known join product p using (sku_id) left join counted c using (sku_id)
    where p.order_count <> coalesce(c.orders, 0) order by p.sku_id`
  return rows.map(({ skuId }) => skuId)
}

async function writeCounts(tx: Tx, skuIds: string[], since: Date): Promise<void> {
  // What somebody changes right now is counted with the next round.
  const held = await tx<{ skuId: string }[]>`
    select sku_id from product where sku_id = any(${skuIds}) order by sku_id for no key update skip locked`
  const own = held.map(({ skuId }) => skuId)
  const { count } = await tx`
    with counted as materialized (${countedSince(tx, since, tx`and l.sku_id = any(${own})`)})
    update product p set order_count = coalesce(c.orders, 0)
    from unnest(${own}::text[]) as own (sku_id) left join counted c using (sku_id)
    where p.sku_id = own.sku_id and p.order_count <> coalesce(c.orders, 0)`
  if (count > 0) await recordChange(tx, ['listings', 'stores'], { mayBeStale: true })
}

/**
 * SQL: orders of each product, however many pieces each is of. An order has one line of a product. What is not paid or was not taken on,
 * and a line that was cancelled whole, is not ordered; nor is what a company orders at a store that one of its own people works for.
 */
const countedSince = (sql: Queryable, since: Date, which: postgres.Fragment = sql``) => sql`
  select l.sku_id, count(*)::int as orders
  from orders o
  join sub_order s on s.buyer_id = o.buyer_id and s.order_id = o.id
  join order_line l on l.buyer_id = s.buyer_id and l.order_id = s.order_id and l.store_id = s.store_id
  where o.created_at > ${since} and s.status not in ('PENDING_PAYMENT', 'CANCELLED', 'REJECTED')
    and l.cancelled_quantity < l.quantity ${which}
    and not exists (
      select from membership buys join membership works on works.account_id = buys.account_id
      where buys.company_id = o.buyer_id and works.store_id = s.store_id)
  group by l.sku_id`
