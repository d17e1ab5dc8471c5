import MapPin from 'lucide-react/icons/map-pin'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import { useState } from 'react'
import { useOrderTexts } from '../../../orders/texts.ts'
import { lazyPart } from '../../../platform/lazy-part.tsx'
import { Button } from '../../../ui/Button.tsx'

const ReorderDialog = lazyPart(async () => (await import('./ReorderDialog.tsx')).ReorderDialog, {
  close: ({ onClose }) => onClose(),
})

type ReorderButtonProps = {
  orderId: string
  orderNumber: string
  isSmall?: boolean
  isElsewhere?: boolean
  className?: string
}

/** Opens the window in which an order is ordered again; `isElsewhere`: the way leads on to another address. */
export function ReorderButton({
  orderId,
  orderNumber,
  isSmall = false,
  isElsewhere = false,
  className = '',
}: ReorderButtonProps) {
  const t = useOrderTexts()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="secondary"
        size={isSmall ? 'sm' : 'md'}
        icon={isElsewhere ? <MapPin /> : <RotateCcw />}
        aria-label={isSmall ? t.reorderNamed(orderNumber) : undefined}
        onClick={() => setOpen(true)}
        className={className}
      >
        {isElsewhere ? t.detail.reorderElsewhere : isSmall ? t.reorder : t.detail.reorder}
      </Button>
      {isOpen && <ReorderDialog {...{ orderId, orderNumber, isElsewhere }} onClose={() => setOpen(false)} />}
    </>
  )
}
