import type { FigureName, FigureSpan } from '../../../contract/operator/figures.ts'
import { Link } from '../../frame/Link.tsx'
import { useRead } from '../../platform/reads/use-read.ts'
import { useLanguage } from '../../platform/texts.ts'
import { QueryView } from '../../ui/reads/QueryView.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { figuresQuery } from './queries.ts'
import { useOverviewTexts } from './texts.ts'

/** The list behind each figure. */
const lists: Record<FigureName, (from: string) => string> = {
  ORDERS: (from) => `/operator/orders?from=${from}`,
  GROSS: (from) => `/operator/orders?from=${from}`,
  PAYMENTS: () => '/operator/payments',
  NEW_BUYERS: () => '/operator/buyers',
  MISSED_SEARCHES: () => '/operator/search?view=MISSED',
}

/** What the shop has come to today or in the last days, beside the time before; each figure opens its list. */
export function Figures({ days }: { days: FigureSpan }) {
  const t = useOverviewTexts()
  const read = useRead(figuresQuery(useLanguage(), days))
  return (
    <QueryView read={read} failed={{ title: t.failed }} coming={<Skeleton className="h-24" />}>
      {({ from, figures }) => (
        <ul aria-label={t.figures} className="grid grid-cols-2 gap-3 lg:grid-cols-5 lg:gap-4">
          {figures.map(({ name, text, beforeText }) => (
            <li key={name} className="desk-card relative min-w-0 px-[18px] py-3.5 hover:bg-sunken/60">
              <Link to={lists[name](from)} className="block text-ink-2 after:absolute after:inset-0">
                {t.figureNames[name]}
              </Link>
              <b className="block font-display text-xl font-bold tabular-nums">{text}</b>
              <span className="block text-xs text-ink-2 tabular-nums">{t.before[days](beforeText)}</span>
            </li>
          ))}
        </ul>
      )}
    </QueryView>
  )
}
