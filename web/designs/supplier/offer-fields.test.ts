import { expect, test } from 'vitest'
import { firstFields, offerOf, plainPriceAt } from './offer-fields.ts'

const plain = {
  countPerBox: 6,
  prices: [
    { fromQuantity: 1, unitPrice: 3.5, unitPriceText: '3,50 €' },
    { fromQuantity: 120, unitPrice: 3.1, unitPriceText: '3,10 €' },
  ],
}
const terms = { unitPriceText: '', setupFeeText: '', validUntil: new Date('2026-01-01T12:00:00Z') }
const lastOffer = { ...terms, unitPrice: 1234.5, setupFee: 35, minQuantity: 300, leadTimeDays: 12 }
const now = Date.parse('2026-11-25T23:30:00Z')

test('a first offer begins with the quantity wished, in whole boxes, and a month from the German day', () => {
  expect(firstFields({ quantity: 100, plain, lastOffer: null }, { now, language: 'de' })).toEqual({
    unitPrice: '',
    setupFee: '',
    boxes: '17',
    leadTimeDays: '',
    validUntil: '2026-12-26',
    message: '',
  })
})

test.each(['de', 'en'] as const)('the last terms are filled in and sent as they are (%s)', (language) => {
  const fields = firstFields({ quantity: 100, plain, lastOffer }, { now, language })
  expect(fields.unitPrice).toBe(language === 'de' ? '1234,50' : '1234.50')
  expect(offerOf(fields, 6, language)).toEqual({
    unitPrice: 1234.5,
    setupFee: 35,
    minQuantity: 300,
    leadTimeDays: 12,
    validUntil: '2026-12-26T22:59:00.000Z',
  })
})

test.each([
  [119, 3.5],
  [120, 3.1],
  [Number.NaN, 3.5],
])('of %s pieces without a print one costs %s', (quantity, price) => {
  expect(plainPriceAt(plain, quantity).unitPrice).toBe(price)
})
