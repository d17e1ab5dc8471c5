import { expect, test } from 'vitest'
import * as accountApi from '../../../contract/account.ts'
import * as couponsApi from '../../../contract/operator/coupons.ts'
import * as emptiesApi from '../../../contract/orders/empties.ts'
import * as recallsApi from '../../../contract/recalls/recalls.ts'
import { checkInput } from './check-input.ts'

const address = {
  firstName: '',
  lastName: 'Sommer',
  email: 'mira@',
  phoneNumber: '1234',
  countryId: 'Deutschland',
  companyName: 'x'.repeat(121),
  street: 'Venloer Straße\0',
  cityName: 'Köln',
  postalCode: '50823',
}

test('each field says in the specified words what is wrong', () => {
  const sentences = (language: 'de' | 'en') =>
    Object.fromEntries(
      Object.entries(checkInput(accountApi.createAddress, address, language)).map(([name, { message }]) => [
        name,
        message,
      ]),
    )
  expect(sentences('de')).toEqual({
    firstName: 'Obligatorisch',
    email: 'Ungültige E-Mail',
    phoneNumber: 'Mindestens 5 Zeichen',
    countryId: 'Obligatorisch',
    companyName: 'Höchstens 120 Zeichen',
    street: 'Enthält Zeichen, die nicht gespeichert werden können',
    streetNumber: 'Obligatorisch',
  })
  expect(sentences('en')).toMatchObject({ firstName: 'Required', email: 'Invalid email' })
})

test('what is empty is required, and a wrong code says what a code may hold', () => {
  const coupon = { name: null, prefix: '', count: null, startsAt: '', endsAt: '2026-12-24T10:00' }
  const checked = checkInput(couponsApi.create, { ...coupon, code: '' }, 'de')
  expect(checked).toMatchObject({ code: { message: 'Obligatorisch' }, startsAt: { message: 'Obligatorisch' } })
  expect(checked).not.toHaveProperty('endsAt')
  expect(checkInput(couponsApi.create, { ...coupon, code: 'Ö!' }, 'de')).toMatchObject({
    code: { message: '3 bis 40 Zeichen: Buchstaben von A bis Z, Ziffern und Bindestriche' },
  })
})

test('a short password, a wrong address of a website and a box that is not ticked', () => {
  expect(checkInput(accountApi.signIn, { email: 'a@b.de', password: '12345' }, 'de')).toMatchObject({
    password: { message: 'Mindestens 6 Zeichen' },
  })
  expect(checkInput(accountApi.signUp, { website: 'ftp://cafe', termsAccepted: false }, 'de')).toMatchObject({
    website: { message: 'Ungültige Zeichenfolge' },
    termsAccepted: { message: 'Obligatorisch' },
  })
})

test('a list without an entry is required', () => {
  const checked = checkInput(recallsApi.make, { lots: [] }, 'de')
  expect(checked).toMatchObject({ lots: { message: 'Obligatorisch' } })
})

test('a number beyond all that can be stored is too large; the bound of another is said', () => {
  const checked = (pieces: number) => checkInput(emptiesApi.correct, { pieces }, 'de').pieces?.message
  expect([1e20, -1e20, 100_001].map(checked)).toEqual([
    'Die Zahl ist zu groß',
    'Die Zahl ist zu klein',
    'Höchstens 100000',
  ])
})
