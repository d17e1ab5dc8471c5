import type { ReactNode } from 'react'
import type { OrderEntry } from '../../contract/orders/orders.ts'
import { Link } from '../frame/Link.tsx'
import { paths } from '../paths.ts'
import { recentDateText } from '../platform/dates.ts'
import { useLanguage } from '../platform/texts.ts'
import { buttonClass } from '../ui/button-class.ts'
import { Picture } from '../ui/Picture.tsx'
import { OrderMenu } from './OrderMenu.tsx'
import { StatusTag } from './StatusTag.tsx'
import { useOrderTexts } from './texts.ts'

const PICTURES = 3
const STORES = 2

type OrderRowProps = {
  entry: OrderEntry
  /** Orders it again. */
  again: ReactNode
}

/** An order in the list: a row on wide windows, a card on others; all of it opens the order. */
export function OrderRow({ entry, again }: OrderRowProps) {
  const t = useOrderTexts()
  const language = useLanguage()
  const isCancelled = entry.status === 'CANCELLED' || entry.status === 'REJECTED'
  const names = entry.stores.map(({ storeName }) => storeName)
  const more = names.length - STORES
  const stores = names.slice(0, STORES).join(', ') + (more > 0 ? ` ${t.more(more)}` : '')
  const moment = momentOf(entry)
  return (
    <li className="order-row">
      <div className="order-name">
        <h3 className="font-sans text-medium tracking-normal tabular-nums">
          <Link
            to={paths.order(entry.id)}
            aria-label={t.open(entry.orderNumber)}
            className="after:absolute after:inset-0 after:rounded-lg"
          >
            {entry.orderNumber}
          </Link>
        </h3>
        <p className="text-small text-ink-2 tabular-nums">{recentDateText(entry.createdAt, language)}</p>
        {entry.placedBy && <p className="text-small text-ink-2">{t.placedBy(entry.placedBy)}</p>}
      </div>
      <div className="order-pictures" aria-hidden="true">
        {entry.imageUrls.slice(0, PICTURES).map((url) => (
          <Picture key={url} url={url} alt="" sizes="40px" className="order-picture" />
        ))}
      </div>
      <div className="order-stores">
        <p className="text-medium" title={more > 0 ? names.join(', ') : undefined}>
          {stores}
        </p>
        <p className="text-small text-ink-2 tabular-nums">{t.items(entry.itemCount)}</p>
        {entry.hits.map(({ productSkuId, name, quantity, lineTotalText }) => (
          <p key={productSkuId} className="text-small font-semibold text-ink-2 tabular-nums">
            {t.find.hit(quantity, name, lineTotalText)}
          </p>
        ))}
      </div>
      <div className="order-status">
        <StatusTag status={entry.status} text={entry.statusText} />
      </div>
      <p className="order-moment text-small text-ink-2 tabular-nums">
        {moment && t.moments[moment.kind](recentDateText(moment.at, language))}
      </p>
      <p className="order-sum tabular-nums">
        {isCancelled ? (
          <del className="text-ink-2">
            <span className="sr-only">{t.cancelledSum} </span>
            {entry.grossTotalText}
          </del>
        ) : (
          <b className="font-bold">{entry.grossTotalText}</b>
        )}
      </p>
      <div className="order-actions">
        {entry.payBy && (
          <Link
            to={paths.order(entry.id)}
            aria-label={t.payNamed(entry.orderNumber)}
            className={buttonClass({ size: 'sm' })}
          >
            {t.pay}
          </Link>
        )}
        {again}
        <OrderMenu entry={entry} />
      </div>
    </li>
  )
}

/** When it is to be paid, has left or has arrived; before, when it is promised. */
function momentOf({ payBy, arrivesBy, shippedAt, deliveredAt }: OrderEntry) {
  if (payBy) return { kind: 'payBy', at: payBy } as const
  if (deliveredAt) return { kind: 'delivered', at: deliveredAt } as const
  if (shippedAt) return { kind: 'shipped', at: shippedAt } as const
  return arrivesBy && ({ kind: 'promised', at: new Date(arrivesBy) } as const)
}
