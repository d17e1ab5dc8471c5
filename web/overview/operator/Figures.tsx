import { figureSpans, type FigureName, type FigureSpan } from '../../../contract/operator/figures.ts'
import { Card } from '../../desk/Card.tsx'
import { Link } from '../../frame/Link.tsx'
import { useRead } from '../../platform/reads/use-read.ts'
import { useLanguage } from '../../platform/texts.ts'
import { ChoiceChips } from '../../ui/fields/ChoiceChips.tsx'
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
export function Figures({ days, onDays }: { days: FigureSpan; onDays: (days: FigureSpan) => void }) {
  const t = useOverviewTexts()
  const read = useRead(figuresQuery(useLanguage(), days))
  return (
    <Card
      title={t.figures}
      more={
        <ChoiceChips
          label={t.span}
          options={figureSpans.map((value) => ({ value, label: t.spans[value] }))}
          value={days}
          onChange={onDays}
        />
      }
    >
      <QueryView read={read} failed={{ title: t.failed }} coming={<Skeleton className="m-4 h-20" />}>
        {({ from, figures }) => (
          <ul className="grid gap-y-3 py-3.5 sm:grid-cols-2 lg:grid-cols-5">
            {figures.map(({ name, text, beforeText }) => (
              <li key={name} className="px-[18px]">
                <Link to={lists[name](from)} className="text-brand underline underline-offset-2">
                  {t.figureNames[name]}
                </Link>
                <b className="block font-display text-lg font-bold tabular-nums">{text}</b>
                <span className="text-xs text-ink-2 tabular-nums">{t.before[days](beforeText)}</span>
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </Card>
  )
}
