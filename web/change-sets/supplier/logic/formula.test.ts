import { expect, test } from 'vitest'
import { termsOf } from '../../../../contract/change-sets/terms.ts'
import { applyFormula } from './formula.ts'

const terms = termsOf({
  priceCents: 1840,
  priceUnit: 1,
  finalPriceCents: 1840,
  tierPrices: [],
  msrpCents: 2490,
  minimumQuantity: 8,
  countPerBox: 8,
  promised: 0,
  backOn: null,
  counted: 100,
})

test.each([
  ['PRICE', '18,95', '0.01', 1895],
  ['PRICE', '+3 %', '0.05', 1895],
  ['PRICE', '+3 %', '0.01', 1895],
  ['PRICE', '-0,20', '0.01', 1820],
  ['PRICE', '=UVP/2,1', '0.10', 1190],
  ['PRICE', '=UVP/2,1', '.99', 1199],
  ['PRICE', '=(Liste+1)*2-0,5', '0.01', 3830],
  ['PRICE', '= liste - 2 * 0,5', '0.01', 1740],
  ['STOCK', '+12', '0.01', 112],
  ['STOCK', '-10 %', '0.01', 90],
  ['DISCOUNT', '12,5', '0.01', 1250],
  // An empty cell does not rise.
  ['TIER_1', '+3 %', '0.01', undefined],
  ['PRICE', '=Preisliste*2', '0.01', Number.NaN],
  ['PRICE', '=UVP/', '0.01', Number.NaN],
  ['PRICE', '=UVP/0', '0.01', Number.NaN],
  ['PRICE', '=(UVP', '0.01', Number.NaN],
  ['PRICE', '=UVP 2', '0.01', Number.NaN],
  ['PRICE', '+viel', '0.01', Number.NaN],
] as const)('of %s, %s rounded to %s makes %s', (field, formula, rounding, expected) => {
  expect(applyFormula(formula, { terms, field }, { rounding, language: 'de' })).toBe(expected)
})

test('what names an empty cell leaves all as it is', () => {
  const bare = { ...terms, msrpCents: null }
  expect(applyFormula('=RRP/2', { terms: bare, field: 'PRICE' }, { rounding: '0.01', language: 'en' })).toBeUndefined()
})
