import { afterAll, beforeAll, expect, test } from 'vitest'
import * as listingsApi from '../../contract/listings.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { createCustomer, createGoods, order, put } from '../../test/shop.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

test('of goods that match alike those come first that the buyer has ordered before, for this buyer only', async () => {
  const name = { nameDe: 'Zitronenpresse', nameEn: 'Lemon squeezer' }
  const goods = [await createGoods(app, name), await createGoods(app, name), await createGoods(app, name)]
  const [first, second, third] = goods.map(({ skuId }) => skuId)
  const [regular, other] = [await createCustomer(app), await createCustomer(app)]
  const { version } = await put(app, regular, third!)
  await order(app, regular, version)
  const found = async (as: object) =>
    (await app.request(listingsApi.search, { q: 'Zitronenpresse' }, as)).items.map(({ skuId }) => skuId)
  const suggested = async (as: object) =>
    (await app.request(listingsApi.suggest, { q: 'lemon' }, as)).products.map(({ skuId }) => skuId)
  expect(await found(regular)).toEqual([third, first, second])
  expect(await suggested(regular)).toEqual([third, first, second])
  for (const viewer of [other, {}]) expect(await found(viewer)).toEqual([first, second, third])
})
