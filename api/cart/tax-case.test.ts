import { describe, expect, test } from 'vitest'
import { countries } from '../../contract/platform/countries.ts'
import { rateIn, taxCaseOf } from './tax-case.ts'

const id = (isoCode: string) => countries.find((country) => country.isoCode === isoCode)!.countryId

describe('german-trade § 4.3: a buyer from, with a VAT id that is, and goods for', () => {
  test.each([
    ['DE', 'VALID', 'DE', 'DOMESTIC'],
    ['DE', 'VALID', 'FR', 'DOMESTIC'],
    ['DE', 'VALID', 'CH', 'DOMESTIC'],
    ['AT', 'VALID', 'AT', 'INTRA_COMMUNITY'],
    ['AT', 'VALID', 'FR', 'INTRA_COMMUNITY'],
    ['AT', 'VALID', 'DE', 'DOMESTIC'],
    ['AT', 'UNCHECKED', 'AT', 'DOMESTIC'],
    ['AT', 'INVALID', 'AT', 'DOMESTIC'],
    ['AT', 'UNCHECKED', 'CH', 'EXPORT'],
    ['CH', 'UNCHECKED', 'CH', 'EXPORT'],
    ['CH', 'UNCHECKED', 'DE', 'DOMESTIC'],
    // Its number is none of a member state, whoever has confirmed it.
    ['CH', 'VALID', 'FR', 'DOMESTIC'],
  ] as const)('%s, %s, %s: %s', (buyer, vatIdStatus, delivery, expected) => {
    const facts = { buyerCountryId: id(buyer), vatIdStatus, deliveryCountryId: id(delivery) }
    expect(taxCaseOf(facts)).toBe(expected)
  })
})

test('without an address, and for an unknown country, tax is charged', () => {
  const buyer = { buyerCountryId: id('AT'), vatIdStatus: 'VALID' } as const
  expect(taxCaseOf({ ...buyer, deliveryCountryId: null })).toBe('DOMESTIC')
  expect(taxCaseOf({ ...buyer, deliveryCountryId: 9999 })).toBe('DOMESTIC')
})

test('exempt goods bear no rate', () => {
  expect(rateIn('DOMESTIC', 700)).toBe(700)
  expect(rateIn('INTRA_COMMUNITY', 700)).toBe(0)
  expect(rateIn('EXPORT', 1900)).toBe(0)
})
