import type { ReactNode } from 'react'
import type { OrderMonth } from '../../contract/orders/order-filters.ts'
import type { OrderEntry } from '../../contract/orders/orders.ts'
import { monthOf, monthText } from '../platform/dates.ts'
import { useLanguage } from '../platform/texts.ts'
import { OrderRow } from './OrderRow.tsx'
import { useOrderTexts } from './texts.ts'

type OrderMonthsProps = {
  items: OrderEntry[]
  /** Of all that were found, on whatever page they stand. */
  months: OrderMonth[]
  againOf: (entry: OrderEntry) => ReactNode
}

/** A page of orders by month, with what all orders of that month come to. */
export function OrderMonths({ items, months, againOf }: OrderMonthsProps) {
  const t = useOrderTexts()
  const language = useLanguage()
  const shown = Object.groupBy(items, ({ createdAt }) => monthOf(createdAt))
  if (items.length === 0) return null
  return (
    <div className="order-list">
      <div aria-hidden="true" className="order-head">
        <span className="order-name">{t.columns.order}</span>
        <span className="order-stores">{t.columns.store}</span>
        <span className="order-status">{t.columns.status}</span>
        <span className="order-moment">{t.columns.moment}</span>
        <span className="order-sum">{t.columns.gross}</span>
      </div>
      {months.map(({ month, count, cancelledCount, sumText }) => {
        const entries = shown[month]
        if (!entries) return null
        const name = monthText(month, language)
        return (
          <section key={month} aria-label={name}>
            <div className="order-month">
              <div className="order-month-name">
                <h2 className="font-sans text-medium font-bold tracking-normal">{name}</h2>
                <p className="text-small text-ink-2 tabular-nums">
                  {t.count(count)}
                  {cancelledCount > 0 && `, ${t.cancelledCount(cancelledCount)}`}
                </p>
              </div>
              <p className="order-sum font-bold tabular-nums">
                {sumText}
                <span className="sr-only"> {t.gross}</span>
              </p>
            </div>
            <ul className="order-rows">
              {entries.map((entry) => (
                <OrderRow key={entry.id} entry={entry} again={againOf(entry)} />
              ))}
            </ul>
          </section>
        )
      })}
    </div>
  )
}
