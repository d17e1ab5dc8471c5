import { berlinDay } from '../../contract/platform/values.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as todayApi from '../../contract/today/today.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { createBuyer, createMember } from '../../test/builders.ts'
import { createDueStore } from '../../test/trade/payouts.ts'
import { planOf } from '../../test/operator/plan-of.ts'
import { createOrderedGoods } from '../../test/orders/order-life.ts'
import { countLevels } from '../operated-stores/count-levels.ts'
import { newId } from '../platform/ids.ts'

const DAY_MS = 86_400_000
let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ isUnlimited: true })
})
afterAll(() => app.close())

type Sold = { buyer: number; daysAgo: number; cents: number; pieces: number; status: string }

/** A store with an article and orders of its past, of eight buyers. */
async function createHistory(sold: readonly Sold[]) {
  const { goods, store } = await createOrderedGoods(app)
  const { storeId, skuId } = goods
  const [made] = await app.db<[{ buyerId: string; orderId: string }]>`
    select buyer_id, order_id from sub_order where store_id = ${storeId}`
  const buyers = await Promise.all(Array.from({ length: 8 }, () => createBuyer(app.db)))
  for (const { buyer, daysAgo, cents, pieces, status } of sold) {
    const at = new Date(app.deps.clock.now().getTime() - daysAgo * DAY_MS)
    const order = { buyerId: buyers[buyer]!.id, id: newId(), number: `H${newId()}` }
    const totals = { net: cents + 100, discount: 100 }
    await app.db`
      insert into orders select x.* from orders o, jsonb_populate_record(null::orders, to_jsonb(o) || jsonb_build_object('id',
        ${order.id}::text, 'buyer_id', ${order.buyerId}::text, 'order_number', ${order.number}::text, 'created_at', ${at}::timestamptz)) x
      where o.buyer_id = ${made.buyerId} and o.id = ${made.orderId}`
    await app.db`
      insert into sub_order select x.* from sub_order s, jsonb_populate_record(null::sub_order, to_jsonb(s) || jsonb_build_object(
        'order_id', ${order.id}::text, 'buyer_id', ${order.buyerId}::text, 'sub_order_number', ${order.number}::text || '-1', 'due_at', null,
        'status', ${status}::text, 'totals', s.totals || ${app.db.json(totals)})) x
      where s.buyer_id = ${made.buyerId} and s.order_id = ${made.orderId}`
    await app.db`
      insert into order_line select x.* from order_line l, jsonb_populate_record(null::order_line, to_jsonb(l) || jsonb_build_object(
        'order_id', ${order.id}::text, 'buyer_id', ${order.buyerId}::text, 'quantity', ${pieces}::int, 'final_price_cents', ${cents}::int / ${pieces}::int)) x
      where l.buyer_id = ${made.buyerId} and l.order_id = ${made.orderId}`
  }
  await app.db`delete from order_event where order_id = ${made.orderId}`
  await app.db`delete from order_line where order_id = ${made.orderId}`
  return { store, storeId, skuId, made, sold }
}

