import { afterAll, beforeAll, expect, test } from 'vitest'
import * as exclusiveApi from '../../contract/exclusive.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { createBuyer, createProduct, createStore } from '../../test/builders.ts'

let app: TestApp
let storeId: string
beforeAll(async () => {
  app = await createTestApp()
  storeId = (await createStore(app.db)).id
})
afterAll(() => app.close())

const exclusive = async (values = {}) => (await createProduct(app.db, storeId, { isExclusive: true, ...values })).skuId
const listed = (token: string) => app.request(exclusiveApi.listProducts, {}, { token, language: 'de' })

test('a visitor gets 401', async () => {
  expect(await app.refusal(exclusiveApi.listProducts, {})).toMatchObject({ status: 401 })
})

test("another buyer's exclusive products are not listed", async () => {
  const [jana, omar] = [await createBuyer(app.db), await createBuyer(app.db)]
  await app.db`insert into exclusive_grant (buyer_id, sku_id) values (${jana.id}, ${await exclusive()})`
  expect(await listed(omar.token)).toMatchObject({ items: [], totalItems: 0 })
})

test('granted products come with name and price, all others with the SKU alone, newest first', async () => {
  const buyer = await createBuyer(app.db)
  const [granted, expired, requested] = [await exclusive(), await exclusive(), await exclusive()]
  await app.db`
    insert into exclusive_grant (buyer_id, sku_id, granted_at, expires_at)
    values (${buyer.id}, ${granted}, now() - interval '1 day', null),
           (${buyer.id}, ${expired}, now() - interval '2 days', now() - interval '1 hour')`
  await app.request(exclusiveApi.apply, { productSkuId: requested, message: 'Bitte' }, { token: buyer.token })
  const page = await listed(buyer.token)
  expect(page).toMatchObject({ totalItems: 3, totalPages: 1 })
  expect(page.items).toMatchObject([
    { skuId: requested, accessStatus: 'PENDING', name: `Exklusiver Artikel ${requested}`, price: null, imageUrls: [] },
    { skuId: granted, accessStatus: 'GRANTED', name: 'Espresso Bar, ganze Bohne', price: { finalNetPrice: 4.2 } },
    { skuId: expired, accessStatus: 'NONE', brand: '', storeName: '', canonicalUrl: `/products/xxx-${expired}` },
  ])
})

test('what is paused, or open to all by now, is not listed', async () => {
  const buyer = await createBuyer(app.db)
  for (const skuId of [await exclusive({ status: 'PAUSED' }), (await createProduct(app.db, storeId)).skuId])
    await app.db`insert into exclusive_grant (buyer_id, sku_id) values (${buyer.id}, ${skuId})`
  expect((await listed(buyer.token)).items).toEqual([])
})
