import { expect, test } from 'vitest'
import { AddressInput, SignUp } from './account.ts'
import { brokenPasswordRules } from './platform/password.ts'
import { WebUrl } from './platform/web-url.ts'

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

test.each([
  ['https://cafe.example', 'https://cafe.example'],
  ['HTTPS://cafe.example/karte?tag=1#heute', 'HTTPS://cafe.example/karte?tag=1#heute'],
  ['https://müller.example', 'https://xn--mller-kva.example/'],
  ['https://cafe.example/?q="><b>', 'https://cafe.example/?q=%22%3E%3Cb%3E'],
])('the website %s is stored as %s', (typed, stored) => {
  expect(WebUrl.parse(typed)).toBe(stored)
})

test.each([
  'javascript:alert(1)',
  'cafe.example',
  'https://cafe.example/%zz',
  'https://cafe.example/?a={b}|c',
  // 300 signs that become more.
  `https://cafe.example/${'ü'.repeat(200)}`,
])('the website %s is refused', (typed) => {
  expect(WebUrl.safeParse(typed).success).toBe(false)
})
