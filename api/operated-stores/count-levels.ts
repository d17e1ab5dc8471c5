import { LEAST_JUDGED, levelGoals } from '../../contract/operator/stores.ts'
import { repeatFromNow, type Repeating } from '../platform/jobs/repeat-every.ts'
import type { Deps } from '../platform/deps.ts'
import { inTransaction, type Queryable, type Tx } from '../platform/db.ts'
import { inOrder } from '../platform/in-order.ts'
import { notifyStore } from '../desk/notices/notify.ts'
import { countPunctuality } from './count-punctuality.ts'

type CountDeps = Pick<Deps, 'backgroundDb' | 'clock' | 'jobs' | 'origin'>

/** Deliveries of so long are measured. */
const DAYS = 28
const EVERY_MS = 60_000

/** Categories whose goods ask for papers of their own (decision 175). */
const SPIRITS = ['spirituosen']
const ELECTRICAL = ['leuchten']

/**
 * Counts how each store has delivered, unless that was done within the hour. Two processes that do so at once write the same;
 * a store that was opened since is counted with the next round.
 */
export async function countLevels(deps: CountDeps): Promise<void> {
  const { backgroundDb: sql, clock } = deps
  const now = clock.now()
  const [recent] = await sql`
    select from store_level where counted_at > ${now}::timestamptz - interval '1 hour' limit 1`
  if (recent) return
  await inTransaction(sql, async (tx) => {
    const before = await findBelowGoal(tx)
    await writeLevels(tx, now)
    await countPunctuality(tx, now)
    await notifyFallen(tx, deps, { before, now })
  })
}

/** Does so at once and as soon as an hour has passed, until it is stopped. */
export const startLevelCounter = (deps: CountDeps & Pick<Deps, 'warn'>): Repeating =>
  repeatFromNow(
    EVERY_MS,
    () => countLevels(deps),
    (error) => deps.warn('Levels of stores could not be counted', { reason: String(error) }),
  )

const findBelowGoal = async (sql: Queryable): Promise<string[]> => {
  const rows = await sql<{ storeId: string }[]>`select store_id from store_level where is_below_goal`
  return rows.map(({ storeId }) => storeId)
}

type Fallen = { before: string[]; now: Date }

/** Once, when a store falls below what is expected of it. */
async function notifyFallen(tx: Tx, deps: CountDeps, { before, now }: Fallen): Promise<void> {
  const fallen = (await findBelowGoal(tx)).filter((storeId) => !before.includes(storeId))
  await inOrder(
    fallen.map(
      (storeId) => () =>
        notifyStore(tx, deps, { kind: 'BELOW_GOAL', about: {}, at: now, storeId, right: 'viewOrders' }),
    ),
  )
}

