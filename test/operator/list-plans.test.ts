import { afterAll, beforeAll, expect, test } from 'vitest'
import { planOfQuery } from './plan-of.ts'
import { findBuyers } from '../../api/buyers/list-queries.ts'
import { findOperatorOrders } from '../../api/orders/operator/order-list.ts'
import { createPayingApp, type PayingApp } from '../orders/paying.ts'
import { createPaidOrder } from '../orders/paid-order.ts'

// `exists` beside very many rows is planned for all of them, a limit or not: then one page reads whole tables for its marks.
let app: PayingApp
beforeAll(async () => {
  app = await createPayingApp()
  await createPaidOrder(app)
  await app.db`
    insert into account select (jsonb_populate_record(a, jsonb_build_object('id', gen_random_uuid(), 'email', n || '@bench.example'))).*
    from account a, generate_series(1, 3000) n where role = 'BUYER' and exists (select from orders o where o.buyer_id = a.id)`
  await app.db`
    with copy as (
      select o.buyer_id, o.id as from_id, gen_random_uuid() as id, 'T' || 900000 + n as number
      from (select * from orders limit 1) o, generate_series(1, 3000) n),
    placed as (
      insert into orders select (jsonb_populate_record(o, jsonb_build_object('id', c.id, 'order_number', c.number))).*
      from copy c join orders o on o.buyer_id = c.buyer_id and o.id = c.from_id)
    insert into sub_order select (jsonb_populate_record(s, jsonb_build_object(
      'order_id', c.id, 'sub_order_number', c.number || '-' || s.sub_order_number, 'status', 'PLACED'))).*
    from copy c join sub_order s on s.buyer_id = c.buyer_id and s.order_id = c.from_id`
  await app.db`analyze`
})
afterAll(() => app.close())

const days = (count: number) => new Date(Date.now() - count * 24 * 60 * 60_000)

const plain = { isForced: false }

test('a page of orders looks up the marks of its own orders only', async () => {
  const late = { view: 'ALL', confirmedBy: days(1), shippedBy: days(3) } as const
  const plan = await planOfQuery(app.db, (sql) => findOperatorOrders(sql, late, { pageSize: 24 }), plain)
  expect(plan).not.toContain('Seq Scan on sub_order')
})

test('a page of companies looks up who works for its own only', async () => {
  const plan = await planOfQuery(app.db, (sql) => findBuyers(sql, { yearAgo: days(365) }, { pageSize: 24 }), plain)
  expect(plan).not.toContain('hashed SubPlan')
  expect(plan).not.toContain('Seq Scan on membership')
})
