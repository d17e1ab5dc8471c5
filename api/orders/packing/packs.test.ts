import { afterAll, beforeAll, expect, test } from 'vitest'
import * as cartApi from '../../../contract/cart.ts'
import * as claimsApi from '../../../contract/claims/claims.ts'
import * as goodsInApi from '../../../contract/goods-in/goods-in.ts'
import * as deliveriesApi from '../../../contract/orders/deliveries.ts'
import * as ordersApi from '../../../contract/orders/orders.ts'
import * as packingListsApi from '../../../contract/orders/packing-lists.ts'
import * as packingApi from '../../../contract/orders/packing.ts'
import * as reorderApi from '../../../contract/orders/reorder.ts'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { findMails } from '../../../test/mails.ts'
import { createOrderedGoods } from '../../../test/orders/order-life.ts'
import { pdfPages } from '../../../test/orders/pdf-text.ts'
import { brokenRules } from '../../../test/trade/broken-rules.ts'
import { texts } from '../../../texts/texts.ts'
import { newId } from '../../platform/ids.ts'
import type { ContentVersion2 } from '../documents/document-content.ts'
import { eInvoiceModel } from '../documents/e-invoice/e-invoice-model.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const cups = { nameDe: 'Becher', countPerBox: 1, minimumQuantity: 1, contentAmount: 100, contentUnit: 'PIECE' }

/** Twelve packs of 100 cups, of which five have left. */
async function sendPacks(product: object = cups) {
  const life = await createOrderedGoods(app, { product })
  await life.pay()
  await life.supply('CONFIRM')
  await life.supply('SHIP', { carrier: 'DHL', lines: [{ productSkuId: life.goods.skuId, quantity: 5 }] })
  const { documents } = await life.part()
  const page = async (type: string) => {
    const { number } = documents.find((document) => document.type === type)!
    const file = await app.request(ordersApi.readDocument, { id: life.orderId, number }, life.buyer)
    return pdfPages(Buffer.from(await file.arrayBuffer())).join('\n')
  }
  return { ...life, page, invoice: documents.find(({ type }) => type === 'INVOICE')!.number }
}

test('the lines of an order stay in packs, in every call that names their quantities, though the product changes', async () => {
  const { goods, buyer, store, subOrderNumber, orderId, read } = await sendPacks()
  await app.db`update product set content_amount = 1 where sku_id = ${goods.skuId}`
  const { stores } = await read()
  expect(stores[0]!.items).toMatchObject([{ quantity: 12, isPack: true }])
  const deliveries = await app.request(deliveriesApi.list, {}, buyer)
  expect(deliveries.items[0]!.items).toMatchObject([{ quantity: 12, isPack: true }])
  const { shipmentId } = stores[0]!.shipments[0]!
  const goodsIn = await app.request(goodsInApi.read, { shipmentId }, buyer)
  expect(goodsIn.lines).toMatchObject([{ sentQuantity: 5, isPack: true }])
  const entries = await app.request(goodsInApi.list, {}, buyer)
  expect(entries.items).toMatchObject([{ pieceCount: 5, isPack: true }])
  const packed = await app.request(packingApi.read, { subOrderNumber }, store)
  expect(packed.lines).toMatchObject([{ isPack: true }])
  const list = await app.request(packingListsApi.read, { subOrderNumbers: [subOrderNumber] }, store)
  expect([list.articles, list.orders[0]!.lines]).toMatchObject([[{ quantity: 7, isPack: true }], [{ isPack: true }]])
  const again = await app.request(reorderApi.preview, { id: orderId }, buyer)
  expect(again.lines, 'what is ordered anew is counted as it is sold today').toMatchObject([{ isPack: false }])
})

test('a line of before, or of single pieces, counts pieces', async () => {
  const [before, single] = [await sendPacks(), await sendPacks({ nameDe: 'Brause' })]
  await app.db`update order_line set unit_code = null where order_id = ${before.orderId}`
  expect((await before.part()).items).toMatchObject([{ isPack: false }])
  expect((await single.part()).items).toMatchObject([{ isPack: false }])
  const [invoice, note] = [await single.page('INVOICE'), await single.page('DELIVERY_NOTE')]
  for (const page of [invoice, note]) expect(page).toContain('Stück')
  for (const page of [invoice, note]) expect(page).not.toMatch(/Menge|Packung/)
})

