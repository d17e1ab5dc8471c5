import { expect, test } from 'vitest'
import { isGermanVatId, isGln, isGtin, isIban, isLeitwegId } from './check-digits.ts'

test.each([
  ['04011000-1234512345-06', true],
  ['991-33333TEST-33', true],
  ['992-90009-96', true],
  ['90000000-03083-72', true],
  ['04011000-1234512345-35', false],
  ['04011000', false],
  ['4-1-06', false],
  ['04011000-1234512345-', false],
  ['', false],
])('german-trade § 3: the Leitweg-ID %s is right: %s', (text, isRight) => {
  expect(isLeitwegId(text)).toBe(isRight)
})

test.each([
  ['DE02 1203 0000 0000 2020 51', true],
  ['DE37999999990123456789', true],
  ['DE03120300000000202051', false],
  ['DE02', false],
])('the IBAN %s is right: %s', (text, isRight) => {
  expect(isIban(text)).toBe(isRight)
})

test.each([
  ['DE129273398', true],
  ['DE136695976', true],
  ['DE129273399', false],
  ['DE12927339', false],
  ['129273398', false],
])('the German VAT id %s is right: %s', (text, isRight) => {
  expect(isGermanVatId(text)).toBe(isRight)
})

test('a GTIN and a GLN have the check digit of GS1', () => {
  expect(['4006381333931', '40063881', '14006381333938', '036000291452'].map(isGtin)).toEqual([true, true, true, true])
  expect(isGtin('4006381333930')).toBe(false)
  expect(isGln('4006381333931')).toBe(true)
  expect(isGln('40063881')).toBe(false)
})
