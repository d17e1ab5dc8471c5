import type { SubOrder } from '../../../contract/orders/orders.ts'
import { useOrderTexts } from '../texts.ts'

/** What goes back with a delivery, as it was announced; nothing where nothing was. */
export function AnnouncedReturns({ store: { announcedReturns } }: { store: Pick<SubOrder, 'announcedReturns'> }) {
  const t = useOrderTexts().detail
  if (!announcedReturns) return null
  return (
    <p className="text-small text-ink-2">
      {t.announced} {announcedReturns.map(({ pieces, name }) => t.announcedLine(pieces, name)).join(', ')}
    </p>
  )
}
