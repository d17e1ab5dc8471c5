import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nextQuantity, orderableQuantity, quantityOptions, quantityProblem } from './quantities.ts'

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

const anyBox = fc.record({
  countPerBox: fc.integer({ min: 1, max: 48 }),
  minimumQuantity: fc.integer({ min: 0, max: 500 }),
  stock: fc.integer({ min: 0, max: 2000 }),
})
const anyPieces = fc.integer({ min: 0, max: 2500 })

test('the next quantity may be ordered where there is enough, and a box less would be too little', () => {
  fc.assert(
    fc.property(anyPieces, anyBox, (pieces, box) => {
      const next = nextQuantity(pieces, box)
      expect(next).toBeGreaterThanOrEqual(pieces)
      expect(quantityProblem(next, { ...box, stock: next })).toBeNull()
      const less = next - box.countPerBox
      expect(less < pieces || quantityProblem(less, box) !== null).toBe(true)
    }),
  )
})

test('what is offered in place of any number of pieces may be ordered; nothing is offered where nothing may', () => {
  fc.assert(
    fc.property(anyPieces, anyBox, (pieces, box) => {
      const offered = orderableQuantity(pieces, box)
      if (offered === null) expect(nextQuantity(0, box)).toBeGreaterThan(box.stock)
      else expect(quantityProblem(offered, box)).toBeNull()
    }),
  )
})

test('the options of a picker are whole boxes within the stock, one after the other', () => {
  fc.assert(
    fc.property(anyBox, (box) => {
      const options = quantityOptions(box)
      expect(options).toEqual(options.map((_, index) => (index + 1) * box.countPerBox))
      expect(options.at(-1) ?? 0).toBeLessThanOrEqual(box.stock)
      expect(options.length > 0).toBe(box.stock >= box.countPerBox)
    }),
  )
})
