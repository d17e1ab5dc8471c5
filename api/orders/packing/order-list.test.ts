import { afterAll, beforeAll, expect, test } from 'vitest'
import type postgres from 'postgres'
import * as packingApi from '../../../contract/orders/packing.ts'
import { orderViews } from '../../../contract/orders/packing.ts'
import * as storeListApi from '../../../contract/orders/store-list.ts'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { createMember } from '../../../test/builders.ts'
import { createOrderedGoods, orderGoods } from '../../../test/orders/order-life.ts'
import { cursorPage } from '../../http/cursor.ts'
import { orderOf } from './read-view.ts'
import { findStoreView, rowsOfView } from './store-view.ts'

let app: TestApp
let first: Awaited<ReturnType<typeof createOrderedGoods>>
let second: Awaited<ReturnType<typeof orderGoods>>
type Category = { leaf: string; root: string }
let category: Category
/** Two paid orders of one buyer at one store: 12 pieces, then 6 with a note and to Bremen. */
beforeAll(async () => {
  app = await createTestApp({ isUnlimited: true })
  first = await createOrderedGoods(app)
  ;[category] = await app.db<[Category]>`
    select category_slug as leaf, root_category_slug as root from product where sku_id = ${first.goods.skuId}`
  await first.pay()
  const { buyer, goods } = first
  second = await orderGoods(app, { buyer, goods, quantity: 6 })
  await second.pay()
  await app.db`
    update orders set note = '=SUMME(A1)', address = address || '{"postalCode": "28195", "companyName": "=Nordkante"}'
    where id = ${second.orderId}`
  await app.db`update product_detail set facts = facts || '{"boxWeight": 1500}' where sku_id = ${goods.skuId}`
})
afterAll(() => app.close())

const found = async (input: object) => {
  const { items } = await app.request(packingApi.list, { view: 'ALL', ...input }, first.store)
  return items.map(({ subOrderNumber }) => (subOrderNumber === first.subOrderNumber ? 1 : 2)).toSorted((a, b) => a - b)
}

test.each<[string, () => object, number[]]>([
  ['the state', () => ({ status: 'PLACED' }), [1, 2]],
  ['another state', () => ({ status: 'SHIPPED' }), []],
  ['the payment', () => ({ payment: 'PAID' }), [1, 2]],
  ['the buyer', () => ({ buyerId: first.buyer.id }), [1, 2]],
  ['another buyer', () => ({ buyerId: crypto.randomUUID() }), []],
  ['a postcode area', () => ({ postcode: '281' }), [2]],
  ['a SKU', () => ({ product: first.goods.skuId }), [1, 2]],
  ['the own number of a product', () => ({ product: `A-${first.goods.skuId}` }), [1, 2]],
  ['a product that was not ordered', () => ({ product: 'A-0' }), []],
  ['a leaf of categories', () => ({ category: category.leaf }), [1, 2]],
  ['its root', () => ({ category: category.root }), [1, 2]],
  ['at least so much', () => ({ netFrom: '40,5' }), [1]],
  ['at most so much', () => ({ netTo: '25.20' }), [2]],
  ['buyers who come again', () => ({ returning: 'RETURNING' }), [2]],
  ['new buyers', () => ({ returning: 'NEW' }), [1]],
  ['a note', () => ({ note: 'WITH' }), [2]],
  ['no note', () => ({ note: 'WITHOUT' }), [1]],
  ['a design', () => ({ design: 'WITH' }), []],
  ['several at once', () => ({ returning: 'RETURNING', note: 'WITH', postcode: '28' }), [2]],
])('orders are narrowed by %s', async (_, input, numbers) => {
  expect(await found(input())).toEqual(numbers)
})

test('an order shows what can be chosen as a column', async () => {
  const { items } = await app.request(packingApi.list, { view: 'ALL', note: 'WITH' }, first.store)
  expect(items).toMatchObject([
    {
      weightText: '1.5 kg',
      paymentStatusText: 'Paid',
      postalCode: '28195',
      isReturning: true,
      carriers: [],
      invoices: [],
    },
  ])
  expect(items[0]!.grossTotalText).toMatch(/^€/)
})

test('an order counts the boxes to carry, of which a part is one as well', async () => {
  const boxes = async () => (await app.request(packingApi.list, { view: 'ALL', note: 'WITH' }, first.store)).items[0]
  expect(await boxes()).toMatchObject({ pieceCount: 6, boxCount: 1 })
  await app.db`update product set count_per_box = 4 where sku_id = ${first.goods.skuId}`
  expect(await boxes()).toMatchObject({ pieceCount: 6, boxCount: 2 })
  await app.db`update product set count_per_box = 6 where sku_id = ${first.goods.skuId}`
})

test('who sees no amount cannot narrow by one, nor read it in the file', async () => {
  const { token } = await createMember(app.db, { storeId: first.goods.storeId, roles: ['WAREHOUSE'] })
  const { items } = await app.request(packingApi.list, { view: 'ALL', netFrom: '40' }, { token })
  expect(items).toHaveLength(2)
  expect(items[0]).toMatchObject({ grossTotalText: null, netTotalText: null, invoices: [] })
  const file = await app.request(storeListApi.readCsv, { view: 'ALL' }, { token, language: 'de' })
  expect(await file.text()).not.toContain('25,20')
})

