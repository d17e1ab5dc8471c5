import TrendingDown from 'lucide-react/icons/trending-down'
import TrendingUp from 'lucide-react/icons/trending-up'
import { scaleLinear } from '@visx/scale'
import { LinePath } from '@visx/shape'
import { numberFormat } from '../../../contract/platform/formats.ts'
import type { Figure } from '../../../contract/today/today.ts'
import { Card } from '../../desk/Card.tsx'
import { useRead } from '../../platform/reads/use-read.ts'
import { useLanguage } from '../../platform/texts.ts'
import { FailedRead } from '../../ui/reads/FailedRead.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { DaysChart } from './DaysChart.tsx'
import { figuresQuery } from './queries.ts'
import { useTodayTexts } from './texts.ts'

/** What was ordered in four weeks: four figures, and the net of each day. */
export function Figures() {
  const t = useTodayTexts()
  const read = useRead(figuresQuery(useLanguage()))
  if (read.state === 'failed') return <FailedRead failure={read.failure} title={t.failed} />
  if (read.state === 'coming') return <Skeleton className="h-96 rounded-2xl" />
  const { figures, days } = read.data
  return (
    <>
      <div className="grid grid-cols-2 gap-4 xl:col-span-2 xl:grid-cols-4">
        {figures.map((figure) => (
          <FigureCard key={figure.kind} figure={figure} />
        ))}
      </div>
      <DaysChart days={days} />
    </>
  )
}

const formats = { de: numberFormat('de-DE'), en: numberFormat('en-GB') }

function FigureCard({ figure: { kind, text, change, line } }: { figure: Figure }) {
  const t = useTodayTexts().figures
  const language = useLanguage()
  const changeText = change === null ? t.nothingBefore : t.changes[kind](formats[language].format(Math.abs(change)))
  const isUp = change !== null && change >= 0
  return (
    <Card className="grid content-start gap-1 px-[18px] py-3.5">
      <h2 className="text-base font-normal text-ink-2">{t.names[kind]}</h2>
      <p className="text-xl font-bold tabular-nums">{text}</p>
      <div className="flex flex-wrap items-end justify-between gap-2">
        <p className="flex items-center gap-1 text-small text-ink-2">
          {change !== null &&
            (isUp ? <TrendingUp className="size-4 text-ok" /> : <TrendingDown className="size-4 text-warn" />)}
          {change !== null && <span className="sr-only">{isUp ? t.up : t.down}</span>}
          {changeText}
        </p>
        <Line line={line} />
      </div>
    </Card>
  )
}

const [width, height] = [96, 28]

/** Beside a figure that says it in words. */
function Line({ line }: { line: number[] }) {
  const x = scaleLinear({ domain: [0, line.length - 1], range: [2, width - 2] })
  const y = scaleLinear({ domain: [0, Math.max(...line, 1)], range: [height - 2, 3] })
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden className="h-7 w-24">
      <LinePath<number>
        data={line}
        x={(_, place) => x(place)}
        y={(value) => y(value)}
        stroke="var(--color-brand)"
        strokeWidth={1.5}
      />
      <circle cx={x(line.length - 1)} cy={y(line.at(-1)!)} r={2} fill="var(--color-brand)" />
    </svg>
  )
}
