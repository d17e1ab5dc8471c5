import { afterAll, beforeAll, expect, test } from 'vitest'
import type { InputOf } from '../../contract/platform/endpoint.ts'
import * as productsApi from '../../contract/products.ts'
import * as storePicturesApi from '../../contract/pictures/store-pictures.ts'
import * as settingsApi from '../../contract/store-settings.ts'
import * as storesApi from '../../contract/stores.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { createBuyer, createMember, createStore } from '../../test/builders.ts'
import { applyToSell } from '../../test/onboarding/set-up.ts'
import { createCustomer, createGoods, put } from '../../test/shop.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

async function ownedStore(storeId?: string) {
  const id = storeId ?? (await createStore(app.db)).id
  const owner = await createMember(app.db, { storeId: id, roles: ['OWNER'] })
  const other = await createMember(app.db, { storeId: id, roles: ['OWNER'] })
  return { id, owner, other, read: () => app.request(settingsApi.read, {}, owner) }
}
const deedsOf = async (storeId: string) =>
  (
    await app.db<{ action: string }[]>`
    select action from store_activity where store_id = ${storeId} order by id`
  ).map(({ action }) => action)

test('a profile is changed in both languages, shown at once, and kept as paragraphs', async () => {
  const { id, owner, read } = await ownedStore()
  const { version } = (await read()).profile
  const profile = { taglineDe: 'Neu', taglineEn: 'New', descriptionDe: 'Erst.\n\nDann.', descriptionEn: 'First.' }
  expect(await app.request(settingsApi.changeProfile, { ...profile, version }, owner)).toEqual({ version: version + 1 })
  expect((await read()).profile).toEqual({ ...profile, version: version + 1 })
  const shown = await app.request(storesApi.read, { id }, { language: 'de' })
  expect(shown).toMatchObject({ tagline: 'Neu', description: '<p>Erst.</p><p>Dann.</p>' })
  expect(await deedsOf(id)).toEqual(['store.profile'])
  const marked = { ...profile, descriptionDe: '<b>fett</b>', version: version + 1 }
  expect(await app.refusal(settingsApi.changeProfile, marked, owner)).toMatchObject({
    status: 400,
    fieldErrors: { descriptionDe: expect.any(String) },
  })
})

test('what is sent once more, as its answer was lost, stays saved; other words are refused', async () => {
  const { id, owner, other, read } = await ownedStore()
  const { terms, profile, legal } = await read()
  const calls = [
    [settingsApi.changeTerms, { ...terms, minimumOrder: 120.5, freeFrom: null }, { minimumOrder: 90 }],
    [settingsApi.changeProfile, { ...profile, taglineDe: 'Neu', descriptionDe: 'Erst.' }, { taglineDe: 'Anders' }],
    [settingsApi.changeLegal, { ...legal, contactName: 'Einkauf' }, { contactName: 'Buchhaltung' }],
  ] as const
  for (const [api, input, others] of calls) {
    for (const who of [owner, owner, other])
      expect(await app.request(api as never, input as never, who)).toEqual({ version: input.version + 1 })
    expect(await app.refusal(api as never, { ...input, ...others } as never, other)).toMatchObject({
      code: 'DRAFT_CHANGED',
    })
  }
  expect(await deedsOf(id)).toEqual(['store.terms', 'store.profile', 'store.legal'])
})

test('who has just applied reads the settings without a word of the store in them, and writes its profile', async () => {
  const { owner } = await applyToSell(app, await createBuyer(app.db))
  const { profile } = await app.request(settingsApi.read, {}, owner)
  const empty = { taglineDe: '', taglineEn: '', descriptionDe: '', descriptionEn: '' }
  expect(profile).toEqual({ ...empty, version: 0 })
  await app.request(storePicturesApi.read, {}, owner)
  expect(await app.refusal(settingsApi.changeProfile, profile, owner)).toMatchObject({ status: 400 })
  const written = {
    taglineDe: 'Senf',
    taglineEn: 'Mustard',
    descriptionDe: 'Senf',
    descriptionEn: 'Mustard',
    version: 0,
  }
  expect(await app.request(settingsApi.changeProfile, written, owner)).toEqual({ version: 1 })
})

