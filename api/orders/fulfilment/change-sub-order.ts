import type { SubOrderAction, SubOrderStatus } from '../../../contract/orders.ts'
import type { Language } from '../../../contract/platform/values.ts'
import { Problem } from '../../http/problem.ts'
import type { Tx } from '../../platform/db.ts'
import { inOrder } from '../../platform/in-order.ts'
import type { Deps } from '../../platform/deps.ts'
import { giveBackCoupon } from '../../promotions/give-back-coupon.ts'
import { cancelUnpaid } from './cancel-unpaid.ts'
import { issueInvoice } from '../documents/issue-document.ts'
import { lockOrder, type LockedOrder, type LockedSubOrder, type OrderKey } from './lock-order.ts'
import { mailBuyer, mailStore, type ChangeFacts } from './mail-change.ts'
import { findBuyerReader, findStoreReader } from './mail-queries.ts'
import { moveSubOrder } from './move-sub-order.ts'
import { captureShipment, giveMoneyBack } from './move-money.ts'
import { movePieces, type Wish } from './move-pieces.ts'
import { transitionFor, type Actor, type SubOrderState, type Transition } from './transitions.ts'

export type Change = {
  deps: Pick<Deps, 'jobs' | 'origin' | 'clock'>
  key: OrderKey & { storeId: string }
  actor: Actor
  wish: Wish & { action: SubOrderAction | 'COMPLETE' }
  /** Of the sub-order as the actor saw it; any will do where it is not given. */
  version?: number | undefined
  /** Of the sentences of a refusal. */
  language: Language
}
export type Changing = Change & { order: LockedOrder; subOrder: LockedSubOrder; step: Transition; at: Date }

/**
 * One step of a sub-order's life: pieces, money, timeline and mails in one transaction. Throws NOT_FOUND, ORDER_STATE
 * where the step is not this actor's now (of two at once the second meets it) or not of this version, ORDER_UNPAID where
 * goods would leave whose money is missing, and VALIDATION for impossible pieces.
 */
export async function changeSubOrder(tx: Tx, change: Change): Promise<{ status: SubOrderStatus }> {
  const { key, actor, wish, deps } = change
  const order = await lockOrder(tx, key)
  const subOrder = order?.subOrders.find(({ storeId }) => storeId === key.storeId)
  if (!order || !subOrder) throw Problem.of('NOT_FOUND')
  if (change.version !== undefined && change.version !== subOrder.version) throw Problem.of('ORDER_STATE')
  const step = transitionFor(stateOf(subOrder), wish.action, actor)
  if (!step) throw Problem.of(isUnpaidShipment(subOrder, wish) ? 'ORDER_UNPAID' : 'ORDER_STATE')
  const at = deps.clock.now()
  if (subOrder.status === 'PENDING_PAYMENT') {
    await cancelUnpaid(tx, { deps, ...key, reason: 'CANCELLED', by: actor, at })
    return { status: 'CANCELLED' }
  }
  return takeStep(tx, { ...change, order, subOrder, step, at })
}

const isUnpaidShipment = ({ status, paymentFailedAt }: LockedSubOrder, { action }: Change['wish']) =>
  action === 'SHIP' && status === 'CONFIRMED' && paymentFailedAt !== null

const stateOf = ({ status, returnRequest, lines, paymentFailedAt }: LockedSubOrder): SubOrderState => ({
  status,
  isReturnAsked: returnRequest !== null,
  isMoneyMissing: paymentFailedAt !== null,
  lines,
})

async function takeStep(tx: Tx, changing: Changing): Promise<{ status: SubOrderStatus }> {
  const { deps, order, subOrder, step, actor, at } = changing
  const { storeId, status: from } = subOrder
  const moved = movePieces(changing)
  const to = step.to === 'SAME' || !moved.isComplete ? from : step.to
  // Sent together; the server works them off in turn: the goods before the invoice that tells when they left.
  const [, eventId, money, buyer, store] = await inOrder([
    () => moved.write(tx),
    () => moveSubOrder(tx, order, { storeId, action: step.action, from, to, actor, at }),
    () => moveMoney(tx, changing, moved.pieces),
    () => step.mail && findBuyerReader(tx, order.buyerId),
    () => step.storeMail && findStoreReader(tx, storeId),
    () => (to === 'CANCELLED' || to === 'REJECTED') && giveBackCouponOfEnded(tx, changing),
  ])
  if (!eventId) throw Problem.of('ORDER_STATE')
  const facts: ChangeFacts = { ...moved.facts, reason: changing.wish.reason ?? null, ...money }
  const told = { order, storeId, eventId, facts }
  await inOrder([
    () => step.mail && mailBuyer(tx, deps, { ...told, kind: step.mail, reader: buyer || undefined }),
    () => step.storeMail && mailStore(tx, deps, { ...told, kind: step.storeMail, reader: store || undefined }),
  ])
  return { status: to }
}

async function moveMoney(tx: Tx, changing: Changing, pieces: Map<string, number>): Promise<ChangeFacts> {
  const { money } = changing.step
  if (money === 'REFUND') return giveMoneyBack(tx, changing, pieces)
  if (money !== 'CAPTURE') return {}
  const [documentNumber] = await inOrder([() => issueInvoice(tx, changing), () => captureShipment(tx, changing)])
  return { documentNumber }
}

// The coupon was for the whole order: it comes back with the last of its parts, where nothing has been delivered.
async function giveBackCouponOfEnded(tx: Tx, { order, subOrder, key }: Changing) {
  const others = order.subOrders.filter(({ storeId }) => storeId !== subOrder.storeId)
  if (others.every(({ status }) => status === 'CANCELLED' || status === 'REJECTED')) await giveBackCoupon(tx, key)
}
