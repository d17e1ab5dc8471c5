/** On the picture in shares of its edge, or in the printable area in shares of its width and height. */
export type Point = { x: number; y: number }

/** The printable area as it lies on the picture of the product. */
export type Surface = {
  /** From the area to the picture; also beyond the area's edges. */
  at: (point: Point) => Point
  /** From the picture to the area. */
  locate: (point: Point) => Point
  /** Width of the area for its height, as printed. */
  aspect: number
}

/** `outline`: clockwise from the top left, as many points along each of the four sides (DesignTemplate). */
export function surfaceOf(outline: readonly Point[], aspect: number): Surface {
  const steps = outline.length / 4
  const side = (first: number) =>
    Array.from({ length: steps + 1 }, (_, i) => outline[(first * steps + i) % outline.length]!)
  const [top, right, bottom, left] = [side(0), side(1), side(2).toReversed(), side(3).toReversed()]
  const at = ({ x, y }: Point) => patch({ top, right, bottom, left }, x, y)
  return { at, locate: (point) => inverse(at, point), aspect }
}

type Sides = Record<'top' | 'right' | 'bottom' | 'left', Point[]>

// A Coons patch: between the four curves, each as near as it is close.
function patch({ top, right, bottom, left }: Sides, x: number, y: number): Point {
  const [above, below, before, behind] = [along(top, x), along(bottom, x), along(left, y), along(right, y)]
  const [first, last] = [top.length - 1, bottom.length - 1]
  const value = (axis: 'x' | 'y') =>
    (1 - y) * above[axis] +
    y * below[axis] +
    (1 - x) * before[axis] +
    x * behind[axis] -
    (1 - y) * ((1 - x) * top[0]![axis] + x * top[first]![axis]) -
    y * ((1 - x) * bottom[0]![axis] + x * bottom[last]![axis])
  return { x: value('x'), y: value('y') }
}

/** A point of a curve at `share` of its points; goes straight on beyond its ends. */
function along(curve: Point[], share: number): Point {
  const steps = curve.length - 1
  const from = Math.min(steps - 1, Math.max(0, Math.floor(share * steps)))
  const rest = share * steps - from
  const [a, b] = [curve[from]!, curve[from + 1]!]
  return { x: a.x + (b.x - a.x) * rest, y: a.y + (b.y - a.y) * rest }
}

const NEAR = 1e-5
const MOST_STEPS = 12

// Newton's method; the patch is close to straight, so it ends within a few steps.
function inverse(at: Surface['at'], point: Point): Point {
  let place = { x: 0.5, y: 0.5 }
  for (let step = 0; step < MOST_STEPS; step++) {
    const here = at(place)
    const [dx, dy] = [point.x - here.x, point.y - here.y]
    if (Math.hypot(dx, dy) < NEAR) break
    const [right, down] = [at({ x: place.x + 0.01, y: place.y }), at({ x: place.x, y: place.y + 0.01 })]
    const [a, b, c, d] = [right.x - here.x, down.x - here.x, right.y - here.y, down.y - here.y]
    const det = a * d - b * c
    if (Math.abs(det) < 1e-12) break
    place = { x: place.x + (0.01 * (d * dx - b * dy)) / det, y: place.y + (0.01 * (a * dy - c * dx)) / det }
  }
  return place
}

/** For each pixel of the picture in a box: where in the area it lies; NaN outside of the area. */
export type PixelMap = { left: number; top: number; width: number; height: number; x: Float32Array; y: Float32Array }

const CELLS = 24

/** `size`: edge of the picture in pixels. */
export function mapPixels(surface: Surface, size: number): PixelMap {
  const point = (i: number) => ({ x: (i % (CELLS + 1)) / CELLS, y: Math.floor(i / (CELLS + 1)) / CELLS })
  const knots = Array.from({ length: (CELLS + 1) ** 2 }, (_, i) => {
    const { x, y } = surface.at(point(i))
    return { ...point(i), px: x * size, py: y * size }
  })
  const [left, top] = [bound(knots, 'px', Math.min), bound(knots, 'py', Math.min)].map(Math.floor) as [number, number]
  const width = Math.ceil(bound(knots, 'px', Math.max)) - left + 1
  const height = Math.ceil(bound(knots, 'py', Math.max)) - top + 1
  const map = { left, top, width, height, x: nowhere(width * height), y: nowhere(width * height) }
  for (let row = 0; row < CELLS; row++)
    for (let column = 0; column < CELLS; column++) {
      const first = row * (CELLS + 1) + column
      const [a, b, c, d] = [first, first + 1, first + CELLS + 1, first + CELLS + 2].map((i) => knots[i]!)
      fill(map, [a!, b!, c!])
      fill(map, [b!, d!, c!])
    }
  return map
}

type Knot = Point & { px: number; py: number }
const nowhere = (length: number) => new Float32Array(length).fill(NaN)
const bound = (knots: Knot[], axis: 'px' | 'py', choose: (...all: number[]) => number) =>
  choose(...knots.map((knot) => knot[axis]))

/** Writes the coordinates of the pixels in a triangle, between those of its corners. */
function fill(map: PixelMap, corners: [Knot, Knot, Knot]) {
  const [a, b, c] = corners
  const det = (b.py - c.py) * (a.px - c.px) + (c.px - b.px) * (a.py - c.py)
  if (Math.abs(det) < 1e-9) return
  const [top, bottom] = [Math.floor(bound(corners, 'py', Math.min)), Math.ceil(bound(corners, 'py', Math.max))]
  const [left, right] = [Math.floor(bound(corners, 'px', Math.min)), Math.ceil(bound(corners, 'px', Math.max))]
  for (let py = top; py < bottom; py++)
    for (let px = left; px < right; px++) {
      const [dx, dy] = [px + 0.5 - c.px, py + 0.5 - c.py]
      const ofA = ((b.py - c.py) * dx + (c.px - b.px) * dy) / det
      const ofB = ((c.py - a.py) * dx + (a.px - c.px) * dy) / det
      const ofC = 1 - ofA - ofB
      if (ofA < -1e-6 || ofB < -1e-6 || ofC < -1e-6) continue
      const index = (py - map.top) * map.width + px - map.left
      map.x[index] = ofA * a.x + ofB * b.x + ofC * c.x
      map.y[index] = ofA * a.y + ofB * b.y + ofC * c.y
    }
}
