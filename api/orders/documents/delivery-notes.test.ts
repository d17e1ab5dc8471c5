import { unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as documentsApi from '../../../contract/orders/documents.ts'
import * as ordersApi from '../../../contract/orders/orders.ts'
import * as supplierOrdersApi from '../../../contract/orders/supplier-orders.ts'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { createBuyer } from '../../../test/builders.ts'
import { brokenInvariants } from '../../../test/invariants/invariants.ts'
import { findMails } from '../../../test/mails.ts'
import { createOrderedGoods } from '../../../test/orders/order-life.ts'
import { pdfPages } from '../../../test/orders/pdf-text.ts'
import { mailDocument } from './mail-document.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

/** Two parcels: five pieces, then the seven that are left. */
async function sendTwice(account: object = {}) {
  const life = await createOrderedGoods(app, {}, account)
  await app.db`
    update orders set purchase_order_number = 'PO 7', address = address || '{"deliveryNotes": "Code 1234"}'
    where id = ${life.orderId}`
  await life.pay()
  await life.supply('CONFIRM')
  const lines = [{ productSkuId: life.goods.skuId, quantity: 5 }]
  await life.supply('SHIP', { carrier: 'DHL', trackingNumber: '00340', lines })
  await life.supply('SHIP', { carrier: 'Spedition Nord' })
  const notes = (await life.part()).documents.filter(({ type }) => type === 'DELIVERY_NOTE')
  const read = async (number: string) => {
    const file = await app.request(ordersApi.readDocument, { id: life.orderId, number }, life.buyer)
    return Buffer.from(await file.arrayBuffer())
  }
  return { ...life, numbers: notes.map(({ number }) => number), document: read }
}

test('each parcel has a note of its own, with what it holds and what is still to come, and no price', async () => {
  const { numbers, document, subOrderNumber } = await sendTwice()
  expect(numbers.map((number) => number.replace(/^L\d+/, 'L'))).toEqual(['L-00001', 'L-00002'])
  const [first, second] = [await document(numbers[0]!), await document(numbers[1]!)]
  const page = pdfPages(first).join('\n')
  for (const part of [
    `Lieferschein ${numbers[0]!}`,
    'DHL',
    '00340',
    subOrderNumber,
    'PO 7',
    'Espresso Bar, ganze Bohne',
    '5',
    '7',
    'Café Morgenrot',
    'Was offen ist, folgt mit einer weiteren Sendung.',
  ])
    // prettier-ignore
    expect(page.split('\n'), part).toContain(part)
  expect(page).not.toMatch(/€|Umsatzsteuer|Code 1234/)
  expect(pdfPages(second).join('\n')).toContain('Damit ist die Lieferung vollständig.')
  expect(await brokenInvariants(app.db, {})).toEqual([])
})

test('a note stays as it was issued, is read by its buyer and store alone, and is not mailed', async () => {
  const { numbers, document, buyer, store, orderId, subOrderNumber, goods } = await sendTwice()
  const number = numbers[0]!
  await mailDocument(app.deps, { buyerId: buyer.id, orderId, number })
  expect(await findMails(app.db, { id: `document-${number}` })).toEqual([])
  const [stored] = await app.db<{ pdf: Buffer }[]>`select pdf from document_file where number = ${number}`
  await app.db`update store set name = 'Anders', legal = '{}' where id = ${goods.storeId}`
  await app.db`update document set content = jsonb_set(content, '{carrier}', '"Anders"') where number = ${number}`
  expect((await document(number)).equals(stored!.pdf)).toBe(true)
  const own = await app.request(supplierOrdersApi.readDocument, { subOrderNumber, number }, store)
  expect(Buffer.from(await own.arrayBuffer()).equals(stored!.pdf)).toBe(true)
  const other = await createBuyer(app.db)
  expect(await app.refusal(ordersApi.readDocument, { id: orderId, number }, other)).toMatchObject({ status: 404 })
})

test('a month lists and packs them beside the invoices, of which alone it is the sum', async () => {
  const { numbers, buyer } = await sendTwice({ language: 'en' })
  const caller = { ...buyer, language: 'en' } as const
  const { months, choices } = await app.request(documentsApi.listMonths, {}, caller)
  expect(months).toMatchObject([{ count: 4 }])
  expect(choices).toMatchObject({
    stores: [{ storeName: 'Tidemar GmbH' }],
    years: [Number(months[0]!.month.slice(0, 4))],
  })
  const { month, grossTotal } = months[0]!
  const { items } = await app.request(documentsApi.list, { month }, caller)
  const amounts = (type: string) => items.filter((item) => item.type === type).map((item) => item.grossTotal)
  expect(amounts('DELIVERY_NOTE')).toEqual([null, null])
  expect(amounts('INVOICE')).toHaveLength(2)
  expect(amounts('INVOICE').reduce((sum, euros) => sum! + euros!)).toBeCloseTo(grossTotal, 5)
  const file = await app.request(documentsApi.readZip, { month }, caller)
  const files = unzipSync(new Uint8Array(await file.arrayBuffer()))
  expect(Object.keys(files).filter((name) => name.includes('Delivery-note'))).toHaveLength(2)
  const overview = new TextDecoder().decode(Object.values(files)[0])
  expect(overview).toMatch(new RegExp(`;${numbers[0]!};Delivery note;"Tidemar GmbH";T\\d+;;;;"PO 7";\r\n`))
})

test('documents are found by kind, supplier, year, number and amount', async () => {
  const { numbers, buyer, goods, orderNumber } = await sendTwice()
  const found = async (search: object) => {
    const { months } = await app.request(documentsApi.listMonths, search, buyer)
    const month = months[0]?.month
    const listed =
      month && !('year' in search) ? await app.request(documentsApi.list, { month, ...search }, buyer) : null
    expect(listed?.totalItems ?? months[0]?.count ?? 0).toBe(months[0]?.count ?? 0)
    return months[0]?.count ?? 0
  }
  const { months: all } = await app.request(documentsApi.listMonths, {}, buyer)
  const listed = await app.request(documentsApi.list, { month: all[0]!.month, type: 'INVOICE' }, buyer)
  const gross = listed.items[0]!.grossTotalText
  expect(await found({ type: 'DELIVERY_NOTE' })).toBe(2)
  expect(await found({ type: 'INVOICE' })).toBe(2)
  expect(await found({ type: 'CREDIT_NOTE' })).toBe(0)
  expect(await found({ storeId: goods.storeId })).toBe(4)
  expect(await found({ storeId: crypto.randomUUID() })).toBe(0)
  expect(await found({ q: ` ${numbers[1]!.toLowerCase()} ` })).toBe(1)
  expect(await found({ q: orderNumber })).toBe(4)
  expect(await found({ q: 'tidemar' })).toBe(4)
  expect(await found({ q: gross.replaceAll(/[^\d,.]/g, '') })).toBe(1)
  expect(await found({ q: '1%_' })).toBe(0)
  expect(await found({ year: Number(all[0]!.month.slice(0, 4)) })).toBe(4)
  expect(await found({ year: 2001 })).toBe(0)
  expect(await app.refusal(documentsApi.listMonths, { year: 1 }, buyer)).toMatchObject({ code: 'VALIDATION' })
})

test('no document stores how to deliver to an address, which goes with the account', async () => {
  const { orderId } = await sendTwice()
  const stored = await app.db<{ type: string; content: string }[]>`
    select type, content::text from document where order_id = ${orderId}`
  expect(new Set(stored.map(({ type }) => type))).toEqual(new Set(['INVOICE', 'DELIVERY_NOTE']))
  expect(stored.filter(({ content }) => /deliveryNotes|"label"/.test(content))).toEqual([])
})
