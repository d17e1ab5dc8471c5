import { expect, test } from 'vitest'
import { parseEuros } from './parse-euros.ts'

test.each([
  ['500', 500],
  ['499,90', 499.9],
  ['499.9', 499.9],
  ['1.250,50', 1250.5],
  ['1,250.50', 1250.5],
  ['1.250', 1250],
  ['2 500 €', 2500],
  ['0', 0],
])('%s is an amount', (typed, amount) => expect(parseEuros(typed)).toBe(amount))

test.each(['', 'viel', '-5', '2000000', '1.2.3', '5,9999'])('“%s” is none', (typed) =>
  expect(parseEuros(typed)).toBeNull(),
)