test('the file holds exactly the view, and no cell that a spreadsheet takes for a formula', async () => {
  const file = await app.request(
    storeListApi.readCsv,
    { view: 'ALL', note: 'WITH' },
    { ...first.store, language: 'de' },
  )
  const [head, ...lines] = (await file.text()).trimEnd().split('\r\n')
  expect(head).toMatch(/^\uFEFF?Nummer;Bestellt am;/)
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain(`${second.subOrderNumber};`)
  expect(lines[0]).toContain(";'=Nordkante;28195;")
  expect(lines[0]).toContain(';1,5;25,20;')
})

test('what there is to choose are the states, the payments and the categories of the store', async () => {
  const choices = await app.request(storeListApi.choices, {}, first.store)
  expect(choices.statuses.map(({ value }) => value)).not.toContain('PENDING_PAYMENT')
  expect(choices.categories.map(({ value }) => value)).toEqual([category.leaf])
})

test('an order is found by the whole number of its parcel, with or without the blanks', async () => {
  await second.supply('CONFIRM')
  await second.supply('SHIP', { carrier: 'DHL', trackingNumber: 'JJD 0001 90' })
  expect(await found({ q: 'jjd000190' })).toEqual([2])
  expect(await found({ q: 'JJD 000190' })).toEqual([2])
  expect(await found({ q: 'JJD 0001' })).toEqual([])
  const rival = await createOrderedGoods(app)
  const { items } = await app.request(packingApi.list, { view: 'ALL', q: 'JJD000190' }, rival.store)
  expect(items).toEqual([])
})

test('what the store sells no more is still in its orders, and narrows them', async () => {
  await app.db`update product set status = 'ARCHIVED' where store_id = ${first.goods.storeId}`
  const { categories } = await app.request(storeListApi.choices, {}, first.store)
  await app.db`update product set status = 'ACTIVE' where store_id = ${first.goods.storeId}`
  expect(categories.map(({ value }) => value)).toEqual([category.leaf])
})

type Plan = { 'Node Type': string; 'Relation Name'?: string; 'Parent Relationship'?: string; Plans?: Plan[] }

async function scansOf(make: (sql: postgres.Sql) => PromiseLike<unknown>) {
  const rows = await app.db.begin(async (tx) => {
    for (const way of ['seqscan', 'sort', 'incremental_sort', 'bitmapscan', 'hashjoin', 'mergejoin'])
      await tx.unsafe(`set local enable_${way} = off`)
    const explaining = tx as unknown as postgres.Sql
    return explaining`explain (format json) ${make(explaining) as postgres.PendingQuery<postgres.Row[]>}`
  })
  const [{ Plan: root }] = rows[0]!['QUERY PLAN'] as [{ Plan: Plan }]
  // What is listed of one row is sorted for it alone.
  const all = (plan: Plan, isOfRow = false): Plan[] => {
    const isBelow = isOfRow || plan['Parent Relationship'] === 'SubPlan'
    const own = isBelow && plan['Node Type'] === 'Sort' ? [] : [plan]
    return [...own, ...(plan.Plans ?? []).flatMap((below) => all(below, isBelow))]
  }
  return all(root).filter((node) => node['Node Type'] === 'Seq Scan' || node['Node Type'] === 'Sort')
}

/** One that the view has: of another the planner knows that there is none. */
const statuses = {
  NEW: 'PLACED',
  TO_SHIP: 'CONFIRMED',
  PARTLY_SHIPPED: 'CONFIRMED',
  ON_THE_WAY: 'SHIPPED',
  RETURNS: 'DELIVERED',
  ALL: 'PLACED',
} as const
const every = {
  status: 'PLACED',
  payment: 'PAID',
  buyerId: '019b0000-0000-7000-8000-000000000000',
  postcode: '28',
  product: 'A-1',
  category: 'kaffee-bohne',
  netFrom: '10',
  netTo: '20',
  returning: 'RETURNING',
  note: 'WITH',
  design: 'WITHOUT',
  q: 'JJD 0001',
} as const

test.each(orderViews.flatMap((view) => Object.keys(every).map((name) => [view, name] as const)))(
  'the view %s narrowed by %s is a walk along an index, its count as well',
  async (view, name) => {
    const asked = {
      view,
      storeId: first.goods.storeId,
      now: new Date(),
      [name]: name === 'status' ? statuses[view] : every[name as keyof typeof every],
    }
    const page = (sql: postgres.Sql) => cursorPage(sql, orderOf(sql, asked), { pageSize: 24 })
    expect(await scansOf((sql) => findStoreView(sql, asked, page(sql)))).toEqual([])
    expect(await scansOf((sql) => rowsOfView(sql, asked) as PromiseLike<unknown>)).toEqual([])
  },
)
