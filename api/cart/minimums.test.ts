import { expect, test } from 'vitest'
import { missingToMinimum } from './minimums.ts'

test.each([
  ['a cent is missing', 10_000, { net: 9_999, discount: 0 }, 1],
  ['exactly the minimum is enough', 10_000, { net: 10_000, discount: 0 }, 0],
  ['more than the minimum is enough', 10_000, { net: 10_001, discount: 0 }, 0],
  ['a coupon lowers what counts', 10_000, { net: 10_000, discount: 1 }, 1],
  ['without a minimum nothing is missing', 0, { net: 0, discount: 0 }, 0],
])('%s', (_, minimum, totals, missing) => {
  expect(missingToMinimum(minimum, totals)).toBe(missing)
})
