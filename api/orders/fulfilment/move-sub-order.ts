import type { SubOrderStatus } from '../../../contract/orders/orders.ts'
import type { CancelCause } from '../../../contract/orders/steps.ts'
import type { Tx } from '../../platform/db.ts'
import { inOrder } from '../../platform/in-order.ts'
import { newId } from '../../platform/ids.ts'
import { dueAtAfter } from './due-at.ts'
import type { LockedOrder } from './lock-order.ts'
import type { Actor, Transition } from './transitions.ts'

/** What is said of a step beside its name: which pieces a store has cancelled and why, or when it means to ship. */
export type EventDetail =
  | { cause: CancelCause; lines: { skuId: string; quantity: number }[]; words?: string }
  | { shipsOn: string }

export type Step = {
  action: Transition['action']
  from: SubOrderStatus
  to: SubOrderStatus
  actor: Actor
  at: Date
  detail?: EventDetail | undefined
}

/**
 * Takes one step of a sub-order's life and writes it into the timeline. Returns the id of the event, which the mails of
 * the step are named after; null where the sub-order has meanwhile left `from`. The caller has locked the order.
 */
export async function moveSubOrder(tx: Tx, order: LockedOrder, step: Step & { storeId: string }) {
  const id = newId()
  // Sent together; the server works them off in turn, so the order's status counts this step.
  const [isMoved] = await inOrder([() => writeStep(tx, order, { ...step, id }), () => writeOrderStatus(tx, order)])
  return isMoved ? id : null
}

async function writeStep(tx: Tx, order: LockedOrder, step: Step & { storeId: string; id: string }): Promise<boolean> {
  const { storeId, id, action, from, to, actor, at, detail } = step
  const dueAt = dueAtAfter(action, step)
  const written = await tx`
    with moved as (
      update sub_order set status = ${to}, status_at = case when status = ${to} then status_at else ${at} end,
        due_at = ${dueAt === undefined ? tx`due_at` : dueAt}
      where buyer_id = ${order.buyerId} and order_id = ${order.id} and store_id = ${storeId} and status = ${from}
      returning buyer_id, order_id, store_id
    )
    insert into order_event (buyer_id, order_id, store_id, id, status, by_whom, action, at, detail)
    select moved.*, ${id}, ${to}, ${actor}, ${action}, ${at}, ${detail ? tx.json(detail) : null}::jsonb from moved`
  return written.count === 1
}

// The order's status is that of its sub-orders where they agree.
async function writeOrderStatus(tx: Tx, { buyerId, id }: LockedOrder) {
  await tx`
    update orders set status = (
      select case when min(status) = max(status) then min(status) else 'MIXED' end
      from sub_order where buyer_id = ${buyerId} and order_id = ${id})
    where buyer_id = ${buyerId} and id = ${id}`
}
