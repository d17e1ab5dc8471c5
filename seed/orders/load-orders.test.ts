import { afterAll, beforeAll, expect, test } from 'vitest'
import { isShopPath } from '../../contract/operator/shop-path.ts'
import * as promotionsApi from '../../contract/promotions.ts'
import { createBuyer } from '../../test/builders.ts'
import * as operatorProductsApi from '../../contract/range/operator-products.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { brokenInvariants, countGoods, type Goods } from '../../test/invariants/invariants.ts'
import { demoPromotions } from '../promotions/demo-promotions.ts'
import { loadBoughtReviews } from './load-bought-reviews.ts'
import { loadFacts } from '../trade/load-facts.ts'
import { loadDishes } from '../trade/load-dishes.ts'
import { loadGoodsIn } from '../trade/load-goods-in.ts'
import { loadTermsOrders } from '../trade/load-terms-orders.ts'
import { loadDemo } from '../load-demo.ts'
import { demoBuyers } from '../buyers/load-buyers.ts'
import { loadDesignedOrder } from './load-designed-order.ts'
import { loadOrders } from './load-orders.ts'

const baseDate = new Date('2026-11-02T06:00:00Z')

let app: TestApp
let goods: Goods

beforeAll(async () => {
  app = await createTestApp()
  // The stock before the orders: what loadDemo brings without them.
  for (const step of ['begun', 'orders', 'designed order'])
    await app.db`insert into demo_load (step, base_date) values (${step}, '2026-11-02')`
  await loadDemo(app.deps, { every: 40 })
  goods = await countGoods(app.db)
  await loadOrders(app.deps, baseDate)
  await loadDesignedOrder(app.deps, baseDate)
  await loadBoughtReviews(app.deps, baseDate)
}, 240_000)
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
  for (const { orders, states } of buyers) {
    expect(orders >= 12).toBe(true)
    expect(states >= 4).toBe(true)
  }
  const [counts] = await app.db`
    select (select count(*)::int from orders) as orders,
      (select count(*)::int from shipment s where exists (select from sub_order p where p.order_id = s.order_id
        and p.store_id = s.store_id and p.status = 'CONFIRMED')) as begun,
      (select count(*)::int from sub_order where return_request is not null) as asked`
  expect(counts!.orders).toBeGreaterThan(250)
  expect(counts!.begun).toBeGreaterThan(0)
  expect(counts!.asked).toBeGreaterThan(0)
})

test('who received goods has reviewed some: shown, answered or waiting', async () => {
  const [counts] = await app.db`
    select count(*) filter (where is_shown)::int as shown, count(store_reply)::int as answered,
      count(*) filter (where not is_shown and moderated_at is null)::int as waiting
    from review where order_id is not null`
  expect(Object.values(counts!).every((count) => (count as number) > 2)).toBe(true)
  const undelivered = await app.db`
    select 1 from review r join order_line l on l.buyer_id = r.buyer_id and l.order_id = r.order_id and l.sku_id = r.sku_id
      join sub_order s on s.buyer_id = l.buyer_id and s.order_id = l.order_id and s.store_id = l.store_id
    where s.status not in ('DELIVERED', 'COMPLETED')`
  expect(undelivered).toEqual([])
  const wrong = await app.db`
    select p.sku_id from product p left join review r on r.sku_id = p.sku_id and r.is_shown
    group by p.sku_id having p.rating_count <> count(r.id) or p.rating_sum <> coalesce(sum(r.rate), 0)`
  expect(wrong).toEqual([])
})

test('the home page has promotions, and every one of them leads to a page that is there', async () => {
  const { items } = await app.request(promotionsApi.listCarousels, {})
  const shown = items.flatMap(({ promotions }) => promotions)
  expect(shown.map(({ slot }) => slot)).toEqual(expect.arrayContaining(['HIGHLIGHTS', 'STORES']))
  expect(demoPromotions.filter(({ url }) => !isShopPath(url))).toEqual([])
  const pages = await app.db<{ url: string }[]>`
    select '/collections/' || slug as url from collection union all select '/stores/' || slug from store
    union all select '/magazine/' || path from post union all select '/' || slug from category`
  const known = new Set(pages.map(({ url }) => url))
  expect(demoPromotions.map(({ url }) => url).filter((url) => !known.has(url))).toEqual([])
  for (const { picture } of demoPromotions)
    expect((await app.fastify.inject(`/pictures/stored/${picture}_500`)).statusCode).toBe(200)
})

test('demo accounts have checked goods, a recall, dishes and invoices on net terms, and nobody is told', async () => {
  const mails = async () => (await app.db`select count(*)::int as count from mail`)[0]!.count as number
  const before = await mails()
  await loadTermsOrders(app.deps, baseDate)
  await loadGoodsIn(app.deps, baseDate)
  await loadDishes(app.deps, baseDate)
  const read = () => app.db`
    select (select count(*)::int from receivable where due_on < '2026-11-02') as overdue,
      (select count(*)::int from receivable where due_on > '2026-11-02') as open,
      (select count(*)::int from payment_reminder where letter is not null) as letters,
      (select sum(pieces)::int from empties_movement where code = 'EURO_PALLET') as pallets,
      (select count(*)::int from dish) as dishes, (select count(*)::int from recall) as recalls,
      (select count(*) > 3 from goods_in_check) as are_checked, (select count(*) > 0 from recall_notice) as is_noticed,
      (select count(*)::int from recall_notice where mailed_at is null) as unmailed`
  const [counts] = await read()
  expect(counts).toEqual({
    overdue: 1,
    open: 1,
    letters: 1,
    pallets: 4,
    dishes: 3,
    recalls: 1,
    areChecked: true,
    isNoticed: true,
    unmailed: 0,
  })
  await loadTermsOrders(app.deps, baseDate)
  await loadGoodsIn(app.deps, baseDate)
  await loadDishes(app.deps, baseDate)
  expect(await read()).toEqual([counts])
  expect(await mails()).toBe(before)
})

test('german trade § 9.1: goods of the demo suppliers state the facts, and one article waits in review for them', async () => {
  await loadFacts(app.db, baseDate)
  await loadFacts(app.db, baseDate)
  const [held] = await app.db<{ skuId: string }[]>`
    select p.sku_id from product p join approval a on a.kind = 'PRODUCT' and a.target_id = p.sku_id and a.state = 'OPEN'
    where p.status = 'IN_REVIEW'`
  const operator = await createBuyer(app.db, { role: 'OPERATOR' })
  const judged = await app.request(operatorProductsApi.read, { skuId: held!.skuId }, operator)
  expect(judged.missing).toContainEqual({ name: 'LEGAL_NAME', isRequired: true })
  const [stated] = await app.db`
    select count(*) > 5 as are_many from product_detail d join product p on p.sku_id = d.sku_id
    where d.facts ? 'inapplicable' and p.status = 'ACTIVE'`
  expect(stated).toEqual({ areMany: true })
})
