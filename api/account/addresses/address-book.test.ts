import { afterAll, beforeAll, expect, test } from 'vitest'
import * as accountApi from '../../../contract/account.ts'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { addressForm } from '../../../test/forms.ts'
import { createBuyer } from '../../../test/builders.ts'
import { newId } from '../../platform/ids.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const add = (token: string, given = {}) => app.request(accountApi.createAddress, addressForm(given), { token })
const book = (token: string) => app.request(accountApi.listAddresses, {}, { token })
const selected = async (token: string) => (await book(token)).filter((it) => it.selected).map(({ street }) => street)

test.each([
  ['read', accountApi.listAddresses, {}],
  ['add', accountApi.createAddress, addressForm()],
  ['change', accountApi.updateAddress, { id: newId(), ...addressForm() }],
  ['delete', accountApi.deleteAddress, { id: newId() }],
])('a visitor who wants to %s gets 401', async (_, endpoint, input) => {
  expect(await app.refusal(endpoint, input)).toMatchObject({ status: 401 })
})

test("another buyer's address is 404 and stays as it is", async () => {
  const [jana, omar] = [await createBuyer(app.db), await createBuyer(app.db)]
  const address = await add(jana.token)
  const options = { token: omar.token }
  expect(await app.refusal(accountApi.updateAddress, { ...address, street: 'Elsewhere' }, options)).toMatchObject({
    status: 404,
  })
  expect(await app.refusal(accountApi.deleteAddress, { id: address.id }, options)).toMatchObject({ status: 404 })
  expect(await book(omar.token)).toEqual([])
  expect(await book(jana.token)).toEqual([address])
})

test('the hundred and first address is refused and nothing else changes', async () => {
  const { id, token } = await createBuyer(app.db)
  const first = await add(token)
  await app.db`
    insert into address (buyer_id, id, first_name, last_name, email, phone_number, country_id, company_name, street,
      street_number, city_name, postal_code, is_selected)
    select buyer_id, gen_random_uuid(), first_name, last_name, email, phone_number, country_id, company_name, street,
      street_number, city_name, postal_code, false from address, generate_series(1, 99) where buyer_id = ${id}`
  expect(await app.refusal(accountApi.createAddress, addressForm(), { token, language: 'de' })).toMatchObject({
    status: 422,
    code: 'LIMIT_REACHED',
    message: 'Ein Adressbuch fasst 100 Adressen. Bitte zuerst eine löschen.',
  })
  await app.request(accountApi.deleteAddress, { id: first.id }, { token })
  await add(token)
  expect(await book(token)).toHaveLength(100)
})

test('what was saved comes back byte for byte, newest first', async () => {
  const { token } = await createBuyer(app.db)
  const first = await add(token, { street: 'Straße des 17. Juni', companyName: 'Zoë’s 茶 & Söhne 🍵' })
  const second = await add(token)
  expect(first).toMatchObject({ companyName: 'Zoë’s 茶 & Söhne 🍵', selected: true })
  expect((await book(token)).map(({ id }) => id)).toEqual([second.id, first.id])
})

test('a name and delivery notes are saved, changed and taken away', async () => {
  const { token } = await createBuyer(app.db)
  const named = { label: 'Küche Hintereingang', deliveryNotes: 'Bis 10 Uhr\nüber den Hof' }
  const address = await add(token, named)
  expect(await book(token)).toMatchObject([named])
  await app.request(accountApi.updateAddress, { ...address, deliveryNotes: 'Rampe links' }, { token })
  expect(await book(token)).toMatchObject([{ ...named, deliveryNotes: 'Rampe links' }])
  await app.request(accountApi.updateAddress, { ...addressForm(), id: address.id }, { token })
  expect(await book(token)).toMatchObject([{ label: '', deliveryNotes: '' }])
})

test('the first address is selected whatever was asked for', async () => {
  const { token } = await createBuyer(app.db)
  expect(await add(token, { selected: false })).toMatchObject({ selected: true })
  expect(await add(token, { selected: false })).toMatchObject({ selected: false })
})

test('saving a selected address clears the others', async () => {
  const { token } = await createBuyer(app.db)
  const a = await add(token, { street: 'A' })
  await add(token, { street: 'B' })
  expect(await selected(token)).toEqual(['B'])
  await app.request(accountApi.updateAddress, { ...a, selected: true }, { token })
  expect(await selected(token)).toEqual(['A'])
})

test('the selected address is left only by selecting another', async () => {
  const { token } = await createBuyer(app.db)
  const a = await add(token, { street: 'A' })
  expect(await app.request(accountApi.updateAddress, { ...a, selected: false, street: 'A2' }, { token })).toMatchObject(
    {
      street: 'A2',
      selected: true,
    },
  )
})

test('after the selected address the newest one left is selected', async () => {
  const { token } = await createBuyer(app.db)
  const [a] = [await add(token, { street: 'A' }), await add(token, { street: 'B' }), await add(token, { street: 'C' })]
  const b = (await book(token)).find(({ street }) => street === 'B')!
  await app.request(accountApi.updateAddress, { ...a, selected: true }, { token })
  await app.request(accountApi.deleteAddress, { id: a.id }, { token })
  expect(await selected(token)).toEqual(['C'])
  await app.request(accountApi.deleteAddress, { id: b.id }, { token })
  expect(await selected(token)).toEqual(['C'])
})

test('20 writes at once leave exactly one address selected', async () => {
  const { token } = await createBuyer(app.db)
  const old = await Promise.all([add(token), add(token), add(token)])
  const writes = [
    ...Array.from({ length: 10 }, () => add(token)),
    ...Array.from({ length: 8 }, (_, i) =>
      app.request(accountApi.updateAddress, { ...old[i % 2]!, selected: true }, { token }),
    ),
    app.request(accountApi.deleteAddress, { id: old[2]!.id }, { token }),
  ]
  await Promise.all(writes)
  expect(await book(token)).toHaveLength(12)
  expect(await selected(token)).toHaveLength(1)
})

test.each([
  [{ postalCode: '1099' }, { postalCode: 'Ungültige Postleitzahl' }],
  [{ postalCode: '10997', countryId: 2 }, { postalCode: 'Ungültige Postleitzahl' }],
  [{ countryId: 4711 }, { countryId: 'Bitte eine der Möglichkeiten wählen' }],
  [{ postalCode: '' }, { postalCode: 'Obligatorisch' }],
  [{ street: '   ' }, { street: 'Obligatorisch' }],
  [{ phoneNumber: '1234' }, { phoneNumber: 'Mindestens 5 Zeichen' }],
  [{ email: 'jana' }, { email: 'Ungültige E-Mail' }],
  [{ buyerId: newId() }, { buyerId: 'Unbekanntes Feld' }],
  [{ firstName: 'a\0b' }, { firstName: 'Enthält Zeichen, die nicht gespeichert werden können' }],
])('%j is refused below its field', async (given, fieldErrors) => {
  const { token } = await createBuyer(app.db)
  const refused = await app.refusal(accountApi.createAddress, { ...addressForm(), ...given }, { token, language: 'de' })
  expect(refused).toMatchObject({ status: 400, message: 'Bitte die markierten Angaben prüfen.', fieldErrors })
})

test.each([
  [2, '1010'],
  [20, '1012 AB'],
  [21, '00-950'],
  [14, 'D02 AF30'],
])('in country %i %s is a postcode', async (countryId, postalCode) => {
  const { token } = await createBuyer(app.db)
  expect(await add(token, { countryId, postalCode })).toMatchObject({ countryId, postalCode })
})
