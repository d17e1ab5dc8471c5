import { afterAll, beforeAll, expect, test } from 'vitest'
import * as emptiesApi from '../../../contract/orders/empties.ts'
import * as packingApi from '../../../contract/orders/packing.ts'
import * as packingListsApi from '../../../contract/orders/packing-lists.ts'
import * as supplierOrdersApi from '../../../contract/orders/supplier-orders.ts'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { atOnce } from '../../../test/at-once.ts'
import { createCustomer } from '../../../test/shop.ts'
import { brokenBooks } from '../../../test/invariants/book-invariants.ts'
import { createOrderedGoods, orderGoods } from '../../../test/orders/order-life.ts'
import { pdfPages } from '../../../test/orders/pdf-text.ts'
import { newId } from '../../platform/ids.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ connections: 10, isUnlimited: true })
})
afterAll(() => app.close())

const keyed = (token: string, key = newId()) => ({ token, headers: { 'idempotency-key': key } })
type Life = Awaited<ReturnType<typeof orderGoods>>
type Aids = { code: 'EURO_PALLET' | 'E2_EXCHANGE' | 'ROLL_CONTAINER'; pieces: number }[]

async function shipOn(life: Life, aids: Aids) {
  await life.pay()
  await life.supply('CONFIRM')
  await life.supply('SHIP', { carrier: 'Spedition', aids })
  return life
}
const deliveredOn = async (aids: Aids) => shipOn(await createOrderedGoods(app), aids)

const take = ({ buyer, store }: Life, lines: { code: string; pieces: number }[], key?: string) =>
  app.request(emptiesApi.takeBack, { companyId: buyer.id, lines }, keyed(store.token, key))
const heldOf = async ({ buyer, goods }: Life) => {
  const { items } = await app.request(emptiesApi.read, { storeId: goods.storeId }, buyer)
  return Object.fromEntries(items.map(({ code, pieces }) => [code, pieces]))
}
const textOf = async (file: Blob) =>
  pdfPages(Buffer.from(await file.arrayBuffer()))
    .join(' ')
    .replaceAll(/\s+/g, ' ')

test('german trade § 5.5: what a delivery brought stands on its note and in the account, without money', async () => {
  const life = await deliveredOn([
    { code: 'EURO_PALLET', pieces: 3 },
    { code: 'E2_EXCHANGE', pieces: 12 },
  ])
  const [note] = await app.db<[{ number: string }]>`
    select number from document where order_id = ${life.orderId} and type = 'DELIVERY_NOTE'`
  const input = { subOrderNumber: life.subOrderNumber, number: note.number }
  const drawn = await textOf(await app.request(supplierOrdersApi.readDocument, input, life.store))
  expect(drawn).toContain('3 × Europalette gebracht')
  expect(drawn).toContain('12 × E2-Kiste (Tausch) gebracht')
  const account = await app.request(emptiesApi.readOfStore, { companyId: life.buyer.id }, life.store)
  expect(account).toMatchObject({
    total: 0,
    items: [
      { code: 'E2_EXCHANGE', pieces: 12, totalText: 'exchange', isExchanged: true },
      { code: 'EURO_PALLET', pieces: 3, totalText: 'exchange', isExchanged: true },
    ],
  })
  const [invoice] = await app.db<{ lines: { kind: string }[] }[]>`
    select content -> 'lines' as lines from document where order_id = ${life.orderId} and type = 'INVOICE'`
  expect(invoice!.lines.map(({ kind }) => kind)).toEqual(['GOODS'])
  expect(await brokenBooks(app.db)).toEqual([])
})

