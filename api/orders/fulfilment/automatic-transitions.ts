import { RETURN_DAYS } from '../../../contract/claims/deadlines.ts'
import { defaultLanguage } from '../../../contract/platform/values.ts'
import { deleteOldMovements } from '../../products/stock.ts'
import { Problem } from '../../http/problem.ts'
import { inTransaction, type Db, type Tx } from '../../platform/db.ts'
import type { Deps } from '../../platform/deps.ts'
import { hasOrderedBefore } from '../packing/narrow.ts'
import { cancelUnpaid } from './cancel-unpaid.ts'
import { changeSubOrder } from './change-sub-order.ts'
import { repeatEvery, type Repeating } from '../../platform/jobs/repeat-every.ts'

/** A parcel that nobody has missed counts as delivered; a delivery that nobody returns is complete. */
const days = { onTheWay: 7, untilTheEnd: RETURN_DAYS }
const BATCH = 200
const EVERY_MS = 60_000

type Due = {
  buyerId: string
  orderId: string
  storeId: string
  action: 'CONFIRM' | 'MARK_DELIVERED' | 'COMPLETE'
}
type TimeDeps = Pick<Deps, 'db' | 'jobs' | 'origin' | 'clock' | 'warn'>

/**
 * Takes the steps that are due, at most a batch of each; returns how many. Several processes may do it at once: each
 * step is taken by one of them. A step that fails is left to the next minute and holds up no other.
 */
export async function runDueTransitions(deps: TimeDeps): Promise<number> {
  const now = deps.clock.now()
  let steps = 0
  for (const key of await findUnpaid(deps.db, now)) {
    const unpaid = { deps, ...key, reason: 'NOT_PAID' as const, at: now }
    if (await takeStep(deps, key, (tx) => cancelUnpaid(tx, unpaid))) steps++
  }
  const due = [...(await findToConfirm(deps.db)), ...(await findDue(deps.db, now))]
  for (const { action, ...key } of due) {
    // A store that has it so confirms by its setting.
    const actor = action === 'CONFIRM' ? ('STORE' as const) : ('TRESEN' as const)
    const change = { deps, key, actor, input: { action }, language: defaultLanguage }
    if (await takeStep(deps, key, (tx) => changeSubOrder(tx, change).then(() => true))) steps++
  }
  await deleteOldMovements(deps.db, now)
  return steps
}

async function takeStep(deps: TimeDeps, key: object, step: (tx: Tx) => Promise<boolean>): Promise<boolean> {
  try {
    return await inTransaction(deps.db, step)
  } catch (error) {
    // Another process took it.
    if (error instanceof Problem && error.code === 'ORDER_STATE') return false
    deps.warn('A step of an order that was due could not be taken', { ...key, reason: String(error) })
    return false
  }
}

/** Does so every minute until it is stopped; while the database is away nothing is lost, the next minute catches up. */
export const startOrderScheduler = (deps: TimeDeps): Repeating => repeatEvery(EVERY_MS, () => runDueTransitions(deps))

const before = (now: Date, count: number) => new Date(now.getTime() - count * 24 * 60 * 60 * 1000)

const findUnpaid = (db: Db, now: Date) => db<{ buyerId: string; orderId: string }[]>`
  select buyer_id, id as order_id from orders
  where payment_status = 'UNPAID' and status = 'PENDING_PAYMENT' and payment_due_at < ${now}
  order by payment_due_at limit ${BATCH}`

/** What is paid and not confirmed of stores that have it so: goods that are made first, or not all found, are not in stock. */
const findToConfirm = (db: Db) => db<Due[]>`
  select s.buyer_id, s.order_id, s.store_id, 'CONFIRM' as action
  from sub_order s join store on store.id = s.store_id
  where s.status = 'PLACED' and case store.auto_confirm
    when 'RETURNING' then ${hasOrderedBefore(db)}
    when 'IN_STOCK' then not exists (select from order_line l left join stock k on k.sku_id = l.sku_id
      where l.buyer_id = s.buyer_id and l.order_id = s.order_id and l.store_id = s.store_id
        and (l.design is not null or coalesce(k.missing, 1) > 0))
    else false end
  order by s.status_at limit ${BATCH}`

const findDue = (db: Db, now: Date) => db<Due[]>`
  select buyer_id, order_id, store_id,
    case status when 'SHIPPED' then 'MARK_DELIVERED' else 'COMPLETE' end as action
  from sub_order s
  where status in ('SHIPPED', 'DELIVERED') and return_request is null
    and (status = 'SHIPPED' or not exists (select from claim c where c.buyer_id = s.buyer_id and c.order_id = s.order_id
      and c.store_id = s.store_id and c.status not in ('CLOSED', 'WITHDRAWN')))
    and status_at < case status when 'SHIPPED' then ${before(now, days.onTheWay)}::timestamptz
      else ${before(now, days.untilTheEnd)}::timestamptz end
  order by status_at limit ${BATCH}`
