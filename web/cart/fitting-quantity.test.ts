import { expect, test } from 'vitest'
import { allowedQuantities, fittingQuantity } from './fitting-quantity.ts'

const line = { quantity: 12, countPerBox: 6, minimumQuantity: 6, stock: 40 }

test('a quantity that may be ordered needs no other', () => {
  expect(fittingQuantity(line)).toBeNull()
})

test.each([
  ['a broken case is filled up', { quantity: 13 }, 18],
  ['too little becomes the minimum', { quantity: 6, minimumQuantity: 20 }, 24],
  ['too much becomes the last full case', { quantity: 48 }, 36],
])('%s', (_, change, fitting) => {
  expect(fittingQuantity({ ...line, ...change })).toBe(fitting)
})

test.each([
  ['nothing is left', { stock: 0 }],
  ['less than a case is left', { stock: 5 }],
  ['less than the minimum is left', { stock: 18, minimumQuantity: 24 }],
])('no quantity fits where %s', (_, change) => {
  expect(fittingQuantity({ ...line, ...change })).toBeNull()
})

test('the picker leaves out quantities below the minimum', () => {
  expect(allowedQuantities({ ...line, minimumQuantity: 12 })).toEqual([12, 18, 24, 30, 36])
})
