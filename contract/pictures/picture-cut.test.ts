import { expect, test } from 'vitest'
import { areaOf, wholeCut } from './picture-cut.ts'

const wide = { width: 3000, height: 2000 }

test.each([
  ['the middle of a wide one', wide, wholeCut, { left: 500, top: 0, width: 2000, height: 2000 }],
  ['around a point', wide, { ...wholeCut, focusX: 0.4, zoom: 2 }, { left: 700, top: 500, width: 1000, height: 1000 }],
  ['inside the edges', wide, { ...wholeCut, focusX: 1, focusY: 0 }, { left: 1000, top: 0, width: 2000, height: 2000 }],
  ['of a turned one', wide, { ...wholeCut, turn: 90 }, { left: 0, top: 500, width: 2000, height: 2000 }],
  [
    'of a square',
    { width: 1200, height: 1200 },
    { ...wholeCut, focusX: 0, focusY: 1, zoom: 4 },
    { left: 0, top: 900, width: 300, height: 300 },
  ],
] as const)('a square: %s', (_, size, how, square) => {
  expect(areaOf(size, how, 1)).toEqual(square)
})

test.each([
  ['of a wide one', wide, wholeCut, { left: 0, top: 250, width: 3000, height: 1500 }],
  [
    'of a tall one, at its upper edge',
    { width: 1000, height: 3000 },
    { ...wholeCut, focusY: 0 },
    { left: 0, top: 0, width: 1000, height: 500 },
  ],
  [
    'never wider than the picture',
    { width: 1001, height: 2000 },
    wholeCut,
    { left: 0, top: 750, width: 1001, height: 501 },
  ],
] as const)('twice as wide as high: %s', (_, size, how, area) => {
  expect(areaOf(size, how, 2)).toEqual(area)
})
