import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as listingsApi from '../../../contract/listings.ts'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { createMember, createProduct, createStore } from '../../../test/builders.ts'
import { orderGoods } from '../../../test/orders/order-life.ts'
import { createCustomer } from '../../../test/shop.ts'
import { importBytes } from '../../import/test-import.ts'
import { countOrders } from './count-orders.ts'

let app: TestApp
let store: { id: string; slug: string }
let buyer: Awaited<ReturnType<typeof createCustomer>>
beforeAll(async () => {
  app = await createTestApp({ isUnlimited: true })
})
afterAll(() => app.close())
beforeEach(async () => {
  store = await createStore(app.db)
  buyer = await createCustomer(app)
})

const product = (values: object = {}) => createProduct(app.db, store.id, { stock: 100_000, ...values })
const buy = ({ skuId }: { skuId: string }, quantity = 6) =>
  orderGoods(app, { buyer, goods: { skuId, storeId: store.id }, quantity })
const buyPaid = async (goods: { skuId: string }, quantity = 6) => {
  const life = await buy(goods, quantity)
  await life.pay()
  return life
}
const count = () => countOrders(app.deps)
const counted = async ({ skuId }: { skuId: string }) => {
  const [row] = await app.db<[{ orderCount: number; version: string }]>`
    select order_count, xmin::text as version from product where sku_id = ${skuId}`
  return row
}
const countsOf = async (...all: { skuId: string }[]) =>
  (await Promise.all(all.map(counted))).map(({ orderCount }) => orderCount)
const changes = async () => {
  const rows = await app.db<{ skuId: string }[]>`select unnest(sku_ids) as sku_id from shelf_change`
  return rows.map(({ skuId }) => skuId).toSorted()
}

test('each paid order counts once, whatever its pieces, until it is 90 days old', async () => {
  const [much, often] = [await product(), await product()]
  await buyPaid(much, 120)
  const [first] = [await buyPaid(often), await buyPaid(often)]
  await count()
  expect(await countsOf(much, often)).toEqual([1, 2])
  await app.db`update orders set created_at = now() - interval '91 days' where id = ${first.orderId}`
  await count()
  expect((await counted(often)).orderCount).toBe(1)
  await app.db`update orders set created_at = now() - interval '91 days' where buyer_id = ${buyer.id}`
  await count()
  expect(await countsOf(much, often)).toEqual([0, 0])
})

test('what is unpaid, cancelled or rejected is not counted, what comes back is', async () => {
  const goods = await product()
  await buy(goods)
  const [cancelled, rejected, cut, back] = [
    await buyPaid(goods),
    await buyPaid(goods),
    await buyPaid(goods),
    await buyPaid(goods),
  ]
  await count()
  expect((await counted(goods)).orderCount).toBe(4)
  await cancelled.act('CANCEL')
  await rejected.supply('REJECT', { reason: 'SOLD_OUT' })
  await cut.supply('CONFIRM')
  await app.db`update order_line set cancelled_quantity = quantity where order_id = ${cut.orderId}`
  await app.db`update sub_order set status = 'RETURNED' where order_id = ${back.orderId}`
  await count()
  expect((await counted(goods)).orderCount).toBe(1)
})

test('what a company orders at a store that one of its own people works for is not counted', async () => {
  const goods = await product()
  await buyPaid(goods)
  const person = await createMember(app.db, { companyId: buyer.id, roles: ['BUYER'] })
  await count()
  expect((await counted(goods)).orderCount).toBe(1)
  await app.db`
    insert into membership (id, account_id, store_id, roles) values (${crypto.randomUUID()}, ${person.id}, ${store.id}, '{SALES}')`
  await count()
  expect((await counted(goods)).orderCount).toBe(0)
})

test('listings follow, and only what has another number is written and read again', async () => {
  const [loud, known, plain] = [
    await product({ popularity: 900 }),
    await product({ popularity: 5 }),
    await product({ popularity: 7 }),
  ]
  const listed = async () => {
    const { items } = await app.request(listingsApi.readStore, { slug: store.slug, sort: 'BESTSELLER' })
    return items.map(({ skuId }) => skuId)
  }
  await buyPaid(known)
  await count()
  // What nobody has ordered keeps the order it was loaded with, however much that says.
  expect(await listed()).toEqual([known.skuId, loud.skuId, plain.skuId])
  await buyPaid(plain)
  await buyPaid(plain)
  await app.db`delete from shelf_change`
  const before = await counted(known)
  await count()
  expect(await changes()).toEqual([plain.skuId])
  expect(await counted(known)).toEqual(before)
  expect(await listed()).toEqual([plain.skuId, known.skuId, loud.skuId])
  const versions = [await counted(plain), await counted(known)]
  await app.db`delete from shelf_change`
  await app.db`delete from page_change`
  await count()
  expect([await counted(plain), await counted(known)]).toEqual(versions)
  expect(await changes()).toEqual([])
  expect(await app.db`select from page_change`).toHaveLength(0)
})

test('of two that count at once one writes, and what somebody holds waits for the next round', async () => {
  const [one, other] = [await product(), await product()]
  await buyPaid(one)
  await buyPaid(other)
  await app.db`delete from shelf_change`
  await Promise.all([count(), count()])
  expect(await changes()).toEqual([one.skuId, other.skuId].toSorted())
  await buyPaid(one)
  await buyPaid(other)
  const changing = await app.db.reserve()
  await changing`begin`
  await changing`update product set price_cents = 500 where sku_id = ${one.skuId}`
  await count()
  expect(await countsOf(one, other)).toEqual([1, 2])
  await changing`commit`
  changing.release()
  await count()
  expect((await counted(one)).orderCount).toBe(2)
})

test('an import changes the order of what nobody has ordered, and no count', async () => {
  const goods = await product({ popularity: 1 })
  await buyPaid(goods)
  await buyPaid(goods)
  const line = `${goods.supplierSku};${goods.nameDe};${goods.categorySlug};4,20`
  const load = (popularity: number) =>
    importBytes(app.db, {
      storeSlug: store.slug,
      bytes: `supplier_sku;name_de;category;price;popularity\n${line};${popularity}\n`,
    })
  await count()
  await buyPaid(goods)
  await Promise.all([load(77), count()])
  await load(0)
  await count()
  const [row] = await app.db`select order_count, popularity from product where sku_id = ${goods.skuId}`
  expect(row).toEqual({ orderCount: 3, popularity: 0 })
})
