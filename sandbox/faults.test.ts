import { afterEach, beforeEach, expect, test } from 'vitest'
import { aPayment, createNotifying, removeBoth, startBoth, type ListeningShop, type TestSandbox } from './testing.ts'

let sandbox: TestSandbox
let shop: ListeningShop
beforeEach(async () => {
  ;({ shop, sandbox } = await startBoth({ webhookTimes: { pausesMs: [60_000, 120_000] } }))
})
afterEach(() => removeBoth({ shop, sandbox }))

const create = (idempotencyKey?: string) => createNotifying({ shop, sandbox }, {}, idempotencyKey)
const read = (paymentId: string) => sandbox.client.payments.get({ paymentId })
const creations = () => sandbox.ledger().filter(({ kind }) => kind === 'creation')
const MINUTE = 60_000

async function createPaid() {
  const { id } = await create()
  await sandbox.control.complete(id, 'paid')
  return id
}

test('a connection cut before creating leaves nothing behind', async () => {
  sandbox.control.fault({ kind: 'cut', when: 'before', call: 'POST /v2/payments' })
  await expect(create('key-1')).rejects.toThrow()
  expect(creations()).toEqual([])
})

test('a connection cut after creating leaves the payment, which the same key finds again', async () => {
  sandbox.control.fault({ kind: 'cut', when: 'after', call: 'POST /v2/payments' })
  await expect(create('key-1')).rejects.toThrow()
  expect(creations()).toHaveLength(1)
  expect((await create('key-1')).id).toBe(creations()[0]!.paymentId)
  expect(creations()).toHaveLength(1)
})

test.each(['before', 'after'] as const)('a call can hang %s it is done', async (when) => {
  sandbox.control.fault({ kind: 'hang', when })
  const paymentRequest = aPayment()
  await expect(sandbox.client.payments.create({ paymentRequest }, { timeoutMs: 300 })).rejects.toThrow()
  await expect.poll(creations).toHaveLength(when === 'after' ? 1 : 0)
})

test('the next n calls can fail, with the status that is named', async () => {
  sandbox.control.fault({ kind: 'error', times: 2 })
  sandbox.control.fault({ kind: 'error', status: 429 })
  await expect(create()).rejects.toMatchObject({ statusCode: 500 })
  await expect(create()).rejects.toMatchObject({ statusCode: 500 })
  await expect(create()).rejects.toMatchObject({ status: 429, title: 'Too Many Requests' })
  expect((await create()).status).toBe('open')
})

test('an answer can say another amount or currency than was paid', async () => {
  const id = await createPaid()
  sandbox.control.fault({ kind: 'wrong-amount', paymentId: id })
  sandbox.control.fault({ kind: 'wrong-currency', paymentId: id })
  expect((await read((await create()).id)).amount).toEqual({ currency: 'EUR', value: '12.50' })
  expect((await read(id)).amount).toEqual({ currency: 'EUR', value: '13.50' })
  expect((await read(id)).amount).toEqual({ currency: 'USD', value: '12.50' })
  expect((await read(id)).amount).toEqual({ currency: 'EUR', value: '12.50' })
})

test('a slow body arrives whole in the end, and not before a time-out', async () => {
  const { id } = await create()
  sandbox.control.fault({ kind: 'slow-body', pauseMs: 0 })
  expect((await read(id)).id).toBe(id)
  sandbox.control.fault({ kind: 'slow-body', pauseMs: 60_000 })
  await expect(sandbox.client.payments.get({ paymentId: id }, { timeoutMs: 300 })).rejects.toThrow()
})

test('a webhook that is refused comes again after growing pauses, and then no more', async () => {
  shop.status = 503
  const id = await createPaid()
  await sandbox.control.advance(0)
  expect(shop.notified).toHaveLength(1)
  await sandbox.control.advance(MINUTE)
  expect(shop.notified).toHaveLength(2)
  await sandbox.control.advance(MINUTE)
  expect(shop.notified).toHaveLength(2)
  await sandbox.control.advance(MINUTE)
  await sandbox.control.advance(60 * MINUTE)
  expect(shop.notified).toEqual([id, id, id])
})

test('a webhook can come ten times at once', async () => {
  sandbox.control.fault({ kind: 'webhook', copies: 10 })
  const id = await createPaid()
  await sandbox.control.advance(0)
  expect(shop.notified).toEqual(Array(10).fill(id))
})

test('a webhook can be ten minutes late', async () => {
  sandbox.control.fault({ kind: 'webhook', delayMs: 10 * MINUTE })
  const id = await createPaid()
  await sandbox.control.advance(10 * MINUTE - 1)
  expect(shop.notified).toEqual([])
  await sandbox.control.advance(1)
  expect(shop.notified).toEqual([id])
})

test('a webhook can get lost, or name a payment that does not exist', async () => {
  sandbox.control.fault({ kind: 'webhook', isLost: true })
  sandbox.control.fault({ kind: 'webhook', id: 'tr_wrong' })
  await createPaid()
  await createPaid()
  await sandbox.control.advance(60 * MINUTE)
  expect(shop.notified).toEqual(['tr_wrong'])
})

test('webhooks that are held go in any order', async () => {
  sandbox.control.fault({ kind: 'webhook', isHeld: true, times: 3 })
  const ids = [await createPaid(), await createPaid(), await createPaid()]
  await sandbox.control.advance(0)
  expect(shop.notified).toEqual([])
  const { held } = sandbox.control.webhooks()
  await sandbox.control.sendHeld([held[2]!, held[0]!, held[1]!])
  expect(shop.notified).toEqual([ids[2], ids[0], ids[1]])
})

test('all of it works over the control API, with the key', async () => {
  const send = (path: string, body: object, key = sandbox.apiKey) =>
    fetch(`${sandbox.origin}/control/${path}`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
  expect((await send('faults', { kind: 'error' }, 'test_wrong')).status).toBe(401)
  expect((await send('faults', { kind: 'flood' })).status).toBe(422)
  expect((await send('faults', { kind: 'webhook', isHeld: true })).status).toBe(204)
  const { id } = await create()
  expect((await send(`payments/${id}`, { status: 'paid' })).status).toBe(204)
  expect((await send('clock', { advanceMs: 1000 })).status).toBe(204)
  const headers = { Authorization: `Bearer ${sandbox.apiKey}` }
  const { held } = await (await fetch(`${sandbox.origin}/control/webhooks`, { headers })).json()
  expect((await send('webhooks', { numbers: held })).status).toBe(204)
  expect(shop.notified).toEqual([id])
  const { entries } = await (await fetch(`${sandbox.origin}/control/ledger`, { headers })).json()
  expect(entries).toEqual(sandbox.ledger())
})
