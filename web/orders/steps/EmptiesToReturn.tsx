import { useState } from 'react'
import type { Order, SubOrder } from '../../../contract/orders/orders.ts'
import { dataOrNothing } from '../../platform/reads/read.ts'
import { useRead } from '../../platform/reads/use-read.ts'
import { useLanguage } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { AnnouncedReturns } from '../empties/AnnouncedReturns.tsx'
import { lendersQuery } from '../empties/queries.ts'
import { useEmptiesTexts } from '../empties/texts.ts'
import { AnnounceReturns } from './AnnounceReturns.tsx'

const isOnItsWay = ({ status }: SubOrder) => status === 'PLACED' || status === 'CONFIRMED'

/** Right after ordering: what the drivers of these stores may take back. Nothing where the company holds nothing of theirs. */
export function EmptiesToReturn({ data: { order, stores } }: { data: Order }) {
  const t = useEmptiesTexts().announce
  const held = dataOrNothing(useRead(lendersQuery(useLanguage())))
  const [open, setOpen] = useState<SubOrder | null>(null)
  const lenders = stores.filter(
    (store) =>
      isOnItsWay(store) &&
      held?.partners.some(
        ({ partnerId, items }) => partnerId === store.storeId && items.some(({ pieces }) => pieces > 0),
      ),
  )
  if (lenders.length === 0) return null
  return (
    <section aria-label={t.title} className="rounded-xl bg-surface px-4 py-5 ring-1 ring-line sm:p-6">
      <h2 className="text-xl">{t.title}</h2>
      <p className="mt-1.5 text-medium text-ink-2">{t.lead}</p>
      <ul className="mt-3 grid gap-3">
        {lenders.map((store) => (
          <li key={store.storeId} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <div className="min-w-0">
              <p className="font-medium wrap-anywhere">{store.storeName}</p>
              <AnnouncedReturns store={store} />
            </div>
            <Button size="sm" variant="secondary" aria-label={t.openOf(store.storeName)} onClick={() => setOpen(store)}>
              {t.open}
            </Button>
          </li>
        ))}
      </ul>
      {open && <AnnounceReturns orderId={order.id} store={open} onClose={() => setOpen(null)} />}
    </section>
  )
}
