import Check from 'lucide-react/icons/check'
import Clock from 'lucide-react/icons/clock'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import X from 'lucide-react/icons/x'
import type { PaymentStatus } from '../../contract/orders.ts'
import { Tag, type TagLook } from '../ui/Tag.tsx'

const looks: Record<PaymentStatus, [TagLook, typeof Check]> = {
  UNPAID: ['warn', Clock],
  AUTHORIZED: ['info', Check],
  PAID: ['ok', Check],
  PARTIALLY_REFUNDED: ['info', RotateCcw],
  REFUNDED: ['info', RotateCcw],
  FAILED: ['danger', X],
}

/** How an order is paid, in words; colour and symbol only repeat it. */
export function PaymentTag({ status, text }: { status: PaymentStatus; text: string }) {
  const [look, Icon] = looks[status]
  return (
    <Tag look={look}>
      <Icon aria-hidden="true" />
      {text}
    </Tag>
  )
}
