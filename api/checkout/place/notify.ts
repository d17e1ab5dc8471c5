import type { PayResult } from '../../../contract/checkout.ts'
import type { NewOrder } from '../../orders/new-order.ts'
import { orderMail } from '../../orders/order-mail.ts'
import type { Tx } from '../../platform/db.ts'
import type { Deps } from '../../platform/deps.ts'
import { queueMail } from '../../platform/mail/mail-queue.ts'
import type { Buyer } from '../queries.ts'
import { newId } from '../../platform/ids.ts'
import { lockOrder, type OrderKey } from '../../orders/fulfilment/lock-order.ts'
import { mailNewOrder } from '../../orders/fulfilment/mail-change.ts'

type Placed = { order: NewOrder; reply: PayResult; buyer: Buyer }

/** Confirms the order to its buyer. */
export async function notifyBuyer(tx: Tx, deps: Pick<Deps, 'jobs' | 'origin'>, { order, reply, buyer }: Placed) {
  const bankTransfer = reply.bankTransfer ?? null
  await queueMail(tx, deps.jobs, orderMail({ order, bankTransfer, origin: deps.origin }, buyer))
}

/** Notifies the stores of an order that a coupon paid in full, or that is paid on net terms; those of others are notified by recordPayment. */
export async function notifyStores(tx: Tx, deps: Pick<Deps, 'jobs' | 'origin'>, key: OrderKey): Promise<void> {
  const order = await lockOrder(tx, key)
  if (!order) return
  for (const { storeId } of order.subOrders) await mailNewOrder(tx, deps, { order, storeId, eventId: newId() })
}
