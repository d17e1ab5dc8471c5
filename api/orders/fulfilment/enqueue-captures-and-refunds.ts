import type { Tx } from '../../platform/db.ts'
import { inOrder } from '../../platform/in-order.ts'
import { newId } from '../../platform/ids.ts'
import type { Changing } from './change.ts'
import { findDocumentSource } from '../documents/document-queries.ts'
import { issueCreditNote } from '../documents/issue-document.ts'
import type { LockedOrder, LockedSubOrder } from './lock-order.ts'
import type { ChangeFacts } from './mail-change.ts'
import { clearMissingMoney } from './money/authorisation.ts'
import { takeGoodwillBack } from './money/take-goodwill-back.ts'
import { hasEnded, isSettled } from './money/payment-status.ts'
import { writeTermsStatus } from './money/receivables.ts'
import { openOf, refundOfOpenPieces, refundOfPieces } from './money/refund-pieces.ts'
import { areNeverSent, findRefunds, type RefundReason } from './money/refund-queries.ts'
import { isCreditable, writeRefund } from './money/write-refund.ts'
import type { Transition } from './transitions.ts'

/** The first shipment takes the money of the whole sub-order, where it was only authorised. */
export async function enqueueCapture(tx: Tx, { deps, order, subOrder }: Changing): Promise<void> {
  if (!order.isCapturedOnShipment || subOrder.captureId || subOrder.paidByTransferAt) return
  const captureId = newId()
  const { buyerId, id: orderId } = order
  await tx`
    update sub_order set capture_id = ${captureId}
    where buyer_id = ${buyerId} and order_id = ${orderId} and store_id = ${subOrder.storeId}`
  await deps.jobs.send(tx, 'capture', { captureId, buyerId, orderId, amountCents: subOrder.payableCents })
  const others = othersThan(subOrder, order)
  const isTakenLess = others.some(hasEnded) || order.subOrders.some(isLowered)
  if (isTakenLess && others.every(isSettled)) await deps.jobs.send(tx, 'release', { buyerId, orderId })
}

const isLowered = ({ payableCents, totals }: LockedSubOrder) => payableCents < totals.gross

/** Why a step gives money back. */
export const reasonOf: Partial<Record<Transition['action'], RefundReason>> = {
  CANCEL: 'CANCELLED',
  REJECT: 'REJECTED',
  CANCEL_REST: 'REST_CANCELLED',
  CANCEL_LINES: 'LINES_CANCELLED',
  ACCEPT_RETURN: 'RETURNED',
}

type Refunding = Pick<Changing, 'deps' | 'order' | 'subOrder' | 'at'> & {
  reason: RefundReason
  /** The claim that it is for. */
  claimId?: string
}

/**
 * Refunds what was taken for these quantities. What was not taken yet is taken or invoiced less where other pieces of the part
 * are still to leave, else what was authorised is released once no part of it will be taken.
 */
export async function enqueueRefund(
  tx: Tx,
  { deps, order, subOrder, at, reason, claimId }: Refunding,
  quantities: Map<string, number>,
): Promise<ChangeFacts> {
  const { buyerId, id: orderId } = order
  const isToLeave = subOrder.lines.some((line) => openOf(line) > (quantities.get(line.skuId) ?? 0))
  const isLowering = reason === 'LINES_CANCELLED' && isToLeave
  if (!isCreditable(order, subOrder) && !isLowering) {
    await clearMissingMoney(tx, order, subOrder)
    await writeTermsStatus(tx, { buyerId, orderId })
    if (order.isCapturedOnShipment && othersThan(subOrder, order).every(isSettled))
      await deps.jobs.send(tx, 'release', { buyerId, orderId })
    return {}
  }
  const [earlier, source] = await inOrder([
    () => findRefunds(tx, order, subOrder.storeId),
    () => findDocumentSource(tx, order, subOrder.storeId),
  ])
  const { totals, cutCents } = areNeverSent.includes(reason)
    ? { totals: refundOfOpenPieces(subOrder, earlier, quantities), cutCents: 0 }
    : refundOfPieces(subOrder, earlier, quantities)
  await takeGoodwillBack(tx, { order, subOrder, at }, cutCents)
  if (totals.gross === 0) {
    await writeTermsStatus(tx, { buyerId, orderId })
    return {}
  }
  const part = { deps, order, subOrder, at }
  const isDelivered = reason === 'RETURNED' || reason === 'CLAIM'
  const issueNote = () => issueCreditNote(tx, { ...part, source }, { quantities, isDelivered, totals })
  const { owedCents, documentNumber } = await writeRefund(tx, part, {
    id: newId(),
    reason,
    totals,
    at,
    claimId,
    issueNote,
  })
  const isLess = reason === 'LINES_CANCELLED' && owedCents === 0
  return {
    ...(owedCents > 0 && { amountCents: owedCents }),
    ...(isLess && { lessCents: totals.gross }),
    documentNumber,
  }
}

const othersThan = ({ storeId }: LockedSubOrder, { subOrders }: LockedOrder) =>
  subOrders.filter((part) => part.storeId !== storeId)
