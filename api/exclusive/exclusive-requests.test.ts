import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as exclusiveApi from '../../contract/exclusive.ts'
import * as productsApi from '../../contract/products.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { atOnce } from '../../test/at-once.ts'
import { createBuyer, createProduct, createStore } from '../../test/builders.ts'
import { findMails } from '../../test/mails.ts'

type Account = Awaited<ReturnType<typeof createBuyer>>

const message = 'Wir führen ein Haus mit 80 Zimmern.'

let app: TestApp
let storeId: string
let supplier: Account
let buyer: Account
let skuId: string

beforeAll(async () => {
  app = await createTestApp({ connections: 10 })
  storeId = (await createStore(app.db)).id
  supplier = await createBuyer(app.db, { role: 'SUPPLIER', storeId, language: 'en' })
})
beforeEach(async () => {
  app.time.shiftMs = 0
  buyer = await createBuyer(app.db)
  const names = { nameDe: 'Hausröstung Nr. 7', nameEn: 'House roast no. 7' }
  skuId = (await createProduct(app.db, storeId, { ...names, isExclusive: true })).skuId
})
afterAll(() => app.close())

const apply = (token: string) => app.request(exclusiveApi.apply, { productSkuId: skuId, message }, { token })
const decide = (id: string, decision: 'GRANT' | 'REJECT', rest: { expiresAt?: string; reason?: string } = {}) =>
  app.request(exclusiveApi.decide, { id, decision, ...rest }, { token: supplier.token })
const readAccess = (token?: string, language: 'de' | 'en' = 'en') =>
  app.request(exclusiveApi.canSee, { id: skuId }, { language, ...(token && { token }) })
const mailsTo = (email: string) => findMails(app.db, { to: email })

test.each([
  ['apply', exclusiveApi.apply, { productSkuId: '100001', message }],
  ['read applications', exclusiveApi.listRequests, {}],
  ["read a store's applications", exclusiveApi.listStoreRequests, {}],
  ['decide', exclusiveApi.decide, { id: '0198c5b0-0000-7000-8000-000000000000', decision: 'GRANT' }],
])('a visitor who wants to %s gets 401', async (_, endpoint, input) => {
  expect(await app.refusal(endpoint, input)).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' })
})

test('a buyer may not decide, and a supplier may not apply', async () => {
  const { id } = await apply(buyer.token)
  const asBuyer = await app.refusal(exclusiveApi.decide, { id, decision: 'GRANT' }, { token: buyer.token })
  expect(asBuyer).toMatchObject({ status: 403, code: 'FORBIDDEN' })
  const asSupplier = await app.refusal(exclusiveApi.apply, { productSkuId: skuId, message }, { token: supplier.token })
  expect(asSupplier).toMatchObject({ status: 403 })
})

test("another store's application is 404 and not listed", async () => {
  const { id } = await apply(buyer.token)
  const rival = await createBuyer(app.db, { role: 'SUPPLIER', storeId: (await createStore(app.db)).id })
  const homeless = await createBuyer(app.db, { role: 'SUPPLIER' })
  expect(await app.refusal(exclusiveApi.decide, { id, decision: 'GRANT' }, rival)).toMatchObject({ status: 404 })
  expect(await app.request(exclusiveApi.listStoreRequests, {}, rival)).toMatchObject({ items: [], totalItems: 0 })
  expect(await app.refusal(exclusiveApi.listStoreRequests, {}, homeless)).toMatchObject({ status: 403 })
  expect(await readAccess(buyer.token)).toMatchObject({ reason: 'PENDING' })
})

test("another buyer's applications are not listed", async () => {
  await apply(buyer.token)
  const other = await createBuyer(app.db)
  expect((await app.request(exclusiveApi.listRequests, {}, { token: other.token })).items).toEqual([])
})