/** Drawn by a seed, so that what fails fails again. */
function drawn(seed: number): Sold[] {
  let state = seed
  const draw = (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
  const statuses = ['PLACED', 'CONFIRMED', 'SHIPPED', 'DELIVERED', 'COMPLETED', 'CANCELLED', 'REJECTED', 'RETURNED']
  return Array.from({ length: 40 }, () => {
    const pieces = 1 + draw(20)
    return {
      buyer: draw(8),
      daysAgo: 0.1 + draw(170),
      cents: pieces * (1 + draw(5000)),
      pieces,
      status: statuses[draw(8)]!,
    }
  })
}

test.each([1, 2, 3, 4, 5])('figures of a drawn history are what a plain recount finds (%i)', async (seed) => {
  const { store, sold, skuId, made } = await createHistory(drawn(seed))
  await app.db`delete from sub_order where order_id = ${made.orderId}`
  const { figures, days } = await app.request(todayApi.readFigures, {}, { ...store, language: 'en' })
  const today = Date.parse(berlinDay(app.deps.clock.now()))
  const counted = sold
    .filter(({ status }) => status !== 'CANCELLED' && status !== 'REJECTED')
    .map((order) => {
      const at = app.deps.clock.now().getTime() - order.daysAgo * DAY_MS
      return { ...order, at, age: Math.round((today - Date.parse(berlinDay(new Date(at)))) / DAY_MS) }
    })
  const sumOf = (orders: typeof counted) => orders.reduce((sum, { cents }) => sum + cents, 0)
  const [now, before] = [counted.filter(({ age }) => age < 28), counted.filter(({ age }) => age >= 28 && age < 56)]
  expect(days).toHaveLength(28)
  expect(days.map(({ net }) => Math.round(net * 100))).toEqual(
    Array.from({ length: 28 }, (_, place) => sumOf(now.filter(({ age }) => age === 27 - place))),
  )
  expect(days.map(({ netBefore }) => Math.round(netBefore * 100))).toEqual(
    Array.from({ length: 28 }, (_, place) => sumOf(before.filter(({ age }) => age === 55 - place))),
  )
  const [net, orders, , returning] = figures
  expect(net!.line.reduce((sum, cents) => sum + cents, 0)).toBe(sumOf(now))
  expect(orders!.text).toBe(String(now.length))
  const changeOf = (value: number, was: number) => (was > 0 ? Math.round((value / was - 1) * 1000) / 10 : null)
  expect(net!.change).toBe(changeOf(sumOf(now), sumOf(before)))
  expect(orders!.change).toBe(changeOf(now.length, before.length))
  const weeks = [3, 2, 1, 0].map((week) => counted.filter(({ age }) => Math.floor(age / 7) === week))
  const cameBack = ({ buyer, at }: (typeof counted)[number]) =>
    counted.some((other) => other.buyer === buyer && other.at < at && other.at >= at - 90 * DAY_MS)
  const [all, back] = [weeks, weeks.map((week) => week.filter(cameBack))].map((chosen) =>
    chosen.reduce((sum, week) => sum + new Set(week.map(({ buyer }) => buyer)).size, 0),
  )
  expect(returning!.text).toBe(all === 0 ? '–' : `${Math.round((100 * back!) / all!)}%`)
  const best = await app.request(todayApi.readBestSellers, {}, store)
  const recent = counted.filter(({ daysAgo }) => daysAgo < 28)
  const pieces = recent.reduce((sum, order) => sum + order.pieces, 0)
  const [{ quantity, supplierSku }] = await app.db<[{ quantity: number; supplierSku: string }]>`
    select quantity, supplier_sku from stock join product using (sku_id) where sku_id = ${skuId}`
  const expected = { skuId, supplierSku, pieces, daysLeft: Math.floor((quantity * 28) / pieces) }
  expect(best.items).toMatchObject(pieces === 0 ? [] : [expected])
})

test('a store without orders has figures of nothing, and no best sellers', async () => {
  const { storeId } = await createHistory([])
  const store = await createBuyer(app.db, { role: 'SUPPLIER', storeId: (await createDueStore(app)).id })
  const { figures, days } = await app.request(todayApi.readFigures, {}, { ...store, language: 'de' })
  expect(figures.map(({ change }) => change)).toEqual([null, null, null, null])
  expect(days.every(({ net, netBefore, orders }) => net + netBefore + orders === 0)).toBe(true)
  expect((await app.request(todayApi.readBestSellers, {}, store)).items).toEqual([])
  expect(storeId).not.toBe('')
})

test('too few orders are no level; then each counts, and the orders behind it are named', async () => {
  const { goods, store, pay } = await createOrderedGoods(app)
  await pay()
  const levels = async () => {
    await app.db`update store_level set counted_at = counted_at - interval '2 hours'`
    await countLevels(app.deps)
    return (await app.request(todayApi.readLevels, {}, store)).levels
  }
  await app.db`update order_event set at = at - interval '25 hours' where store_id = ${goods.storeId}`
  expect(await levels()).toMatchObject([
    { kind: 'CONFIRMED', percent: null, judged: 1, missed: 1, isMet: true, fewest: 5, days: 28 },
    { kind: 'SHIPPED', percent: null, judged: 0 },
    { kind: 'ON_TIME', percent: null, fewest: 20, days: 90 },
    { kind: 'CANCELLED', percent: null, missed: 0 },
  ])
  await app.db`
    update store_level set confirm_count = 1000, confirmed_in_time = 949, order_count = 1000, rejected_count = 25, counted_at = now()
    where store_id = ${goods.storeId}`
  expect((await app.request(todayApi.readLevels, {}, store)).levels).toMatchObject([
    { percent: 94.9, goal: 95, isMet: false, missed: 51 },
    { judged: 0 },
    { judged: 0 },
    { percent: 2.5, goal: 2.5, isMet: true, missed: 25 },
  ])
  const missed = (kind: todayApi.LevelKind) => app.request(todayApi.readMissed, { kind }, store)
  expect((await missed('CONFIRMED')).items).toMatchObject([{ doneAt: null }])
  for (const kind of ['SHIPPED', 'ON_TIME', 'CANCELLED'] as const) expect((await missed(kind)).items).toEqual([])
})

test('the next payout is what a run would pay, and what is held says so', async () => {
  const { id: storeId } = await createDueStore(app, 420_50)
  const store = await createBuyer(app.db, { role: 'SUPPLIER', storeId })
  const read = () => app.request(todayApi.readNextPayout, {}, { ...store, language: 'en' })
  expect(await read()).toMatchObject({
    amount: 420.5,
    ibanEnd: '3210',
    isHeld: false,
    laterText: null,
    parts: [{ kind: 'ADJUSTMENTS', amount: 420.5 }],
  })
  await app.db`insert into payout_hold (store_id, reason, held_at) values (${storeId}, 'Papiere', now())`
  expect(await read()).toMatchObject({ amount: 420.5, isHeld: true })
})

test.each([
  ['WAREHOUSE', [true, false, false, false]],
  ['SALES', [true, true, true, false]],
  ['FINANCE', [true, true, true, true]],
  ['CATALOGUE', [false, false, false, false]],
] as const)('%s sees what they may of it', async (role, expected) => {
  const { id: storeId } = await createDueStore(app)
  const member = await createMember(app.db, { storeId, roles: [role] })
  const calls = [todayApi.readLevels, todayApi.readFigures, todayApi.readBestSellers, todayApi.readNextPayout]
  const may = await Promise.all(
    calls.map((endpoint) =>
      app.request(endpoint, {}, member).then(
        () => true,
        () => false,
      ),
    ),
  )
  expect(may).toEqual(expected)
})

test('orders of a store are read by the index of their time', async () => {
  const plan = await planOf(
    app.db,
    `select from sub_order s join orders o on o.buyer_id = s.buyer_id and o.id = s.order_id
     where s.store_id = '${newId()}' and s.order_id >= '${newId()}' and o.created_at >= now()`,
  )
  expect(plan).toMatch(/Index.* using (sub_order_by_store|sub_order_sales_of_store|sub_order_status_of_store)/)
  expect(plan).not.toContain('Seq Scan')
})
