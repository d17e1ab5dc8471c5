import { AxisBottom, AxisLeft } from '@visx/axis'
import { scaleBand, scaleLinear } from '@visx/scale'
import { Bar, LinePath } from '@visx/shape'
import { useState } from 'react'
import type { HourFigure } from '../../../contract/operator/figures.ts'
import { Card } from '../../desk/Card.tsx'
import { PlainTable } from '../../desk/list/PlainTable.tsx'
import { useRead } from '../../platform/reads/use-read.ts'
import { QueryView } from '../../ui/reads/QueryView.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { hoursQuery } from './queries.ts'
import { useOverviewTexts } from './texts.ts'

const [width, height] = [640, 220]
const margin = { top: 12, right: 8, bottom: 26, left: 40 }

/** Orders of each hour of today as bars, yesterday and a week ago as dashed lines; the same as a table. */
export function HoursChart() {
  const { hours: t, failed } = useOverviewTexts()
  const [isTable, setTable] = useState(false)
  const read = useRead(hoursQuery)
  return (
    <Card
      title={t.title}
      more={
        <button type="button" className="desk-button" aria-pressed={isTable} onClick={() => setTable(!isTable)}>
          {t.asTable}
        </button>
      }
    >
      <QueryView read={read} failed={{ title: failed }} coming={<Skeleton className="m-4 h-60" />}>
        {({ hours }) => (isTable ? <Table hours={hours} /> : <Chart hours={hours} />)}
      </QueryView>
    </Card>
  )
}

const sumOf = (counts: readonly (number | null)[]) => counts.reduce<number>((sum, count) => sum + (count ?? 0), 0)

function Chart({ hours }: { hours: HourFigure[] }) {
  const { hours: t } = useOverviewTexts()
  const x = scaleBand({
    domain: hours.map(({ hour }) => hour),
    range: [margin.left, width - margin.right],
    padding: 0.3,
  })
  const most = Math.max(...hours.flatMap(({ today, yesterday, weekAgo }) => [today ?? 0, yesterday, weekAgo]), 4)
  const y = scaleLinear({ domain: [0, most], range: [height - margin.bottom, margin.top], nice: true })
  const label = { fill: 'var(--color-ink-2)', fontSize: 11, fontFamily: 'inherit' }
  const until = hours.filter(({ today }) => today !== null)
  const text = t.text(
    sumOf(until.map(({ today }) => today)),
    sumOf(until.map(({ yesterday }) => yesterday)),
    sumOf(until.map(({ weekAgo }) => weekAgo)),
  )
  return (
    <figure className="px-[18px] pb-4">
      <figcaption className="pb-1 text-small text-ink-2">{t.legend}</figcaption>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={text} className="w-full">
        {until.map(({ hour, today }) => (
          <Bar
            key={hour}
            x={x(hour)!}
            y={y(today ?? 0)}
            width={x.bandwidth()}
            height={y(0) - y(today ?? 0)}
            rx={2}
            fill="var(--color-brand)"
          />
        ))}
        {(['weekAgo', 'yesterday'] as const).map((day) => (
          <LinePath<HourFigure>
            key={day}
            data={hours}
            x={({ hour }) => x(hour)! + x.bandwidth() / 2}
            y={(hour) => y(hour[day])}
            stroke="var(--color-ink-3)"
            strokeDasharray={day === 'weekAgo' ? '6 4' : '1.5 3'}
            strokeWidth={1.5}
          />
        ))}
        <AxisBottom
          scale={x}
          top={height - margin.bottom}
          tickValues={hours.filter(({ hour }) => hour % 3 === 0).map(({ hour }) => hour)}
          tickFormat={(hour) => String(hour).padStart(2, '0')}
          stroke="var(--color-line-strong)"
          hideTicks
          tickLabelProps={{ ...label, textAnchor: 'middle' }}
        />
        <AxisLeft
          scale={y}
          left={margin.left}
          numTicks={3}
          tickFormat={String}
          hideAxisLine
          hideTicks
          tickLabelProps={{ ...label, textAnchor: 'end', dx: -6, dy: 4 }}
        />
      </svg>
    </figure>
  )
}

function Table({ hours }: { hours: HourFigure[] }) {
  const { hours: t } = useOverviewTexts()
  const columns = [{ name: t.hour }, ...[t.today, t.yesterday, t.weekAgo].map((name) => ({ name, isNumber: true }))]
  return (
    <PlainTable label={t.table} columns={columns}>
      {hours.map(({ hour, today, yesterday, weekAgo }) => (
        <tr key={hour}>
          <th scope="row" className="font-normal whitespace-nowrap">
            {t.from(hour)}
          </th>
          <td className="text-right tabular-nums">{today ?? '–'}</td>
          <td className="text-right tabular-nums">{yesterday}</td>
          <td className="text-right tabular-nums">{weekAgo}</td>
        </tr>
      ))}
    </PlainTable>
  )
}
