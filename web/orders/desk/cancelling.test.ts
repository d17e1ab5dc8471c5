import { expect, test } from 'vitest'
import { cancelledLines, openPieces } from './cancelling.ts'

const line = (productSkuId: string, quantity: number, shippedQuantity = 0, cancelledQuantity = 0) => ({
  productSkuId,
  name: productSkuId,
  quantity,
  shippedQuantity,
  cancelledQuantity,
})

test('what is open is what neither left nor was cancelled', () => {
  expect(openPieces(line('1', 12, 4, 3))).toBe(5)
})

test('no more pieces are cancelled than are open, and lines without any are left out', () => {
  const lines = [line('1', 12, 4), line('2', 6), line('3', 6)]
  expect(cancelledLines(lines, { 1: 12, 2: 0 })).toEqual([{ productSkuId: '1', quantity: 8 }])
})
