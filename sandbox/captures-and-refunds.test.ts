import { afterEach, beforeEach, expect, test } from 'vitest'
import { aKlarnaPayment, aPayment, removeSandbox, startTestSandbox, type TestSandbox } from './testing.ts'

let sandbox: TestSandbox
beforeEach(async () => {
  sandbox = await startTestSandbox({ settleMs: 1000 })
})
afterEach(() => removeSandbox(sandbox))

const euros = (value: string) => ({ currency: 'EUR', value })
const read = (paymentId: string) => sandbox.client.payments.get({ paymentId })

async function authorised(paymentRequest = aKlarnaPayment()) {
  const { id } = await sandbox.client.payments.create({ paymentRequest })
  await sandbox.control.complete(id, 'authorized')
  return id
}

async function paid() {
  const { id } = await sandbox.client.payments.create({ paymentRequest: aPayment() })
  await sandbox.control.complete(id, 'paid')
  return id
}

const capture = (paymentId: string, value?: string, idempotencyKey?: string) =>
  sandbox.client.captures.create({
    paymentId,
    ...(idempotencyKey && { idempotencyKey }),
    entityCapture: { description: 'Parcel', ...(value && { amount: euros(value) }) },
  })
const refund = (paymentId: string, value: string, description = 'Return') =>
  sandbox.client.refunds.create({ paymentId, refundRequest: { amount: euros(value), description } })

test('Klarna authorises first; the payment is paid once the capture has settled', async () => {
  const id = await authorised()
  expect(await read(id)).toMatchObject({ status: 'authorized', captureBefore: '2026-03-30T09:00:00.000Z' })
  const { id: captureId, status } = await capture(id)
  expect(status).toBe('pending')
  expect((await read(id)).status).toBe('authorized')
  await sandbox.control.advance(1000)
  expect(await read(id)).toMatchObject({ status: 'paid', amountCaptured: euros('120.00') })
  const { result } = await sandbox.client.captures.list({ paymentId: id })
  expect(result.embedded.captures).toMatchObject([{ id: captureId, status: 'succeeded', amount: euros('120.00') }])
  expect((await sandbox.client.captures.get({ paymentId: id, captureId })).status).toBe('succeeded')
})

test('Klarna is captured parcel by parcel, never above what is authorised', async () => {
  const id = await authorised()
  await capture(id, '50.00')
  await expect(capture(id, '70.01')).rejects.toMatchObject({ status: 422, field: 'amount' })
  await capture(id, '70.00')
  await expect(capture(id)).rejects.toMatchObject({ status: 422 })
  await sandbox.control.advance(1000)
  expect((await read(id)).status).toBe('paid')
})

test('a card is captured once and the rest goes back', async () => {
  const id = await authorised(aPayment({ captureMode: 'manual' }))
  await capture(id, '10.00')
  await sandbox.control.advance(1000)
  expect(await read(id)).toMatchObject({ status: 'paid', amountCaptured: euros('10.00') })
  expect(sandbox.ledger().find(({ kind }) => kind === 'release')?.amount).toEqual(euros('2.50'))
})

test('the same key captures once', async () => {
  const id = await authorised()
  const first = await capture(id, '50.00', 'parcel-1')
  expect(await capture(id, '50.00', 'parcel-1')).toEqual(first)
  expect(sandbox.ledger().filter(({ kind }) => kind === 'capture')).toMatchObject([{ idempotencyKey: 'parcel-1' }])
})

test('a release without a capture cancels the payment, after one it ends it as paid', async () => {
  const untouched = await authorised()
  await sandbox.client.payments.releaseAuthorization({ paymentId: untouched })
  expect((await read(untouched)).status).toBe('canceled')
  const sent = await authorised()
  await capture(sent, '50.00')
  await sandbox.control.advance(1000)
  await sandbox.client.payments.releaseAuthorization({ paymentId: sent })
  expect((await read(sent)).status).toBe('paid')
  await expect(sandbox.client.payments.releaseAuthorization({ paymentId: sent })).rejects.toMatchObject({ status: 422 })
})

