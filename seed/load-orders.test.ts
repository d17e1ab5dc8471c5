import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../test/app.ts'
import { brokenInvariants, countGoods, type Goods } from '../test/invariants.ts'
import { loadDemo } from './load-demo.ts'
import { demoBuyers } from './load-buyers.ts'
import { loadOrders } from './load-orders.ts'

let app: TestApp
let goods: Goods

beforeAll(async () => {
  app = await createTestApp()
  // The stock before the orders: what loadDemo brings without them.
  await app.db`insert into demo_load (step, base_date) values ('begun', '2026-11-02'), ('orders', '2026-11-02')`
  await loadDemo(app.deps, { every: 40 })
  goods = await countGoods(app.db)
  await loadOrders(app.deps, new Date('2026-11-02T06:00:00Z'))
}, 120_000)
afterAll(() => app.close())

test('goods, money, numbers and coupons of the orders add up', async () => {
  const broken = await brokenInvariants(app.db, goods)
  // Nobody is written to about an order of the demo.
  expect(broken.filter((line) => !line.startsWith('I7: 0 confirmations'))).toEqual([])
  const gaps = await app.db`
    select number from (select number, type, row_number() over (partition by store_id, type order by issued_at, number) as place
      from document) numbered where split_part(number, '-', 2)::int <> place`
  expect(gaps).toEqual([])
})

test('orders are in every state, and each demo buyer has a dozen of several', async () => {
  const found = async (column: 'status' | 'payment_status') =>
    (await app.db`select distinct ${app.db(column)} as state from orders`).map(({ state }) => state as string)
  const states = ['PENDING_PAYMENT', 'PLACED', 'CONFIRMED', 'SHIPPED', 'DELIVERED', 'COMPLETED', 'MIXED']
  expect(await found('status')).toEqual(expect.arrayContaining([...states, 'CANCELLED', 'REJECTED', 'RETURNED']))
  const payments = ['UNPAID', 'PAID', 'FAILED', 'PARTIALLY_REFUNDED', 'REFUNDED']
  expect((await found('payment_status')).toSorted()).toEqual(payments.toSorted())
  const buyers = await app.db<{ orders: number; states: number }[]>`
    select count(o.*)::int as orders, count(distinct o.status)::int as states
    from account a left join orders o on o.buyer_id = a.id
    where split_part(a.email, '@', 1) = any(${demoBuyers}) group by a.id`
  expect(buyers).toHaveLength(5)
  for (const { orders, states } of buyers) expect([orders >= 12, states >= 4]).toEqual([true, true])
  const [counts] = await app.db`
    select (select count(*)::int from orders) as orders,
      (select count(*)::int from shipment s where exists (select from sub_order p where p.order_id = s.order_id
        and p.store_id = s.store_id and p.status = 'CONFIRMED')) as begun,
      (select count(*)::int from sub_order where return_request is not null) as asked`
  expect(counts!.orders).toBeGreaterThan(250)
  expect(counts!.begun).toBeGreaterThan(0)
  expect(counts!.asked).toBeGreaterThan(0)
})
