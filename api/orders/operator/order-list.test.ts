import { afterAll, beforeAll, expect, test } from 'vitest'
import * as orderListApi from '../../../contract/operator/order-list.ts'
import * as operatorOrdersApi from '../../../contract/operator/orders.ts'
import { ROWS_AT_ONCE } from '../../http/cursor.ts'
import { createMember } from '../../../test/builders.ts'
import { createPaidOrder } from '../../../test/orders/paid-order.ts'
import { createPayingApp, type PayingApp } from '../../../test/orders/paying.ts'

let app: PayingApp
let support: { token: string }
beforeAll(async () => {
  app = await createPayingApp()
  support = await createMember(app.db, { isOperator: true, roles: ['SUPPORT'] })
})
afterAll(() => app.close())

const linesOf = async (input: object) => {
  const file = await app.request(orderListApi.readCsv, input, { ...support, language: 'de' })
  return (await file.text()).trimEnd().split('\r\n')
}

test('each view says how many orders it has, as its list counts them', async () => {
  await createPaidOrder(app)
  const { views } = await app.request(orderListApi.choices, {}, support)
  for (const { view, count } of views)
    expect(count).toEqual((await app.request(operatorOrdersApi.list, { view }, support)).count)
  expect(views.find(({ view }) => view === 'ALL')!.count.value).toBeGreaterThan(0)
})

test('the list can be narrowed by each store that there is', async () => {
  const { buyer, orderNumber } = await createPaidOrder(app)
  const [store] = await app.db<{ id: string; name: string }[]>`
    select s.id, s.name from sub_order o join store s on s.id = o.store_id where o.buyer_id = ${buyer.id} limit 1`
  const { stores } = await app.request(orderListApi.choices, {}, support)
  expect(stores).toContainEqual({ value: store!.id, name: store!.name })
  const found = await app.request(operatorOrdersApi.list, { storeId: store!.id, buyerId: buyer.id }, support)
  expect(found.items.map((order) => order.orderNumber)).toEqual([orderNumber])
})

test('a file of more orders than one statement reads has them all, once', async () => {
  const { buyer } = await createPaidOrder(app)
  await app.db`
    insert into orders select made.* from generate_series(1, ${ROWS_AT_ONCE + 5}) n,
      (select * from orders where buyer_id = ${buyer.id}) o,
      jsonb_populate_record(null::orders, to_jsonb(o) || jsonb_build_object('id', gen_random_uuid(),
        'order_number', 'T8' || n, 'cart_version', 1000 + n, 'created_at', o.created_at - n * interval '1 minute')) made`
  const [, ...lines] = await linesOf({ buyerId: buyer.id })
  expect(lines).toHaveLength(ROWS_AT_ONCE + 6)
  expect(new Set(lines.map((line) => line.split(';')[0])).size).toBe(lines.length)
  await app.db`delete from orders where order_number like 'T8%' and cart_version > 1000`
})

test('the file holds exactly the orders of the view, with a comma before the cents in German', async () => {
  const { buyer, orderNumber } = await createPaidOrder(app)
  await createPaidOrder(app)
  const [order] = await app.db<{ grossCents: number }[]>`select gross_cents from orders where buyer_id = ${buyer.id}`
  const [head, ...lines] = await linesOf({ buyerId: buyer.id })
  expect(head).toMatch(/^Nummer;/)
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatch(new RegExp(`^${orderNumber};`))
  expect(lines[0]).toContain(`;${(order!.grossCents / 100).toFixed(2).replace('.', ',')};`)
  expect(await linesOf({ buyerId: buyer.id, status: 'CANCELLED' })).toHaveLength(1)
})
