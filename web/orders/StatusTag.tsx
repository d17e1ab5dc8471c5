import Check from 'lucide-react/icons/check'
import Clock from 'lucide-react/icons/clock'
import Package from 'lucide-react/icons/package'
import Truck from 'lucide-react/icons/truck'
import X from 'lucide-react/icons/x'
import type { OrderStatus } from '../../contract/orders.ts'
import { Tag, type TagLook } from '../ui/Tag.tsx'

const looks: Record<OrderStatus, [TagLook, typeof Check]> = {
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

/** A status in words; colour and symbol only repeat it. */
export function StatusTag({ status, text }: { status: OrderStatus; text: string }) {
  const [look, Icon] = looks[status]
  return (
    <Tag look={look}>
      <Icon aria-hidden="true" />
      {text}
    </Tag>
  )
}
