import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  aKlarnaPayment,
  createNotifying,
  removeBoth,
  startBoth,
  startTestSandbox,
  type ListeningShop,
  type TestSandbox,
} from './testing.ts'

let sandbox: TestSandbox
let shop: ListeningShop
beforeEach(async () => {
  ;({ shop, sandbox } = await startBoth())
})
afterEach(() => removeBoth({ shop, sandbox }))

const create = (idempotencyKey: string, values = {}) => createNotifying({ shop, sandbox }, values, idempotencyKey)
const read = (paymentId: string) => sandbox.client.payments.get({ paymentId })

async function restart() {
  await sandbox.stop()
  sandbox = await startTestSandbox({ folder: sandbox.folder })
}

test('a sandbox that starts again knows payments, captures, refunds and keys', async () => {
  const card = await create('key-1')
  await sandbox.control.complete(card.id, 'paid')
  const refundRequest = { amount: { currency: 'EUR', value: '2.50' }, description: 'Return' }
  const refund = await sandbox.client.refunds.create({ paymentId: card.id, refundRequest })
  const klarna = await sandbox.client.payments.create({ paymentRequest: aKlarnaPayment() })
  await sandbox.control.complete(klarna.id, 'authorized')
  await sandbox.control.advance(0)
  const before = { ledger: [...sandbox.ledger()], card: await read(card.id), klarna: await read(klarna.id) }
  await restart()
  expect(sandbox.ledger()).toEqual(before.ledger)
  expect(withoutLinks(await read(card.id))).toEqual(withoutLinks(before.card))
  expect(withoutLinks(await read(klarna.id))).toEqual(withoutLinks(before.klarna))
  expect((await sandbox.client.refunds.get({ paymentId: card.id, refundId: refund.id })).status).toBe('refunded')
  expect((await create('key-1')).id).toBe(card.id)
})

test('each entry says what moved, for which order and under which key', async () => {
  const { id } = await create('key-1')
  await sandbox.control.complete(id, 'paid')
  const refundRequest = {
    amount: { currency: 'EUR', value: '2.50' },
    description: 'Return',
    metadata: { moveId: 'm1' },
  }
  await sandbox.client.refunds.create({ paymentId: id, idempotencyKey: 'key-2', refundRequest })
  const [creation, authorisation, , , refund] = sandbox.ledger()
  const paymentId = id
  expect(creation).toMatchObject({ number: 1, kind: 'creation', paymentId, idempotencyKey: 'key-1' })
  expect(authorisation).toMatchObject({
    kind: 'authorisation',
    amount: { value: '12.50' },
    metadata: { checkoutId: 'c1' },
  })
  expect(refund).toMatchObject({
    kind: 'refund',
    paymentId,
    amount: { currency: 'EUR', value: '2.50' },
    idempotencyKey: 'key-2',
    metadata: { moveId: 'm1' },
  })
})

test('a webhook that was not delivered is sent after a new start, one that was delivered is not', async () => {
  const delivered = await create('key-1')
  await sandbox.control.complete(delivered.id, 'paid')
  await sandbox.control.advance(0)
  shop.status = 503
  const missed = await create('key-2')
  await sandbox.control.complete(missed.id, 'failed')
  await sandbox.control.advance(0)
  shop.status = 200
  shop.notified.length = 0
  await restart()
  await sandbox.control.advance(0)
  expect(shop.notified).toEqual([missed.id])
})

test('a payment that should have expired meanwhile expires at the start', async () => {
  const { id } = await create('key-1')
  await sandbox.stop()
  const later = { now: () => new Date('2026-03-02T10:00:00Z') }
  sandbox = await startTestSandbox({ folder: sandbox.folder, clock: later })
  await sandbox.control.advance(0)
  expect((await read(id)).status).toBe('expired')
})

test('a sandbox that finds its port taken leaves the ledger alone', async () => {
  await create('key-1')
  const { port } = new URL(shop.url)
  await sandbox.stop()
  const later = { now: () => new Date('2026-03-02T10:00:00Z') }
  const { folder } = sandbox
  await expect(startTestSandbox({ folder, clock: later, port: Number(port) })).rejects.toMatchObject({
    code: 'EADDRINUSE',
  })
  await restart()
  expect(sandbox.ledger().map(({ kind }) => kind)).toEqual(['creation'])
})

test('a line that a crash cut in half was never answered and is dropped', async () => {
  const { id } = await create('key-1')
  await sandbox.stop()
  appendFileSync(join(sandbox.folder, 'ledger.jsonl'), '[{"number":2,"kind":"authoris')
  sandbox = await startTestSandbox({ folder: sandbox.folder })
  await sandbox.control.complete(id, 'paid')
  await restart()
  expect((await read(id)).status).toBe('paid')
  expect(sandbox.ledger().map(({ kind }) => kind)).toEqual([
    'creation',
    'authorisation',
    'capture',
    'capture-settlement',
  ])
})

test('sixty-four payments with one key at once are one payment', async () => {
  const answers = await Promise.all(Array.from({ length: 64 }, () => create('key-1')))
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
  expect(sandbox.ledger()).toHaveLength(1)
})

// The port of a test's sandbox is another one after each start.
const withoutLinks = ({ links: _, ...payment }: Awaited<ReturnType<typeof read>>) => payment
