import { Problem } from '../../http/problem.ts'
import type { Tx } from '../../platform/db.ts'
import { inOrder } from '../../platform/in-order.ts'
import { giveBackCoupon } from '../../promotions/coupon-queries.ts'
import { cancelUnpaid } from './cancel-unpaid.ts'
import { issueDeliveryNote, issueInvoice } from '../documents/issue-document.ts'
import type { Change, Changed, Changing } from './change.ts'
import { lockOrder, type LockedSubOrder } from './lock-order.ts'
import { mailBuyer, mailStore, type ChangeFacts } from './mail-change.ts'
import { findBuyerRecipient, findStoreRecipient } from './recipients.ts'
import { moveSubOrder } from './move-sub-order.ts'
import { enqueueCapture, enqueueRefund, reasonOf } from './enqueue-captures-and-refunds.ts'
import { bookCommission, freezeCommission } from './money/commission.ts'
import { bookCouponShare } from './money/coupon-share.ts'
import { adjustQuantities } from './adjust-quantities.ts'
import { transitionFor, type SubOrderState } from './transitions.ts'

/**
 * One step of a sub-order's life: quantities, money, timeline and mails in one transaction. Throws NOT_FOUND, ORDER_STATE
 * where the step is not this actor's now (of two at once the second meets it) or not of this version, ORDER_UNPAID where
 * goods would leave whose money is missing, and VALIDATION for impossible quantities.
 */
export async function changeSubOrder(tx: Tx, change: Change): Promise<Changed> {
  const { key, actor, input, deps } = change
  const order = await lockOrder(tx, key)
  const subOrder = order?.subOrders.find(({ storeId }) => storeId === key.storeId)
  if (!order || !subOrder) throw Problem.of('NOT_FOUND')
  if (actor === 'BUYER' && order.isBuyerErased) throw Problem.of('UNAUTHENTICATED')
  if (change.version !== undefined && change.version !== subOrder.version) throw Problem.of('ORDER_STATE')
  const step = transitionFor(stateOf(subOrder), input.action, actor)
  if (!step) throw Problem.of(isUnpaidShipment(subOrder, input) ? 'ORDER_UNPAID' : 'ORDER_STATE')
  const at = deps.clock.now()
  if (subOrder.status === 'PENDING_PAYMENT') {
    await cancelUnpaid(tx, { deps, ...key, reason: 'CANCELLED', by: actor, at })
    return { from: subOrder.status, status: 'CANCELLED' }
  }
  return takeStep(tx, { ...change, order, subOrder, step, at })
}

const isUnpaidShipment = ({ status, paymentFailedAt }: LockedSubOrder, { action }: Change['input']) =>
  action === 'SHIP' && status === 'CONFIRMED' && paymentFailedAt !== null

const stateOf = ({ status, returnRequest, lines, paymentFailedAt }: LockedSubOrder): SubOrderState => ({
  status,
  isReturnAsked: returnRequest !== null,
  isMoneyMissing: paymentFailedAt !== null,
  lines,
})

async function takeStep(tx: Tx, changing: Changing): Promise<Changed> {
  const { deps, order, subOrder, step, actor, at } = changing
  const { storeId, status: from } = subOrder
  const moved = adjustQuantities(changing)
  const to = step.to === 'SAME' || !moved.isComplete ? from : step.to
  // The shipment comes first, as the invoice names its day.
  const isDelivery = step.action === 'SHIP' || step.action === 'ACCEPT_RETURN'
  const mail = to === 'REJECTED' ? 'REJECTED' : step.mail
  const [, eventId, money, buyer, store, rates] = await inOrder([
    () => moved.write(tx),
    () => moveSubOrder(tx, order, { storeId, action: step.action, from, to, actor, at, detail: moved.detail }),
    () => enqueueCapturesAndRefunds(tx, changing, moved.quantities),
    () => mail && findBuyerRecipient(tx, order),
    () => step.storeMail && findStoreRecipient(tx, storeId),
    () => isDelivery && freezeCommission(tx, changing),
    () => (to === 'CANCELLED' || to === 'REJECTED') && giveBackCouponOfEnded(tx, changing),
  ])
  if (!eventId) throw Problem.of('ORDER_STATE')
  const facts: ChangeFacts = { ...moved.facts, reason: changing.input.reason ?? null, ...money }
  const notification = { order, storeId, eventId, facts }
  const delivery = { order, subOrder, at, quantities: moved.quantities, isDelivery: step.action === 'SHIP', eventId }
  await inOrder([
    () => rates && bookCommission(tx, { ...delivery, rates }),
    () => rates && bookCouponShare(tx, delivery),
    () => mail && mailBuyer(tx, deps, { ...notification, kind: mail, recipient: buyer || undefined }),
    () =>
      step.storeMail && mailStore(tx, deps, { ...notification, kind: step.storeMail, recipient: store || undefined }),
  ])
  return { from, status: to }
}

async function enqueueCapturesAndRefunds(
  tx: Tx,
  changing: Changing,
  quantities: Map<string, number>,
): Promise<ChangeFacts> {
  const { money, action } = changing.step
  if (money === 'REFUND') return enqueueRefund(tx, { ...changing, reason: reasonOf[action]! }, quantities)
  if (money !== 'CAPTURE') return {}
  const { carrier = '', trackingNumber = '', aids = [] } = changing.input
  const [documentNumber] = await inOrder([
    () => issueInvoice(tx, changing, quantities),
    () => issueDeliveryNote(tx, changing, { carrier, trackingNumber, quantities, aids }),
    () => enqueueCapture(tx, changing),
  ])
  return { documentNumber }
}

// The coupon was for the whole order: it comes back with the last of its parts, where nothing has been delivered.
async function giveBackCouponOfEnded(tx: Tx, { order, subOrder, key }: Changing) {
  const others = order.subOrders.filter(({ storeId }) => storeId !== subOrder.storeId)
  if (others.every(({ status }) => status === 'CANCELLED' || status === 'REJECTED')) await giveBackCoupon(tx, key)
}
