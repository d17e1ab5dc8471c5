import Star from 'lucide-react/icons/star'
import { useState } from 'react'
import type { Order, OrderItem } from '../../../contract/orders/orders.ts'
import { Button } from '../../ui/Button.tsx'
import { useOrderTexts } from '../texts.ts'
import { ReviewDialog } from './ReviewDialog.tsx'

/** Leads through what has arrived of an order and was not reviewed yet; nothing where there is none. */
export function ReviewButton({ orderId, stores }: { orderId: string; stores: Order['stores'] }) {
  const t = useOrderTexts().detail.review
  // As it was when the window opened: what is reviewed in it leaves the order's own list.
  const [opened, setOpened] = useState<OrderItem[] | null>(null)
  const items = stores.flatMap((store) => store.items.filter(({ canReview }) => canReview))
  return (
    <>
      {items.length > 0 && (
        <Button variant="secondary" icon={<Star aria-hidden="true" />} onClick={() => setOpened(items)}>
          {t.button(items.length)}
        </Button>
      )}
      {opened && <ReviewDialog orderId={orderId} items={opened} onClose={() => setOpened(null)} />}
    </>
  )
}
