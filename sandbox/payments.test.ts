import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  aKlarnaPayment,
  type aPayment,
  createNotifying,
  removeBoth,
  startBoth,
  type ListeningShop,
  type TestSandbox,
} from './testing.ts'

let sandbox: TestSandbox
let shop: ListeningShop
beforeEach(async () => {
  ;({ shop, sandbox } = await startBoth())
})
afterEach(() => removeBoth({ shop, sandbox }))

const create = (values: Parameters<typeof aPayment>[0] = {}, idempotencyKey?: string) =>
  createNotifying({ shop, sandbox }, values, idempotencyKey)
const read = (paymentId: string) => sandbox.client.payments.get({ paymentId })

test('a new payment is open and leads to the page', async () => {
  const payment = await create()
  expect(payment).toMatchObject({
    status: 'open',
    mode: 'test',
    amount: { currency: 'EUR', value: '12.50' },
    metadata: { checkoutId: 'c1' },
    isCancelable: true,
  })
  expect(payment.links.checkout?.href).toBe(`${sandbox.origin}/checkout/${payment.id}`)
  expect(await read(payment.id)).toEqual(payment)
})

test('a payment that was paid is reported by the webhook and counted as one authorisation and one capture', async () => {
  const { id } = await create()
  await sandbox.control.complete(id, 'paid')
  await sandbox.control.advance(0)
  expect(shop.notified).toEqual([id])
  expect(await read(id)).toMatchObject({ status: 'paid', amountRemaining: { value: '12.50' } })
  const moved = sandbox.ledger().filter(({ amount }) => amount)
  expect(moved.map(({ kind, amount }) => [kind, amount?.value])).toEqual([
    ['creation', '12.50'],
    ['authorisation', '12.50'],
    ['capture', '12.50'],
  ])
})

test.each(['failed', 'canceled', 'expired'] as const)('a payment can end as %s, without money', async (outcome) => {
  const { id } = await create()
  await sandbox.control.complete(id, outcome)
  await sandbox.control.advance(0)
  expect((await read(id)).status).toBe(outcome)
  expect(shop.notified).toEqual([id])
  expect(sandbox.ledger().filter(({ kind }) => kind === 'authorisation')).toEqual([])
})

test('an open payment expires by itself', async () => {
  const { id } = await create()
  await sandbox.control.advance(15 * 60_000)
  expect((await read(id)).status).toBe('expired')
  expect(shop.notified).toEqual([id])
})

test('a payment can be called off until it is paid', async () => {
  const first = await create()
  expect((await sandbox.client.payments.cancel({ paymentId: first.id })).status).toBe('canceled')
  const second = await create()
  await sandbox.control.complete(second.id, 'paid')
  await expect(sandbox.client.payments.cancel({ paymentId: second.id })).rejects.toMatchObject({ status: 422 })
  expect((await read(second.id)).status).toBe('paid')
})

test('the same idempotency key gets the first payment again for one hour', async () => {
  const first = await create({}, 'key-1')
  await sandbox.control.complete(first.id, 'paid')
  expect(await create({}, 'key-1')).toEqual(first)
  await expect(create({ description: 'Another' }, 'key-1')).rejects.toMatchObject({ status: 422 })
  await sandbox.control.advance(60 * 60_000)
  expect((await create({}, 'key-1')).id).not.toBe(first.id)
})

test('payments are listed from the newest on', async () => {
  const ids = [(await create()).id, (await create()).id, (await create()).id]
  const { result } = await sandbox.client.payments.list({ limit: 2 })
  expect(result.embedded.payments?.map(({ id }) => id)).toEqual([ids[2], ids[1]])
  const rest = await sandbox.client.payments.list({ limit: 2, from: ids[0]! })
  expect(rest.result.embedded.payments?.map(({ id }) => id)).toEqual([ids[0]])
})

test.each(['/%63ontrol/ledger', '/contro%6c/webhooks', '/%76%32/payments', '/v2%2fpayments', '//control/ledger'])(
  'no way to write %s passes the key over',
  async (path) => {
    const answer = await fetch(sandbox.origin + path)
    expect(answer.status).toBeOneOf([401, 404])
  },
)

test('a wrong key is 401, an unknown payment 404, both in the shape of Mollie', async () => {
  const answer = await fetch(`${sandbox.origin}/v2/payments`, { headers: { Authorization: 'Bearer live_key' } })
  expect(answer.status).toBe(401)
  expect(await answer.json()).toMatchObject({ status: 401, title: 'Unauthorized Request' })
  await expect(read('tr_unknown')).rejects.toMatchObject({ status: 404, title: 'Not Found' })
})

test.each([
  ['amount.value', { amount: { currency: 'EUR', value: '12.5' } }],
  ['amount', { amount: { currency: 'EUR', value: '0.00' } }],
  ['amount', { amount: { currency: 'EUR', value: '10000.01' } }],
  ['amount.currency', { amount: { currency: 'CHF', value: '12.50' } }],
  ['description', { description: ' ' }],
  ['redirectUrl', { redirectUrl: 'javascript:alert(1)' }],
  ['webhookUrl', { webhookUrl: 'shop' }],
  ['method', { method: 'bizum' as const }],
  ['captureMode', { method: 'paypal' as const, captureMode: 'manual' as const }],
  ['billingAddress.givenName', { method: 'klarna' as const }],
  ['metadata', { metadata: { text: 'x'.repeat(1100) } }],
])('a wrong %s is 422 and named', async (field, values) => {
  await expect(create(values)).rejects.toMatchObject({ status: 422, title: 'Unprocessable Entity', field })
})

const line = aKlarnaPayment().lines![0]!
test.each([
  ['lines.0.totalAmount', { quantity: 11 }],
  ['lines.0.vatAmount', { vatAmount: { currency: 'EUR', value: '22.80' } }],
  ['lines.0.quantity', { quantity: 0 }],
  [
    'amount',
    { quantity: 6, totalAmount: { currency: 'EUR', value: '60.00' }, vatAmount: { currency: 'EUR', value: '9.58' } },
  ],
])('lines that do not add up are refused by %s', async (field, values) => {
  const paymentRequest = aKlarnaPayment({ lines: [{ ...line, ...values }] })
  await expect(sandbox.client.payments.create({ paymentRequest })).rejects.toMatchObject({ status: 422, field })
})

test('a discount may be a line below zero', async () => {
  const discount = { description: 'Coupon', quantity: 1, vatRate: '19.00' }
  const minus = (value: string) => ({ currency: 'EUR', value: `-${value}` })
  const paymentRequest = aKlarnaPayment({
    amount: { currency: 'EUR', value: '110.00' },
    lines: [line, { ...discount, unitPrice: minus('10.00'), totalAmount: minus('10.00'), vatAmount: minus('1.60') }],
  })
  expect((await sandbox.client.payments.create({ paymentRequest })).status).toBe('open')
})
