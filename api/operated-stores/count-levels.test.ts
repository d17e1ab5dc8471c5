import { afterAll, beforeAll, expect, test } from 'vitest'
import * as operatorStoresApi from '../../contract/operator/stores.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { createMember } from '../../test/builders.ts'
import { createOrderedGoods } from '../../test/orders/order-life.ts'
import { workingHoursAfter } from '../platform/wall-clock.ts'
import { countLevels, shipBy } from './count-levels.ts'

let app: TestApp
let nina: { token: string }
beforeAll(async () => {
  app = await createTestApp({ isUnlimited: true })
  nina = await createMember(app.db, { isOperator: true, roles: ['FINANCE'] })
})
afterAll(() => app.close())

test('until when a delivery has to leave is counted as the store is told', async () => {
  const moments = Array.from({ length: 200 }, (_, n) => new Date(Date.UTC(2026, 5, 1) + n * 59 * 61_000))
  for (const at of moments) {
    const [row] = await app.db<[{ by: Date }]>`
      select ${shipBy(app.db)} as by from (select ${at}::timestamptz as confirmed_at) part`
    expect(row.by, String(at)).toEqual(workingHoursAfter(at, 48))
  }
})

test('late confirmations and rejections count against a store, what its buyers cancelled does not', async () => {
  const goods = await createOrderedGoods(app)
  await goods.pay()
  const { storeId } = goods.goods
  const [{ slug }] = await app.db<[{ slug: string }]>`select slug from store where id = ${storeId}`
  const levels = async () => {
    await app.db`update store_level set counted_at = counted_at - interval '2 hours'`
    await countLevels(app.deps)
    return (await app.request(operatorStoresApi.read, { slug }, nina)).levels
  }
  // Neither confirmed nor late, it is not judged yet.
  expect(await levels()).toMatchObject({ orderCount: 1, confirmed: null, shipped: null, isBelowGoal: false })
  await app.db`update order_event set at = at - interval '25 hours'`
  expect(await levels()).toMatchObject({ confirmed: 0, shipped: null, productCount: 1 })
  await goods.supply('CONFIRM')
  await goods.supply('SHIP', { carrier: 'DHL', trackingNumber: 'JJD 0001' })
  expect(await levels()).toMatchObject({ confirmed: 0, shipped: 100, rejected: 0 })
  // One late delivery says little; five do.
  await app.db`update store_level set confirm_count = 5, is_below_goal = true where store_id = ${storeId}`
  const { items } = await app.request(operatorStoresApi.list, { view: 'BELOW_GOAL' }, nina)
  expect(items.map((store) => store.slug)).toEqual([slug])
})
