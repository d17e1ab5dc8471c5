import { afterAll, beforeAll, expect, test } from 'vitest'
import * as cartApi from '../../contract/cart.ts'
import * as checkoutApi from '../../contract/checkout.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { createCustomer, createGoods, order, put } from '../../test/shop.ts'
import { grantExclusiveAccess, withdrawExclusiveAccess } from '../exclusive/decide-exclusive-access.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const ends: [string, (buyerId: string, skuId: string) => Promise<unknown>][] = [
  [
    'was withdrawn',
    (buyerId, skuId) => withdrawExclusiveAccess(app.deps, { buyerId, skuId, reason: '', language: 'de' }),
  ],
  [
    'has expired',
    (buyerId) =>
      app.db`update exclusive_grant set expires_at = now() - interval '1 second' where buyer_id = ${buyerId}`,
  ],
]

test.each(ends)('when the grant %s the line says so without a name, and cannot be paid', async (_, end) => {
  const buyer = await createCustomer(app)
  const { skuId } = await createGoods(app, { isExclusive: true, nameDe: 'Hausröstung', brand: 'Quittenhain' })
  const input = { buyerId: buyer.id, skuId, reason: '', language: 'de' as const }
  await grantExclusiveAccess(app.deps, input)
  const before = await put(app, buyer, skuId)
  expect(before.carts[0]?.items[0]).toMatchObject({ name: 'Espresso Bar, whole bean', problems: [] })
  await end(buyer.id, skuId)
  await app.db`update product set final_price_cents = 300 where sku_id = ${skuId}`

  const cart = await app.request(cartApi.read, {}, { token: buyer.token, language: 'de' })
  expect(cart).toMatchObject({ canCheckout: false })
  expect(cart.carts[0]?.items).toMatchObject([
    {
      productSkuId: skuId,
      name: `Exklusiver Artikel ${skuId}`,
      brand: '',
      imageUrl: '',
      finalNetPrice: 4.2,
      stock: 0,
      problems: ['NOT_AUTHORIZED'],
    },
  ])
  const review = await app.request(checkoutApi.readControl, { step: 'review' }, { token: buyer.token, language: 'de' })
  expect(review).toMatchObject({ ok: false, warnings: [{ code: 'NOT_AUTHORIZED', productSkuId: skuId }] })
  expect(JSON.stringify(review)).not.toMatch(/hausröstung|quittenhain/i)
  await expect(order(app, buyer, cart.version)).rejects.toMatchObject({ status: 403, code: 'PRODUCT_NOT_AUTHORIZED' })

  await grantExclusiveAccess(app.deps, input)
  const again = await app.request(cartApi.read, {}, { token: buyer.token })
  expect(again.carts[0]?.items[0]).toMatchObject({ finalNetPrice: 3, problems: ['PRICE_CHANGED'] })
})

test('a paused exclusive product hides its name, one that is open to all does not', async () => {
  const buyer = await createCustomer(app)
  const hidden = await createGoods(app, { isExclusive: true })
  const open = await createGoods(app)
  await grantExclusiveAccess(app.deps, { buyerId: buyer.id, skuId: hidden.skuId, reason: '', language: 'de' })
  for (const { skuId } of [hidden, open]) await put(app, buyer, skuId)
  await app.db`update product set status = 'PAUSED' where sku_id in (${hidden.skuId}, ${open.skuId})`
  await app.db`update exclusive_grant set withdrawn_at = now() where buyer_id = ${buyer.id}`
  const { carts } = await app.request(cartApi.read, {}, { token: buyer.token })
  const items = Object.fromEntries(carts.flatMap(({ items }) => items.map((item) => [item.productSkuId, item])))
  expect(items[hidden.skuId]).toMatchObject({ name: `Exclusive product ${hidden.skuId}`, problems: ['UNAVAILABLE'] })
  expect(items[open.skuId]).toMatchObject({ name: 'Espresso Bar, whole bean', problems: ['UNAVAILABLE'] })
})
