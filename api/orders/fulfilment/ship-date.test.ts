import { berlinDay } from '../../../contract/platform/values.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as packingApi from '../../../contract/orders/packing.ts'
import * as supplierOrdersApi from '../../../contract/orders/supplier-orders.ts'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { createOrderedGoods } from '../../../test/orders/order-life.ts'
import { dayAfter } from '../documents/document-format.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const inDays = (days: number) => dayAfter(berlinDay(app.deps.clock.now()), days)

async function paid() {
  const life = await createOrderedGoods(app)
  await life.pay()
  return life
}

test('a store says with its confirmation when it ships; the buyer reads it in the order and the mail', async () => {
  const life = await paid()
  expect((await life.part()).expectedShipment).toBeNull()
  await life.supply('CONFIRM', { shipsOn: inDays(3) })
  const { expectedShipment, timeline } = await life.part()
  expect(expectedShipment).toMatchObject({ day: inDays(3) })
  expect(timeline.at(-1)).toMatchObject({ status: 'CONFIRMED', note: expectedShipment!.text })
  const [mail] = await app.db<
    { text: string }[]
  >`select text from mail where subject = ${`Lieferung ${life.subOrderNumber} ist bestätigt`}`
  expect(mail!.text).toContain('Geht voraussichtlich am')
})

test('the day can be changed until all has left, and each change is a mail', async () => {
  const life = await paid()
  await life.supply('CONFIRM')
  await life.supply('SET_SHIP_DATE', { shipsOn: inDays(5) })
  const seen = await app.request(packingApi.read, { subOrderNumber: life.subOrderNumber }, life.store)
  expect(seen.expectedShipment!.day).toBe(inDays(5))
  expect(seen.timeline.at(-1)!.statusText).toBe('Day of shipment named')
  await life.supply('SHIP', { carrier: 'DHL', lines: [{ productSkuId: life.goods.skuId, quantity: 6 }] })
  await life.supply('SET_SHIP_DATE', { shipsOn: inDays(8) })
  expect((await life.part()).expectedShipment!.day).toBe(inDays(8))
  await life.supply('SHIP', { carrier: 'DHL' })
  expect(await life.part()).toMatchObject({ status: 'SHIPPED', expectedShipment: null })
  const subjects = (await life.subjects()).filter((subject) => subject.startsWith('Neuer Versandtag'))
  expect(subjects).toHaveLength(2)
})

test.each<[string, number | null]>([
  ['before today', -1],
  ['not named', null],
])('a day of shipment that is %s is refused at its field', async (_, days) => {
  const life = await paid()
  const { subOrder } = await life.supply('CONFIRM')
  const input = { subOrderNumber: life.subOrderNumber, action: 'SET_SHIP_DATE', version: subOrder.version }
  const refused = await app.refusal(
    supplierOrdersApi.act,
    { ...input, ...(days !== null && { shipsOn: inDays(days) }) },
    life.store,
  )
  expect(refused).toMatchObject({ status: 400, fieldErrors: { shipsOn: expect.any(String) as string } })
})
