import type { Facet } from '../../contract/listings.ts'
import { moneyText } from '../../contract/platform/money.ts'
import { useLanguage } from '../platform/texts.ts'
import { centsOf } from '../products/discount.ts'
import { heightsOf, indexesOf } from './price-spread.ts'

/** In euros; null where the range is open. */
type Ends = { min: number | null; max: number | null }

type PriceSpreadProps = {
  facet: Facet
  ends: Ends
  labels: { min: string; max: string }
  onMove: (ends: Ends) => void
  /** The thumb was let go. */
  onDone: () => void
}

const HEIGHT = 40

/** How the prices of a listing are spread, with a thumb for either end of the chosen range. */
export function PriceSpread({ facet: { values }, ends, labels, onMove, onDone }: PriceSpreadProps) {
  const language = useLanguage()
  const money = (euros: number) => moneyText(centsOf(euros), language)
  const edges = edgesOf(values)
  const [from, to] = indexesOf(edges, ends.min, ends.max)
  const last = edges.length - 1
  const move = (low: number, high: number) =>
    onMove({ min: low === 0 ? null : edges[low]!, max: high === last ? null : edges[high]! })
  const thumbs = [
    { end: 'min', index: from, moveTo: (index: number) => move(Math.min(index, to - 1), to) },
    { end: 'max', index: to, moveTo: (index: number) => move(from, Math.max(index, from + 1)) },
  ] as const
  return (
    <div className="relative h-[58px] w-full">
      <svg
        viewBox={`0 0 ${last} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className="absolute top-0 left-3 h-[46px] w-[calc(100%-1.5rem)]"
      >
        {heightsOf(values, HEIGHT).map((height, band) => (
          <rect
            key={edges[band]}
            x={band + 0.06}
            y={HEIGHT - height}
            width={0.88}
            height={height}
            className={band >= from && band < to ? 'fill-brand/65' : 'fill-line'}
          />
        ))}
        <rect y={HEIGHT - 2.5} width={last} height={2.5} className="fill-line" />
        <rect x={from} y={HEIGHT - 2.5} width={to - from} height={2.5} className="fill-brand" />
      </svg>
      {thumbs.map(({ end, index, moveTo }) => (
        <input
          key={end}
          type="range"
          min={0}
          max={last}
          step={1}
          value={index}
          aria-label={labels[end]}
          aria-valuetext={money(edges[index]!)}
          onChange={({ target }) => moveTo(Number(target.value))}
          onPointerUp={onDone}
          // Who only passes by with the Tab key has let nothing go.
          onKeyUp={({ key }) => key !== 'Tab' && key !== 'Shift' && onDone()}
          className="price-thumb"
        />
      ))}
    </div>
  )
}

/** The lower end of every band in euros, then the upper end of the last. */
function edgesOf(values: Facet['values']): number[] {
  const bands = values.map(({ value }) => value.split('-').map(Number))
  return [...bands.map(([from]) => from!), bands.at(-1)![1]!]
}