test('from the application to the grant a buyer is told where it stands', async () => {
  expect(await readAccess()).toEqual({
    productId: skuId,
    canSee: false,
    reason: 'LOGIN_REQUIRED',
    canApply: false,
    message: 'This product is exclusive. Please sign in to apply for access',
  })
  expect(await readAccess(buyer.token, 'de')).toMatchObject({
    reason: 'NO_ACCESS',
    canApply: true,
    message: 'Du bist nicht berechtigt, diesen Artikel zu sehen',
  })
  const { id, status } = await apply(buyer.token)
  expect(status).toBe('PENDING')
  expect(await readAccess(buyer.token)).toMatchObject({ canSee: false, reason: 'PENDING', canApply: false })
  await decide(id, 'GRANT')
  expect(await readAccess(buyer.token)).toMatchObject({ canSee: true, reason: null, canApply: false })
  expect(await app.request(productsApi.read, { id: skuId }, { token: buyer.token })).toMatchObject({ skuId })
  const { items } = await app.request(exclusiveApi.listRequests, {}, { token: buyer.token })
  expect(items).toMatchObject([{ id, productSkuId: skuId, message, status: 'GRANTED', decidedAt: expect.any(Date) }])
})

test('a product that is open to all needs no application, and an unknown one is 404', async () => {
  skuId = (await createProduct(app.db, storeId)).skuId
  expect(await readAccess()).toMatchObject({ canSee: true, reason: null, canApply: false })
  expect(await app.refusal(exclusiveApi.apply, { productSkuId: skuId, message }, { token: buyer.token })).toMatchObject(
    {
      status: 422,
      code: 'ACCESS_NOT_NEEDED',
    },
  )
  skuId = (await createProduct(app.db, storeId, { isExclusive: true, status: 'PAUSED' })).skuId
  for (const id of [skuId, '999999']) {
    expect(await app.refusal(exclusiveApi.canSee, { id })).toMatchObject({ status: 404 })
    const application = { productSkuId: id, message }
    expect(await app.refusal(exclusiveApi.apply, application, { token: buyer.token })).toMatchObject({ status: 404 })
  }
})

test('of many applications at once one is filed and one mail is sent', async () => {
  const desk = `desk-${skuId}@tidemar.example`
  await app.db`update store set legal = jsonb_set(legal, '{email}', to_jsonb(${desk}::text)) where id = ${storeId}`
  const { done, refused } = await atOnce(16, () => apply(buyer.token))
  expect(done).toHaveLength(1)
  expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(['ACCESS_REQUEST_EXISTS']))
  const [mail, ...more] = await mailsTo(desk)
  expect(more).toEqual([])
  expect(mail).toMatchObject({ subject: `Application for exclusive product ${skuId}` })
  for (const part of ['House roast no. 7', 'Café Morgenrot', buyer.email, message]) expect(mail?.text).toContain(part)
})

test('of two decisions at once one counts, and the buyer gets one mail', async () => {
  const { id } = await apply(buyer.token)
  const { done, refused } = await atOnce(8, (caller) => decide(id, caller % 2 ? 'GRANT' : 'REJECT'))
  expect(done).toHaveLength(1)
  expect(refused.map(({ code }) => code)).toEqual(Array(7).fill('ACCESS_REQUEST_DECIDED'))
  expect(await mailsTo(buyer.email)).toHaveLength(1)
  const isGranted = done[0]?.status === 'GRANTED'
  expect(await readAccess(buyer.token)).toMatchObject({ canSee: isGranted })
})

test('a grant is told in the language of the buyer, with its end and a link to the page', async () => {
  const { id } = await apply(buyer.token)
  const expiresAt = '2035-03-31T22:30:00Z'
  const decided = await decide(id, 'GRANT', { expiresAt, reason: 'Gern!' })
  expect(decided).toMatchObject({ status: 'GRANTED', expiresAt: new Date(expiresAt), reason: 'Gern!' })
  const [mail] = await mailsTo(buyer.email)
  expect(mail?.subject).toBe(`Zugang erteilt: Artikel ${skuId}`)
  for (const part of ['Hausröstung Nr. 7', '1. April 2035', `/de/products/hausroestung-nr-7-${skuId}`, 'Gern!']) {
    expect(mail?.text).toContain(part)
    expect(mail?.html).toContain(part)
  }
})

