import type { KeyboardEvent, PointerEvent } from 'react'
import { edgeOf, handlesOf, type Grip, type Mark } from '../print/marks.ts'
import type { Point, Surface } from '../print/surface.ts'

type MarkFrameProps = {
  surface: Surface
  mark: Mark
  isSelected: boolean
  label: string
  describedBy: string
  onFocus: () => void
  onKeyDown: (event: KeyboardEvent) => void
  onPointerDown: (event: PointerEvent<SVGElement>) => void
}

/** What is taken to move a mark. The picture is 1 wide and high. */
export function MarkFrame({ surface, mark, isSelected, label, describedBy, ...handlers }: MarkFrameProps) {
  const d = pathOf(edgeOf(surface, mark))
  return (
    <g
      {...handlers}
      role="button"
      tabIndex={0}
      aria-label={label}
      aria-pressed={isSelected}
      aria-describedby={describedBy}
      className="group cursor-move touch-none outline-none"
    >
      <path
        d={d}
        className={`${line} fill-transparent stroke-white/90 [stroke-width:4px] ${isSelected ? '' : 'opacity-0'}`}
      />
      <path
        d={d}
        className={`${line} fill-none group-focus-visible:stroke-[oklch(0.55_0.17_255)] group-focus-visible:[stroke-width:3px] ${isSelected ? 'stroke-ink-fixed' : 'stroke-transparent group-hover:stroke-ink-fixed/60'}`}
      />
    </g>
  )
}

type MarkHandlesProps = {
  surface: Surface
  mark: Mark
  /** Of the picture, in CSS pixels. */
  width: number
  onTake: (event: PointerEvent<SVGElement>, grip: Grip) => void
}

const SIZE = { shown: 7, corner: 18, turn: 22 }

/** Four corners that scale and a knob that turns; for the keyboard there are keys and fields. */
export function MarkHandles({ surface, mark, width, onTake }: MarkHandlesProps) {
  if (width === 0) return null
  const { corners, top, turn } = handlesOf(surface, mark)
  const short = Math.min(far(corners[0]!, corners[1]!), far(corners[1]!, corners[2]!)) * width
  // On a small mark the corners leave its middle free to be moved.
  const reach = Math.max(9, Math.min(SIZE.corner, short * 0.4)) / width
  return (
    <g aria-hidden="true">
      <path d={`M${top.x} ${top.y}L${turn.x} ${turn.y}`} className={`${line} pointer-events-none stroke-ink-fixed`} />
      {corners.map(({ x, y }, i) => (
        // oxlint-disable-next-line react/no-array-index-key
        <g key={i} onPointerDown={(event) => onTake(event, 'scale')} className="cursor-nwse-resize touch-none">
          <circle cx={x} cy={y} r={reach} className="fill-transparent" />
          <circle cx={x} cy={y} r={SIZE.shown / width} className={knob} />
        </g>
      ))}
      <g onPointerDown={(event) => onTake(event, 'turn')} className="cursor-grab touch-none active:cursor-grabbing">
        <circle cx={turn.x} cy={turn.y} r={SIZE.turn / width} className="fill-transparent" />
        <circle cx={turn.x} cy={turn.y} r={(SIZE.shown + 1) / width} className={`${knob} fill-accent!`} />
      </g>
    </g>
  )
}

const line = '[vector-effect:non-scaling-stroke] [stroke-width:1.5px]'
const knob = `${line} fill-white stroke-ink-fixed`
const pathOf = (points: Point[]) => `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}Z`
const far = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)
