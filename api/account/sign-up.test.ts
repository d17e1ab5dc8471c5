import { afterAll, beforeAll, expect, test } from 'vitest'
import * as accountApi from '../../contract/account.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { signUpForm } from '../../test/forms.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const fieldErrors = async (given: object) =>
  (await app.refusal(accountApi.signUp, { ...signUpForm(), ...given }, { language: 'de' })).fieldErrors

test('a new account is signed in and can sign in again', async () => {
  const input = signUpForm({
    vatId: 'de 136 695 976',
    startDate: '2019-03-07',
    socialUrls: ['https://social.example/cafe'],
  })
  const { authToken, expiresAt } = await app.request(accountApi.signUp, input)
  expect(expiresAt.getTime() - app.deps.clock.now().getTime()).toBeGreaterThan(6.9 * 86_400_000)
  expect(await app.request(accountApi.readCurrentUser, {}, { token: authToken })).toEqual({
    isImpersonated: false,
    impersonatedBy: null,
    user: { portalUserId: expect.any(String), role: 'BUYER', businessType: 'CAFE' },
    userDetails: {
      email: input.email,
      firstName: 'Jana',
      lastName: 'Brandt',
      companyName: 'Café Morgenrot',
      phoneNumber: '+49 30 1234567',
      language: 'de',
      currency: 'EUR',
      countryId: 1,
      isEmailConfirmed: false,
    },
    counts: { cartItems: 0, wishlist: 0 },
  })
  const [row] = await app.db`select vat_id, vat_id_status, social_urls from account where email = ${input.email}`
  expect(row).toEqual({
    vatId: 'DE136695976',
    vatIdStatus: 'UNCHECKED',
    socialUrls: ['https://social.example/cafe'],
  })
  expect((await app.request(accountApi.signIn, { email: input.email, password: input.password })).authToken).not.toBe(
    authToken,
  )
})

test('an address has one account, whatever its letter case', async () => {
  const input = signUpForm()
  await app.request(accountApi.signUp, input)
  const twin = { ...input, email: input.email.toUpperCase() }
  expect(await app.refusal(accountApi.signUp, twin, { language: 'de' })).toMatchObject({
    status: 409,
    code: 'EMAIL_TAKEN',
    fieldErrors: { email: 'Zu dieser E-Mail gibt es schon ein Konto' },
  })
})

test('of 20 sign-ups of one address at once exactly one succeeds', async () => {
  const input = signUpForm()
  const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => app.request(accountApi.signUp, input)))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const codes = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason.code] : []))
  expect(new Set(codes)).toEqual(new Set(['EMAIL_TAKEN']))
  const links = await app.db`
    select from pgboss.job j join account a on a.id::text = j.data ->> 'accountId'
    where j.name = 'email-confirmation' and a.email = ${input.email}`
  expect(links.count).toBe(1)
})

test.each([
  [{ password: 'kurz' }, { password: 'Mindestens 6 Zeichen' }],
  [
    { password: 'nurkleine' },
    { password: 'Mindestens 6 Zeichen, ein Kleinbuchstabe, ein Großbuchstabe und eine Ziffer' },
  ],
  [{ password: 'Passwort1' }, { password: 'Dieses Passwort ist zu verbreitet' }],
  [{ password: 'Morgenrot99' }, { password: 'Das Passwort darf weder Name noch Firma noch Startdatum enthalten' }],
  [
    { password: 'Tee07.03.2019', startDate: '2019-03-07' },
    { password: 'Das Passwort darf weder Name noch Firma noch Startdatum enthalten' },
  ],
  [{ vatId: 'DE136695977' }, { vatId: 'Ungültige USt-IdNr.' }],
  [{ vatId: 'ATU13585627' }, { vatId: 'Ungültige USt-IdNr.' }],
  [{ countryId: 4711 }, { countryId: 'Bitte eine der Möglichkeiten wählen' }],
  [{ startDate: '0000-01-01' }, { startDate: 'Das Datum ist zu früh: frühestens der 1. Januar 1900' }],
  [{ startDate: '1899-12-31' }, { startDate: 'Das Datum ist zu früh: frühestens der 1. Januar 1900' }],
  [{ startDate: '3026-01-01' }, { startDate: 'Das Datum ist zu spät: spätestens heute' }],
  [{ startDate: '2019-02-30' }, { startDate: 'Ungültiges Datum' }],
  [{ email: 'jana@' }, { email: 'Ungültige E-Mail' }],
  [{ phoneNumber: '123' }, { phoneNumber: 'Mindestens 5 Zeichen' }],
  [{ website: 'javascript:alert(1)' }, { website: 'Ungültige Zeichenfolge' }],
])('%j is refused below its field', async (given, errors) => {
  expect(await fieldErrors(given)).toEqual(errors)
})

test.each(['role', 'isImpersonated', 'id', 'storeId', '__proto__x'])('nobody gives himself a %s', async (name) => {
  expect(await fieldErrors({ [name]: 'OPERATOR' })).toEqual({ [name]: 'Unbekanntes Feld' })
})

test('a name is kept byte for byte', async () => {
  const firstName = 'Zoë\r\nBcc: all@victim.example 👩‍🍳'
  const input = signUpForm({ firstName })
  const { authToken } = await app.request(accountApi.signUp, input)
  expect((await app.request(accountApi.readCurrentUser, {}, { token: authToken })).userDetails?.firstName).toBe(
    firstName,
  )
})
