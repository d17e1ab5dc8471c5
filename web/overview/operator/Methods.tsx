import type { FigureSpan, MethodFigure } from '../../../contract/operator/figures.ts'
import { Card } from '../../desk/Card.tsx'
import { Link } from '../../frame/Link.tsx'
import { useRead } from '../../platform/reads/use-read.ts'
import { useLanguage } from '../../platform/texts.ts'
import { QueryView } from '../../ui/reads/QueryView.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { methodsQuery } from './queries.ts'
import { useOverviewTexts } from './texts.ts'

/** A drop of this many percentage points counts as trouble, from this many payments on. */
const WORSE = { points: 10, fewest: 5 }

/** Payments begun and paid by method: where a provider has trouble it shows here first. */
export function Methods({ days }: { days: FigureSpan }) {
  const { methods: t, spans, failed } = useOverviewTexts()
  const read = useRead(methodsQuery(useLanguage(), days))
  return (
    <Card title={t.title(spans[days])} more={<Link to="/operator/payments">{t.all}</Link>}>
      <p className="px-[18px] text-small text-ink-2">{t.lead}</p>
      <QueryView read={read} failed={{ title: failed }} coming={<Skeleton className="m-4 h-40" />}>
        {({ items }) =>
          items.length === 0 ? (
            <p className="px-[18px] py-4 text-ink-2">{t.none}</p>
          ) : (
            <ul className="grid gap-3 px-[18px] py-3.5">
              {items.map((figure) => (
                <Row key={figure.method} figure={figure} most={Math.max(...items.map(({ begun }) => begun))} />
              ))}
            </ul>
          )
        }
      </QueryView>
    </Card>
  )
}

function Row({ figure, most }: { figure: MethodFigure; most: number }) {
  const { methods: t } = useOverviewTexts()
  const language = useLanguage()
  const { methodName, begun, paid, percent, percentBefore } = figure
  const text = (value: number | null) => (value === null ? '–' : `${value.toLocaleString(language)} %`)
  const isWorse =
    percent !== null && percentBefore !== null && begun >= WORSE.fewest && percent <= percentBefore - WORSE.points
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1">
      <span>{methodName}</span>
      <span className="text-right tabular-nums">
        {t.paidOf(paid, begun)} <b className={isWorse ? 'text-danger' : ''}>{text(percent)}</b>
      </span>
      <span className="col-span-2 flex h-2 rounded-full" aria-hidden="true">
        <span className="rounded-l-full bg-brand" style={{ width: `${(100 * paid) / most}%` }} />
        <span className="rounded-r-full bg-line-strong" style={{ width: `${(100 * (begun - paid)) / most}%` }} />
      </span>
      <span className={`col-span-2 text-xs ${isWorse ? 'font-semibold text-danger' : 'text-ink-2'}`}>
        {isWorse ? t.worse(text(percentBefore)) : t.before(text(percentBefore))}
      </span>
    </li>
  )
}
