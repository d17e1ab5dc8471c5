import type { Placement } from '../../../contract/designs/designs.ts'
import type { Point, Surface } from './surface.ts'

/** A logo or a text: where it stands, and its height for its width. */
export type Mark = { placement: Placement; ratio: number }
export type Grip = 'move' | 'scale' | 'turn'

const EDGE_STEPS = 6
const TURN_GAP = 0.07

/** The outline of a mark on the picture, bent as the product is. */
export function edgeOf(surface: Surface, mark: Mark): Point[] {
  const corners = cornersOf(surface, mark)
  return corners.flatMap((from, i) => {
    const to = corners[(i + 1) % 4]!
    return Array.from({ length: EDGE_STEPS }, (_, step) => onPicture(surface, between(from, to, step / EDGE_STEPS)))
  })
}

/** Where its handles are on the picture: four corners, clockwise from top left, and the one that turns it. */
export function handlesOf(surface: Surface, mark: Mark): { corners: Point[]; turn: Point; top: Point } {
  const corners = cornersOf(surface, mark)
  const [topLeft, topRight] = corners as [Point, Point]
  const top = onPicture(surface, between(topLeft, topRight, 0.5))
  const middle = onPicture(surface, inPrint(mark.placement, surface.aspect))
  const length = Math.hypot(top.x - middle.x, top.y - middle.y) || 1
  const far = (length + TURN_GAP) / length
  return {
    corners: corners.map((corner) => onPicture(surface, corner)),
    top,
    turn: { x: middle.x + (top.x - middle.x) * far, y: middle.y + (top.y - middle.y) * far },
  }
}

/** A placement after one finger or the mouse went `from` one point of the picture `to` another. */
export function dragged(
  surface: Surface,
  placement: Placement,
  grab: { grip: Grip; from: Point; to: Point },
): Placement {
  const middle = inPrint(placement, surface.aspect)
  const [from, to] = [grab.from, grab.to].map((point) => inPrint(surface.locate(point), surface.aspect)) as [
    Point,
    Point,
  ]
  if (grab.grip === 'move')
    return bounded(surface, placement, { x: middle.x + to.x - from.x, y: middle.y + to.y - from.y })
  const [before, after] = [from, to].map(({ x, y }) => ({
    length: Math.hypot(x - middle.x, y - middle.y),
    angle: (Math.atan2(y - middle.y, x - middle.x) * 180) / Math.PI,
  })) as [Polar, Polar]
  if (grab.grip === 'scale')
    return fitting({ ...placement, scale: (placement.scale * after.length) / (before.length || 1) })
  return fitting({ ...placement, rotation: snapped(placement.rotation + after.angle - before.angle) })
}

type Polar = { length: number; angle: number }
type Pair = [Point, Point]

/** A placement after two fingers went from their points of the picture to others. */
export function pinched(surface: Surface, placement: Placement, { from, to }: { from: Pair; to: Pair }): Placement {
  const [before, after] = [from, to].map(
    (pair) => pair.map((point) => inPrint(surface.locate(point), surface.aspect)) as Pair,
  ) as [Pair, Pair]
  const span = ([a, b]: Pair) => Math.hypot(b.x - a.x, b.y - a.y)
  const angle = ([a, b]: Pair) => (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI
  const [start, end] = [between(...before, 0.5), between(...after, 0.5)]
  const middle = inPrint(placement, surface.aspect)
  return bounded(
    surface,
    {
      ...placement,
      scale: placement.scale * (span(after) / (span(before) || 1)),
      rotation: snapped(placement.rotation + angle(after) - angle(before)),
    },
    { x: middle.x + end.x - start.x, y: middle.y + end.y - start.y },
  )
}

/** Within what the contract takes, and no finer than anybody sees. */
export function fitting({ x, y, scale, rotation }: Placement): Placement {
  const turned = ((((rotation + 180) % 360) + 360) % 360) - 180
  return {
    x: rounded(Math.min(1, Math.max(0, x)), 4),
    y: rounded(Math.min(1, Math.max(0, y)), 4),
    scale: rounded(Math.min(2, Math.max(0.02, scale)), 4),
    rotation: rounded(turned, 1),
  }
}

const SNAP = { share: 0.012, degrees: 3 }

function bounded({ aspect }: Surface, placement: Placement, middle: Point): Placement {
  const [x, y] = [middle.x, middle.y * aspect]
  // The middle is where most logos belong.
  return fitting({ ...placement, x: Math.abs(x - 0.5) < SNAP.share ? 0.5 : x, y })
}

function snapped(rotation: number): number {
  const straight = Math.round(rotation / 90) * 90
  return Math.abs(rotation - straight) < SNAP.degrees ? straight : rotation
}

function cornersOf({ aspect }: Surface, { placement, ratio }: Mark): Point[] {
  const { scale, rotation } = placement
  const middle = inPrint(placement, aspect)
  const [cos, sin] = [Math.cos((rotation * Math.PI) / 180), Math.sin((rotation * Math.PI) / 180)]
  const [w, h] = [scale / 2, (scale * ratio) / 2]
  const offsets = [
    [-w, -h],
    [w, -h],
    [w, h],
    [-w, h],
  ] as const
  return offsets.map(([dx, dy]) => ({ x: middle.x + dx * cos - dy * sin, y: middle.y + dx * sin + dy * cos }))
}

// In print, lengths count the same both ways: the area is 1 wide and 1 / aspect high.
const inPrint = ({ x, y }: Point, aspect: number): Point => ({ x, y: y / aspect })
const onPicture = (surface: Surface, { x, y }: Point) => surface.at({ x, y: y * surface.aspect })
const between = (a: Point, b: Point, share: number): Point => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
})
const rounded = (value: number, digits: number) => Math.round(value * 10 ** digits) / 10 ** digits
