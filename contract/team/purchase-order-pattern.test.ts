import { expect, test } from 'vitest'
import { exampleOf, fitsPattern } from './purchase-order-pattern.ts'

test.each([
  ['EK-####', 'EK-0815'],
  ['EK-####', 'ek-0815'],
  ['@@-#', 'äß-1'],
  ['4500######', '4500123456'],
  ['PO *', 'PO 7/2026 (Küche)'],
  ['*', 'x'],
  ['(A).[#]+', '(A).[7]+'],
])('%s takes %s', (pattern, number) => expect(fitsPattern(pattern, number)).toBe(true))

test.each([
  ['EK-####', 'EK-081'],
  ['EK-####', 'EK-08155'],
  ['EK-####', 'XEK-0815'],
  ['@@-#', 'a1-1'],
  ['PO *', 'PO '],
  ['a.c', 'abc'],
])('%s does not take %s', (pattern, number) => expect(fitsPattern(pattern, number)).toBe(false))

test.each([
  ['EK-####', 'EK-1234'],
  ['@@-#', 'AB-1'],
  ['PO *', 'PO X1'],
  ['4500', '4500'],
  ['###########', '12345678901'],
])('an example of %s is %s, which fits', (pattern, example) => {
  expect(exampleOf(pattern)).toBe(example)
  expect(fitsPattern(pattern, example)).toBe(true)
})
