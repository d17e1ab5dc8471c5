import { afterAll, beforeAll, expect, test } from 'vitest'
import * as deliveriesApi from '../../contract/orders/deliveries.ts'
import * as ordersApi from '../../contract/orders/orders.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { createBuyer, createMember } from '../../test/builders.ts'
import { createOrderedGoods, orderGoods } from '../../test/orders/order-life.ts'
import { pdfPages } from '../../test/orders/pdf-text.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ isUnlimited: true })
})
afterAll(() => app.close())

type Person = { token: string }
const list = async (person: Person, state?: 'EXPECTED' | 'ARRIVED') =>
  (await app.request(deliveriesApi.list, state ? { state } : {}, person)).items
const confirm = (person: Person, input: { subOrderNumber: string; version?: number }) =>
  app.request(deliveriesApi.confirm, input, { ...person, headers: { 'idempotency-key': crypto.randomUUID() } })

/** A paid order, and somebody who takes goods in for its company. */
async function receiving() {
  const life = await createOrderedGoods(app)
  await life.pay()
  const receiver = await createMember(app.db, { companyId: life.buyer.id, roles: ['RECEIVER'] })
  return { ...life, receiver }
}

test('a receiver sees what is to come and confirms it, without prices and without orders', async () => {
  const { receiver, subOrderNumber, supply, goods, orderId } = await receiving()
  expect(await list(receiver)).toMatchObject([
    {
      subOrderNumber,
      status: 'PLACED',
      placedBy: 'Jana Brandt',
      canConfirm: false,
      items: [{ productSkuId: goods.skuId, quantity: 12, shippedQuantity: 0 }],
    },
  ])
  await supply('CONFIRM')
  await supply('SHIP', { carrier: 'DHL', trackingNumber: 'JJD 1' })
  const [delivery] = await list(receiver)
  expect(delivery).toMatchObject({ canConfirm: true, shipments: [{ carrier: 'DHL', trackingNumber: 'JJD 1' }] })
  expect(JSON.stringify(delivery)).not.toMatch(/price|total|cents|€|tax/i)
  const { version } = delivery!
  expect(await confirm(receiver, { subOrderNumber, version })).toMatchObject({ status: 'DELIVERED', canConfirm: false })
  expect(await list(receiver)).toEqual([])
  expect(await list(receiver, 'ARRIVED')).toMatchObject([{ subOrderNumber, status: 'DELIVERED' }])
  expect(await app.refusal(ordersApi.read, { id: orderId }, receiver)).toMatchObject({ code: 'RIGHT_MISSING' })
})

test('a receiver opens the delivery note of a parcel, and no invoice of the same order', async () => {
  const { receiver, subOrderNumber, supply, buyer } = await receiving()
  await supply('CONFIRM')
  await supply('SHIP', { carrier: 'DHL' })
  const [delivery] = await list(receiver)
  const [number] = delivery!.deliveryNoteNumbers
  expect(number).toMatch(/^L/)
  const pdf = await app.request(deliveriesApi.readNote, { subOrderNumber, number: number! }, receiver)
  const text = pdfPages(Buffer.from(await pdf.arrayBuffer())).join('\n')
  expect(text).toContain(number)
  expect(text).not.toContain('€')
  const [invoice] = await app.db<[{ number: string }]>`
    select number from document where buyer_id = ${buyer.id} and type = 'INVOICE'`
  const refused = app.refusal(deliveriesApi.readNote, { subOrderNumber, number: invoice.number }, receiver)
  expect(await refused).toMatchObject({ status: 404 })
  const stranger = app.refusal(deliveriesApi.readNote, { subOrderNumber, number: number! }, await createBuyer(app.db))
  expect(await stranger).toMatchObject({ status: 404 })
})

test('what has not left its store, what arrived before and what changed meanwhile is not confirmed', async () => {
  const { receiver, subOrderNumber, supply } = await receiving()
  const refusal = (input: object) => app.refusal(deliveriesApi.confirm, { subOrderNumber, ...input }, receiver)
  expect(await refusal({})).toMatchObject({ status: 409, code: 'ORDER_STATE' })
  await supply('CONFIRM')
  const [{ version } = { version: 0 }] = await list(receiver)
  await supply('SHIP', { carrier: 'DHL' })
  expect(await refusal({ version })).toMatchObject({ status: 409, code: 'ORDER_STATE' })
  await confirm(receiver, { subOrderNumber })
  expect(await refusal({})).toMatchObject({ status: 409, code: 'ORDER_STATE' })
})

test("nobody sees or confirms another company's delivery, nor a bookkeeper one of the own", async () => {
  const { subOrderNumber, supply, buyer } = await receiving()
  await supply('CONFIRM')
  await supply('SHIP', { carrier: 'DHL' })
  const stranger = await createBuyer(app.db)
  expect(await list(stranger)).toEqual([])
  expect(await app.refusal(deliveriesApi.confirm, { subOrderNumber }, stranger)).toMatchObject({ status: 404 })
  const bookkeeper = await createMember(app.db, { companyId: buyer.id, roles: ['BOOKKEEPER'] })
  expect(await app.refusal(deliveriesApi.list, {}, bookkeeper)).toMatchObject({ missing: { right: 'receive' } })
})

test('what is cancelled is not expected, and what is under way stands first', async () => {
  const first = await receiving()
  const { receiver, buyer, goods } = first
  await first.supply('CONFIRM')
  await first.supply('SHIP', { carrier: 'DHL' })
  const second = await orderGoods(app, { buyer, goods })
  await second.pay()
  expect((await list(receiver)).map(({ subOrderNumber }) => subOrderNumber)).toEqual([
    first.subOrderNumber,
    second.subOrderNumber,
  ])
  await second.act('CANCEL')
  expect((await list(receiver)).map(({ subOrderNumber }) => subOrderNumber)).toEqual([first.subOrderNumber])
})

test('an entry says the last promised day of what is still to leave, and none where a store has named none', async () => {
  const life = await createOrderedGoods(app)
  const promised = async () => (await app.request(ordersApi.list, {}, life.buyer)).items[0]!.arrivesBy
  await life.pay()
  await app.db`update sub_order set arrives_from = '2026-12-01', arrives_by = '2026-12-02' where order_id = ${life.orderId}`
  expect(await promised()).toBe('2026-12-02')
  await app.db`update sub_order set arrives_from = null, arrives_by = null where order_id = ${life.orderId}`
  expect(await promised()).toBeNull()
  await app.db`update sub_order set arrives_from = '2026-12-01', arrives_by = '2026-12-02' where order_id = ${life.orderId}`
  await life.supply('CONFIRM')
  await life.supply('SHIP', { carrier: 'DHL' })
  expect(await promised()).toBeNull()
})
