import { expect, test } from 'vitest'
import { comparedPrice, isSmallChange } from './compared-price.ts'

const offer = { contentUnit: 'ML' as const, goodsCents: 5976, extraShippingCents: 907, content: 24_000 }

test('goods and shipping of a litre add up to what it costs', () => {
  expect(comparedPrice(offer, false, 'de')).toEqual({
    text: '2,87\u00a0€/l',
    goodsText: '2,49\u00a0€',
    shippingText: '0,38\u00a0€',
  })
})

test('what costs less than ten cents a piece everywhere is compared by the hundred', () => {
  const napkins = { contentUnit: 'PIECE' as const, goodsCents: 1200, extraShippingCents: 0, content: 600 }
  expect(isSmallChange([napkins])).toBe(true)
  expect(isSmallChange([napkins, { ...napkins, goodsCents: 6000 }])).toBe(false)
  expect(comparedPrice(napkins, true, 'en').text).toBe('€2.00/100 pieces')
})
