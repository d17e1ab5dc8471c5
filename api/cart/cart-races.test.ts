import { afterAll, beforeAll, expect, test } from 'vitest'
import * as cartApi from '../../contract/cart.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { atOnce } from '../../test/at-once.ts'
import { createBuyer } from '../../test/builders.ts'
import { createGoods } from '../../test/shop.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ connections: 10 })
})
afterAll(() => app.close())

test('64 callers who each add one box make 64 boxes in one cart', async () => {
  const { skuId: productSkuId } = await createGoods(app)
  const buyer = await createBuyer(app.db)
  const { done, refused } = await atOnce(64, () =>
    app.request(cartApi.write, { productSkuId, quantity: 6, mode: 'ADD' }, buyer),
  )
  expect(refused).toEqual([])
  expect(done.map(({ version }) => version).toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: 64 }, (_, i) => i + 1),
  )
  expect(await app.request(cartApi.read, {}, buyer)).toMatchObject({
    version: 64,
    itemCount: 1,
    carts: [{ items: [{ quantity: 64 * 6 }] }],
  })
})

test('64 callers who each add another product lose none', async () => {
  const goods = await Promise.all(Array.from({ length: 64 }, () => createGoods(app)))
  const buyer = await createBuyer(app.db)
  await atOnce(64, (i) => app.request(cartApi.write, { productSkuId: goods[i]!.skuId, quantity: 6 }, buyer))
  expect((await app.request(cartApi.read, {}, buyer)).itemCount).toBe(64)
})

test('selecting, adding and reading a cart with new prices at once leaves a cart that can be read', async () => {
  const goods = await createGoods(app)
  const buyer = await createBuyer(app.db)
  await app.request(cartApi.write, { productSkuId: goods.skuId, quantity: 6 }, buyer)
  await app.db`update product set final_price_cents = 400 where sku_id = ${goods.skuId}`
  const { refused } = await atOnce<unknown>(64, (i) => {
    if (i % 3 === 0) return app.request(cartApi.read, {}, buyer)
    if (i % 3 === 1) return app.request(cartApi.select, { storeIds: [goods.storeId], selected: i % 2 === 0 }, buyer)
    return app.request(cartApi.write, { productSkuId: goods.skuId, quantity: 6, mode: 'ADD' }, buyer)
  })
  expect(refused).toEqual([])
  const { carts } = await app.request(cartApi.read, {}, buyer)
  expect(carts[0]?.items).toMatchObject([{ quantity: 6 + 21 * 6, finalNetPrice: 4, problems: [] }])
})
