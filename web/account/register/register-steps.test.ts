import { expect, test } from 'vitest'
import { SignUp } from '../../../contract/account.ts'
import { checkPassword } from './check-password.ts'
import { blank, fieldsOf, fieldsUpTo, firstRefused, signUpOf, steps } from './register-steps.ts'

test('every field stands in one step', () => {
  expect(steps.flatMap((step) => fieldsOf[step]).toSorted()).toEqual(Object.keys(blank).toSorted())
})

test('the first refused field leads back to its step, in the order of the steps', () => {
  expect(firstRefused((name) => ['termsAccepted', 'vatId'].includes(name))).toEqual({ step: 'company', field: 'vatId' })
  expect(firstRefused(() => false)).toBeNull()
})

test('what may be left out goes as nothing, a website with its scheme', () => {
  const typed = {
    ...blank,
    email: 'mira@cafe.example',
    password: 'Espresso-Tonic-8',
    firstName: 'Mira',
    lastName: 'Sommer',
    phoneNumber: '+49 221 998877',
    companyName: 'Café Morgen',
    website: 'cafe-morgen.example',
    isBusinessConfirmed: true,
    termsAccepted: true,
  }
  expect(SignUp.parse(signUpOf(typed, 'de'))).toMatchObject({
    vatId: null,
    startDate: null,
    socialUrls: [],
    website: 'https://cafe-morgen.example',
    countryId: 1,
  })
})

test('a step is left when all fields up to it are right, the password with the company', () => {
  expect(fieldsUpTo('account')).toEqual(fieldsOf.account)
  expect(fieldsUpTo('company')).toEqual([...fieldsOf.account, ...fieldsOf.company])
})

test.each([
  ['Passwort1', 'de', 'Dieses Passwort ist zu verbreitet'],
  ['Passwort1', 'en', 'This password is used too often'],
  ['MorgenRot4', 'en', 'The password must not contain your name, company or start date'],
  ['Espresso-Tonic-8', 'de', undefined],
] as const)('a weak password is told before it is sent: %s, %s', (password, language, sentence) => {
  const typed = { ...blank, firstName: 'Mira', companyName: 'Café Morgenrot GmbH', password }
  expect(checkPassword(typed, language).password).toBe(sentence)
})