test('german trade § 5.5: what went back is counted once, oldest first, and no credit note follows', async () => {
  const life = await deliveredOn([{ code: 'EURO_PALLET', pieces: 2 }])
  await shipOn(await orderGoods(app, { buyer: life.buyer, goods: life.goods }), [{ code: 'EURO_PALLET', pieces: 4 }])
  const key = newId()
  const returns = await Promise.all([
    take(life, [{ code: 'EURO_PALLET', pieces: 5 }], key),
    take(life, [{ code: 'EURO_PALLET', pieces: 5 }], key),
  ])
  expect(returns).toEqual([{ documents: [] }, { documents: [] }])
  expect(await heldOf(life)).toEqual({ EURO_PALLET: 1 })
  const movements = await app.db`
    select pieces, cents, order_id = ${life.orderId} as is_first from empties_movement
    where buyer_id = ${life.buyer.id} and kind = 'RETURNED' order by pieces`
  expect(movements).toEqual([
    { pieces: -3, cents: 0, isFirst: false },
    { pieces: -2, cents: 0, isFirst: true },
  ])
  const notes = await app.db`select from document where buyer_id = ${life.buyer.id} and type = 'CREDIT_NOTE'`
  expect(notes).toHaveLength(0)
  const beyond = app.refusal(
    emptiesApi.takeBack,
    { companyId: life.buyer.id, lines: [{ code: 'EURO_PALLET', pieces: 2 }] },
    keyed(life.store.token),
  )
  expect(await beyond).toMatchObject({ code: 'EMPTIES_BEYOND', message: expect.stringContaining('1 of Euro pallet') })
})

test('german trade § 5.5: six returns at once leave the sum of the movements, and a count is put right', async () => {
  const life = await deliveredOn([{ code: 'ROLL_CONTAINER', pieces: 12 }])
  await atOnce(6, () => take(life, [{ code: 'ROLL_CONTAINER', pieces: 1 }]))
  expect(await heldOf(life)).toEqual({ ROLL_CONTAINER: 6 })
  const correction = { companyId: life.buyer.id, code: 'ROLL_CONTAINER', pieces: -2, reason: 'Verzählt' }
  await app.request(emptiesApi.correct, correction, keyed(life.store.token))
  expect(await heldOf(life)).toEqual({ ROLL_CONTAINER: 4 })
  const input = { storeId: life.goods.storeId }
  const csv = await (await app.request(emptiesApi.readCsv, input, life.buyer)).text()
  expect(csv).toContain('Corrected;Roll container;-2;;;;')
  expect(csv.split('\r\n').filter((row) => row.includes('Roll container'))).toHaveLength(8)
  const { months } = await app.request(emptiesApi.read, input, life.buyer)
  const statement = await textOf(
    await app.request(emptiesApi.readStatement, { ...input, month: months[0]! }, life.buyer),
  )
  expect(statement).toContain('Roll container 0 12 -6 -2 4 exchange')
})

test('german trade § 5.3: what is announced with an order is seen where it is packed, on the slip too, and moves nothing', async () => {
  const first = await deliveredOn([{ code: 'EURO_PALLET', pieces: 3 }])
  const life = await orderGoods(app, { buyer: first.buyer, goods: first.goods })
  await life.pay()
  await life.supply('CONFIRM')
  const { storeId } = life.goods
  const announce = (lines: { code: string; pieces: number }[], orderId = life.orderId) =>
    ({ storeId, orderId, lines }) as const
  await app.request(emptiesApi.announce, announce([{ code: 'EURO_PALLET', pieces: 1 }]), life.buyer)
  await app.request(emptiesApi.announce, announce([{ code: 'EURO_PALLET', pieces: 2 }]), life.buyer)
  const expected = [{ code: 'EURO_PALLET', name: 'Euro pallet', pieces: 2 }]
  expect(await life.part()).toMatchObject({ announcedReturns: expected })
  const { subOrderNumber } = life
  const packed = await app.request(packingApi.read, { subOrderNumber }, life.store)
  expect(packed.announcedReturns).toEqual(expected)
  const slips = { kind: 'SLIPS' as const, subOrderNumbers: [subOrderNumber] }
  expect(await textOf(await app.request(packingListsApi.print, slips, life.store))).toContain(
    '2 × Europalette · ______',
  )
  expect(await heldOf(life)).toEqual({ EURO_PALLET: 3 })
  const unknown = app.refusal(emptiesApi.announce, announce([{ code: 'KEG', pieces: 1 }]), life.buyer)
  expect(await unknown).toMatchObject({ status: 404 })
  const left = app.refusal(
    emptiesApi.announce,
    announce([{ code: 'EURO_PALLET', pieces: 1 }], first.orderId),
    life.buyer,
  )
  expect(await left).toMatchObject({ code: 'ORDER_STATE' })
  const stranger = await createCustomer(app)
  expect(await app.refusal(emptiesApi.announce, announce([]), stranger)).toMatchObject({ status: 404 })
  await app.request(emptiesApi.announce, announce([]), life.buyer)
  expect(await life.part()).not.toHaveProperty('announcedReturns')
})
