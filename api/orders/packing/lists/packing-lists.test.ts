import { afterAll, beforeAll, expect, test } from 'vitest'
import * as packingListsApi from '../../../../contract/orders/packing-lists.ts'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { createMember } from '../../../../test/builders.ts'
import { createOrderedGoods, orderGoods } from '../../../../test/orders/order-life.ts'
import { pdfPages } from '../../../../test/orders/pdf-text.ts'
import { createCustomer } from '../../../../test/shop.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

/** Two confirmed orders of 12 and 24 bottles in cartons of 6, crates of 12; somebody of the store's warehouse. */
async function twoOrders() {
  const deposits = app.db.json([
    { code: 'MEHRWEG_8', perPieces: 1 },
    { code: 'CRATE', perPieces: 6 },
  ])
  const product = { supplierSku: 'B-1', nameDe: 'Brause', nameEn: 'Soda', countPerBox: 6, minimumQuantity: 6, deposits }
  const first = await createOrderedGoods(app, { quantity: 12, product })
  const second = await orderGoods(app, { buyer: await createCustomer(app), goods: first.goods, quantity: 24 })
  for (const life of [first, second]) {
    await life.pay()
    await life.supply('CONFIRM')
  }
  const { token } = await createMember(app.db, { storeId: first.goods.storeId, roles: ['WAREHOUSE'] })
  return { first, second, token, numbers: [first.subOrderNumber, second.subOrderNumber] }
}

test('a pick list sums the cartons of all orders, then names what goes into each', async () => {
  const { first, second, token, numbers } = await twoOrders()
  const list = await app.request(packingListsApi.read, { subOrderNumbers: numbers }, { token, language: 'de' })
  expect(list.articles).toMatchObject([{ supplierSku: 'B-1', name: 'Brause', quantity: 36, boxCount: 6, restCount: 0 }])
  expect(list.orders.map(({ lines }) => lines)).toMatchObject([
    [{ quantity: 12, boxCount: 2, deposits: [{ count: 12 }, { count: 2 }] }],
    [{ quantity: 24, boxCount: 4 }],
  ])
  expect(JSON.stringify(list)).not.toMatch(/price|cents|€|net/i)
  await first.supply('SHIP', { carrier: 'DHL', lines: [{ productSkuId: first.goods.skuId, quantity: 6 }] })
  const open = await app.request(packingListsApi.read, {}, { token })
  expect(open.articles).toMatchObject([{ quantity: 30, boxCount: 5 }])
  await second.supply('SHIP', { carrier: 'DHL' })
  const left = await app.request(packingListsApi.read, { subOrderNumbers: numbers }, { token })
  expect(left.orders.map(({ subOrderNumber }) => subOrderNumber)).toEqual([first.subOrderNumber])
})

test('a packing slip is a page for each order, with what is lent and the buyer’s number, without a price', async () => {
  const { first, token, numbers } = await twoOrders()
  await app.db`
    update orders set purchase_order_number = 'PO-77', note = 'Hinten klingeln', language = 'de' where id = ${first.orderId}`
  const print = async (kind: packingListsApi.PackingListKind) => {
    const file = await app.request(packingListsApi.print, { kind, subOrderNumbers: numbers }, { token, language: 'de' })
    return pdfPages(Buffer.from(await file.arrayBuffer()))
  }
  const slips = await print('SLIPS')
  expect(slips).toHaveLength(2)
  const [slip] = slips
  for (const text of [first.subOrderNumber, 'PO-77', 'Hinten klingeln', 'Brause', 'B-1']) expect(slip).toContain(text)
  expect(slip).toMatch(/12 × .*\n2 × /)
  expect(slips.join('\n')).not.toContain('€')
  const pick = (await print('PICK')).join('\n')
  for (const text of ['Packliste', '2 Bestellungen', ...numbers]) expect(pick).toContain(text)
})

test('nothing is printed of another store’s order, nor of what has left', async () => {
  const { first, token } = await twoOrders()
  const foreign = await twoOrders()
  const input = { kind: 'SLIPS' as const, subOrderNumbers: [first.subOrderNumber, foreign.first.subOrderNumber] }
  expect(await app.refusal(packingListsApi.print, input, { token })).toMatchObject({ status: 404 })
  expect(await app.refusal(packingListsApi.read, input, { token })).toMatchObject({ status: 400 })
  const { subOrderNumbers } = input
  expect(await app.refusal(packingListsApi.read, { subOrderNumbers }, { token })).toMatchObject({ status: 404 })
  await first.supply('SHIP', { carrier: 'DHL' })
  const shipped = { kind: 'PICK' as const, subOrderNumbers: [first.subOrderNumber] }
  expect(await app.refusal(packingListsApi.print, shipped, { token })).toMatchObject({ code: 'ORDER_STATE' })
  const bookkeeper = await createMember(app.db, { storeId: first.goods.storeId, roles: ['FINANCE'] })
  expect(await app.refusal(packingListsApi.print, shipped, bookkeeper)).toMatchObject({ code: 'RIGHT_MISSING' })
})
