import { afterEach, beforeEach, expect, test } from 'vitest'
import { aKlarnaPayment, aPayment, removeSandbox, startTestSandbox, type TestSandbox } from '../testing.ts'

let sandbox: TestSandbox
beforeEach(async () => {
  sandbox = await startTestSandbox()
})
afterEach(() => removeSandbox(sandbox))

const create = (values: Parameters<typeof aPayment>[0] = {}) =>
  sandbox.client.payments.create({ paymentRequest: aPayment(values) })
const read = async (paymentId: string) => sandbox.client.payments.get({ paymentId })
const pageOf = (payment: { id: string }, headers = {}) => fetch(`${sandbox.origin}/checkout/${payment.id}`, { headers })
const choose = (payment: { id: string }, fields: Record<string, string>) =>
  fetch(`${sandbox.origin}/checkout/${payment.id}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  })

test('the page says in the language of the payment that no money moves', async () => {
  const german = await (await pageOf(await create({ locale: 'de_DE' }))).text()
  expect(german).toContain('<html lang="de">')
  expect(german).toContain('Es fließt kein Geld')
  expect(german).toContain('12,50\u00a0€')
  const english = await (await pageOf(await create({ locale: 'en_GB' }))).text()
  expect(english).toContain('No money moves')
  expect(english).toContain('€12.50')
})

test('without a language of the payment the browser decides', async () => {
  const payment = await create()
  expect(await (await pageOf(payment, { 'Accept-Language': 'de-AT,de;q=0.9' })).text()).toContain('<html lang="de">')
})

test('the page offers what the payment can become', async () => {
  const choices = async (payment: { id: string }) =>
    [...(await (await pageOf(payment)).text()).matchAll(/name="status" value="(\w+)"/g)].map(([, status]) => status)
  expect(await choices(await create())).toEqual(['paid', 'failed', 'canceled', 'expired'])
  const klarna = await sandbox.client.payments.create({ paymentRequest: aKlarnaPayment() })
  expect(await choices(klarna)).toEqual(['authorized', 'failed', 'canceled', 'expired'])
})

test('who has chosen returns to the shop, who cancels to where the shop wants him then', async () => {
  const cancelUrl = 'http://shop.example/cancelled'
  const payment = await create({ cancelUrl })
  const answer = await choose(payment, { status: 'paid' })
  expect(answer.status).toBe(303)
  expect(answer.headers.get('location')).toBe('http://shop.example/back')
  expect((await read(payment.id)).status).toBe('paid')
  const cancelled = await choose(await create({ cancelUrl }), { status: 'canceled' })
  expect(cancelled.headers.get('location')).toBe(cancelUrl)
})

test('the first choice counts, and the page of a payment that is over leads back', async () => {
  const payment = await create()
  await choose(payment, { status: 'paid' })
  const again = await choose(payment, { status: 'failed' })
  expect(again.headers.get('location')).toBe('http://shop.example/back')
  expect((await read(payment.id)).status).toBe('paid')
  const page = await (await pageOf(payment)).text()
  expect(page).toContain('already over')
  expect(page).not.toContain('<form')
})

test('where the shop names no method it is chosen on the page', async () => {
  const payment = await create({ method: ['ideal', 'paypal'] })
  expect(await (await pageOf(payment)).text()).toMatch(/<option value="paypal">.*<option value="ideal">/)
  await choose(payment, { status: 'paid', method: 'paypal' })
  expect(await read(payment.id)).toMatchObject({ method: 'paypal', status: 'paid' })
})

test('what the shop writes is shown as text, and the page may lead to the shop alone', async () => {
  const answer = await pageOf(await create({ description: '<script>alert(1)</script>' }))
  expect(await answer.text()).not.toContain('<script')
  expect(answer.headers.get('content-security-policy')).toContain("form-action 'self' http://shop.example;")
})

test('an unknown payment has a page that says so', async () => {
  const answer = await pageOf({ id: 'tr_unknown' }, { 'Accept-Language': 'de' })
  expect(answer.status).toBe(404)
  expect(await answer.text()).toContain('Diese Zahlung gibt es nicht.')
})
