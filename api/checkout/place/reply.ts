import type { PayResult } from '../../../contract/checkout.ts'
import { moneyText } from '../../../contract/platform/money.ts'
import type { Language } from '../../../contract/platform/values.ts'
import type { NewOrder } from '../../orders/new-order.ts'
import { bankAccount } from '../../payments/bank-transfer.ts'
import { newId } from '../../platform/ids.ts'

/** What `pay` answers for an order that is written at once. */
export function replyOf(order: NewOrder, language: Language): PayResult {
  const placed = { checkoutId: newId(), orderId: order.id, orderNumber: order.orderNumber }
  if (!order.paymentDueAt) return { ...placed, state: 'SUCCEEDED' }
  const amountText = moneyText(order.totals.gross, language)
  const bankTransfer = { ...bankAccount, reference: order.orderNumber, amountText, dueAt: order.paymentDueAt }
  return { ...placed, state: 'PENDING', bankTransfer }
}
