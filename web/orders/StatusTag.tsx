import Check from 'lucide-react/icons/check'
import Clock from 'lucide-react/icons/clock'
import Package from 'lucide-react/icons/package'
import Truck from 'lucide-react/icons/truck'
import X from 'lucide-react/icons/x'
import type { OrderStatus } from '../../contract/orders/orders.ts'
import { MarkedTag, type Mark } from '../ui/MarkedTag.tsx'

const marks: Record<OrderStatus, Mark> = {
  PENDING_PAYMENT: ['warn', Clock],
  PLACED: ['info', Package],
  CONFIRMED: ['info', Check],
  SHIPPED: ['brand', Truck],
  DELIVERED: ['ok', Check],
  COMPLETED: ['ok', Check],
  REJECTED: ['danger', X],
  CANCELLED: ['danger', X],
  RETURNED: ['danger', X],
  MIXED: ['info', Package],
}

export function StatusTag({ status, text }: { status: OrderStatus; text: string }) {
  return <MarkedTag mark={marks[status]} text={text} />
}
