import { afterAll, beforeAll, expect, test } from 'vitest'
import * as cardsApi from '../../../contract/buyer-home/cards.ts'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { createBuyer, createProduct, createStore } from '../../../test/builders.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

test('cards come in their order with prices, without what the buyer may not see, and not for a visitor', async () => {
  const { id } = await createStore(app.db)
  const products = [
    await createProduct(app.db, id),
    await createProduct(app.db, id, { isExclusive: true }),
    await createProduct(app.db, id, { status: 'PAUSED' }),
    await createProduct(app.db, id, { priceCents: 300, finalPriceCents: 300 }),
  ]
  const skuIds = products.map(({ skuId }) => skuId).toReversed()
  const { items } = await app.request(cardsApi.list, { skuIds }, await createBuyer(app.db))
  expect(items.map(({ skuId, price }) => [skuId, price?.finalNetPrice])).toEqual([
    [products[3]!.skuId, 3],
    [products[0]!.skuId, 4.2],
  ])
  expect(await app.refusal(cardsApi.list, { skuIds })).toMatchObject({ status: 401 })
})
