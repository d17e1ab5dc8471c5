import { curveStepAfter } from '@visx/curve'
import { AxisBottom, AxisLeft } from '@visx/axis'
import { scaleLinear, scaleLog } from '@visx/scale'
import { AreaClosed, LinePath } from '@visx/shape'
import { moneyText } from '../../../../../contract/platform/money.ts'
import type { Content } from '../../../../../contract/range/content.ts'
import { useLanguage } from '../../../../platform/texts.ts'
import { useEditorTexts } from '../../../texts.ts'

type TierChartProps = { final: number; tiers: Content['tiers']; perBox: number }
type Step = { boxes: number; cents: number }

const [width, height] = [300, 170]
const margin = { top: 12, right: 12, bottom: 26, left: 52 }

/** What a piece costs by cartons, as a line of steps; the same as a sentence for readers of screens. */
export function TierChart({ final, tiers, perBox }: TierChartProps) {
  const t = useEditorTexts().price
  const language = useLanguage()
  const steps: Step[] = [
    { boxes: 1, cents: final },
    ...tiers.flatMap(({ fromQuantity, price }) =>
      fromQuantity && price ? [{ boxes: fromQuantity / perBox, cents: Math.round(price * 100) }] : [],
    ),
  ]
  const last = steps.at(-1)!
  const line = [...steps, { boxes: last.boxes * 1.4, cents: last.cents }]
  const x = scaleLog({ domain: [1, last.boxes * 1.4], range: [margin.left, width - margin.right] })
  const y = scaleLinear({ domain: [last.cents * 0.94, final], range: [height - margin.bottom, margin.top] })
  const text = (cents: number) => moneyText(cents, language)
  const shared = {
    data: line,
    x: (step: Step) => x(step.boxes),
    y: (step: Step) => y(step.cents),
    curve: curveStepAfter,
  }
  const label = { fill: 'var(--color-ink-2)', fontSize: 11, fontFamily: 'inherit' }
  return (
    <figure className="grid content-start gap-1">
      <figcaption className="text-small text-ink-2">{t.chart}</figcaption>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={steps.map(({ boxes, cents }) => `${t.fromBoxes(String(boxes))}: ${text(cents)}`).join('; ')}
        className="w-full max-w-md"
      >
        <AreaClosed<Step> {...shared} yScale={y} fill="var(--color-brand-soft)" />
        <LinePath<Step> {...shared} stroke="var(--color-brand)" strokeWidth={2} />
        <AxisBottom
          scale={x}
          top={height - margin.bottom}
          tickValues={steps.map(({ boxes }) => boxes)}
          tickFormat={(boxes) => String(Math.round(Number(boxes) * 10) / 10)}
          stroke="var(--color-line-strong)"
          hideTicks
          tickLabelProps={{ ...label, textAnchor: 'middle' }}
        />
        <AxisLeft
          scale={y}
          left={margin.left}
          tickValues={[final, last.cents]}
          tickFormat={(cents) => text(Number(cents))}
          hideAxisLine
          hideTicks
          tickLabelProps={{ ...label, textAnchor: 'end', dx: -6, dy: 4 }}
        />
      </svg>
    </figure>
  )
}
