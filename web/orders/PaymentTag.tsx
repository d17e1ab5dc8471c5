import Check from 'lucide-react/icons/check'
import Clock from 'lucide-react/icons/clock'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import X from 'lucide-react/icons/x'
import type { PaymentStatus } from '../../contract/orders/orders.ts'
import { MarkedTag, type Mark } from '../ui/MarkedTag.tsx'

const marks: Record<PaymentStatus, Mark> = {
  UNPAID: ['warn', Clock],
  AUTHORIZED: ['info', Check],
  PAID: ['ok', Check],
  PARTIALLY_REFUNDED: ['info', RotateCcw],
  REFUNDED: ['info', RotateCcw],
  FAILED: ['danger', X],
  RELEASED: ['info', RotateCcw],
}

/** How an order is paid. */
export function PaymentTag({ status, text }: { status: PaymentStatus; text: string }) {
  return <MarkedTag mark={marks[status]} text={text} />
}