test('invoice, e-invoice, delivery note and packing slip count packs', async () => {
  const { page, invoice, subOrderNumber, store } = await sendPacks()
  expect(await page('INVOICE')).toMatch(/Menge(.|\n)*Packungen/)
  expect(await page('DELIVERY_NOTE')).toMatch(/Menge(.|\n)*5 Packungen(.|\n)*7 Packungen/)
  const print = { kind: 'SLIPS' as const, subOrderNumbers: [subOrderNumber] }
  const slips = await app.request(packingListsApi.print, print, store)
  expect(pdfPages(Buffer.from(await slips.arrayBuffer())).join('\n')).toContain('7 Packungen')
  const [row] = await app.db<{ content: ContentVersion2 }[]>`select content from document where number = ${invoice}`
  const model = eInvoiceModel(row!.content)
  expect(model['ubl:Invoice']['cac:InvoiceLine'][0]).toMatchObject({ 'cbc:InvoicedQuantity@unitCode': 'XPK' })
  expect(brokenRules(model)).toEqual([])
})

test('mails, claims and refusals count packs', async () => {
  const { goods, buyer, orderId, orderNumber, subOrderNumber, store } = await sendPacks()
  const [confirmation] = await findMails(app.db, { id: `order-${orderId}` })
  expect(confirmation!.text).toContain('12 Packungen')
  const [placed] = await app.db<
    { text: string }[]
  >`select text from mail where id like 'store-new_order-%' and subject like ${`%${orderNumber}%`}`
  expect(placed!.text).toContain('12 Packungen')
  const line = { productSkuId: goods.skuId, problem: 'DAMAGED', quantity: 6, remedy: 'REFUND' } as const
  const claimable = await app.request(claimsApi.readClaimable, { subOrderNumber }, buyer)
  expect(claimable.lines).toMatchObject([{ claimable: 5, isPack: true }])
  const open = (quantity: number) => ({ subOrderNumber, lines: [{ ...line, quantity }] })
  const caller = { token: buyer.token, language: 'de', headers: { 'idempotency-key': newId() } } as const
  const refusal = await app.refusal(claimsApi.open, open(6), caller)
  expect(refusal.fieldErrors?.lines).toBe('Von „Becher“ sind höchstens 5 Packungen möglich.')
  const claim = await app.request(claimsApi.open, open(2), { ...caller, headers: { 'idempotency-key': newId() } })
  expect(claim).toMatchObject({ pieceCount: 2, isPack: true, lines: [{ quantity: 2, isPack: true }] })
  const { productSkuId } = line
  const shipping = { subOrderNumber, action: 'SHIP', carrier: 'DHL', lines: [{ productSkuId, quantity: 8 }] } as const
  const refused = await app.refusal(packingApi.act, shipping, {
    token: store.token,
    language: 'de',
    headers: caller.headers,
  })
  expect(refused.fieldErrors?.lines).toBe('Von „Becher“ sind höchstens 7 Packungen möglich.')
  const short = await app.refusal(
    cartApi.write,
    { productSkuId, quantity: 9_000 },
    { token: buyer.token, language: 'de' },
  )
  expect(short.message).toContain('Packungen da')
})

test.each([
  ['de', '3 Packungen', '1 Packung', '3 Stück'],
  ['en', '3 packs', '1 pack', '3 pieces'],
] as const)('%s names packs the same way on pages, documents and mails', (language, packs, pack, single) => {
  const { orders, claims, orderRequests } = texts(language)
  const { documents, mails, confirmationMail, packingLists } = orders
  for (const say of [documents, mails, confirmationMail, packingLists, claims.mails, orderRequests.mails])
    expect([3, 1].map((count) => say.pieces(count, true)).concat(say.pieces(3))).toEqual([packs, pack, single])
})
