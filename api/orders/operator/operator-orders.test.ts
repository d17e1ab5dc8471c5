import { afterAll, beforeAll, expect, test } from 'vitest'
import * as operatorOrdersApi from '../../../contract/operator/orders.ts'
import { createMember } from '../../../test/builders.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import { planOf } from '../../../test/operator/plan-of.ts'
import { brokenInvariants } from '../../../test/invariants/invariants.ts'
import { createPaidOrder } from '../../../test/orders/paid-order.ts'
import { brokenMoney, createPayingApp, mailsTo, type PayingApp } from '../../../test/orders/paying.ts'

let app: PayingApp
let support: { token: string }
beforeAll(async () => {
  app = await createPayingApp()
  support = await createMember(app.db, { isOperator: true, roles: ['SUPPORT'] })
})
afterAll(() => app.close())

const reason = 'Zwei Gläser waren zerbrochen'
const keyed = () => ({ token: support.token, headers: { 'idempotency-key': crypto.randomUUID() } })
const broken = async () => [...(await brokenInvariants(app.db, {})), ...(await brokenMoney(app))]

async function shippedOrder() {
  const order = await createPaidOrder(app)
  await order.step(0, 'CONFIRM')
  await order.step(0, 'SHIP')
  return { ...order, subOrderNumber: order.numberOf(0) }
}

test('orders of all buyers are paged by cursor there and back, whatever comes in between', async () => {
  await createPaidOrder(app)
  const all = await app.request(operatorOrdersApi.list, { pageSize: 96 }, support)
  expect(all.count).toEqual({ value: all.items.length, isExact: true })
  await app.db`
    insert into orders select made.* from generate_series(1, 30) n, (select * from orders order by created_at limit 1) o,
      jsonb_populate_record(null::orders, to_jsonb(o) || jsonb_build_object('id', gen_random_uuid(),
        'order_number', 'T9' || n, 'cart_version', 1000 + n, 'created_at', o.created_at - n * interval '1 minute')) made`
  const first = await app.request(operatorOrdersApi.list, { pageSize: 24 }, support)
  const second = await app.request(operatorOrdersApi.list, { pageSize: 24, after: first.next! }, support)
  await createPaidOrder(app)
  const back = await app.request(operatorOrdersApi.list, { pageSize: 24, before: second.previous! }, support)
  expect(back.items.map(({ orderNumber }) => orderNumber)).toEqual(first.items.map(({ orderNumber }) => orderNumber))
  expect(second.items.map(({ orderNumber }) => orderNumber)).not.toEqual(
    back.items.map(({ orderNumber }) => orderNumber),
  )
  expect(first.previous).toBeNull()
  expect(await app.refusal(operatorOrdersApi.list, { after: 'bm90IGEgY3Vyc29y' }, support)).toMatchObject({
    status: 400,
  })
  await app.db`delete from orders where order_number like 'T9%' and cart_version > 1000`
})

test('an order is found by its number, its buyer and its state', async () => {
  const { orderNumber, buyer } = await shippedOrder()
  const numbers = async (input: object) =>
    (await app.request(operatorOrdersApi.list, input, support)).items.map((order) => order.orderNumber)
  expect(await numbers({ q: orderNumber })).toEqual([orderNumber])
  expect(await numbers({ q: buyer.email })).toEqual([orderNumber])
  expect(await numbers({ q: 'café mor' })).toContain(orderNumber)
  expect(await numbers({ q: 'c_f' })).toEqual([])
  expect(await numbers({ status: 'SHIPPED', buyerId: buyer.id })).toEqual([orderNumber])
  expect(await numbers({ view: 'OVERDUE', buyerId: buyer.id })).toEqual([])
  await app.db`update sub_order set status = 'CONFIRMED', status_at = now() - interval '3 days' where buyer_id = ${buyer.id}`
  expect(await numbers({ view: 'OVERDUE', buyerId: buyer.id })).toEqual([orderNumber])
  await app.db`update sub_order set status = 'SHIPPED', status_at = now() where buyer_id = ${buyer.id}`
})

test('an order is found by its sum, its trouble, and whether an operator was signed in as its buyer', async () => {
  const { orderNumber, buyer } = await createPaidOrder(app)
  const found = async (input: object) =>
    (await app.request(operatorOrdersApi.list, { buyerId: buyer.id, ...input }, support)).items
  const [order] = await found({})
  const euros = Math.floor(order!.grossTotal)
  expect(await found({ grossFrom: euros, grossTo: euros + 1 })).toMatchObject([{ orderNumber }])
  expect(await found({ grossFrom: euros + 1 })).toEqual([])
  expect(await found({ grossTo: euros - 1 })).toEqual([])
  const marks = { hasProblem: false, hasNote: false, isImpersonated: false }
  expect(order).toMatchObject(marks)
  for (const mark of ['hasProblem', 'isImpersonated']) expect(await found({ [mark]: true })).toEqual([])
  await app.db`update orders set payment_status = 'FAILED' where buyer_id = ${buyer.id}`
  expect(await found({ hasProblem: true })).toMatchObject([{ ...marks, hasProblem: true }])
  await app.db`update orders set payment_status = 'PAID' where buyer_id = ${buyer.id}`
  const deed = { action: 'impersonate', at: app.deps.clock.now(), accountId: buyer.id }
  await app.db.begin((tx) =>
    recordAudit(tx, { account: { personId: buyer.id } }, { ...deed, target: { kind: 'account', id: buyer.id } }),
  )
  expect(await found({ isImpersonated: true })).toMatchObject([{ ...marks, isImpersonated: true }])
})

