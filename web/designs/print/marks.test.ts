import { describe, expect, test } from 'vitest'
import { dragged, edgeOf, fitting, handlesOf, pinched } from './marks.ts'
import { surfaceOf, type Point } from './surface.ts'

/** Half the picture wide and a quarter high, in its middle: what is round in print is round on it. */
const corners: Point[] = [
  { x: 0.25, y: 0.375 },
  { x: 0.75, y: 0.375 },
  { x: 0.75, y: 0.625 },
  { x: 0.25, y: 0.625 },
]
const flat = surfaceOf(
  corners.flatMap((from, side) =>
    Array.from({ length: 8 }, (_, i) => ({
      x: from.x + ((corners[(side + 1) % 4]!.x - from.x) * i) / 8,
      y: from.y + ((corners[(side + 1) % 4]!.y - from.y) * i) / 8,
    })),
  ),
  2,
)
const placement = { x: 0.3, y: 0.5, scale: 0.2, rotation: 0 }

describe('a mark', () => {
  test('is as wide on the picture as its share of the area says, and as high as its proportions', () => {
    const [topLeft, , bottomRight] = handlesOf(flat, { placement, ratio: 0.5 }).corners
    expect(bottomRight!.x - topLeft!.x).toBeCloseTo(0.1)
    expect(bottomRight!.y - topLeft!.y).toBeCloseTo(0.05)
  })

  test('that is turned by a quarter is as high as it was wide', () => {
    const edge = edgeOf(flat, { placement: { ...placement, rotation: 90 }, ratio: 0.5 })
    const heights = edge.map(({ y }) => y)
    expect(Math.max(...heights) - Math.min(...heights)).toBeCloseTo(0.1)
  })

  test('goes where it is dragged', () => {
    const grab = { grip: 'move' as const, from: { x: 0.4, y: 0.5 }, to: { x: 0.45, y: 0.525 } }
    expect(dragged(flat, placement, grab)).toEqual({ ...placement, x: 0.4, y: 0.6 })
  })

  test('stays on the middle when it is dropped beside it', () => {
    const grab = { grip: 'move' as const, from: { x: 0.4, y: 0.5 }, to: { x: 0.504, y: 0.5 } }
    expect(dragged(flat, placement, grab).x).toBe(0.5)
  })

  test('doubles when a corner is pulled to twice its distance', () => {
    const middle = flat.at(placement)
    const grab = {
      grip: 'scale' as const,
      from: { x: middle.x + 0.05, y: middle.y },
      to: { x: middle.x + 0.1, y: middle.y },
    }
    expect(dragged(flat, placement, grab).scale).toBeCloseTo(0.4)
  })

  test('turns with its handle and stands straight when nearly so', () => {
    const middle = flat.at(placement)
    const turnedTo = (x: number, y: number) =>
      dragged(flat, placement, {
        grip: 'turn',
        from: { x: middle.x, y: middle.y - 0.1 },
        to: { x: middle.x + x, y: middle.y + y },
      }).rotation
    expect(turnedTo(0.1, -0.1)).toBeCloseTo(45)
    expect(turnedTo(0.1, 0.002)).toBe(90)
  })

  test('follows two fingers', () => {
    const from: [Point, Point] = [
      { x: 0.35, y: 0.5 },
      { x: 0.45, y: 0.5 },
    ]
    const to: [Point, Point] = [
      { x: 0.5, y: 0.4 },
      { x: 0.5, y: 0.6 },
    ]
    expect(pinched(flat, placement, { from, to })).toEqual({ x: 0.5, y: 0.5, scale: 0.4, rotation: 90 })
  })

  test('never leaves what a design may hold', () => {
    expect(fitting({ x: -1, y: 2, scale: 9, rotation: 270 })).toEqual({ x: 0, y: 1, scale: 2, rotation: -90 })
  })
})
