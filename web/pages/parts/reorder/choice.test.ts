import { expect, test } from 'vitest'
import type { ReorderLine } from '../../../../contract/orders/reorder.ts'
import { chosenSum, isIn, startChoice } from './choice.ts'

const line: ReorderLine = {
  productSkuId: '1',
  name: 'Espresso',
  imageUrl: '',
  storeName: 'Tidemar',
  state: 'AVAILABLE',
  design: null,
  orderedQuantity: 12,
  quantity: 12,
  countPerBox: 6,
  minimumQuantity: 6,
  stock: 100,
  casePrice: 25.2,
  casePriceText: '25,20 €',
  changePerCase: 0,
  changeText: '0,00 €',
}
const nothing = new Map<string, number>()

test('what can be had is chosen; what is gone, sold out or lies in the cart is not', () => {
  expect(isIn(startChoice(line, nothing))).toBe(true)
  expect(isIn(startChoice(line, new Map([['1', 6]])))).toBe(false)
  for (const state of ['GONE', 'SOLD_OUT'] as const)
    expect(isIn({ ...startChoice({ ...line, state, quantity: 0 }, nothing), isChosen: true })).toBe(false)
})

test('cases, pieces and cents of what is chosen add up', () => {
  const single = { ...line, productSkuId: '2', countPerBox: 1, casePrice: 4.2, quantity: 3 }
  const left = { ...startChoice({ ...line, productSkuId: '3' }, nothing), isChosen: false }
  expect(chosenSum([startChoice(line, nothing), startChoice(single, nothing), left])).toEqual({
    lines: 2,
    cases: 2,
    pieces: 3,
    packs: 0,
    cents: 5040 + 1260,
  })
})
