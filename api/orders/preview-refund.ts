import type { RefundPreview } from '../../contract/orders/refund-preview.ts'
import { eurosOf, moneyText } from '../../contract/platform/money.ts'
import type { Language } from '../../contract/platform/values.ts'
import { texts } from '../../texts/texts.ts'
import { Problem } from '../http/problem.ts'
import type { Db } from '../platform/db.ts'
import { isPackCode } from '../products/pack.ts'
import { readOrderState, type LockedLine } from './fulfilment/lock-order.ts'
import { openOf, refundedPieces, refundOfOpenPieces, refundOfPieces } from './fulfilment/money/refund-pieces.ts'
import { findRefunds } from './fulfilment/money/refund-queries.ts'
import { findStoreOrder } from './supplier-queries.ts'

type Asking = {
  subOrderNumber: string
  lines: string[]
  of: 'SENT' | 'OPEN'
  storeId: string | null
  language: Language
}

const leftOf = { SENT: (line: LockedLine) => line.quantity - refundedPieces(line), OPEN: openOf }

/** Throws NOT_FOUND, for another store's too, and VALIDATION for pieces that are not there. */
export async function previewRefund(
  db: Db,
  { subOrderNumber, lines, of, storeId, language }: Asking,
): Promise<RefundPreview> {
  const key = await findStoreOrder(db, subOrderNumber, storeId)
  if (!key) throw Problem.of('NOT_FOUND')
  const [order, earlier] = await Promise.all([
    readOrderState(db, key),
    findRefunds(db, { buyerId: key.buyerId, id: key.orderId }, key.storeId),
  ])
  const subOrder = order!.subOrders.find((part) => part.storeId === key.storeId)!
  const quantities = new Map(lines.map((line) => line.split(':')).map(([skuId, pieces]) => [skuId!, Number(pieces)]))
  for (const [skuId, quantity] of quantities) {
    const line = subOrder.lines.find((each) => each.skuId === skuId)
    const left = line ? leftOf[of](line) : 0
    if (quantity <= left) continue
    const t = texts(language).orders.replies
    const sentence = line
      ? t.tooMany(language === 'de' ? line.nameDe : line.nameEn, left, isPackCode(line.unitCode))
      : t.notInOrder(skuId)
    throw Problem.of('VALIDATION', undefined, { fieldErrors: { lines: sentence } })
  }
  const { gross, tax } =
    of === 'OPEN'
      ? refundOfOpenPieces(subOrder, earlier, quantities)
      : refundOfPieces(subOrder, earlier, quantities).totals
  return {
    netText: moneyText(gross - tax, language),
    taxText: moneyText(tax, language),
    gross: eurosOf(gross),
    grossText: moneyText(gross, language),
  }
}
