import { afterAll, beforeAll, expect, test } from 'vitest'
import * as deliveryApi from '../../contract/delivery.ts'
import * as storesApi from '../../contract/stores.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { createOrderedGoods, orderGoods } from '../../test/orders/order-life.ts'
import { createCustomer } from '../../test/shop.ts'
import { percentOf } from '../stores/punctuality.ts'
import { countLevels } from './count-levels.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ isUnlimited: true })
})
afterAll(() => app.close())

type Life = Awaited<ReturnType<typeof createOrderedGoods>>

async function shipped(life: Life) {
  await life.pay()
  await life.supply('CONFIRM')
  await life.supply('SHIP', { carrier: 'DHL' })
  return life
}
const promise = ({ orderId }: Life, daysAgo: number) => app.db`
  update sub_order set arrives_from = day - 1, arrives_by = day
  from (select (now() at time zone 'Europe/Berlin')::date - ${daysAgo}::integer as day) d where order_id = ${orderId}`
const backdate = ({ orderId }: Life, daysAgo: number) => app.db`
  update shipment set shipped_at = now() - make_interval(days => ${daysAgo}) where order_id = ${orderId}`
const deliveredAgo = ({ orderId }: Life, daysAgo: number) => app.db`
  update order_event set at = now() - make_interval(days => ${daysAgo}) where order_id = ${orderId} and status = 'DELIVERED'`

test('deliveries that came by the promised day count as such, later ones and what has not left do not', async () => {
  const first = await createOrderedGoods(app)
  const { store, goods } = first
  const another = async () => orderGoods(app, { buyer: await createCustomer(app), goods })
  const read = async () => {
    await app.db`update store_level set counted_at = counted_at - interval '2 hours'`
    await countLevels(app.deps)
    return app.request(deliveryApi.readPunctuality, {}, store)
  }
  expect(await read()).toEqual({ deliveries: 0, onTime: 0, percent: null, fewest: 20, days: 90 })
  // In time, as the buyer says.
  await shipped(first)
  await first.act('CONFIRM_DELIVERY')
  await promise(first, 5)
  await backdate(first, 8)
  await deliveredAgo(first, 5)
  expect(await read()).toMatchObject({ deliveries: 1, onTime: 1 })
  // A day late, as the store says.
  const late = await shipped(await another())
  await late.supply('MARK_DELIVERED')
  await promise(late, 5)
  await backdate(late, 8)
  await deliveredAgo(late, 4)
  expect(await read()).toMatchObject({ deliveries: 2, onTime: 1 })
  // Not gone yet, though it should be there; one that is due today may still come.
  const open = await another()
  await open.pay()
  await promise(open, 1)
  await promise(await another(), 0)
  expect(await read()).toMatchObject({ deliveries: 3, onTime: 1 })
  // Left in time, and nobody has said more.
  const silent = await shipped(await another())
  await promise(silent, 5)
  await backdate(silent, 8)
  expect(await read()).toMatchObject({ deliveries: 3, onTime: 1 })
  await backdate(silent, 2)
  expect(await read()).toMatchObject({ deliveries: 4, onTime: 1 })
  // What was promised for a day before those that count.
  await promise(late, 91)
  expect(await read()).toMatchObject({ deliveries: 3, onTime: 1 })
  const { punctualityText } = await app.request(storesApi.read, { id: goods.storeId }, {})
  expect(punctualityText).toBeNull()
  // Twenty say something: the shop names them as well.
  await app.db.begin(async (tx) => {
    await tx`set local session_replication_role = replica`
    await tx`
      insert into sub_order (buyer_id, order_id, store_id, sub_order_number, store_name, store_slug, status, totals, arrives_from, arrives_by)
      select buyer_id, gen_random_uuid(), store_id, sub_order_number || n, store_name, store_slug, 'CONFIRMED', totals, arrives_from,
        arrives_by
      from sub_order, generate_series(1, 17) n where order_id = ${first.orderId}`
  })
  expect(await read()).toMatchObject({ deliveries: 20, onTime: 1, percent: 5 })
  const shown = await app.request(storesApi.read, { id: goods.storeId }, { language: 'de' })
  expect(shown.punctualityText).toBe('5 % pünktlich')
})

test('per cent are whole, and 100 means all', () => {
  expect(percentOf({ deliveries: 19, onTime: 19 })).toBeNull()
  expect(percentOf({ deliveries: 20, onTime: 20 })).toBe(100)
  expect(percentOf({ deliveries: 1000, onTime: 999 })).toBe(99)
})
