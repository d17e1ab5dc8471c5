import GripVertical from 'lucide-react/icons/grip-vertical'
import { useState, type KeyboardEvent, type PointerEvent } from 'react'
import { useDeskTexts } from '../texts.ts'

type OrderGripProps = {
  label: string
  /** Its place among all, from 0. */
  place: number
  all: number
  /** To another place; of the list whose items carry `data-order`. */
  onMove: (from: number, to: number) => void
}

/** Moves one thing of a list: dragged, or by the arrow keys; says where it is then. */
export function OrderGrip({ label, place, all, onMove }: OrderGripProps) {
  const t = useDeskTexts().order
  const [announced, setAnnounced] = useState('')
  const moveTo = (to: number) => {
    if (to < 0 || to >= all || to === place) return
    onMove(place, to)
    setAnnounced(t.moved(to + 1, all))
  }
  const byKey = (event: KeyboardEvent) => {
    const step = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 }[event.key]
    if (!step) return
    event.preventDefault()
    moveTo(place + step)
  }
  const drag = (event: PointerEvent<HTMLButtonElement>) => {
    const grip = event.currentTarget
    if (!grip.hasPointerCapture(event.pointerId)) return
    const items = [...(grip.closest('[data-order]')?.parentElement?.querySelectorAll(':scope > [data-order]') ?? [])]
    const under = items.findIndex((item) => {
      const { top, bottom } = item.getBoundingClientRect()
      return event.clientY >= top && event.clientY < bottom
    })
    if (under >= 0) moveTo(under)
  }
  return (
    <>
      <button
        type="button"
        className="order-grip"
        aria-label={label}
        title={t.hint}
        onKeyDown={byKey}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
      >
        <GripVertical />
      </button>
      <span role="status" className="sr-only">
        {announced}
      </span>
    </>
  )
}

/** The list with one thing at another place. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.toSpliced(from, 1)
  return rest.toSpliced(to, 0, list[from]!)
}