test('no decision is mailed to an address that is not confirmed', async () => {
  const unconfirmed = await createBuyer(app.db, { emailConfirmedAt: null })
  const { id } = await apply(unconfirmed.token)
  await decide(id, 'REJECT', { reason: 'Nein.' })
  expect(await mailsTo(unconfirmed.email)).toEqual([])
})

test('a rejection names no product, and a new application is possible after 30 days', async () => {
  await app.db`update account set language = 'en' where id = ${buyer.id}`
  const { id } = await apply(buyer.token)
  await decide(id, 'REJECT', { reason: 'Hotels <only>.' })
  const [mail] = await mailsTo(buyer.email)
  expect(mail?.subject).toBe(`Application declined: product ${skuId}`)
  expect(mail?.html).toContain('Hotels &lt;only&gt;.')
  expect(JSON.stringify(mail)).not.toMatch(/roast|röstung/i)
  expect(await readAccess(buyer.token)).toMatchObject({ canSee: false, reason: 'REJECTED', canApply: false })
  const again = { productSkuId: skuId, message }
  expect(await app.refusal(exclusiveApi.apply, again, { token: buyer.token, language: 'de' })).toMatchObject({
    status: 422,
    code: 'ACCESS_REJECTED',
    message: expect.stringMatching(/ein neuer Antrag ist ab \d+\. \S+ \d{4} möglich/i),
  })
  await app.db`update exclusive_request set decided_at = decided_at - interval '30 days' where id = ${id}`
  expect(await readAccess(buyer.token)).toMatchObject({ reason: 'REJECTED', canApply: true })
  expect(await apply(buyer.token)).toMatchObject({ status: 'PENDING' })
})

test('after a grant has expired or was withdrawn a buyer may apply at once', async () => {
  const { id } = await apply(buyer.token)
  await decide(id, 'GRANT')
  await app.db`update exclusive_grant set expires_at = now() - interval '1 second' where buyer_id = ${buyer.id}`
  expect(await readAccess(buyer.token)).toMatchObject({ canSee: false, reason: 'NO_ACCESS', canApply: true })
  const second = await apply(buyer.token)
  await decide(second.id, 'GRANT')
  expect(await readAccess(buyer.token)).toMatchObject({ canSee: true })
})

test.each([
  ['GRANT', 'Das Ende muss in der Zukunft liegen', '2020-01-01T00:00:00Z'],
  ['REJECT', 'Nur ein Zugang hat ein Ende', '2035-01-01T00:00:00Z'],
])('with %s an impossible end is refused: %s', async (decision, sentence, expiresAt) => {
  const { id } = await apply(buyer.token)
  const options = { token: supplier.token, language: 'de' as const }
  const refusal = await app.refusal(exclusiveApi.decide, { id, decision, expiresAt }, options)
  expect(refusal).toMatchObject({ status: 400, fieldErrors: { expiresAt: sentence } })
})

test('a store sees undecided applications first, with the name of its product', async () => {
  const own = await createStore(app.db)
  const { token } = await createBuyer(app.db, { role: 'SUPPLIER', storeId: own.id })
  const { token: third } = await createBuyer(app.db)
  skuId = (await createProduct(app.db, own.id, { isExclusive: true })).skuId
  const open = await apply(buyer.token)
  app.time.shiftMs = 1000
  const decided = await apply(third)
  await app.request(exclusiveApi.decide, { id: decided.id, decision: 'REJECT' }, { token })
  const page = await app.request(exclusiveApi.listStoreRequests, {}, { token, language: 'de' })
  expect(page).toMatchObject({ totalItems: 2, totalPages: 1 })
  expect(page.items).toMatchObject([
    { id: open.id, productName: 'Espresso Bar, ganze Bohne', buyer: { companyName: 'Café Morgenrot' } },
    { id: decided.id, status: 'REJECTED' },
  ])
})

test('a buyer sends thirty applications an hour', async () => {
  for (let i = 0; i < 30; i++) await apply(buyer.token).catch(() => {})
  const refusal = await app.refusal(exclusiveApi.apply, { productSkuId: skuId, message }, { token: buyer.token })
  expect(refusal).toMatchObject({ status: 429, code: 'RATE_LIMITED' })
})
