import { moneyText } from '../../../../contract/platform/money.ts'
import type { Language } from '../../../../contract/platform/values.ts'
import type { TotalsCents } from '../../../../contract/totals.ts'
import { Problem } from '../../../http/problem.ts'
import { book } from '../../../ledger/book.ts'
import type { Tx } from '../../../platform/db.ts'
import type { Deps } from '../../../platform/deps.ts'
import { newId } from '../../../platform/ids.ts'
import { inOrder } from '../../../platform/in-order.ts'
import type { DocumentLine } from '../../documents/document-content.ts'
import { findDocumentSource } from '../../documents/document-queries.ts'
import { deliveredSum } from '../../documents/delivered-sum.ts'
import { invoicedPieces, issueCreditNote } from '../../documents/issue-document.ts'
import { lockOrder, type OrderKey } from '../lock-order.ts'
import { mailBuyer } from '../mail-change.ts'
import { reductionOf } from './goodwill-amount.ts'
import { findRefunds } from './refund-queries.ts'
import { isCreditable, writeRefund } from './write-refund.ts'

export type Goodwill = {
  deps: Pick<Deps, 'jobs' | 'origin'>
  key: OrderKey & { storeId: string }
  amountCents: number
  borneBy: 'STORE' | 'MARKETPLACE'
  reason: string
  at: Date
  language: Language
}

/**
 * Takes a sum off what one delivery cost and gives it back the way it came, with a credit note and a mail to the buyer;
 * goods stay where they are. Answers the refund's id. Throws NOT_FOUND; ORDER_STATE where nothing has been invoiced or
 * its money is not with us (then a part is cancelled instead), and REFUND_TOO_HIGH beyond what is left.
 */
export async function giveGoodwill(tx: Tx, { deps, key, amountCents, borneBy, reason, at, language }: Goodwill) {
  const { buyerId, orderId, storeId } = key
  const order = await lockOrder(tx, key)
  const subOrder = order?.subOrders.find((part) => part.storeId === storeId)
  if (!order || !subOrder) throw Problem.of('NOT_FOUND')
  if (!isCreditable(order, subOrder) || subOrder.paymentFailedAt !== null) throw Problem.of('ORDER_STATE')
  const [earlier, source] = await inOrder([
    () => findRefunds(tx, order, storeId),
    () => findDocumentSource(tx, order, storeId),
  ])
  if (source.invoices.length === 0) throw Problem.of('ORDER_STATE')
  // What has not left yet has not been invoiced, and its price is not taken off before.
  const invoiced = deliveredSum(subOrder, invoicedPieces(source.invoices))
  const isOpen = subOrder.lines.some((line) => line.shippedQuantity + line.cancelledQuantity < line.quantity)
  const whole = isOpen ? invoiced : subOrder.totals
  const given = sumOf(earlier.ofGoods) - (isOpen ? earlier.cancelledCents : 0)
  const left = whole.gross - earlier.besideCents - given
  if (amountCents > left) throw Problem.of('REFUND_TOO_HIGH', { leftText: moneyText(left, language) })
  const totals = reductionOf(invoiced, amountCents)
  const refund = { id: newId(), reason: 'GOODWILL', totals, at, borneBy, words: reason } as const
  const part = { deps, order, subOrder, at }
  const corrected = { quantities: new Map(), isDelivered: true, totals, lines: linesOf(totals) }
  const issueNote = () => issueCreditNote(tx, { ...part, source }, corrected)
  const [{ documentNumber, owedCents }] = await inOrder([
    () => writeRefund(tx, part, { ...refund, issueNote }),
    // The credit note takes it from the store, which gets it back where the marketplace bears it.
    () =>
      borneBy === 'MARKETPLACE' &&
      book(tx, {
        kind: 'ADJUSTMENT',
        reference: refund.id,
        order: { buyerId, orderId },
        storeId,
        at,
        entries: [
          { account: 'STORE', partyId: storeId, cents: -amountCents },
          { account: 'ADJUSTMENT', cents: amountCents },
        ],
      }),
  ])
  const facts = { ...(owedCents > 0 && { amountCents: owedCents }), reason, documentNumber }
  await mailBuyer(tx, deps, { order, storeId, kind: 'GOODWILL', eventId: refund.id, facts })
  return refund.id
}

const linesOf = ({ taxLines }: TotalsCents): DocumentLine[] =>
  taxLines.map(({ rateBp, base }) => {
    const shared = { kind: 'REDUCTION', skuId: '', name: '', rateBp, unitCode: 'C62' } as const
    return { ...shared, quantity: -1, unitCents: base, netCents: -base }
  })

const sumOf = (refunds: TotalsCents[]) => refunds.reduce((sum, { gross }) => sum + gross, 0)
