import { expect, test } from 'vitest'
import { paymentMethodCodes } from '../../contract/payment-methods.ts'
import { transferDueAt } from './bank-transfer.ts'
import { paymentMethods, paymentWay } from './methods.ts'

const setUp = {
  payments: { serverUrl: 'http://provider.test', apiKey: 'test', webhookOrigin: null, callLimitMs: 5000 },
}
const [germany, austria, belgium, netherlands, switzerland] = [1, 2, 3, 20, 101]
const reasons = (basket: { countryId: number; amountCents: number }) =>
  Object.fromEntries(
    paymentMethods(setUp, basket, 'en').map(({ code, unavailableReason }) => [code, unavailableReason]),
  )

test('without a provider every method is listed, and bank transfer can be used', () => {
  const methods = paymentMethods({ payments: null }, { countryId: germany, amountCents: 1 }, 'de')
  expect(methods.map(({ code }) => code)).toEqual([...paymentMethodCodes])
  expect(methods.filter(({ isAvailable }) => isAvailable).map(({ code }) => code)).toEqual([
    'BANK_TRANSFER',
    'NET_TERMS',
  ])
  expect(methods[0]).toMatchObject({ name: 'Kreditkarte', unavailableReason: 'In diesem Shop nicht eingerichtet' })
})

test('a method says why it cannot be used in a country', () => {
  expect(reasons({ countryId: germany, amountCents: 5000 })).toEqual({
    CREDIT_CARD: null,
    APPLE_PAY: null,
    KLARNA_PAY_LATER: null,
    PAYPAL: null,
    IDEAL: 'Not available in your country',
    BANK_TRANSFER: null,
    NET_TERMS: null,
  })
  expect(reasons({ countryId: netherlands, amountCents: 5000 }).IDEAL).toBeNull()
  expect(reasons({ countryId: switzerland, amountCents: 5000 }).KLARNA_PAY_LATER).toBe('Not available in your country')
})

test('a method takes exactly its highest amount', () => {
  expect(reasons({ countryId: germany, amountCents: 800_000 }).PAYPAL).toBeNull()
  expect(reasons({ countryId: germany, amountCents: 800_001 })).toMatchObject({
    CREDIT_CARD: null,
    PAYPAL: 'For orders up to €8,000.00',
  })
})

test.each([
  [austria, 'BILLIE'],
  [belgium, 'KLARNA'],
])('a company in country %i pays later by %s', (countryId, method) => {
  expect(paymentWay(setUp, 'KLARNA_PAY_LATER', { countryId, amountCents: 1 })).toEqual({ kind: 'REDIRECT', method })
})

test('an order is never begun by a method that cannot take it', () => {
  const basket = { countryId: germany, amountCents: 800_001 }
  expect(paymentWay(setUp, 'PAYPAL', basket)).toBeNull()
  expect(paymentWay(setUp, 'IDEAL', basket)).toBeNull()
  expect(paymentWay(setUp, 'CREDIT_CARD', basket)).toMatchObject({ kind: 'REDIRECT' })
})

test('without a provider an order can be begun by transfer alone', () => {
  const basket = { countryId: germany, amountCents: 1 }
  expect(paymentWay({ payments: null }, 'CREDIT_CARD', basket)).toBeNull()
  expect(paymentWay({ payments: null }, 'BANK_TRANSFER', basket)).toEqual({ kind: 'TRANSFER' })
})

test('a transfer is due after its hours', () => {
  expect(transferDueAt(new Date('2026-11-21T10:00:00Z'), 7 * 24)).toEqual(new Date('2026-11-28T10:00:00Z'))
})
