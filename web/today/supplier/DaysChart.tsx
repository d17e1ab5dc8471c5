import { AxisBottom, AxisLeft } from '@visx/axis'
import { scaleBand, scaleLinear } from '@visx/scale'
import { Bar, LinePath } from '@visx/shape'
import { useState } from 'react'
import { dateFormat } from '../../../contract/platform/formats.ts'
import { moneyText } from '../../../contract/platform/money.ts'
import type { FigureDay } from '../../../contract/today/today.ts'
import { Card } from '../../desk/Card.tsx'
import { PlainTable } from '../../desk/list/PlainTable.tsx'
import { dateText } from '../../platform/dates.ts'
import { useLanguage } from '../../platform/texts.ts'
import { useTodayTexts } from './texts.ts'

// As the axis has room for.
const short = {
  de: dateFormat('de-DE', { day: 'numeric', month: 'numeric', timeZone: 'UTC' }),
  en: dateFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' }),
}

const [width, height] = [640, 220]
const margin = { top: 12, right: 8, bottom: 26, left: 76 }

/** The net of each day as bars, the four weeks before as a dashed line; the same as a table. */
export function DaysChart({ days }: { days: FigureDay[] }) {
  const t = useTodayTexts().days
  const [isTable, setTable] = useState(false)
  return (
    <Card
      title={t.title}
      more={
        <button type="button" className="desk-button" aria-pressed={isTable} onClick={() => setTable(!isTable)}>
          {t.asTable}
        </button>
      }
    >
      {isTable ? <Table days={days} /> : <Chart days={days} />}
    </Card>
  )
}

function Chart({ days }: { days: FigureDay[] }) {
  const t = useTodayTexts().days
  const language = useLanguage()
  const x = scaleBand({ domain: days.map(({ day }) => day), range: [margin.left, width - margin.right], padding: 0.3 })
  const most = Math.max(...days.flatMap(({ net, netBefore }) => [net, netBefore]), 1)
  const y = scaleLinear({ domain: [0, most], range: [height - margin.bottom, margin.top], nice: true })
  const label = { fill: 'var(--color-ink-2)', fontSize: 11, fontFamily: 'inherit' }
  const best = days.toSorted((a, b) => b.net - a.net)[0]!
  const day = (text: string) => dateText(new Date(text), language)
  const middle = (text: string) => x(text)! + x.bandwidth() / 2
  return (
    <figure className="px-[18px] pb-4">
      <figcaption className="pb-1 text-small text-ink-2">{t.legend}</figcaption>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={t.best(day(best.day), best.netText)}
        className="w-full"
      >
        {days.map(({ day: of, net }) => (
          <Bar
            key={of}
            x={x(of)!}
            y={y(net)}
            width={x.bandwidth()}
            height={y(0) - y(net)}
            rx={2}
            fill="var(--color-brand)"
          />
        ))}
        <LinePath<FigureDay>
          data={days}
          x={({ day: of }) => middle(of)}
          y={({ netBefore }) => y(netBefore)}
          stroke="var(--color-ink-3)"
          strokeDasharray="3 3"
          strokeWidth={1.5}
        />
        <AxisBottom
          scale={x}
          top={height - margin.bottom}
          tickValues={days.filter((_, place) => place % 7 === 0).map(({ day: of }) => of)}
          tickFormat={(of) => short[language].format(new Date(of))}
          stroke="var(--color-line-strong)"
          hideTicks
          tickLabelProps={{ ...label, textAnchor: 'middle' }}
        />
        <AxisLeft
          scale={y}
          left={margin.left}
          numTicks={3}
          tickFormat={(euros) => moneyText(Math.round(Number(euros) * 100), language)}
          hideAxisLine
          hideTicks
          tickLabelProps={{ ...label, textAnchor: 'end', dx: -6, dy: 4 }}
        />
      </svg>
    </figure>
  )
}

function Table({ days }: { days: FigureDay[] }) {
  const t = useTodayTexts().days
  const language = useLanguage()
  const columns = [{ name: t.day }, ...[t.orders, t.net, t.netBefore].map((name) => ({ name, isNumber: true }))]
  return (
    <PlainTable label={t.table} columns={columns}>
      {days.toReversed().map(({ day, orders, netText, netBeforeText }) => (
        <tr key={day}>
          <th scope="row" className="font-normal whitespace-nowrap">
            {dateText(new Date(day), language)}
          </th>
          {[String(orders), netText, netBeforeText].map((text, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- the columns of the table, which stay in their places
            <td key={place} className="text-right tabular-nums">
              {text}
            </td>
          ))}
        </tr>
      ))}
    </PlainTable>
  )
}
