import { expect, test } from 'vitest'
import { squareOf } from './photo-cut.ts'

const cut = { turn: 0, focusX: 0.5, focusY: 0.5, zoom: 1 } as const

test.each([
  ['the middle of a wide one', { width: 3000, height: 2000 }, cut, { left: 500, top: 0, edge: 2000 }],
  [
    'around a point',
    { width: 3000, height: 2000 },
    { ...cut, focusX: 0.4, zoom: 2 },
    { left: 700, top: 500, edge: 1000 },
  ],
  [
    'inside the edges',
    { width: 3000, height: 2000 },
    { ...cut, focusX: 1, focusY: 0 },
    { left: 1000, top: 0, edge: 2000 },
  ],
  ['of a turned one', { width: 3000, height: 2000 }, { ...cut, turn: 90 }, { left: 0, top: 500, edge: 2000 }],
  [
    'of a square',
    { width: 1200, height: 1200 },
    { ...cut, focusX: 0, focusY: 1, zoom: 4 },
    { left: 0, top: 900, edge: 300 },
  ],
] as const)('%s', (_, size, how, square) => {
  expect(squareOf(size, how)).toEqual(square)
})
