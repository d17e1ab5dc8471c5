import type { PayResult } from '../../../contract/checkout.ts'
import type { NewOrder } from '../../orders/new-order.ts'
import { orderMail } from '../../orders/order-mail.ts'
import type { Tx } from '../../platform/db.ts'
import type { Deps } from '../../platform/deps.ts'
import { queueMail } from '../../platform/mail/mail-queue.ts'
import type { Buyer } from '../queries.ts'

type Placed = { order: NewOrder; reply: PayResult; buyer: Buyer }

/** Confirms the order to its buyer. */
export async function notifyBuyer(tx: Tx, deps: Pick<Deps, 'jobs' | 'origin'>, { order, reply, buyer }: Placed) {
  const bankTransfer = reply.bankTransfer ?? null
  await queueMail(tx, deps.jobs, orderMail({ order, bankTransfer, origin: deps.origin }, buyer))
}
