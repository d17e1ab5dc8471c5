import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as cartApi from '../../contract/cart.ts'
import * as runsApi from '../../contract/desk/runs.ts'
import * as exclusiveApi from '../../contract/exclusive.ts'
import type { InputOf } from '../../contract/platform/endpoint.ts'
import * as productsApi from '../../contract/products.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { createAddress, createBuyer, createProduct, createStore } from '../../test/builders.ts'
import { doJobs } from '../../test/do-jobs.ts'
import { findMails } from '../../test/mails.ts'
import { createOrderedGoods } from '../../test/orders/order-life.ts'
import { startRuns } from '../work-runs.ts'

type Account = Awaited<ReturnType<typeof createBuyer>>

let app: TestApp
let storeId: string
let supplier: Account
let buyer: Account
let skuId: string

beforeAll(async () => {
  app = await createTestApp()
})
beforeEach(async () => {
  app.time.shiftMs = 0
  storeId = (await createStore(app.db)).id
  supplier = await createBuyer(app.db, { role: 'SUPPLIER', storeId })
  buyer = await createBuyer(app.db)
  skuId = (await createProduct(app.db, storeId, { isExclusive: true })).skuId
})
afterAll(() => app.close())

const apply = ({ token } = buyer) =>
  app.request(exclusiveApi.apply, { productSkuId: skuId, message: 'Bitte' }, { token })
const decide = (id: string, decision: 'GRANT' | 'REJECT', rest: { expiresAt?: string } = {}) =>
  app.request(exclusiveApi.decide, { id, decision, ...rest }, supplier)
const withdraw = (id: string) => app.request(exclusiveApi.withdraw, { id, reason: 'Vertrag beendet' }, supplier)
const list = async (state?: (typeof exclusiveApi.requestStates)[number]) =>
  (await app.request(exclusiveApi.listStoreRequests, { ...(state && { state }) }, supplier)).items
const granted = async () => {
  const { id } = await apply()
  await decide(id, 'GRANT')
  return id
}

test('a store ends an access: the buyer is told why, and sees and orders it no more', async () => {
  const id = await granted()
  await app.request(cartApi.write, { items: [{ productSkuId: skuId, quantity: 6 }] }, buyer)
  expect(await withdraw(id)).toMatchObject({ id, status: 'GRANTED', state: 'ENDED', accessUntil: null })
  const seen = await app.refusal(productsApi.read, { id: skuId }, buyer)
  expect(seen).toMatchObject({ code: 'PRODUCT_NOT_AUTHORIZED' })
  const { carts } = await app.request(cartApi.read, {}, buyer)
  expect(carts[0]!.items).toMatchObject([{ productSkuId: skuId, problems: ['NOT_AUTHORIZED'] }])
  const mail = (await findMails(app.db, { to: buyer.email })).at(-1)!
  expect(mail.subject).toBe(`Zugang beendet: Artikel ${skuId}`)
  expect(mail.text).toContain('Vertrag beendet')
  expect(await app.refusal(exclusiveApi.withdraw, { id }, supplier)).toMatchObject({
    status: 409,
    code: 'ACCESS_ENDED',
  })
})

test('applications are narrowed by the type of business and by the product', async () => {
  const { id } = await apply()
  await app.db`update company set business_type = 'HOTEL' where id = ${buyer.id}`
  const found = async (input: InputOf<typeof exclusiveApi.listStoreRequests>) => {
    const { items, totalItems } = await app.request(exclusiveApi.listStoreRequests, input, supplier)
    expect(items).toHaveLength(totalItems)
    return items.map((item) => item.id)
  }
  for (const input of [
    { businessType: 'HOTEL' },
    { product: skuId },
    { product: `A-${skuId}`, state: 'PENDING' },
  ] as const)
    expect(await found(input)).toEqual([id])
  for (const input of [{ businessType: 'CAFE' }, { product: 'A-0' }] as const) expect(await found(input)).toEqual([])
})

test('what was not granted has nothing to end, and what another store granted is 404', async () => {
  const { id } = await apply()
  expect(await app.refusal(exclusiveApi.withdraw, { id }, supplier)).toMatchObject({ code: 'ACCESS_ENDED' })
  await decide(id, 'GRANT')
  const rival = await createBuyer(app.db, { role: 'SUPPLIER', storeId: (await createStore(app.db)).id })
  expect(await app.refusal(exclusiveApi.withdraw, { id }, rival)).toMatchObject({ status: 404 })
  expect(await app.request(productsApi.read, { id: skuId }, buyer)).toMatchObject({ skuId })
})

