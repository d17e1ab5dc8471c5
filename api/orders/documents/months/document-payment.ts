import type { DocumentEntry } from '../../../../contract/orders/documents.ts'
import type { PaymentStatus } from '../../../../contract/orders/orders.ts'
import type { MonthDocumentRow } from './month-queries.ts'

type DocumentPayment = DocumentEntry['payment']
type PaidRow = Pick<MonthDocumentRow, 'type' | 'paymentStatus' | 'paymentDueAt' | 'refundCount' | 'openRefundCount'>

const invoicePayments: Record<PaymentStatus, DocumentPayment> = {
  UNPAID: 'OPEN',
  FAILED: 'OPEN',
  AUTHORIZED: 'AUTHORIZED',
  PAID: 'PAID',
  PARTIALLY_REFUNDED: 'PAID',
  REFUNDED: 'PAID',
  RELEASED: null,
}

/** An invoice follows the order's payment, a correction the refunds of its store; what is not owed moves no money. */
export function documentPayment(row: PaidRow, now: Date): DocumentPayment {
  if (row.type === 'CREDIT_NOTE' && row.refundCount > 0) return row.openRefundCount > 0 ? 'REFUND_COMING' : 'REFUNDED'
  if (row.type !== 'INVOICE') return null
  const payment = invoicePayments[row.paymentStatus]
  return payment === 'OPEN' && row.paymentDueAt !== null && row.paymentDueAt < now ? 'OVERDUE' : payment
}
