import type { InputOf, OutputOf } from '../../../contract/platform/endpoint.ts'
import { moneyText } from '../../../contract/platform/money.ts'
import type * as parcelPreviewApi from '../../../contract/orders/parcel-preview.ts'
import { texts } from '../../../texts/texts.ts'
import type { Caller } from '../../http/caller.ts'
import { Problem } from '../../http/problem.ts'
import type { Db } from '../../platform/db.ts'
import { isPackCode } from '../../products/pack.ts'
import { deliverySum } from '../documents/delivered-sum.ts'
import { findDocumentSource } from '../documents/document-queries.ts'
import { invoicedWith } from '../documents/issue-document.ts'
import { readOrderState } from '../fulfilment/lock-order.ts'
import { storeOf } from '../store-of.ts'
import { findStoreOrder } from '../supplier-queries.ts'

/** The sum of the invoice that a parcel of these pieces would have. Throws NOT_FOUND, and VALIDATION for pieces that are not open. */
export async function previewParcel(
  db: Db,
  caller: Caller<'supplier'>,
  { subOrderNumber, lines }: InputOf<typeof parcelPreviewApi.forStore>,
): Promise<OutputOf<typeof parcelPreviewApi.forStore>> {
  const key = await findStoreOrder(db, subOrderNumber, storeOf(caller))
  if (!key) throw Problem.of('NOT_FOUND')
  const { buyerId, orderId, storeId } = key
  const [order, { invoices }] = await Promise.all([
    readOrderState(db, key),
    findDocumentSource(db, { buyerId, id: orderId }, storeId),
  ])
  const subOrder = order!.subOrders.find((part) => part.storeId === storeId)!
  const quantities = new Map(lines.map((line) => line.split(':')).map(([skuId, pieces]) => [skuId!, Number(pieces)]))
  const t = texts(caller.language).orders.replies
  for (const [skuId, quantity] of quantities) {
    const line = subOrder.lines.find((each) => each.skuId === skuId)
    const left = line ? line.quantity - line.shippedQuantity - line.cancelledQuantity : 0
    if (line && quantity <= left) continue
    const name = caller.language === 'de' ? line?.nameDe : line?.nameEn
    throw Problem.of('VALIDATION', undefined, {
      fieldErrors: {
        lines: name === undefined ? t.notInOrder(skuId) : t.tooMany(name, left, isPackCode(line?.unitCode)),
      },
    })
  }
  const { before, after } = invoicedWith(subOrder, invoices, quantities)
  return { grossText: moneyText(deliverySum(subOrder, before, after).gross, caller.language) }
}
