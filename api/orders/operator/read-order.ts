import type { OperatorOrder } from '../../../contract/operator/orders.ts'
import { eurosOf, moneyText } from '../../../contract/platform/money.ts'
import type { Language } from '../../../contract/platform/values.ts'
import { Problem } from '../../http/problem.ts'
import type { Db } from '../../platform/db.ts'
import { findDocuments } from '../documents/document-queries.ts'
import { presentOrder, presentSubOrder } from '../present-order.ts'
import { findOrder, findOrderEvents, findOrderLines, findSubOrders, type SubOrderRow } from '../queries.ts'
import { findMoments, findMoney, findOrderOwner, type BuyerRow } from './moment-queries.ts'
import { findNotes } from './note-queries.ts'
import { presentMoment } from './present-moment.ts'

/** Throws NOT_FOUND. */
export async function readOperatorOrder(db: Db, orderNumber: string, language: Language): Promise<OperatorOrder> {
  const owner = await findOrderOwner(db, orderNumber)
  if (!owner) throw Problem.of('NOT_FOUND')
  const { buyerId, orderId } = owner
  // Seven statements: what a call may ask beside its session.
  const [order, subOrders, [lines, events], documents, money, [moments, notes]] = await Promise.all([
    findOrder(db, buyerId, orderId),
    findSubOrders(db, buyerId, orderId),
    Promise.all([findOrderLines(db, buyerId, orderId), findOrderEvents(db, buyerId, orderId)]),
    findDocuments(db, buyerId, orderId),
    findMoney(db, buyerId, orderId),
    Promise.all([findMoments(db, { buyerId, orderId }), findNotes(db, { buyerId, orderId })]),
  ])
  const rows = { order: order!, subOrders, lines, events, documents }
  const path = `/api/v1/operator/orders/${orderNumber}`
  const { orderCount, companyName, email } = owner
  const parts = subOrders.map((part) => {
    const refundable = refundableOf(part, owner)
    const shown = presentSubOrder(part, rows, { language, actor: 'TRESEN', path })
    return { ...shown, refundable: eurosOf(refundable), refundableText: moneyText(refundable, language) }
  })
  const refundableCents = Math.max(0, money.capturedCents - sumOf(owner.refunds.map(({ backCents }) => backCents)))
  return {
    order: presentOrder({ ...rows, subOrders: [] }, language).order,
    buyer: { id: buyerId, companyName, email, orderCount },
    parts,
    money: {
      orderedText: moneyText(order!.totals.gross, language),
      capturedText: moneyText(money.capturedCents, language),
      refundedText: moneyText(money.refundedCents, language),
      chargedBackText: moneyText(money.chargedBackCents, language),
      refundable: eurosOf(refundableCents),
      refundableText: moneyText(refundableCents, language),
      providerId: money.providerId,
      openDifferences: money.openDifferences,
    },
    moments: moments.map((moment) => presentMoment(moment, subOrders, language)),
    notes,
    isAwaitingTransfer:
      (order!.paymentMethod === 'BANK_TRANSFER' && order!.status === 'PENDING_PAYMENT') || order!.missingCents > 0,
  }
}

// A part of which something was invoiced and whose money is here; api/orders/fulfilment/money/give-goodwill.ts decides.
function refundableOf({ storeId, totals, shipments, isMoneyMissing }: SubOrderRow, { refunds }: BuyerRow) {
  if (shipments.length === 0 || isMoneyMissing) return 0
  const given = refunds.filter((refund) => refund.storeId === storeId || refund.storeId === null)
  return Math.max(0, totals.gross - sumOf(given.map(({ cents }) => cents)))
}

const sumOf = (cents: number[]) => cents.reduce((sum, amount) => sum + amount, 0)
