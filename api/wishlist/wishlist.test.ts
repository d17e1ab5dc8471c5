import { afterAll, beforeAll, expect, test } from 'vitest'
import * as accountApi from '../../contract/account.ts'
import * as wishlistApi from '../../contract/wishlist.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { createBuyer, createProduct, createStore } from '../../test/builders.ts'

let app: TestApp
let storeId: string
beforeAll(async () => {
  app = await createTestApp()
  storeId = (await createStore(app.db)).id
})
afterAll(() => app.close())

const product = async (values = {}) => (await createProduct(app.db, storeId, values)).skuId
const add = (token: string, productSkuId: string) => app.request(wishlistApi.add, { productSkuId }, { token })
const listed = async (token: string) =>
  (await app.request(wishlistApi.read, {}, { token })).items.map(({ skuId }) => skuId)
const countOf = async (token: string) => (await app.request(accountApi.readCurrentUser, {}, { token })).counts?.wishlist

test.each([
  ['read', wishlistApi.read, {}],
  ['read the SKUs', wishlistApi.listSkuIds, {}],
  ['add', wishlistApi.add, { productSkuId: '100001' }],
  ['remove', wishlistApi.remove, { productSkuId: '100001' }],
])('a visitor who wants to %s gets 401', async (_, endpoint, input) => {
  expect(await app.refusal(endpoint, input)).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' })
})

test("another buyer's wishlist is neither seen nor changed", async () => {
  const [jana, omar] = [await createBuyer(app.db), await createBuyer(app.db)]
  const skuId = await product()
  await add(jana.token, skuId)
  expect(await listed(omar.token)).toEqual([])
  await app.request(wishlistApi.remove, { productSkuId: skuId }, { token: omar.token })
  expect(await listed(jana.token)).toEqual([skuId])
})

test('a wishlist has an end, and what is on it may be added again', async () => {
  const { id, token } = await createBuyer(app.db)
  const [known, other] = [await product(), await product()]
  await add(token, known)
  await app.db`
    insert into wishlist_item (buyer_id, sku_id, added_at) select ${id}, 'x' || n, now() from generate_series(2, 1000) n`
  expect(await app.refusal(wishlistApi.add, { productSkuId: other }, { token })).toMatchObject({
    status: 422,
    code: 'LIMIT_REACHED',
  })
  await add(token, known)
  await app.request(wishlistApi.remove, { productSkuId: known }, { token })
  await add(token, other)
})

test('what is remembered is listed with its price, newest first', async () => {
  const { token } = await createBuyer(app.db)
  const [first, second] = [await product(), await product({ nameDe: 'Teller' })]
  await add(token, first)
  app.time.shiftMs += 1000
  await add(token, second)
  const page = await app.request(wishlistApi.read, {}, { token, language: 'de' })
  expect(page).toMatchObject({ page: 1, pageSize: 24, totalItems: 2, totalPages: 1 })
  expect(page.items).toMatchObject([
    { skuId: second, name: 'Teller', price: { finalNetPrice: 4.2 }, addedAt: expect.any(Date) },
    { skuId: first },
  ])
  expect(await app.request(wishlistApi.listSkuIds, {}, { token })).toEqual([second, first])
  expect(await countOf(token)).toBe(2)
})

test('remembering twice, ten times at once, changes nothing', async () => {
  const { token } = await createBuyer(app.db)
  const skuId = await product()
  await Promise.all(Array.from({ length: 10 }, () => add(token, skuId)))
  const [before] = (await app.request(wishlistApi.read, {}, { token })).items
  app.time.shiftMs += 60_000
  await add(token, skuId)
  expect((await app.request(wishlistApi.read, {}, { token })).items).toEqual([before])
})

test('forgetting works, also what was never remembered', async () => {
  const { token } = await createBuyer(app.db)
  const skuId = await product()
  await add(token, skuId)
  await app.request(wishlistApi.remove, { productSkuId: skuId }, { token })
  await app.request(wishlistApi.remove, { productSkuId: skuId }, { token })
  expect(await listed(token)).toEqual([])
})

test('a product that is unknown, paused or exclusive cannot be remembered', async () => {
  const { token } = await createBuyer(app.db)
  for (const skuId of ['999999', await product({ status: 'PAUSED' }), await product({ isExclusive: true })])
    expect(await app.refusal(wishlistApi.add, { productSkuId: skuId }, { token })).toMatchObject({ status: 404 })
  expect(await countOf(token)).toBe(0)
})

test('an exclusive product disappears from list and counts when its grant is withdrawn', async () => {
  const buyer = await createBuyer(app.db)
  const skuId = await product({ isExclusive: true })
  await app.db`insert into exclusive_grant (buyer_id, sku_id) values (${buyer.id}, ${skuId})`
  await add(buyer.token, skuId)
  expect(await listed(buyer.token)).toEqual([skuId])
  await app.db`update exclusive_grant set withdrawn_at = now() where buyer_id = ${buyer.id}`
  expect(await listed(buyer.token)).toEqual([])
  expect(await app.request(wishlistApi.listSkuIds, {}, { token: buyer.token })).toEqual([])
  expect(await countOf(buyer.token)).toBe(0)
})

test('a long wishlist is paged, and a page past the end is empty', async () => {
  const { token } = await createBuyer(app.db)
  for (let i = 0; i < 13; i++) await add(token, await product())
  const page = (number: number) => app.request(wishlistApi.read, { page: number, pageSize: 12 }, { token })
  expect(await page(2)).toMatchObject({ totalItems: 13, totalPages: 2, items: [expect.anything()] })
  expect(await page(3)).toMatchObject({ totalItems: 13, totalPages: 2, items: [] })
})

test('a field nobody asked for is refused by name', async () => {
  const { token } = await createBuyer(app.db)
  const input = { productSkuId: await product(), buyerId: 'x' }
  expect(await app.refusal(wishlistApi.add, input, { token, language: 'de' })).toMatchObject({
    status: 400,
    fieldErrors: { buyerId: 'Unbekanntes Feld' },
  })
})