test('of two who change the same part the second is told by whom, of different parts neither', async () => {
  const { id, owner, other, read } = await ownedStore()
  await app.db`update account set first_name = 'Ida', last_name = 'Lohse' where id = ${owner.id}`
  const seen = await read()
  const [first, second] = [
    { ...seen.terms, minimumOrder: 120.5, freeFrom: null },
    { ...seen.terms, minimumOrder: 80 },
  ]
  await app.request(settingsApi.changeTerms, first, owner)
  const refused = await app.refusal(settingsApi.changeTerms, second, other)
  expect(refused).toMatchObject({ status: 409, code: 'DRAFT_CHANGED', message: expect.stringContaining('Ida Lohse') })
  const profile = { ...seen.profile, taglineDe: 'Nebenbei', descriptionDe: 'Text', descriptionEn: 'Text' }
  await app.request(settingsApi.changeProfile, profile, other)
  const { terms } = await read()
  expect(terms).toMatchObject({ minimumOrder: 120.5, freeFrom: null, version: 1 })
  await app.request(settingsApi.changeTerms, { ...second, version: terms.version }, other)
  expect(await app.request(storesApi.read, { id })).toMatchObject({ minimumOrderAmount: 80 })
})

test('of ten who save one version at once one is taken', async () => {
  const { owner, read } = await ownedStore()
  const { terms } = await read()
  const save = (minimumOrder: number) => app.request(settingsApi.changeTerms, { ...terms, minimumOrder }, owner)
  const replies = await Promise.allSettled(Array.from({ length: 10 }, (_, n) => save(n + 1)))
  expect(replies.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect((await read()).terms.version).toBe(1)
})

test('terms say how many carts they touch, refuse times the wrong way round, and show own words on returns', async () => {
  const goods = await createGoods(app)
  const { owner, read } = await ownedStore(goods.storeId)
  expect((await read()).openCarts).toEqual({ value: 0, isExact: true })
  await put(app, await createCustomer(app), goods.skuId, 12)
  const { openCarts, terms } = await read()
  expect(openCarts).toEqual({ value: 1, isExact: true })
  const odd = { ...terms, leadMinDays: 5, leadMaxDays: 2 }
  expect(await app.refusal(settingsApi.changeTerms, odd, owner)).toMatchObject({
    fieldErrors: { leadMaxDays: expect.any(String) },
  })
  await app.request(settingsApi.changeTerms, { ...terms, returnsDe: 'Nur ungeöffnet.' }, owner)
  const shown = await app.request(storesApi.read, { id: goods.storeId }, { language: 'de' })
  expect(shown.returnPolicyText).toBe('Nur ungeöffnet.')
})

test('who sells is checked: check digits, one of VAT id and tax number, the form of LUCID; the account stays', async () => {
  const { id, owner, read } = await ownedStore()
  await app.db`update store set legal = legal || '{"iban": "DE40987654329876543210"}' where id = ${id}`
  const { legal } = await read()
  const typed = { ...legal, lucid: 'DE1234567890123', lucidUntil: '2027-12-31' } as InputOf<
    typeof settingsApi.changeLegal
  >
  const refuse = async (more: object) =>
    (await app.refusal(settingsApi.changeLegal, { ...typed, ...more }, owner)).fieldErrors
  expect(await refuse({ vatId: 'DE123456789' })).toHaveProperty('vatId')
  expect(await refuse({ vatId: '', taxNumber: '' })).toHaveProperty('vatId')
  expect(await refuse({ lucid: '1234' })).toHaveProperty('lucid')
  expect(await refuse({ lucid: '' })).toHaveProperty('lucid')
  await app.request(settingsApi.changeLegal, { ...typed, street: 'Neuer Weg' }, owner)
  const [row] =
    await app.db`select legal ->> 'iban' as iban, legal ->> 'address' as address, lucid from store where id = ${id}`
  expect(row).toMatchObject({ iban: 'DE40987654329876543210', lucid: 'DE1234567890123' })
  expect(row!.address).toContain('Neuer Weg')
})

test('establishments in other states are kept with their numbers, each state once, and stay where they are left out', async () => {
  const { id, owner, read } = await ownedStore()
  const save = async (establishments?: object[]) => {
    const { establishments: _, ...legal } = (await read()).legal
    return { ...legal, ...(establishments && { establishments }) } as InputOf<typeof settingsApi.changeLegal>
  }
  const given = [
    { isoCode: 'AT', taxId: 'ATU12345678' },
    { isoCode: 'FR', taxId: '' },
  ]
  expect((await read()).legal.establishments).toEqual([])
  await app.request(settingsApi.changeLegal, await save([{ ...given[0], taxId: ' ATU12345678 ' }, given[1]!]), owner)
  await app.request(settingsApi.changeLegal, await save(), owner)
  expect((await read()).legal.establishments).toEqual(given)
  for (const [wrong, field] of [
    [[given[1]!, given[1]!], 'establishments'],
    [[{ isoCode: 'DE', taxId: '' }], 'establishments.0.isoCode'],
    [[{ isoCode: 'CH', taxId: '' }], 'establishments.0.isoCode'],
  ] as const)
    expect(await app.refusal(settingsApi.changeLegal, await save([...wrong]), owner)).toMatchObject({
      status: 400,
      fieldErrors: { [field]: expect.any(String) },
    })
  const [deed] = await app.db`select before, after from store_activity where store_id = ${id} order by id limit 1`
  expect(deed).toMatchObject({ before: { establishments: [] }, after: { establishments: given } })
  const [stored] = await app.db`select legal ? 'establishments' as copied from store where id = ${id}`
  expect(stored).toEqual({ copied: false })
  await app.request(settingsApi.changeLegal, await save([]), owner)
  expect((await read()).legal.establishments).toEqual([])
})

test('only an owner reads and changes them', async () => {
  const { id } = await ownedStore()
  const seller = await createMember(app.db, { storeId: id, roles: ['SALES'] })
  expect(await app.refusal(settingsApi.read, {}, seller)).toMatchObject({ code: 'RIGHT_MISSING' })
})

test('the contact for product safety stands with products that name nobody themselves', async () => {
  const goods = await createGoods(app)
  const { owner, read } = await ownedStore(goods.storeId)
  const manufacturer = async () => (await app.request(productsApi.read, { id: goods.skuId })).safety
  expect(await manufacturer()).toMatchObject({ manufacturer: { name: 'Tidemar GmbH' }, responsible: null })
  const { legal } = await read()
  const typed = { ...legal, gpsrName: 'Tassen Ltd', gpsrAddress: '', gpsrEmail: '' } as InputOf<
    typeof settingsApi.changeLegal
  >
  expect(await app.refusal(settingsApi.changeLegal, typed, owner)).toMatchObject({
    fieldErrors: { gpsrAddress: expect.stringContaining('belong together') },
  })
  const contact = { gpsrAddress: 'Kai 4, 20457 Hamburg', gpsrEmail: 'https://tassen.example/kontakt' }
  const wrong = { ...typed, ...contact, gpsrEmail: 'tassen' }
  expect(await app.refusal(settingsApi.changeLegal, wrong, owner)).toMatchObject({
    fieldErrors: { gpsrEmail: expect.any(String) },
  })
  await app.request(settingsApi.changeLegal, { ...typed, ...contact }, owner)
  expect((await read()).legal).toMatchObject(contact)
  expect((await manufacturer()).manufacturer).toMatchObject({ name: 'Tassen Ltd', address: contact.gpsrAddress })
  const maker = { name: 'Eigen GmbH', address: 'Weg 1', email: 'a@eigen.example' }
  await app.db`update product_detail set facts = ${app.db.json({ manufacturer: maker, responsible: maker })}
    where sku_id = ${goods.skuId}`
  expect(await manufacturer()).toEqual({ manufacturer: maker, responsible: maker })
})
