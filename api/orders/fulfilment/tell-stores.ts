import type { Tx } from '../../platform/db.ts'
import type { Deps } from '../../platform/deps.ts'
import { newId } from '../../platform/ids.ts'
import { lockOrder, type OrderKey } from './lock-order.ts'
import { mailStore } from './mail-change.ts'

/** Tells the stores of an order that needed no payment, as a coupon covered it; others are told by recordPayment. */
export async function tellStores(tx: Tx, deps: Pick<Deps, 'jobs' | 'origin'>, key: OrderKey): Promise<void> {
  const order = await lockOrder(tx, key)
  if (!order) return
  for (const { storeId } of order.subOrders)
    await mailStore(tx, deps, { order, storeId, kind: 'NEW_ORDER', eventId: newId() })
}
