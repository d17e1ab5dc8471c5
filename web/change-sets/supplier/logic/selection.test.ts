import { expect, test } from 'vitest'
import { areaOf, chosenPlaces, drawnTo, isChosen, moved, only } from './selection.ts'

const size = { rows: 10, columns: 4 }
const start = only({ row: 2, column: 1 })

test.each([
  [
    { down: 1, along: 0 },
    { row: 3, column: 1 },
  ],
  [
    { down: 0, along: -1 },
    { row: 2, column: 0 },
  ],
  [
    { down: 0, along: -5 },
    { row: 2, column: 0 },
  ],
  [
    { down: 1, along: 0, isFar: true },
    { row: 9, column: 1 },
  ],
  [
    { down: 0, along: 1, isFar: true },
    { row: 2, column: 3 },
  ],
])('%j leads to %j', (move, place) => {
  expect(moved(start, move, size)).toEqual(only(place))
})

test('with Shift the cell that keys act on stays', () => {
  const chosen = moved(
    moved(start, { down: 1, along: 0, isExtending: true }, size),
    { down: 0, along: 1, isExtending: true },
    size,
  )
  expect(chosen.at).toEqual({ row: 2, column: 1 })
  expect(chosenPlaces(chosen)).toEqual([
    { row: 2, column: 1 },
    { row: 2, column: 2 },
    { row: 3, column: 1 },
    { row: 3, column: 2 },
  ])
  expect(isChosen(chosen, { row: 3, column: 2 })).toBe(true)
  expect(isChosen(chosen, { row: 4, column: 2 })).toBe(false)
})

test('what is chosen is drawn out downwards, and never smaller', () => {
  const area = areaOf({ at: { row: 3, column: 2 }, to: { row: 2, column: 1 } })
  expect(areaOf(drawnTo(area, 5))).toEqual({ ...area, bottom: 5 })
  expect(areaOf(drawnTo(area, 0))).toEqual(area)
})
