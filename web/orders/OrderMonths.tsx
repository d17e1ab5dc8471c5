import type { ReactNode } from 'react'
import type { OrderEntry, OrderMonth } from '../../contract/orders/orders.ts'
import { monthOf, monthText } from '../platform/dates.ts'
import { useLanguage } from '../platform/texts.ts'
import { OrderRow } from './OrderRow.tsx'
import { useOrderTexts } from './texts.ts'

type OrderMonthsProps = {
  items: OrderEntry[]
  /** Of all that were found, on whatever page they stand. */
  months: OrderMonth[]
  actionOf: (entry: OrderEntry) => ReactNode
}

/** A page of orders by month, with what all orders of that month come to. */
export function OrderMonths({ items, months, actionOf }: OrderMonthsProps) {
  const t = useOrderTexts()
  const language = useLanguage()
  const shown = Object.groupBy(items, ({ createdAt }) => monthOf(createdAt))
  return months.map(({ month, count, sumText }) => {
    const entries = shown[month]
    if (!entries) return null
    const name = monthText(month, language)
    return (
      <section key={month} aria-label={name} className="mt-6">
        <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 className="font-sans text-lead font-bold tracking-normal">{name}</h2>
          <p className="text-small text-ink-2 tabular-nums">{t.find.found(t.count(count), sumText)}</p>
        </div>
        <ul className="grid gap-3">
          {entries.map((entry) => (
            <OrderRow key={entry.id} entry={entry} action={actionOf(entry)} />
          ))}
        </ul>
      </section>
    )
  })
}
