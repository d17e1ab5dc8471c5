import { afterAll, beforeAll, expect, test } from 'vitest'
import * as chargebacksApi from '../../../contract/operator/money/chargebacks.ts'
import * as ordersApi from '../../../contract/operator/orders.ts'
import * as paymentsApi from '../../../contract/operator/payments.ts'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { createMember } from '../../../test/builders.ts'
import { createOrderedGoods } from '../../../test/orders/order-life.ts'
import { pdfPages } from '../../../test/orders/pdf-text.ts'
import { newId } from '../../platform/ids.ts'

let app: TestApp
let finance: { token: string }
beforeAll(async () => {
  app = await createTestApp({ isUnlimited: true })
  finance = await createMember(app.db, { isOperator: true, roles: ['FINANCE'] })
})
afterAll(() => app.close())

const DAY_MS = 86_400_000

/** An order that has left in one parcel, and whose money a bank took back so many days ago. */
async function chargedBack(daysAgo = 1) {
  const life = await createOrderedGoods(app, { product: { nameDe: 'Espresso Hausmischung' } })
  await life.pay()
  await life.supply('CONFIRM')
  await life.supply('SHIP', { carrier: 'DHL', trackingNumber: '00340434161123456789' })
  const [checkoutId, id] = [newId(), `chb_${newId().slice(-8)}`]
  const buyerId = life.buyer.id
  const at = new Date(Date.now() - daysAgo * DAY_MS)
  await app.db`
    insert into payment (buyer_id, checkout_id, provider, provider_id, request, amount_cents, state, order_id)
    values (${buyerId}, ${checkoutId}, 'mollie', ${`tr_${id}`}, '{}', 100, 'PAID', ${life.orderId})`
  await app.db`
    insert into chargeback (buyer_id, checkout_id, id, amount_cents, charged_back_at)
    values (${buyerId}, ${checkoutId}, ${id}, 4990, ${at})`
  return { ...life, id }
}

async function writeMessage({ buyer, orderId, goods }: Awaited<ReturnType<typeof chargedBack>>, words: string) {
  const thread = newId()
  await app.db`
    insert into thread (buyer_id, order_id, store_id, id, last_by, last_at)
    values (${buyer.id}, ${orderId}, ${goods.storeId}, ${thread}, 'BUYER', now())`
  await app.db`
    insert into thread_message (buyer_id, thread_id, id, by_whom, author_id, words, at)
    values (${buyer.id}, ${thread}, ${newId()}, 'BUYER', ${buyer.id}, ${words}, now())`
}

test('the evidence names order, invoice, parcel, messages and what happened in one PDF', async () => {
  const order = await chargedBack()
  await writeMessage(order, 'Ist heute angekommen, vielen Dank')
  const [invoice] = await app.db<{ number: string }[]>`
    select number from document where order_id = ${order.orderId} and type = 'INVOICE'`
  const file = await app.request(chargebacksApi.readEvidence, { id: order.id }, { ...finance, language: 'de' })
  const text = pdfPages(Buffer.from(await file.arrayBuffer())).join('\n')
  for (const part of [
    `Belege zur Rückbuchung ${order.id}`,
    order.orderNumber,
    'Espresso Hausmischung',
    `Rechnung ${invoice!.number}`,
    'Sendungsnummer 00340434161123456789',
    'Ist heute angekommen, vielen Dank',
    'Von der Bank zurückgebucht',
  ])
    expect(text).toContain(part)
})

test('a message longer than a page goes on with the next', async () => {
  const order = await chargedBack()
  await writeMessage(order, `${'Lang. '.repeat(1600)}Ende der Nachricht`)
  const file = await app.request(chargebacksApi.readEvidence, { id: order.id }, { ...finance, language: 'de' })
  const pages = pdfPages(Buffer.from(await file.arrayBuffer()))
  expect(pages.length).toBeGreaterThan(1)
  expect(pages.join('\n')).toContain('Ende der Nachricht')
})

test('there is no evidence for a chargeback that nobody knows', async () => {
  expect(await app.refusal(chargebacksApi.readEvidence, { id: 'chb_none' }, finance)).toMatchObject({ status: 404 })
})

test('chargebacks are found by when evidence is due', async () => {
  const [fresh, pressing, late] = [await chargedBack(2), await chargedBack(12), await chargedBack(20)]
  const ids = async (deadline?: chargebacksApi.Deadline) => {
    const { items } = await app.request(chargebacksApi.list, { deadline, pageSize: 96 }, finance)
    return items.map(({ id, isPressing }) => [id, isPressing])
  }
  expect(await ids('SOON')).toEqual([[pressing.id, true]])
  expect(await ids('PAST')).toEqual([[late.id, true]])
  expect(await ids()).toContainEqual([fresh.id, false])
})

test('what is decided about a chargeback stands in its order, presses no more, and is decided once', async () => {
  const { id, orderNumber } = await chargedBack(12)
  const decide = (decision: 'CONTESTED' | 'ACCEPTED') =>
    ({ id, decision, reason: 'Belege im Portal der Bank' }) as const
  const states = async (state?: chargebacksApi.ChargebackState) => {
    const { items } = await app.request(chargebacksApi.list, { state, pageSize: 96 }, finance)
    return items.filter((item) => item.id === id).map((item) => [item.state, item.isPressing])
  }
  expect(await states('OPEN')).toEqual([['OPEN', true]])
  await app.request(chargebacksApi.decide, decide('CONTESTED'), finance)
  expect(await states('OPEN')).toEqual([])
  expect(await states()).toEqual([['CONTESTED', false]])
  expect(await app.refusal(chargebacksApi.decide, decide('CONTESTED'), finance)).toMatchObject({ status: 404 })
  await app.request(chargebacksApi.decide, decide('ACCEPTED'), finance)
  expect(await app.refusal(chargebacksApi.decide, decide('CONTESTED'), finance)).toMatchObject({ status: 404 })
  const reader = await createMember(app.db, { isOperator: true, roles: ['ADMIN'] })
  const { moments } = await app.request(ordersApi.read, { orderNumber }, reader)
  expect(moments.filter(({ kind }) => kind === 'DEED').map(({ text }) => text)).toEqual([
    'Chargeback decided: Belege im Portal der Bank',
    'Chargeback decided: Belege im Portal der Bank',
  ])
  await app.db`update chargeback set reversed_at = now() where id = ${id}`
  expect(await states('RETURNED')).toEqual([['RETURNED', false]])
  expect(await states()).toEqual([])
})

test('payments are found by method, and by whether they agree with the books', async () => {
  const order = await chargedBack()
  const q = order.orderNumber
  const found = async (input: object) => (await app.request(paymentsApi.list, { q, ...input }, finance)).items.length
  expect(await found({ method: 'BANK_TRANSFER' })).toBe(1)
  expect(await found({ method: 'PAYPAL' })).toBe(0)
  expect(await found({ differs: true })).toBe(0)
  await app.db`
    insert into payment_difference (buyer_id, id, checkout_id, kind, order_number, expected_cents, found_cents, found_at, seen_at)
    select buyer_id, ${newId()}, checkout_id, 'BOOKS', ${q}, 1, 2, now(), now() from payment where order_id = ${order.orderId}`
  expect(await found({ differs: true })).toBe(1)
})
