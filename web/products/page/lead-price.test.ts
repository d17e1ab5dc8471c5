import { expect, test } from 'vitest'
import { leadPriceOf } from './lead-price.ts'

const price = {
  price: 3.1,
  priceText: '3,10 €',
  finalNetPrice: 2.79,
  finalNetPriceText: '2,79 €',
  sumOfDiscountsPrice: 0.31,
  currency: 'EUR' as const,
  unitPriceText: '5,58 €/l',
  boxPrice: 22.32,
  boxPriceText: '22,32 € / Karton à 8',
  taxRate: 19,
}
const base = { minQuantity: 1, cents: 279, boxCents: 2232, percent: 0 }
const question = { price, tier: base, countPerBox: 8, pieceText: '2,79 €' }

test('a case has its own price and tax, beside what its content costs', () => {
  expect(leadPriceOf(question)).toEqual({ leadCents: 2232, grossCents: 2656, contentText: '5,58 €/l' })
})

test('in a tier the case costs what it does there, and the base price, which is another, is left out', () => {
  const tier = { minQuantity: 96, cents: 251, boxCents: 2008, percent: 10 }
  expect(leadPriceOf({ ...question, tier, pieceText: '2,51 €' })).toEqual({
    leadCents: 2008,
    grossCents: 2390,
    contentText: null,
  })
})

test('what is sold singly has the price of a piece, and no price is said twice', () => {
  const single = { ...price, unitPriceText: '2,79 €/l', boxPrice: 2.79 }
  expect(leadPriceOf({ ...question, price: single, countPerBox: 1 })).toEqual({
    leadCents: 279,
    grossCents: 332,
    contentText: null,
  })
})
