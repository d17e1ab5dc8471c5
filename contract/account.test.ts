import { expect, test } from 'vitest'
import { AddressInput, SignUp } from './account.ts'
import { brokenPasswordRules } from './platform/password.ts'

test.each([
  ['abC1', ['length']],
  ['abcdef', ['uppercase', 'digit']],
  ['ABCDEF', ['lowercase', 'digit']],
  ['Tresen7', []],
  ['Größe7', []],
])('password %s breaks %j', (password, rules) => {
  expect(brokenPasswordRules(password)).toEqual(rules)
})

const address = {
  firstName: 'Jana',
  lastName: 'Brandt',
  email: 'jana@hotel.example',
  phoneNumber: '12345',
  countryId: 1,
  companyName: 'Café',
  street: 'Kai',
  streetNumber: '1',
  cityName: 'Berlin',
  postalCode: '10997',
}

test('an address is selected unless told otherwise', () => {
  expect(AddressInput.parse(address)).toMatchObject({ selected: true, label: '', deliveryNotes: '' })
})

test.each([
  ['firstName', ''],
  ['lastName', '  '],
  ['email', 'jana@'],
  ['phoneNumber', '1234'],
  ['countryId', '1'],
  ['postalCode', ''],
  ['cityName', 'Ber\0lin'],
  ['street', '\ud800'],
  ['label', 'x'.repeat(61)],
  ['deliveryNotes', 'x'.repeat(301)],
  ['deliveryNotes', 'Hof\0'],
])('an address with %s %j is refused', (field, value) => {
  const parsed = AddressInput.safeParse({ ...address, [field]: value })
  expect(parsed.error?.issues.map(({ path }) => path[0])).toEqual([field])
})

test('a sign-up may leave out what is optional and nothing else', () => {
  const required = SignUp.safeParse({}).error?.issues.map(({ path }) => path[0])
  expect(required).toEqual([
    'email',
    'password',
    'firstName',
    'lastName',
    'phoneNumber',
    'companyName',
    'businessType',
    'countryId',
    'language',
    'isBusinessConfirmed',
    'termsAccepted',
  ])
})
