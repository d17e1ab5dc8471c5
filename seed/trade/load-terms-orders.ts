import type { Change } from '../../api/orders/fulfilment/change.ts'
import { changeSubOrder } from '../../api/orders/fulfilment/change-sub-order.ts'
import { sendReminders } from '../../api/net-terms/send-reminders.ts'
import { inTransaction, type Tx } from '../../api/platform/db.ts'
import type { Deps } from '../../api/platform/deps.ts'
import { silentJobs } from '../../api/platform/jobs/jobs.ts'
import { place } from '../orders/load-orders.ts'
import { chooseGoods, readStoreGoods } from '../orders/order-products.ts'

const DAY_MS = 86_400_000
/** The first is overdue since the 18th day, the other one is open. */
const placedDaysAgo = [32, 6]

/**
 * Two deliveries on net terms from the demo's supplier to one of its buyers: one overdue and reminded of, one open. Nobody is told by mail;
 * where there are some nothing happens.
 */
export async function loadTermsOrders(deps: Deps, baseDate: Date): Promise<void> {
  const { db } = deps
  const [existing] = await db`select 1 from receivable limit 1`
  const [partners] = await db<{ storeId: string; buyerId: string }[]>`
    select m.store_id, b.id as buyer_id from account a join membership m on m.account_id = a.id, account b
    where a.email = 'supplier@demo.tresen.example' and m.store_id is not null and b.email = 'cafe@demo.tresen.example'`
  if (existing || !partners) return
  const before = (days: number): Deps => {
    const at = new Date(baseDate.getTime() - days * DAY_MS)
    return { ...deps, clock: { now: () => at }, jobs: silentJobs(deps.jobs) }
  }
  await db`
    insert into net_terms (store_id, buyer_id, limit_cents, days, granted_at, changed_at)
    values (${partners.storeId}, ${partners.buyerId}, 500000, 14, ${baseDate}, ${baseDate}) on conflict do nothing`
  for (const days of placedDaysAgo)
    await inTransaction(db, (tx) => deliver(tx, { placed: before(days), shipped: before(days - 1) }, partners))
  await sendReminders(before(0))
}

type Days = { placed: Deps; shipped: Deps }

async function deliver(tx: Tx, { placed, shipped }: Days, { storeId, buyerId }: { storeId: string; buyerId: string }) {
  const goods = (await readStoreGoods(tx)).filter((store) => store.storeId === storeId)
  const order = { key: `terms ${placed.clock.now().toISOString()}` }
  const chosen = chooseGoods(goods, order.key, 1)
  if (chosen.length === 0) return
  const orderId = await place(tx, placed, { order, buyerId, chosen, paymentMethodCode: 'NET_TERMS' })
  const key = { buyerId, orderId, storeId }
  const steps: [Deps, Change['input']][] = [
    [placed, { action: 'CONFIRM' }],
    [shipped, { action: 'SHIP', carrier: 'Spedition Nordkai', aids: [{ code: 'EURO_PALLET', pieces: 2 }] }],
  ]
  for (const [then, input] of steps)
    await changeSubOrder(tx, { deps: then, key, actor: 'STORE', input, language: 'de' })
}
