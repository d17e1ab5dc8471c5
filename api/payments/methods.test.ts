import { expect, test } from 'vitest'
import { paymentMethodCodes } from '../../contract/checkout.ts'
import { paymentMethods, providerOf } from './methods.ts'

test('all six methods are told, with the truth about each', () => {
  const methods = paymentMethods('de')
  expect(methods.map(({ code }) => code)).toEqual([...paymentMethodCodes])
  expect(methods.filter(({ isAvailable }) => isAvailable).map(({ code }) => code)).toEqual(['BANK_TRANSFER'])
  expect(methods[0]).toMatchObject({ name: 'Kreditkarte', unavailableReason: 'In diesem Shop nicht eingerichtet' })
})

test('the demo account has a valid IBAN and ten days to pay', () => {
  const { account, dueAt } = providerOf('BANK_TRANSFER')!.begin({ now: new Date('2026-11-21T10:00:00Z') })
  const digits = `${account.iban.slice(4)}${account.iban.slice(0, 4)}`.replace(/[A-Z]/g, (letter) =>
    String(parseInt(letter, 36)),
  )
  expect(BigInt(digits) % 97n).toBe(1n)
  expect(dueAt).toEqual(new Date('2026-12-01T10:00:00Z'))
})
