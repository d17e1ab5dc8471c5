import { expect, test } from 'vitest'
import { SignUp } from '../../../contract/account.ts'
import { blank, fieldsOf, firstRefused, signUpOf, steps } from './register-steps.ts'

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
