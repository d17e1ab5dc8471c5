import type { ReactNode } from 'react'
import type { OrderEntry } from '../../contract/orders/orders.ts'
import { Link } from '../frame/Link.tsx'
import { paths } from '../paths.ts'
import { dateText } from '../platform/dates.ts'
import { useLanguage } from '../platform/texts.ts'
import { useOrderTexts } from './texts.ts'
import { Picture } from '../ui/Picture.tsx'
import { StatusTag } from './StatusTag.tsx'

const PICTURES = 4

type OrderRowProps = {
  entry: OrderEntry
  /** What can be done with it here. */
  action: ReactNode
}

/** An order in the list; the whole card opens it. */
export function OrderRow({ entry, action }: OrderRowProps) {
  const t = useOrderTexts()
  const language = useLanguage()
  const hidden = entry.imageUrls.length - PICTURES
  return (
    <li className="relative grid gap-x-6 gap-y-4 rounded-lg bg-surface p-4 ring-1 ring-line transition hover:shadow-2 sm:p-5 md:grid-cols-[minmax(0,1fr)_auto_9rem_auto] md:items-center">
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <h3 className="font-sans text-lead tracking-normal tabular-nums">
            <Link
              to={paths.order(entry.id)}
              aria-label={t.open(entry.orderNumber)}
              className="after:absolute after:inset-0 after:rounded-lg"
            >
              {entry.orderNumber}
            </Link>
          </h3>
          <StatusTag status={entry.status} text={entry.statusText} />
        </div>
        <p className="mt-1.5 text-medium text-ink-2 tabular-nums">
          {dateText(entry.createdAt, language)} · {t.items(entry.itemCount)}
        </p>
        <p className="mt-0.5 text-small text-ink-3">{entry.stores.map(({ storeName }) => storeName).join(', ')}</p>
        {entry.hits.map(({ productSkuId, name, quantity, lineTotalText }) => (
          <p key={productSkuId} className="mt-1 text-small font-semibold text-ink-2 tabular-nums">
            {t.find.hit(quantity, name, lineTotalText)}
          </p>
        ))}
      </div>
      <div className="flex gap-2" aria-hidden="true">
        {entry.imageUrls.slice(0, PICTURES).map((url) => (
          <Picture key={url} url={url} alt="" sizes="56px" className="size-14 rounded-md object-cover" />
        ))}
        {hidden > 0 && (
          <span className="grid size-14 place-items-center rounded-md bg-sunken text-sm font-semibold text-ink-2 tabular-nums">
            {t.more(hidden)}
          </span>
        )}
      </div>
      <p className="text-right tabular-nums max-md:flex max-md:items-baseline max-md:justify-between">
        <b className="text-large font-bold tracking-[-.02em]">{entry.grossTotalText}</b>
        <span className="block text-small text-ink-3">{t.gross}</span>
      </p>
      <div className="relative max-md:*:w-full">{action}</div>
    </li>
  )
}