test.each([
  'true',
  `status in ('PENDING_PAYMENT', 'PLACED', 'CONFIRMED', 'SHIPPED', 'MIXED')`,
  `payment_status = 'FAILED'`,
])('the orders where %s are read by an index, however many there are', async (where) => {
  const plan = await planOf(
    app.db,
    `select id from orders o where ${where} and (o.created_at, o.id) < (now(), '${crypto.randomUUID()}')
      order by created_at desc, id desc limit 49`,
  )
  expect(plan).toContain('Index')
  expect(plan).not.toMatch(/Sort|Seq Scan/)
})

test('a step is taken in the name of the store, and says why', async () => {
  const order = await createPaidOrder(app)
  const step = { subOrderNumber: order.numberOf(0), action: 'REJECT' as const }
  expect(await app.refusal(operatorOrdersApi.act, step, support)).toMatchObject({ status: 400 })
  await app.request(operatorOrdersApi.act, { ...step, reason: 'Der Store hat geschlossen' }, keyed())
  const after = await app.request(operatorOrdersApi.read, { orderNumber: order.orderNumber }, support)
  expect(after.parts[0]).toMatchObject({ status: 'REJECTED' })
  expect(after.moments.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['STEP', 'PAYMENT', 'REFUND', 'MAIL']))
  expect(after.moments.find(({ kind }) => kind === 'DEED')).toMatchObject({
    text: 'Step taken with an order: Der Store hat geschlossen',
    by: 'Jana Brandt',
    subOrderNumber: order.numberOf(0),
  })
  const again = await app.refusal(operatorOrdersApi.act, { ...step, reason }, keyed())
  expect(again).toMatchObject({ status: 409, code: 'ORDER_STATE' })
  await app.moveMoney()
  expect(await broken()).toEqual([])
})

test('a reduction goes back the way it came, once for each key, with a credit note and a mail', async () => {
  const { orderNumber, subOrderNumber, ledger, buyer } = await shippedOrder()
  const input = { subOrderNumber, amount: 5.5, borneBy: 'STORE', reason } as const
  const call = keyed()
  await app.request(operatorOrdersApi.refund, input, call)
  await app.request(operatorOrdersApi.refund, input, call)
  const first = await app.request(operatorOrdersApi.read, { orderNumber }, support)
  expect(first.parts[0]!.documents.map(({ type }) => type)).toEqual(['INVOICE', 'DELIVERY_NOTE', 'CREDIT_NOTE'])
  await app.moveMoney()
  expect(ledger().filter((entry) => entry.startsWith('refund'))).toEqual(['refund 5.50'])
  const after = await app.request(operatorOrdersApi.read, { orderNumber }, support)
  expect(after.order.paymentStatus).toBe('PARTIALLY_REFUNDED')
  expect(after.moments).toContainEqual(
    expect.objectContaining({ kind: 'MOVE', text: 'Refund paid out', amountText: '€5.50' }),
  )
  const steps = after.moments.filter(({ kind }) => kind === 'STEP').map(({ text }) => text)
  expect(steps.slice(-2)).toEqual(['Refund is on its way', 'Refund paid out'])
  const [deed] = await app.db`
    select target_id, reason, after from audit_log where action = 'sub-order.refund' and target_id = ${subOrderNumber}`
  expect(deed).toEqual({ targetId: subOrderNumber, reason, after: { amountCents: 550, borneBy: 'STORE' } })
  expect(await mailsTo(app, buyer.email)).toContain(`Wir erstatten einen Teil von ${subOrderNumber}`)
  const { refundable } = after.parts[0]!
  const beyond = { ...input, amount: Math.round(refundable * 100 + 1) / 100 }
  expect(await app.refusal(operatorOrdersApi.refund, beyond, keyed())).toMatchObject({ code: 'REFUND_TOO_HIGH' })
  expect(await broken()).toEqual([])
})

test('goods that come back after a reduction give back what was left of them', async () => {
  const order = await shippedOrder()
  const reduced = { subOrderNumber: order.subOrderNumber, amount: 3, borneBy: 'MARKETPLACE', reason } as const
  await app.request(operatorOrdersApi.refund, reduced, keyed())
  await order.step(0, 'ACCEPT_RETURN')
  await app.moveMoney()
  expect((await order.read()).order.paymentStatus).toBe('REFUNDED')
  expect(await broken()).toEqual([])
})

test('nothing goes back of what has not left', async () => {
  const placed = await createPaidOrder(app)
  const input = { subOrderNumber: placed.numberOf(0), amount: 1, borneBy: 'STORE', reason } as const
  expect(await app.refusal(operatorOrdersApi.refund, input, keyed())).toMatchObject({ code: 'ORDER_STATE' })
})

test('content members see no order, and support no payment of others', async () => {
  const content = await createMember(app.db, { isOperator: true, roles: ['CONTENT'] })
  expect(await app.refusal(operatorOrdersApi.list, {}, content)).toMatchObject({ status: 403, code: 'RIGHT_MISSING' })
  const { orderNumber } = await shippedOrder()
  const paid = await app.refusal(operatorOrdersApi.markPaid, { orderNumber, reason }, support)
  expect(paid).toMatchObject({ status: 403, code: 'RIGHT_MISSING' })
})
