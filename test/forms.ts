import { randomUUID } from 'node:crypto'
import type * as accountApi from '../contract/account.ts'
import type { InputOf } from '../contract/platform/endpoint.ts'

/** Forms as a buyer fills them in; the test names only what it is about. */

/** With an email that nobody has. */
export const signUpForm = (
  given: Partial<InputOf<typeof accountApi.signUp>> = {},
): InputOf<typeof accountApi.signUp> => ({
  email: `jana-${randomUUID()}@hotel.example`,
  password: 'Espresso-Tonic-8',
  firstName: 'Jana',
  lastName: 'Brandt',
  phoneNumber: '+49 30 1234567',
  companyName: 'Café Morgenrot',
  businessType: 'CAFE',
  countryId: 1,
  language: 'de',
  isBusinessConfirmed: true,
  termsAccepted: true,
  ...given,
})

export const addressForm = (
  given: Partial<InputOf<typeof accountApi.createAddress>> = {},
): InputOf<typeof accountApi.createAddress> => ({
  firstName: 'Jana',
  lastName: 'Brandt',
  email: 'jana@hotel.example',
  phoneNumber: '+49 30 1234567',
  countryId: 1,
  companyName: 'Café Morgenrot',
  street: 'Oranienstraße',
  streetNumber: '12 a',
  cityName: 'Berlin',
  postalCode: '10997',
  ...given,
})
