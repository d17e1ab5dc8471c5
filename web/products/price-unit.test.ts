import { expect, test } from 'vitest'
import { priceUnitOf } from './price-unit.ts'

test.each([
  ['4,20 €', '1 Stück', '4,20 €/Stück', { unit: 'Stück', isBase: true }],
  ['9,61 €', '1 kg', '9,61 €/kg', { unit: 'kg', isBase: true }],
  ['7,90 €', '100 Stück', '7,90 €/100 Stück', { unit: '100 Stück', isBase: true }],
  ['28,00 €', '100 Stück', '0,28 €/Stück', { unit: '100 Stück', isBase: false }],
  ['5,14 €', '200 g', '25,70 €/kg', { unit: '200 g', isBase: false }],
])('%s of %s, %s, is for …', (finalNetPriceText, contentText, unitPriceText, expected) => {
  expect(priceUnitOf({ finalNetPriceText, contentText, unitPriceText })).toEqual(expected)
})
