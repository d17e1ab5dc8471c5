import { bookMoney } from '../../../ledger/order-bookings.ts'
import type { Tx } from '../../../platform/db.ts'
import type { Deps } from '../../../platform/deps.ts'
import { newId } from '../../../platform/ids.ts'
import { lockOrder, type LockedOrder, type LockedSubOrder, type OrderKey } from '../lock-order.ts'
import { mailBuyer, mailStore } from '../mail-change.ts'
import { isSettled, paymentStatusOf, writePaymentStatus } from './payment-status.ts'
import { writeEvent } from './write-event.ts'

type MailDeps = Pick<Deps, 'jobs' | 'origin'>

const payableOf = (parts: LockedSubOrder[]) => parts.reduce((sum, { payableCents }) => sum + payableCents, 0)
const openParts = ({ subOrders }: LockedOrder) => subOrders.filter((part) => !isSettled(part))

export type AuthorisationEnding = OrderKey & { deps: MailDeps; endsAt: Date }

/** Notifies each store of what has to leave before its authorisation ends; the cents that are still to be captured. */
export async function warnOfAuthorisationEnd(tx: Tx, ending: AuthorisationEnding): Promise<number> {
  const { deps, endsAt } = ending
  const order = await lockOrder(tx, ending)
  if (!order?.isCapturedOnShipment) return 0
  const open = openParts(order)
  for (const { storeId, payableCents } of open) {
    const facts = { amountCents: payableCents, endsAt }
    await mailStore(tx, deps, { order, storeId, kind: 'AUTHORISATION_ENDING', eventId: newId(), facts })
  }
  return payableOf(open)
}

export type AuthorisationEnd = OrderKey & {
  deps: MailDeps & Pick<Deps, 'bankAccount'>
  at: Date
  /** Where the buyer can pay anew, and until when. */
  dueAt: Date
}

/**
 * Nothing can be captured any more. What has not left is not paid: it cannot be shipped, its stores are notified, and the buyer
 * is asked to pay by bank transfer. Where nothing was to leave, the order's money has been released. Returns the cents that
 * are missing since now; 0 where that was known.
 */
export async function endAuthorisation(tx: Tx, ended: AuthorisationEnd): Promise<number> {
  const order = await lockOrder(tx, ended)
  if (!order?.isCapturedOnShipment) return 0
  const open = openParts(order)
  const missing = open.filter(({ paymentFailedAt }) => paymentFailedAt === null)
  if (missing.length > 0) await askToPayAnew(tx, ended, { order, missing })
  const isLetGo = order.subOrders.every(
    ({ captureId, paidByTransferAt }) => captureId === null && paidByTransferAt === null,
  )
  if (open.length === 0 && isLetGo && order.paymentStatus === 'AUTHORIZED')
    await writePaymentStatus(tx, order, 'RELEASED')
  return payableOf(missing)
}

async function askToPayAnew(tx: Tx, ended: AuthorisationEnd, { order, missing }: Missing) {
  const { deps, buyerId, orderId, at, dueAt } = ended
  const { bankAccount } = deps
  await tx`
    update sub_order set payment_failed_at = ${at}
    where buyer_id = ${buyerId} and order_id = ${orderId} and store_id in ${tx(missing.map(({ storeId }) => storeId))}`
  await tx`
    update orders set payment_status = 'FAILED', bank_account = ${tx.json(bankAccount)}, payment_due_at = ${dueAt}
    where buyer_id = ${buyerId} and id = ${orderId}`
  for (const { storeId, payableCents } of missing) {
    await writeEvent(tx, { buyerId, orderId, storeId, action: 'AUTHORISATION_ENDED', by: 'PROVIDER', at })
    const facts = { amountCents: payableCents }
    await mailStore(tx, deps, { order, storeId, kind: 'AUTHORISATION_ENDED', eventId: newId(), facts })
  }
  const transfer = { ...bankAccount, reference: order.orderNumber, amountCents: payableOf(missing), dueAt }
  await mailBuyer(tx, deps, { order, storeId: null, kind: 'PAY_ANEW', eventId: newId(), facts: { transfer } })
}
type Missing = { order: LockedOrder; missing: LockedSubOrder[] }

export type PaidAnew = OrderKey & {
  deps: MailDeps
  at: Date
  /** TRESEN unless the provider says that it has taken all of the payment after all. */
  by?: 'TRESEN' | 'PROVIDER'
}

/**
 * The buyer has paid by bank transfer what was authorised and not taken in time: the stores may ship. False where nothing of
 * the order waits for that.
 */
export async function recordPaidAnew(tx: Tx, paid: PaidAnew): Promise<boolean> {
  const { deps, buyerId, orderId, at, by = 'TRESEN' } = paid
  // What the provider says itself needs no note of a transfer.
  const paidByTransferAt = by === 'TRESEN' ? at : null
  const order = await lockOrder(tx, paid)
  const waiting = order?.subOrders.filter(isUnpaid) ?? []
  if (!order || waiting.length === 0) return false
  const subOrders = order.subOrders.map((part) =>
    isUnpaid(part) ? { ...part, paymentFailedAt: null, paidByTransferAt } : part,
  )
  await tx`
    update sub_order set payment_failed_at = null, paid_by_transfer_at = ${paidByTransferAt}
    where buyer_id = ${buyerId} and order_id = ${orderId} and payment_failed_at is not null and capture_id is null`
  await tx`
    update orders set bank_account = null, payment_status = ${paymentStatusOf({ ...order, subOrders }, 'PAID')}
    where buyer_id = ${buyerId} and id = ${orderId}`
  for (const { storeId, payableCents } of waiting) {
    const money = { buyerId, orderId, storeId, reference: `${orderId}.${storeId}`, cents: payableCents, at }
    await bookMoney(tx, 'MONEY_IN', { ...money, isByTransfer: by === 'TRESEN' })
    await writeEvent(tx, { buyerId, orderId, storeId, action: 'CAPTURED_AFTER_ALL', by, at })
    await mailStore(tx, deps, { order, storeId, kind: 'PAID_ANEW', eventId: newId() })
  }
  await mailBuyer(tx, deps, { order, storeId: null, kind: 'PAID', eventId: newId() })
  return true
}

const isUnpaid = ({ paymentFailedAt, captureId }: LockedSubOrder) => paymentFailedAt !== null && captureId === null

/** A part ends whose authorisation had ended: its money is missed no more. */
export async function clearMissingMoney(tx: Tx, order: LockedOrder, part: LockedSubOrder): Promise<void> {
  if (!isUnpaid(part)) return
  const { buyerId, id: orderId } = order
  const { storeId } = part
  const subOrders = order.subOrders.map((other) =>
    other.storeId === storeId ? { ...other, paymentFailedAt: null } : other,
  )
  const isTaken = subOrders.some(({ captureId, paidByTransferAt }) => captureId !== null || paidByTransferAt !== null)
  await tx`
    update sub_order set payment_failed_at = null
    where buyer_id = ${buyerId} and order_id = ${orderId} and store_id = ${storeId}`
  await writePaymentStatus(tx, order, paymentStatusOf({ ...order, subOrders }, isTaken ? 'PAID' : 'RELEASED'))
}
