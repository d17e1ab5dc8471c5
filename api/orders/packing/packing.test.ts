import { afterAll, beforeAll, expect, test } from 'vitest'
import * as packingApi from '../../../contract/orders/packing.ts'
import * as supplierOrdersApi from '../../../contract/orders/supplier-orders.ts'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { createMember } from '../../../test/builders.ts'
import { createOrderedGoods } from '../../../test/orders/order-life.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const numbers = ({ items }: { items: { subOrderNumber: string }[] }) => items.map((item) => item.subOrderNumber)

test('an order goes through the views of the work, each with its time', async () => {
  const life = await createOrderedGoods(app)
  const { token } = life.store
  const inView = async (view: packingApi.OrderView) => numbers(await app.request(packingApi.list, { view }, { token }))
  expect(await inView('ALL')).toEqual([])
  await life.pay()
  expect(await inView('NEW')).toEqual([life.subOrderNumber])
  const act = (action: 'CONFIRM' | 'SHIP', more: object = {}) =>
    app.request(packingApi.act, { subOrderNumber: life.subOrderNumber, action, ...more }, { token })
  const confirmed = await act('CONFIRM')
  expect(confirmed.dueAt!.getTime()).toBeGreaterThan(Date.now())
  expect(await inView('NEW')).toEqual([])
  expect(await inView('TO_SHIP')).toEqual([life.subOrderNumber])
  const lines = [{ productSkuId: life.goods.skuId, quantity: 5 }]
  const part = await act('SHIP', { carrier: 'DHL', lines, version: confirmed.version })
  expect(part).toMatchObject({ dueAt: confirmed.dueAt, lines: [{ shippedQuantity: 5, quantity: 12 }] })
  expect(await inView('TO_SHIP')).toEqual([])
  expect(await inView('PARTLY_SHIPPED')).toEqual([life.subOrderNumber])
  expect(await act('SHIP', { carrier: 'DHL', version: part.version })).toMatchObject({ status: 'SHIPPED', dueAt: null })
  expect(await inView('ON_THE_WAY')).toEqual([life.subOrderNumber])
  const counts = await app.request(packingApi.counts, {}, { token })
  expect(counts).toMatchObject({ PARTLY_SHIPPED: { value: 0, isExact: true }, ON_THE_WAY: { value: 1 } })
})

test('what is overdue is counted and can be chosen', async () => {
  const life = await createOrderedGoods(app)
  await life.pay()
  const { token } = life.store
  const overdue = () => app.request(packingApi.list, { view: 'NEW', due: 'OVERDUE' }, { token })
  expect(numbers(await overdue())).toEqual([])
  await app.db`update sub_order set due_at = now() - interval '1 hour' where order_id = ${life.orderId}`
  expect(numbers(await overdue())).toEqual([life.subOrderNumber])
  expect(await app.request(packingApi.counts, {}, { token })).toMatchObject({ overdue: { value: 1 } })
})

test('who packs sees no amount anywhere, and may confirm and ship', async () => {
  const life = await createOrderedGoods(app)
  await life.pay()
  const { token } = await createMember(app.db, { storeId: life.goods.storeId, roles: ['WAREHOUSE'] })
  const { items } = await app.request(packingApi.list, { view: 'NEW' }, { token })
  expect(items).toMatchObject([{ subOrderNumber: life.subOrderNumber, netTotalText: null }])
  const order = await app.request(packingApi.read, { subOrderNumber: life.subOrderNumber }, { token })
  expect(JSON.stringify(order)).not.toMatch(/price|total|€|net/i)
  await app.request(packingApi.act, { subOrderNumber: life.subOrderNumber, action: 'CONFIRM' }, { token })
  const whole = app.refusal(supplierOrdersApi.read, { subOrderNumber: life.subOrderNumber }, { token })
  expect(await whole).toMatchObject({ status: 403, code: 'RIGHT_MISSING' })
})
