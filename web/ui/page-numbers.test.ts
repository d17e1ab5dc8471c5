import { expect, test } from 'vitest'
import { pageNumbers } from './page-numbers.ts'

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 52, [1, 2, null, 52]],
  [4, 52, [1, 2, 3, 4, 5, null, 52]],
  [20, 52, [1, null, 19, 20, 21, null, 52]],
  [50, 52, [1, null, 49, 50, 51, 52]],
  [52, 52, [1, null, 51, 52]],
])('page %i of %i offers %j', (page, totalPages, expected) => {
  expect(pageNumbers(page, totalPages)).toEqual(expected)
})
