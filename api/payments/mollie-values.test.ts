import { expect, test } from 'vitest'
import { amountOf, centsOf, partStateOf, stateOf } from './mollie-values.ts'

test.each([
  [1, '0.01'],
  [2696, '26.96'],
  [2_500_000, '25000.00'],
])('%i cents travel as %s, and back', (cents, value) => {
  expect(amountOf(cents)).toEqual({ currency: 'EUR', value })
  expect(centsOf(value)).toBe(cents)
})

test.each(['1', '1.0', '-1.00', '1,00', '1e3', '', 'NaN.00'])('%j is no amount', (value) => {
  expect(() => centsOf(value)).toThrow(RangeError)
})

test.each([
  ['open', 'OPEN'],
  ['pending', 'OPEN'],
  ['authorized', 'AUTHORIZED'],
  ['paid', 'PAID'],
  ['failed', 'FAILED'],
  ['canceled', 'CANCELLED'],
  ['expired', 'EXPIRED'],
  ['a status of tomorrow', 'OPEN'],
])('what Mollie calls %s is %s', (status, state) => {
  expect(stateOf(status)).toBe(state)
})

test.each([
  ['refunded', 'DONE'],
  ['succeeded', 'DONE'],
  ['failed', 'REFUSED'],
  ['canceled', 'REFUSED'],
  ['queued', 'PENDING'],
  ['pending', 'PENDING'],
  ['processing', 'PENDING'],
  ['a status of tomorrow', 'PENDING'],
])('a refund or capture that Mollie calls %s is %s: only what is final ends it', (status, state) => {
  expect(partStateOf(status)).toBe(state)
})