test('an application stands as the access that followed it stands', async () => {
  const first = await granted()
  expect(await list()).toMatchObject([{ id: first, state: 'GRANTED', accessUntil: null }])
  await app.db`update exclusive_grant set expires_at = now() - interval '1 second' where buyer_id = ${buyer.id}`
  expect(await list()).toMatchObject([{ id: first, state: 'ENDED', accessUntil: null }])
  app.time.shiftMs = 1000
  const { id: second } = await apply()
  const expiresAt = '2035-03-31T21:59:59.999Z'
  await decide(second, 'GRANT', { expiresAt })
  // The first one ended, whatever holds now.
  expect(await list()).toMatchObject([
    { id: second, state: 'GRANTED', accessUntil: new Date(expiresAt) },
    { id: first, state: 'ENDED', accessUntil: null },
  ])
  expect(await app.refusal(exclusiveApi.withdraw, { id: first }, supplier)).toMatchObject({ code: 'ACCESS_ENDED' })
})

test('a list of one state names and counts those alone', async () => {
  const held = await granted()
  const open = await apply(await createBuyer(app.db))
  const declined = await apply(await createBuyer(app.db))
  await decide(declined.id, 'REJECT')
  expect(await list('GRANTED')).toMatchObject([{ id: held }])
  expect(await list('PENDING')).toMatchObject([{ id: open.id }])
  expect(await list('REJECTED')).toMatchObject([{ id: declined.id }])
  const page = await app.request(exclusiveApi.listStoreRequests, { state: 'ENDED' }, supplier)
  expect(page).toMatchObject({ items: [], totalItems: 0 })
})

test('a store sees where a buyer is, and what they ordered of it and paid', async () => {
  const life = await createOrderedGoods(app)
  skuId = (await createProduct(app.db, life.goods.storeId, { isExclusive: true })).skuId
  await apply(life.buyer)
  const facts = async () => (await app.request(exclusiveApi.listStoreRequests, {}, life.store)).items[0]!.buyer
  expect(await facts()).toMatchObject({ orderCount: 0, businessType: 'CAFE', since: expect.any(Date) })
  await life.pay()
  await createAddress(app.db, life.buyer.id, { cityName: 'Lübeck', isSelected: false })
  await app.db`update address set city_name = 'Kiel' where buyer_id = ${life.buyer.id} and is_selected`
  expect(await facts()).toMatchObject({ orderCount: 1, cityName: 'Kiel' })
})

test('several are decided at once, each with its mail; what was decided meanwhile says so', async () => {
  const others = [await createBuyer(app.db), await createBuyer(app.db)]
  const ids = [(await apply()).id, (await apply(others[0])).id, (await apply(others[1])).id]
  await decide(ids[1]!, 'REJECT')
  const keyed = { ...supplier, headers: { 'idempotency-key': crypto.randomUUID() } }
  const begin = () => app.request(exclusiveApi.decideMany, { ids, decision: 'GRANT', reason: 'Willkommen' }, keyed)
  const begun = await begin()
  expect(await begin()).toMatchObject({ id: begun.id })
  await doJobs(app, startRuns)
  const { results } = await app.request(runsApi.read, { id: begun.id }, supplier)
  expect(results.map(({ ok, code }) => [ok, code])).toEqual([
    [true, null],
    [false, 'ACCESS_REQUEST_DECIDED'],
    [true, null],
  ])
  expect((await list('GRANTED')).map(({ id }) => id).toSorted()).toEqual([ids[0]!, ids[2]!].toSorted())
  for (const { email } of [buyer, others[1]!]) {
    const mails = await findMails(app.db, { to: email })
    expect(mails.filter(({ text }) => text.includes('Willkommen'))).toHaveLength(1)
  }
})

test('of several those of another store are unknown, and an end in the past is refused before anything is decided', async () => {
  const { id } = await apply()
  const rival = await createBuyer(app.db, { role: 'SUPPLIER', storeId: (await createStore(app.db)).id })
  const many = (input: object, { token } = rival) =>
    app.request(exclusiveApi.decideMany, { ids: [id], decision: 'GRANT', ...input } as never, {
      token,
      headers: { 'idempotency-key': crypto.randomUUID() },
    })
  const begun = await many({})
  await doJobs(app, startRuns)
  const { results } = await app.request(runsApi.read, { id: begun.id }, rival)
  expect(results).toMatchObject([{ ok: false, code: 'NOT_FOUND' }])
  await expect(many({ expiresAt: '2020-01-01T00:00:00Z' }, supplier)).rejects.toMatchObject({ code: 'VALIDATION' })
  expect(await list('PENDING')).toHaveLength(1)
})
