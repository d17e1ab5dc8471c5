import { expect, test } from 'vitest'
import { nextQuantity, quantityOptions, quantityProblem } from './quantities.ts'

test.each([
  ['steps up to below the stock', 6, 24, [6, 12, 18]],
  ['a stock between two boxes keeps the full boxes', 6, 25, [6, 12, 18, 24]],
  ['the last full box can be bought', 6, 6, [6]],
  ['less than a box is nothing', 6, 5, []],
  ['single pieces', 1, 4, [1, 2, 3]],
  ['an empty shelf', 1, 0, []],
])('%s', (_, countPerBox, stock, options) => {
  expect(quantityOptions({ countPerBox, stock })).toEqual(options)
})

test('at most 200 options are offered', () => {
  const options = quantityOptions({ countPerBox: 12, stock: 1_000_000 })
  expect(options.length).toBe(200)
  expect(options[0]).toBe(12)
  expect(options.at(-1)).toBe(2400)
})

test.each([
  [12, { countPerBox: 6, minimumQuantity: 6, stock: 12 }, null],
  [7, { countPerBox: 6, minimumQuantity: 6, stock: 12 }, 'NOT_A_MULTIPLE'],
  [18, { countPerBox: 6, minimumQuantity: 6, stock: 12 }, 'OUT_OF_STOCK'],
  [6, { countPerBox: 6, minimumQuantity: 10, stock: 99 }, 'BELOW_MINIMUM_QUANTITY'],
  [12, { countPerBox: 6, minimumQuantity: 10, stock: 99 }, null],
])('%i pieces of %o: %s', (quantity, box, problem) => {
  expect(quantityProblem(quantity, box)).toBe(problem)
})

test.each([
  [7, 12],
  [12, 12],
  [1, 12],
  [13, 18],
])('after %i the next quantity is %i in boxes of 6 from 10', (requested, next) => {
  expect(nextQuantity(requested, { countPerBox: 6, minimumQuantity: 10, stock: 99 })).toBe(next)
})
