import { expect, test } from 'vitest'
import { returnedLines } from './returning.ts'

const items = [
  { productSkuId: 'A', quantity: 6 },
  { productSkuId: 'B', quantity: 2 },
]

test('all that was announced comes back until somebody says otherwise, never more, and nothing of none', () => {
  expect(returnedLines(items, {})).toEqual(items)
  expect(returnedLines(items, { A: 9, B: 0 })).toEqual([{ productSkuId: 'A', quantity: 6 }])
})
