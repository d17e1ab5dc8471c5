import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as accountApi from '../../../contract/account.ts'
import * as profileApi from '../../../contract/profile.ts'
import type { Profile } from '../../../contract/profile.ts'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { createBuyer } from '../../../test/builders.ts'

let app: TestApp
let buyer: { id: string; token: string; email: string }
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  buyer = await createBuyer(app.db)
})

const read = () => app.request(profileApi.read, {}, { token: buyer.token })
const change = async (given: object) =>
  app.request(profileApi.update, { ...(await read()), ...given }, { token: buyer.token })
const refusal = async (given: object) =>
  app.refusal(profileApi.update, { ...(await read()), ...given }, { token: buyer.token, language: 'de' })

const full: Omit<Profile, 'email' | 'vatIdStatus'> = {
  firstName: 'Zoë 👩‍🍳',
  lastName: "O'Brien; drop table account",
  phoneNumber: '+43 1 234567',
  companyName: 'Gasthof „Zum Löwen“',
  legalForm: 'GmbH & Co. KG',
  businessType: 'RESTAURANT',
  vatId: 'DE136695976',
  website: 'https://loewen.example/?a=1&b=2',
  socialUrls: ['https://social.example/loewen', 'http://bilder.example/@loewen'],
  startDate: '2019-03-07',
  invoiceEmail: 'rechnung@loewen.example',
  buyerReference: '04011000-12345-67',
  eInvoiceFormat: 'ZUGFERD',
  leitwegId: null,
  costCentre: null,
  gln: null,
  language: 'en',
  newsletter: true,
}

test('a visitor gets 401 for reading and for changing', async () => {
  expect(await app.refusal(profileApi.read, {})).toMatchObject({ status: 401 })
  expect(await app.refusal(profileApi.update, full)).toMatchObject({ status: 401 })
})

test('what was signed up with is read, and all of it can be changed', async () => {
  expect(await read()).toMatchObject({
    email: buyer.email,
    companyName: 'Café Morgenrot',
    vatId: null,
    legalForm: null,
  })
  const changed = { ...full, email: buyer.email, vatIdStatus: 'UNCHECKED' }
  expect(await change(full)).toEqual(changed)
  expect(await read()).toEqual(changed)
  const { userDetails } = await app.request(accountApi.readCurrentUser, {}, { token: buyer.token })
  expect(userDetails).toMatchObject({ firstName: full.firstName, language: 'en' })
})

test("another buyer's account is not touched", async () => {
  const other = await createBuyer(app.db)
  await change(full)
  expect((await app.request(profileApi.read, {}, { token: other.token })).companyName).toBe('Café Morgenrot')
})

test('null clears a field', async () => {
  await change(full)
  const empty = { vatId: null, website: null, socialUrls: [], startDate: null, invoiceEmail: null, legalForm: null }
  expect(await change(empty)).toMatchObject(empty)
})

test('a VAT id is kept without spaces; only a changed one loses what the register said of it', async () => {
  expect((await change({ vatId: 'de 136 695 976' })).vatId).toBe('DE136695976')
  await app.db`update account set vat_id_status = 'VALID' where id = ${buyer.id}`
  expect(await change({ vatId: 'DE 136695976', companyName: 'Neu' })).toMatchObject({ vatIdStatus: 'VALID' })
  expect(await change({ vatId: 'DE129273398' })).toMatchObject({ vatId: 'DE129273398', vatIdStatus: 'UNCHECKED' })
})

test('the VAT id has the form of the country of the account', async () => {
  const austrian = await createBuyer(app.db, { countryId: 2 })
  const put = (vatId: string) =>
    app.request(profileApi.update, { ...full, vatId }, { token: austrian.token }).then(
      (profile) => profile.vatId,
      (refused: { fieldErrors: object }) => refused.fieldErrors,
    )
  expect(await put('ATU 13585627')).toBe('ATU13585627')
  expect(await put('DE136695976')).toEqual({ vatId: 'Invalid VAT ID' })
})

test('the read-only fields may be sent back as they were read, and cannot be changed', async () => {
  await change({ email: buyer.email.toUpperCase() })
  expect(await refusal({ email: 'other@hotel.example', vatIdStatus: 'VALID' })).toMatchObject({
    status: 400,
    fieldErrors: { email: 'Das kann hier nicht geändert werden', vatIdStatus: 'Das kann hier nicht geändert werden' },
  })
  expect(await read()).toMatchObject({ email: buyer.email, vatIdStatus: 'UNCHECKED' })
})

const unkept = 'Enthält Zeichen, die nicht gespeichert werden können'
test.each([
  [{ vatId: 'DE136695977' }, { vatId: 'Ungültige USt-IdNr.' }],
  [{ website: 'javascript:alert(1)' }, { website: 'Ungültige Zeichenfolge' }],
  [{ socialUrls: ['data:text/html,x'] }, { 'socialUrls.0': 'Ungültige Zeichenfolge' }],
  [{ socialUrls: Array(6).fill('https://a.example') }, { socialUrls: 'Höchstens 5 Einträge' }],
  [{ startDate: '0000-01-01' }, { startDate: 'Das Datum ist zu früh: frühestens der 1. Januar 1900' }],
  [{ startDate: '1899-12-31' }, { startDate: 'Das Datum ist zu früh: frühestens der 1. Januar 1900' }],
  [{ startDate: '3026-01-01' }, { startDate: 'Das Datum ist zu spät: spätestens heute' }],
  [{ startDate: '2019-02-30' }, { startDate: 'Ungültiges Datum' }],
  [{ invoiceEmail: 'rechnung@' }, { invoiceEmail: 'Ungültige E-Mail' }],
  [{ firstName: '  ' }, { firstName: 'Obligatorisch' }],
  [{ lastName: 'a\0b' }, { lastName: unkept }],
  [{ companyName: 'a\ud800b' }, { companyName: unkept }],
  [{ website: 'https://a.example/\ud800' }, { website: unkept }],
  [{ companyName: 'x'.repeat(121) }, { companyName: 'Höchstens 120 Zeichen' }],
  [{ buyerReference: 'x'.repeat(500_000) }, { buyerReference: 'Höchstens 100 Zeichen' }],
  [{ businessType: 'BANK' }, { businessType: 'Bitte eine der Möglichkeiten wählen' }],
  [{ role: 'OPERATOR' }, { role: 'Unbekanntes Feld' }],
  [{ countryId: 2 }, { countryId: 'Unbekanntes Feld' }],
])('%o is refused below its field', async (given, fieldErrors) => {
  expect(await refusal(given)).toMatchObject({ status: 400, fieldErrors })
  expect(await read()).toMatchObject({ companyName: 'Café Morgenrot' })
})