test('an authorisation that is never captured expires after 28 days', async () => {
  const id = await authorised()
  await sandbox.control.advance(28 * 24 * 60 * 60_000)
  expect((await read(id)).status).toBe('expired')
})

test('a payment is refunded in parts, never above what was paid', async () => {
  const id = await paid()
  const first = await refund(id, '10.00')
  expect(first.status).toBe('pending')
  await expect(refund(id, '2.51')).rejects.toMatchObject({ status: 422, field: 'amount' })
  await refund(id, '2.50')
  await sandbox.control.advance(1000)
  expect(await read(id)).toMatchObject({
    status: 'paid',
    amountRefunded: euros('12.50'),
    amountRemaining: euros('0.00'),
  })
  const { result } = await sandbox.client.refunds.list({ paymentId: id })
  expect(result.embedded.refunds?.map(({ status }) => status)).toEqual(['refunded', 'refunded'])
})

test('a second refund of the same sum in the same minute is 409', async () => {
  const id = await paid()
  await refund(id, '5.00')
  await expect(refund(id, '5.00')).rejects.toMatchObject({ status: 409, title: 'Conflict' })
  await refund(id, '5.00', 'Another return')
  expect(sandbox.ledger().filter(({ kind }) => kind === 'refund')).toHaveLength(2)
})

test('a refund can be called off until it has left', async () => {
  const id = await paid()
  const early = await refund(id, '5.00')
  await sandbox.client.refunds.cancel({ paymentId: id, refundId: early.id })
  expect(await read(id)).toMatchObject({ amountRemaining: euros('12.50') })
  const late = await refund(id, '5.00', 'Again')
  await sandbox.control.advance(1000)
  await expect(sandbox.client.refunds.cancel({ paymentId: id, refundId: late.id })).rejects.toMatchObject({
    statusCode: 422,
  })
})

test('a capture and a refund can be refused in the end, and the money is where it was', async () => {
  const held = await authorised()
  await capture(held, '50.00')
  sandbox.control.fault({ kind: 'settlement', paymentId: held })
  await sandbox.control.advance(1000)
  const { result } = await sandbox.client.captures.list({ paymentId: held })
  expect(result.embedded.captures).toMatchObject([{ status: 'failed' }])
  await capture(held, '120.00')
  const id = await paid()
  const { id: refundId } = await refund(id, '10.00')
  sandbox.control.fault({ kind: 'settlement', paymentId: id })
  await sandbox.control.advance(1000)
  expect((await sandbox.client.refunds.get({ paymentId: id, refundId })).status).toBe('failed')
  expect(await read(id)).toMatchObject({ amountRemaining: euros('12.50') })
})

test('an open payment can be neither captured nor refunded', async () => {
  const { id } = await sandbox.client.payments.create({ paymentRequest: aKlarnaPayment() })
  await expect(capture(id)).rejects.toMatchObject({ status: 422 })
  await expect(refund(id, '1.00')).rejects.toMatchObject({ status: 422 })
})

test('the methods are those that take the amount from the country', async () => {
  const offered = async (value: string, billingCountry: string) => {
    const { embedded } = await sandbox.client.methods.list({
      amount: euros(value),
      billingCountry,
      includeWallets: 'applepay',
    })
    return embedded.methods.map(({ id }) => id)
  }
  expect(await offered('100.00', 'DE')).toEqual([
    'creditcard',
    'applepay',
    'klarna',
    'billie',
    'paypal',
    'banktransfer',
  ])
  expect(await offered('100.00', 'NL')).toContain('ideal')
  expect(await offered('20000.00', 'DE')).toEqual(['billie', 'banktransfer'])
  const klarna = await sandbox.client.methods.get({ methodId: 'klarna', locale: 'de_DE' })
  expect(klarna).toMatchObject({ description: 'Mit Klarna bezahlen', maximumAmount: euros('10000.00') })
  expect((await fetch(klarna.image.svg)).headers.get('content-type')).toBe('image/svg+xml')
})
