import type { Tx } from '../../platform/db.ts'
import type { Deps } from '../../platform/deps.ts'
import { newId } from '../../platform/ids.ts'
import { lockOrder, type OrderKey } from './lock-order.ts'
import { mailStore } from './mail-change.ts'

/** Notifies the stores of an order that a coupon paid in full; those of others are notified by recordPayment. */
export async function notifyStores(tx: Tx, deps: Pick<Deps, 'jobs' | 'origin'>, key: OrderKey): Promise<void> {
  const order = await lockOrder(tx, key)
  if (!order) return
  for (const { storeId } of order.subOrders)
    await mailStore(tx, deps, { order, storeId, kind: 'NEW_ORDER', eventId: newId() })
}
