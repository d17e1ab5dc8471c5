import { scaleLinear } from '@visx/scale'
import { LinePath } from '@visx/shape'
import type { HealthLine } from '../../../contract/operator/health.ts'
import { numberFormat } from '../../../contract/platform/formats.ts'
import { timeText } from '../../platform/dates.ts'
import { useLanguage } from '../../platform/texts.ts'
import { useOperatorHealthTexts } from './texts.ts'

type Point = HealthLine['history'][number]
type Known = Point & { value: number }

const [width, height] = [160, 32]
const DAY_MS = 24 * 60 * 60 * 1000

const formats = { de: numberFormat('de-DE'), en: numberFormat('en-GB') }

/**
 * The last 24 hours as a line, with a mark where it was not good; the same as a sentence for readers of screens. A single reading is no line:
 * it is said since when there is one.
 */
export function Sparkline({ line: { kind, history } }: { line: HealthLine }) {
  const t = useOperatorHealthTexts()
  const language = useLanguage()
  const format = formats[language]
  const known = history.filter((point): point is Known => point.value !== null)
  const end = history.at(-1)?.at.getTime()
  if (known.length === 0 || end === undefined) return <span className="text-xs text-ink-2">{t.noHistory}</span>
  const [first] = known
  if (first && known.length === 1)
    return (
      <span className="w-40 text-xs text-ink-2 tabular-nums">
        {t.once(format.format(first.value), t.values[kind], timeText(first.at, language))}
      </span>
    )
  const values = known.map(({ value }) => value)
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const troubled = history.filter(({ state }) => state === 'WARNING' || state === 'BAD')
  const x = scaleLinear({ domain: [end - DAY_MS, end], range: [2, width - 2] })
  const y = scaleLinear({ domain: [least, most > least ? most : least + 1], range: [height - 8, 3] })
  const unit = t.values[kind]
  const span =
    least === most ? t.flat(format.format(least), unit) : t.history(format.format(least), format.format(most), unit)
  const last = known.at(-1)!
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={troubled.length > 0 ? span + t.troubled(troubled.length) : span}
      className="h-8 w-40"
    >
      <LinePath<Known>
        data={known}
        x={({ at }) => x(at.getTime())}
        y={({ value }) => y(value)}
        stroke="var(--color-brand)"
        strokeWidth={1.5}
      />
      <circle cx={x(last.at.getTime())} cy={y(last.value)} r={2} fill="var(--color-brand)" />
      {troubled.map(({ at, state }) => (
        <rect
          key={at.getTime()}
          x={x(at.getTime()) - 1.5}
          y={height - 4}
          width={3}
          height={3}
          fill={state === 'BAD' ? 'var(--color-danger)' : 'var(--color-warn)'}
        />
      ))}
    </svg>
  )
}
