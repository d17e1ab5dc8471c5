import { useRef, useState, type PointerEvent, type WheelEvent } from 'react'

/** How a picture lies in its frame: `scale` 1 is whole; `x` and `y` move it, in pixels of the frame. */
type View = { scale: number; x: number; y: number }

const WHOLE: View = { scale: 1, x: 0, y: 0 }
const MOST = 4
const NEAR = 2.5
const STEP = 1.5
const SWIPE_PX = 40
const TAP_MS = 300
const TAP_PX = 12

type Point = { x: number; y: number }
const NEVER = { at: 0, x: 0, y: 0 }
type Gesture = { from: Point[]; view: View; hasMoved: boolean }

/**
 * Two fingers or the wheel enlarge, one finger moves what is enlarged and turns the page of what is whole, two taps or
 * clicks come near and go back.
 */
export function useZoom(go: (step: 1 | -1) => void) {
  const [view, setView] = useState(WHOLE)
  const pointers = useRef(new Map<number, Point>())
  const gesture = useRef<Gesture | null>(null)
  const lastTap = useRef(NEVER)

  const begin = (held = pointers.current) => {
    const from = [...held.values()]
    gesture.current = from.length > 0 ? { from, view, hasMoved: gesture.current?.hasMoved ?? false } : null
  }
  const turn = (step: 1 | -1) => {
    setView(WHOLE)
    go(step)
  }
  const scaleBy = (factor: number) => setView((now) => within({ ...now, scale: now.scale * factor }))

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    event.currentTarget.setPointerCapture(event.pointerId)
    gesture.current = pointers.current.size === 0 ? null : gesture.current
    begin(pointers.current.set(event.pointerId, pointOf(event)))
  }

  function onPointerMove(event: PointerEvent<HTMLElement>) {
    if (!pointers.current.has(event.pointerId) || !gesture.current) return
    pointers.current.set(event.pointerId, pointOf(event))
    const { from, view: before } = gesture.current
    const now = [...pointers.current.values()]
    const moved = { x: middle(now).x - middle(from).x, y: middle(now).y - middle(from).y }
    if (Math.hypot(moved.x, moved.y) > TAP_PX || now.length > 1) gesture.current.hasMoved = true
    const scale = now.length > 1 ? before.scale * (spread(now) / Math.max(1, spread(from))) : before.scale
    if (now.length > 1 || before.scale > 1) setView(within({ scale, x: before.x + moved.x, y: before.y + moved.y }))
  }

  function onPointerUp(event: PointerEvent<HTMLElement>) {
    if (!pointers.current.has(event.pointerId)) return
    const { from, view: before, hasMoved } = gesture.current!
    const isSingle = pointers.current.size === 1 && from.length === 1
    pointers.current.delete(event.pointerId)
    const point = pointOf(event)
    if (isSingle && !hasMoved) return tap(point)
    const across = point.x - from[0]!.x
    if (isSingle && before.scale === 1 && Math.abs(across) >= SWIPE_PX) turn(across < 0 ? 1 : -1)
    begin()
  }

  const tap = (point: Point) => {
    const isSecond = isNear(lastTap.current, point)
    lastTap.current = isSecond ? NEVER : { at: performance.now(), ...point }
    if (isSecond) setView((now) => (now.scale > 1 ? WHOLE : { ...WHOLE, scale: NEAR }))
  }

  return {
    style: { transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` },
    turn,
    reset: () => setView(WHOLE),
    nearer: () => scaleBy(STEP),
    farther: () => scaleBy(1 / STEP),
    handlers: {
      onPointerDown,
      onPointerMove,
      onPointerUp,
      onPointerCancel: (event: PointerEvent<HTMLElement>) => void (pointers.current.delete(event.pointerId) && begin()),
      onWheel: ({ deltaY }: WheelEvent) => scaleBy(deltaY < 0 ? 1.15 : 1 / 1.15),
    },
  }
}

/** Whether a tap is the second of two. */
const isNear = ({ at, x, y }: typeof NEVER, point: Point) =>
  performance.now() - at < TAP_MS && Math.hypot(point.x - x, point.y - y) < 3 * TAP_PX

/** Never smaller than whole, never moved out of sight. */
function within({ scale, x, y }: View): View {
  const held = Math.min(MOST, Math.max(1, scale))
  if (held === 1) return WHOLE
  const room = ((held - 1) * Math.max(innerWidth, innerHeight)) / 2
  const bound = (value: number) => Math.min(room, Math.max(-room, value))
  return { scale: held, x: bound(x), y: bound(y) }
}

const pointOf = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY })
const middle = (points: Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
})
const spread = ([one, other]: Point[]) => (one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0)
