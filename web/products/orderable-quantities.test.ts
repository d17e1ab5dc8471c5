import { expect, test } from 'vitest'
import { orderableQuantities } from './orderable-quantities.ts'

test.each([
  ['boxes below the stock', { countPerBox: 6, minimumQuantity: 6, stock: 20 }, [6, 12, 18]],
  ['nothing below the minimum', { countPerBox: 6, minimumQuantity: 12, stock: 24 }, [12, 18]],
  ['a minimum between two boxes', { countPerBox: 6, minimumQuantity: 8, stock: 24 }, [12, 18]],
  ['the last box', { countPerBox: 6, minimumQuantity: 6, stock: 6 }, [6]],
  ['the smallest order that just fits', { countPerBox: 6, minimumQuantity: 12, stock: 12 }, [12]],
  ['nothing where the stock is below the smallest order', { countPerBox: 6, minimumQuantity: 12, stock: 11 }, []],
])('a picker offers %s', (_, product, quantities) => {
  expect(orderableQuantities(product)).toEqual(quantities)
})
