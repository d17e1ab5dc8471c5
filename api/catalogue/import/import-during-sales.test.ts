import { afterAll, beforeAll, expect, test } from 'vitest'
import { complete, createPayingApp, outcomeOf, pay, type PayingApp } from '../../../test/paying.ts'
import { createCustomer, createGoods, put, stockOf } from '../../../test/shop.ts'
import { importBytes } from './test-import.ts'

let app: PayingApp
beforeAll(async () => {
  app = await createPayingApp()
})
afterAll(() => app.close())

type Goods = Awaited<ReturnType<typeof createGoods>>
const HEADER = 'supplier_sku;name_de;category;price;count_per_box;stock'

/** Imports what lies on the shelf of these goods. */
async function count(goods: Goods, stock: number) {
  const [store] = await app.db<[{ slug: string }]>`select slug from store where id = ${goods.storeId}`
  const line = [goods.supplier_sku, goods.name_de, goods.category_slug, '4,20', 6, stock].join(';')
  return importBytes(app.db, { storeSlug: store.slug, bytes: `${HEADER}\n${line}` })
}

test('goods that are held while an import states what lies on the shelf come back once', async () => {
  const [buyer, goods] = [await createCustomer(app), await createGoods(app, { stock: 1360 })]
  await put(app, buyer, goods.skuId, 18)
  const { checkoutId } = await pay(app, buyer)
  await count(goods, 1360)
  expect(await stockOf(app, goods.skuId)).toBe(1342)
  await complete(app, checkoutId, 'canceled')
  expect(await outcomeOf(app, buyer, checkoutId)).toMatchObject({ state: 'CANCELLED' })
  expect(await stockOf(app, goods.skuId)).toBe(1360)
})
