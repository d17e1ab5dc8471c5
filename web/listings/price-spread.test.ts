import { expect, test } from 'vitest'
import { heightsOf, indexesOf } from './price-spread.ts'

const edges = [1, 2, 4, 8, 16]

test.each([
  [null, null, [0, 4]],
  [2, 8, [1, 3]],
  [3, 5, [1, 3]],
  [0.5, null, [0, 4]],
  [null, 90, [0, 4]],
  [90, 99, [3, 4]],
  [4, 4, [2, 3]],
  [null, 0.2, [0, 1]],
])('a range from %s to %s lies between the edges %j', (min, max, places) => {
  expect(indexesOf(edges, min, max)).toEqual(places)
})

test('the fullest band is the highest bar, one with few goods is seen, an empty one is not', () => {
  expect(heightsOf([{ count: 1 }, { count: 0 }, { count: 100 }, { count: 50 }], 40)).toEqual([4, 0, 40, 20])
})