// A delivery is judged once it was confirmed or shipped, or is late. What a buyer or an operator cancelled counts nowhere.
const writeLevels = (sql: Queryable, now: Date) => sql`
  with part as (
    select s.store_id, s.status,
      min(e.at) filter (where e.status = 'PLACED') as placed_at,
      min(e.at) filter (where e.status in ('CONFIRMED', 'SHIPPED')) as confirmed_at,
      min(e.at) filter (where e.status = 'SHIPPED') as shipped_at,
      bool_or(e.status = 'REJECTED' and e.by_whom = 'STORE') as is_rejected
    from orders o join sub_order s on s.buyer_id = o.buyer_id and s.order_id = o.id
    join order_event e on e.buyer_id = s.buyer_id and e.order_id = s.order_id and e.store_id = s.store_id
    where o.created_at > ${now}::timestamptz - make_interval(days => ${DAYS}) and o.created_at <= ${now}
      and s.status <> 'PENDING_PAYMENT'
    group by s.buyer_id, s.order_id, s.store_id, s.status
  ), judged as (
    select store_id, is_rejected,
      status not in ('CANCELLED', 'REJECTED') as is_kept,
      confirmed_at, shipped_at, placed_at + interval '24 hours' as confirm_by, ${shipBy(sql)} as ship_by
    from part where placed_at is not null
  ), counted as (
    select store_id, count(*) filter (where is_kept or is_rejected) as order_count,
      count(*) filter (where is_kept and least(confirmed_at, confirm_by) <= ${now}) as confirm_count,
      count(*) filter (where is_kept and confirmed_at <= confirm_by) as confirmed_in_time,
      count(*) filter (where is_kept and confirmed_at is not null and least(shipped_at, ship_by) <= ${now}) as ship_count,
      count(*) filter (where is_kept and shipped_at <= ship_by) as shipped_in_time,
      count(*) filter (where is_rejected) as rejected_count
    from judged group by store_id
  ), range as (
    select p.store_id, count(*) as product_count, array_remove(array[
      case when bool_or(c.is_food) then 'FOOD' end, case when bool_or(p.is_organic) then 'ORGANIC' end,
      case when bool_or(p.category_slug = any(${SPIRITS})) then 'SPIRITS' end,
      case when bool_or(p.category_slug = any(${ELECTRICAL})) then 'ELECTRICAL' end], null) as sells
    from product p join category c on c.slug = p.category_slug where p.status = 'ACTIVE' group by p.store_id
  )
  insert into store_level (store_id, counted_at, sells, product_count, order_count, confirm_count, confirmed_in_time, ship_count,
    shipped_in_time, rejected_count, is_below_goal)
  select s.id, ${now}, coalesce(r.sells, '{}'), coalesce(r.product_count, 0),
    coalesce(c.order_count, 0), coalesce(c.confirm_count, 0), coalesce(c.confirmed_in_time, 0), coalesce(c.ship_count, 0),
    coalesce(c.shipped_in_time, 0), coalesce(c.rejected_count, 0), coalesce(
      (c.confirm_count >= ${LEAST_JUDGED} and 100.0 * c.confirmed_in_time / c.confirm_count < ${levelGoals.confirmed}::numeric)
      or (c.ship_count >= ${LEAST_JUDGED} and 100.0 * c.shipped_in_time / c.ship_count < ${levelGoals.shipped}::numeric)
      or (c.order_count >= ${LEAST_JUDGED} and 100.0 * c.rejected_count / c.order_count > ${levelGoals.rejected}::numeric), false)
  from store s left join counted c on c.store_id = s.id left join range r on r.store_id = s.id
  on conflict (store_id) do update set (counted_at, sells, product_count, order_count, confirm_count, confirmed_in_time, ship_count,
    shipped_in_time, rejected_count, is_below_goal) = (excluded.counted_at, excluded.sells, excluded.product_count, excluded.order_count,
    excluded.confirm_count, excluded.confirmed_in_time, excluded.ship_count, excluded.shipped_in_time, excluded.rejected_count,
    excluded.is_below_goal)
  where store_level.counted_at < excluded.counted_at`

/** As `workingHoursAfter` of 48 hours counts: what a weekend takes comes on top; begun on one, it ends in the last hour of Tuesday. */
export const shipBy = (sql: Queryable) => sql`(case extract(isodow from confirmed_at at time zone 'Europe/Berlin')
    when 6 then ${lastHour(sql, 3)} when 7 then ${lastHour(sql, 2)}
    else (confirmed_at at time zone 'Europe/Berlin') + case
      when extract(isodow from confirmed_at at time zone 'Europe/Berlin') >= 4 then interval '96 hours' else interval '48 hours' end
  end) at time zone 'Europe/Berlin'`

const lastHour = (sql: Queryable, days: number) => sql`
  date_trunc('day', confirmed_at at time zone 'Europe/Berlin') + make_interval(days => ${days}, hours => 23)
    + ((confirmed_at at time zone 'Europe/Berlin') - date_trunc('hour', confirmed_at at time zone 'Europe/Berlin'))`
