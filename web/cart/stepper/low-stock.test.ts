import { expect, test } from 'vitest'
import { lowStockOf } from './low-stock.ts'

test.each([
  [24, 6, 0, null],
  [18, 6, 0, 3],
  [23, 6, 0, 3],
  [5, 6, 0, null],
  [3, 1, 0, 3],
  [60, 6, 66, 10],
  [60, 6, 60, null],
])('%i pieces in cases of %i, last %i: %s', (stock, countPerBox, last, left) => {
  expect(lowStockOf({ stock, countPerBox }, last)).toBe(left)
})
