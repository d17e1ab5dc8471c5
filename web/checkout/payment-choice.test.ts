import { expect, test } from 'vitest'
import { availableFirst, isPaymentProblem, usableMethod, type Methods } from './payment-choice.ts'

const method = (code: Methods[number]['code'], isAvailable: boolean) =>
  ({ code, isAvailable, name: code, description: '', unavailableReason: null }) satisfies Methods[number]
const methods = [
  method('CREDIT_CARD', false),
  method('PAYPAL', true),
  method('IDEAL', false),
  method('BANK_TRANSFER', true),
]

test.each([
  ['PAYPAL', 'PAYPAL'],
  ['CREDIT_CARD', undefined],
  ['APPLE_PAY', undefined],
  [null, undefined],
] as const)('of %s, %s is what the order would be paid by', (chosen, code) => {
  expect(usableMethod(methods, chosen)?.code).toBe(code)
})

test('while the methods are not known none can be used', () => {
  expect(usableMethod(undefined, 'PAYPAL')).toBeUndefined()
})

test('what cannot be used stands behind, each part in the order of the shop', () => {
  expect(methods.toSorted(availableFirst).map(({ code }) => code)).toEqual([
    'PAYPAL',
    'BANK_TRANSFER',
    'CREDIT_CARD',
    'IDEAL',
  ])
})

test.each([
  ['PAYMENT_DECLINED', true],
  ['PAYMENT_METHOD_UNAVAILABLE', true],
  ['TRANSFER_OPEN', true],
  ['TRANSFER_ABOVE_LIMIT', true],
  ['TRANSFER_SHARE', true],
  ['CART_CHANGED', false],
  ['OUT_OF_STOCK', false],
])('after %s another method helps: %s', (code, helps) => {
  expect(isPaymentProblem({ code })).toBe(helps)
})
