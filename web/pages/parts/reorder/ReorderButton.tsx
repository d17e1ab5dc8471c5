import RotateCcw from 'lucide-react/icons/rotate-ccw'
import { useState } from 'react'
import { useOrderTexts } from '../../../orders/texts.ts'
import { lazyPart } from '../../../platform/lazy-part.tsx'
import { Button } from '../../../ui/Button.tsx'

const ReorderDialog = lazyPart(async () => (await import('./ReorderDialog.tsx')).ReorderDialog, {
  close: ({ onClose }) => onClose(),
})

type ReorderButtonProps = { orderId: string; orderNumber: string; isSmall?: boolean; className?: string }

/** Opens the window in which an order is ordered again. */
export function ReorderButton({ orderId, orderNumber, isSmall = false, className = '' }: ReorderButtonProps) {
  const t = useOrderTexts()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="secondary"
        size={isSmall ? 'sm' : 'md'}
        icon={<RotateCcw />}
        aria-label={isSmall ? t.reorderNamed(orderNumber) : undefined}
        onClick={() => setOpen(true)}
        className={className}
      >
        {isSmall ? t.reorder : t.detail.reorder}
      </Button>
      {isOpen && <ReorderDialog {...{ orderId, orderNumber }} onClose={() => setOpen(false)} />}
    </>
  )
}
