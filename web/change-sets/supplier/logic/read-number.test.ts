import { expect, test } from 'vitest'
import { cellText, percentText, readCell, readNumber } from './read-number.ts'

test.each([
  ['18,95', 'de', 18.95],
  ['18.95', 'de', 18.95],
  ['1.234,50 €', 'de', 1234.5],
  ['1,234.50', 'de', 1234.5],
  ['€1,234.50', 'en', 1234.5],
  ['1.234', 'de', 1234],
  ['1,234', 'en', 1234],
  ['0.125', 'de', 0.125],
  ['1.234.567', 'en', 1_234_567],
  ['14 %', 'de', 14],
  ['−0,20', 'de', -0.2],
  [',99', 'de', 0.99],
  ['2 496', 'de', 2496],
  ['1.2.3', 'de', Number.NaN],
  ['1,23.456,7', 'de', Number.NaN],
  ['abc', 'de', Number.NaN],
  ['12 Stück', 'de', Number.NaN],
  ['1e3', 'en', Number.NaN],
] as const)('%s (%s) is %s', (text, language, expected) => {
  expect(readNumber(text, language)).toBe(expected)
})

test.each([
  ['PRICE', '18,95', 1895],
  ['DISCOUNT', '12,5 %', 1250],
  ['STOCK', '2.496', 2496],
  ['STOCK', '2,5', Number.NaN],
  ['PRICE', '18,955', Number.NaN],
  ['MSRP', ' ', null],
  ['TIER_1', '–', null],
  ['BACK_ON', '12.12.2026', 20261212],
  ['BACK_ON', '2026-12-12', 20261212],
  ['BACK_ON', '31.2.2026', Number.NaN],
  ['BACK_ON', '', null],
] as const)('a cell of %s takes %s as %s', (field, text, expected) => {
  expect(readCell(field, text, 'de')).toBe(expected)
})

test.each([
  ['PRICE', 123_450, 'de', '1.234,50'],
  ['PRICE', 123_450, 'en', '1,234.50'],
  ['DISCOUNT', 1250, 'de', '12,5'],
  ['STOCK', 2496, 'de', '2.496'],
  ['MSRP', null, 'de', ''],
  ['BACK_ON', 20261212, 'de', '12.12.2026'],
  ['BACK_ON', 20261212, 'en', '12/12/2026'],
] as const)('a cell of %s shows %s (%s) as %s', (field, value, language, expected) => {
  expect(cellText(field, value, language)).toBe(expected)
})

test('a change of a price has a sign', () => {
  expect([percentText(3.75, 'de'), percentText(-2, 'en')].join(' | ')).toBe('+3,8\u00a0% | -2.0%')
})
