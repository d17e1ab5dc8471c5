import { useRef, type PointerEvent } from 'react'
import type { Placement } from '../../../contract/designs/designs.ts'
import type { MarkName } from '../content.ts'
import { dragged, pinched, type Grip } from '../print/marks.ts'
import type { Point, Surface } from '../print/surface.ts'

type Grab = {
  mark: MarkName
  grip: Grip
  start: Placement
  /** Where each finger, or the mouse, was when it began and where it is. */
  fingers: Map<number, { from: Point; to: Point }>
  gesture: string
}
type GripOptions = {
  surface: Surface
  placementOf: (mark: MarkName) => Placement
  onMove: (mark: MarkName, placement: Placement, gesture: string) => void
}

let gestures = 0

/** Drags, scales and turns marks with mouse, pen and fingers; two fingers do all three at once. */
export function useGrip({ surface, placementOf, onMove }: GripOptions) {
  const grab = useRef<Grab | null>(null)

  function take(event: PointerEvent<SVGElement>, mark: MarkName, grip: Grip) {
    if (event.button !== 0 || grab.current) return
    event.stopPropagation()
    const from = pointOf(event)
    const fingers = new Map([[event.pointerId, { from, to: from }]])
    grab.current = { mark, grip, start: placementOf(mark), fingers, gesture: `drag ${++gestures}` }
    rootOf(event).setPointerCapture(event.pointerId)
  }

  /** Counts from here again, as another finger came or went. */
  function anew(held: Grab) {
    held.start = placementOf(held.mark)
    held.grip = 'move'
    for (const finger of held.fingers.values()) finger.from = finger.to
  }

  const handlers = {
    onPointerDown(event: PointerEvent<SVGElement>) {
      const held = grab.current
      if (!held || held.fingers.size > 1) return
      const from = pointOf(event)
      held.fingers.set(event.pointerId, { from, to: from })
      rootOf(event).setPointerCapture(event.pointerId)
      anew(held)
    },
    onPointerMove(event: PointerEvent<SVGElement>) {
      const held = grab.current
      const finger = held?.fingers.get(event.pointerId)
      if (!held || !finger) return
      finger.to = pointOf(event)
      onMove(held.mark, moved(surface, held), held.gesture)
    },
    onPointerUp: release,
    onPointerCancel: release,
  }

  function release(event: PointerEvent<SVGElement>) {
    const held = grab.current
    if (!held?.fingers.delete(event.pointerId)) return
    if (held.fingers.size === 0) grab.current = null
    else anew(held)
  }
  return { take, handlers }
}

function moved(surface: Surface, { start, grip, fingers }: Grab): Placement {
  const [first, second] = [...fingers.values()]
  if (second) return pinched(surface, start, { from: [first!.from, second.from], to: [first!.to, second.to] })
  return dragged(surface, start, { grip, ...first! })
}

const rootOf = ({ currentTarget }: PointerEvent<SVGElement>) => currentTarget.ownerSVGElement ?? currentTarget

function pointOf(event: PointerEvent<SVGElement>): Point {
  const { left, top, width, height } = rootOf(event).getBoundingClientRect()
  return { x: (event.clientX - left) / width, y: (event.clientY - top) / height }
}
