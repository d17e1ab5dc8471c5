import { describe, expect, test } from 'vitest'
import { mapPixels, surfaceOf, type Point } from './surface.ts'

const sides: [Point, Point, Point, Point] = [
  { x: 0.2, y: 0.3 },
  { x: 0.8, y: 0.2 },
  { x: 0.7, y: 0.8 },
  { x: 0.3, y: 0.7 },
]
/** Eight points along each side; the lower side hangs through by `depth`, as on a bowl. */
const outline = (depth: number) =>
  sides.flatMap((from, side) =>
    Array.from({ length: 8 }, (_, i) => {
      const [to, share] = [sides[(side + 1) % 4]!, i / 8]
      const hanging = side === 2 ? depth * Math.sin(share * Math.PI) : 0
      return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share + hanging }
    }),
  )
const bowl = surfaceOf(outline(0.1), 1.5)

describe('a printable area', () => {
  test('meets its outline at the corners and on the sides', () => {
    const corners = [0, 1, 2, 3].map((i) => bowl.at({ x: i === 1 || i === 2 ? 1 : 0, y: i > 1 ? 1 : 0 }))
    corners.forEach((corner, i) => {
      expect(corner.x).toBeCloseTo(sides[i]!.x)
      expect(corner.y).toBeCloseTo(sides[i]!.y)
    })
    expect(bowl.at({ x: 0.5, y: 1 }).y).toBeCloseTo(0.85)
  })

  test.each([
    [0.5, 0.5],
    [0.1, 0.9],
    [0.93, 0.04],
    [1.2, -0.1],
  ])('finds the place %s, %s again from its point on the picture', (x, y) => {
    const found = bowl.locate(bowl.at({ x, y }))
    expect(found.x).toBeCloseTo(x, 3)
    expect(found.y).toBeCloseTo(y, 3)
  })

  test('tells for each pixel of the picture where in it that lies', () => {
    const map = mapPixels(bowl, 200)
    const index = (120 - map.top) * map.width + 100 - map.left
    const place = bowl.locate({ x: 100.5 / 200, y: 120.5 / 200 })
    expect(map.x[index]).toBeCloseTo(place.x, 2)
    expect(map.y[index]).toBeCloseTo(place.y, 2)
    expect(map.x[0]).toBeNaN()
  })
})
