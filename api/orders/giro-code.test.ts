import { expect, test } from 'vitest'
import { giroCode } from './giro-code.ts'

const transfer = {
  accountHolder: 'Tresen Marktplatz (Demo)',
  iban: 'DE37 9999 9999 0123 4567 89',
  bic: 'TRSNDEB1XXX',
  reference: 'T100281',
  amountCents: 57_148,
}

test('the lines are those of EPC069-12, version 002', () => {
  expect(giroCode(transfer)!.split('\n')).toEqual([
    'BCD',
    '002',
    '1',
    'SCT',
    'TRSNDEB1XXX',
    'Tresen Marktplatz (Demo)',
    'DE37999999990123456789',
    'EUR571.48',
    '',
    '',
    'T100281',
  ])
})

test('without a BIC its line stays, empty', () => {
  expect(
    giroCode({ ...transfer, bic: '' })!
      .split('\n')
      .slice(3, 7),
  ).toEqual(['SCT', '', 'Tresen Marktplatz (Demo)', 'DE37999999990123456789'])
})

test.each([
  [1, 'EUR0.01'],
  [10, 'EUR0.10'],
  [100, 'EUR1.00'],
  [123_456_789, 'EUR1234567.89'],
  [99_999_999_999, 'EUR999999999.99'],
])('%d cents are %s', (amountCents, text) => {
  expect(giroCode({ ...transfer, amountCents })!.split('\n')[7]).toBe(text)
})

test.each([0, -1, 100_000_000_000])('%d cents are no transfer', (amountCents) => {
  expect(giroCode({ ...transfer, amountCents })).toBe(null)
})

test('names and references are cut to their length, by characters, and never break a line', () => {
  const elements = (values: Partial<typeof transfer>) => giroCode({ ...transfer, ...values })!.split('\n')
  const name = elements({ accountHolder: `Bäckerei\n${'ß'.repeat(30)}${'𝒢'.repeat(60)}` })[5]
  expect(name).toBe(`Bäckerei ${'ß'.repeat(30)}${'𝒢'.repeat(31)}`)
  expect(elements({ reference: `T1\r\n${'x'.repeat(200)}` })[10]).toBe(`T1 ${'x'.repeat(137)}`)
})

test('what is longer than the 331 bytes of the standard is no code', () => {
  const most = { ...transfer, iban: 'MT84MALT011000012345MTLCAST001S000', amountCents: 99_999_999_999 }
  const fits = { ...most, accountHolder: 'W'.repeat(70), reference: 'W'.repeat(140) }
  expect(Buffer.byteLength(giroCode(fits)!)).toBeLessThanOrEqual(331)
  expect(giroCode({ ...fits, accountHolder: 'ß'.repeat(70) })).toBe(null)
})
