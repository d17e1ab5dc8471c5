import { expect, test } from 'vitest'
import { countries, countryOf, isPostalCode } from './countries.ts'

test('ids stay where accounts and addresses have them', () => {
  expect(countries).toHaveLength(28)
  expect([1, 2, 14, 27, 101].map((id) => countryOf(id)?.isoCode)).toEqual(['DE', 'AT', 'IE', 'SE', 'CH'])
  expect(countryOf(0)).toBeUndefined()
})

test.each([
  ['10997', 1, true],
  ['1099', 1, false],
  ['109971', 1, false],
  ['10997\n', 1, false],
  ['1010', 2, true],
  ['114 55', 27, true],
  ['1012 ab', 20, true],
  ['10997', 99, false],
])('%j in country %i: %s', (postalCode, countryId, isOne) => {
  expect(isPostalCode(postalCode, countryId)).toBe(isOne)
})
