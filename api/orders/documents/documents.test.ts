import { afterAll, beforeAll, expect, test } from 'vitest'
import * as ordersApi from '../../../contract/orders/orders.ts'
import * as supplierOrdersApi from '../../../contract/orders/supplier-orders.ts'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { atOnce } from '../../../test/at-once.ts'
import { createBuyer, createProduct, createStore } from '../../../test/builders.ts'
import { brokenInvariants } from '../../../test/invariants/invariants.ts'
import { findMails } from '../../../test/mails.ts'
import { createOrderedGoods, orderGoods } from '../../../test/orders/order-life.ts'
import { pdfPages } from '../../../test/orders/pdf-text.ts'
import { createCustomer } from '../../../test/shop.ts'
import { mailDocument, type DocumentMail } from './mail-document.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ connections: 10 })
})
afterAll(() => app.close())

type Life = Awaited<ReturnType<typeof createOrderedGoods>>
const send = async (life: Life, lines?: { productSkuId: string; quantity: number }[]) => {
  await life.pay()
  await life.supply('CONFIRM')
  return life.supply('SHIP', { carrier: 'DHL', ...(lines && { lines }) })
}
const read = async ({ orderId, buyer }: Life, number: string) => {
  const file = await app.request(ordersApi.readDocument, { id: orderId, number }, buyer)
  return Buffer.from(await file.arrayBuffer())
}
const text = async (life: Life, number: string) => pdfPages(await read(life, number)).join('\n')

test('a visitor gets 401', async () => {
  const input = { id: crypto.randomUUID(), number: 'R1001-00001' }
  expect(await app.refusal(ordersApi.readDocument, input)).toMatchObject({ status: 401 })
})

test("another buyer's and another store's document are 404", async () => {
  const life = await createOrderedGoods(app)
  await send(life)
  const { number } = (await life.part()).documents[0]!
  const input = { id: life.orderId, number }
  expect(await app.refusal(ordersApi.readDocument, input, await createBuyer(app.db))).toMatchObject({ status: 404 })
  const rival = await createBuyer(app.db, { role: 'SUPPLIER', storeId: (await createStore(app.db)).id })
  const asRival = { subOrderNumber: life.subOrderNumber, number }
  expect(await app.refusal(supplierOrdersApi.readDocument, asRival, rival)).toMatchObject({ status: 404 })
  const own = await app.request(supplierOrdersApi.readDocument, asRival, life.store)
  expect(Buffer.from(await own.arrayBuffer()).equals(await read(life, number))).toBe(true)
})

test('the invoice names the WEEE number of electrical goods (§ 6 (3) ElektroG), on the page and as data', async () => {
  const life = await createOrderedGoods(app)
  const facts = app.db.json({ weeeNumber: 'DE12345678' })
  await app.db`update product_detail set facts = ${facts} where sku_id = ${life.goods.skuId}`
  await send(life)
  const { number } = (await life.part()).documents[0]!
  expect(await text(life, number)).toContain('WEEE-Reg.-Nr. DE12345678')
  const xml = await app.request(
    supplierOrdersApi.readDocumentXml,
    { subOrderNumber: life.subOrderNumber, number },
    life.store,
  )
  expect(await xml.text()).toMatch(/WEEE-Reg\.-Nr\.[^]*DE12345678/)
  // Goods without one say nothing of it.
  const plain = await createOrderedGoods(app)
  await send(plain)
  expect(await text(plain, (await plain.part()).documents[0]!.number)).not.toContain('WEEE')
})

test('the first parcel brings the invoice, with all that § 14 (4) UStG demands', async () => {
  const life = await createOrderedGoods(app, {
    product: { deposits: app.db.json([{ code: 'MEHRWEG_25', perPieces: 1 }]) },
  })
  expect((await life.part()).documents).toEqual([])
  await app.db`update orders set buyer_vat_id = 'DE136695976', purchase_order_number = 'PO 7' where id = ${life.orderId}`
  await send(life)
  const { documents } = await life.part()
  const number = documents[0]!.number
  expect(documents[0]).toEqual({
    type: 'INVOICE',
    number,
    url: `/api/v1/account/orders/${life.orderId}/documents/${number}`,
  })
  const page = await text(life, number)
  for (const part of [
    `Rechnung ${number}`,
    'Tidemar GmbH · Kai 1, 20457 Hamburg',
    'HRB 1 · USt-IdNr. DE136695976 · shop@tidemar.example',
    'Café Morgenrot',
    'Oranienstraße 12 a',
    '10997 Berlin',
    life.subOrderNumber,
    'Lieferdatum',
    'PO 7',
    'Espresso Bar, ganze Bohne',
    'Pfand: Mehrwegflasche',
    '50,40 €',
    '3,00 €',
    '7 %',
    'Umsatzsteuer 7 % auf 53,40 €',
    '3,74 €',
    'Rechnungsbetrag',
    '57,14 €',
    'Zahlung: Überweisung.',
  ])
    expect(page, part).toContain(part)
  expect((await life.subjects()).at(-1)).toBe(`Lieferung ${life.subOrderNumber} ist unterwegs`)
})

test('a document stays as it was issued, byte for byte, whatever changes later', async () => {
  const life = await createOrderedGoods(app)
  await send(life)
  const { number } = (await life.part()).documents[0]!
  const before = await read(life, number)
  await app.db`update store set name = 'Anders', legal = '{}' where id = ${life.goods.storeId}`
  await app.db`update product set name_de = 'Anders', final_price_cents = 1 where sku_id = ${life.goods.skuId}`
  await app.db`update account set company_name = 'Anders', language = 'en' where id = ${life.buyer.id}`
  expect((await read(life, number)).equals(before)).toBe(true)
})

test('german-trade § 4.8: each parcel brings its invoice; what comes back is corrected to the cent', async () => {
  const life = await createOrderedGoods(app)
  const productSkuId = life.goods.skuId
  await send(life, [{ productSkuId, quantity: 5 }])
  const first = (await life.part()).documents[0]!
  expect(await text(life, first.number)).toContain('21,00 €')
  expect(await brokenInvariants(app.db, {})).toEqual([])
  await life.supply('SHIP', { carrier: 'DHL' })
  await life.supply('ACCEPT_RETURN', { lines: [{ productSkuId, quantity: 5 }] })
  await life.supply('ACCEPT_RETURN', { lines: [{ productSkuId, quantity: 7 }] })
  const { documents } = await life.part()
  const numbers = (type: string) => documents.filter((document) => document.type === type).map(({ number }) => number)
  expect(numbers('INVOICE')).toHaveLength(2)
  expect(numbers('DELIVERY_NOTE')).toHaveLength(2)
  const second = numbers('INVOICE')[1]!
  const page = await text(life, numbers('CREDIT_NOTE')[0]!)
  expect(page).toContain(`Diese Rechnungskorrektur berichtigt die Rechnung ${second} vom`)
  expect(page).toContain(`Sie berichtigt auch die Rechnung ${first.number} vom`)
  for (const part of ['-5', '-21,00 €', '-1,47 €', '-22,47 €']) expect(page, part).toContain(part)
  const [sum] = await app.db`
    select sum((content -> 'totals' ->> 'gross')::int)::int as gross, sum((content -> 'totals' ->> 'tax')::int)::int as tax
    from document where order_id = ${life.orderId}`
  expect(sum).toEqual({ gross: 0, tax: 0 })
})

test('each document is mailed once, as a PDF, to where the buyer wants invoices', async () => {
  const life = await createOrderedGoods(app, {}, { invoiceEmail: 'rechnung@morgenrot.example' })
  await send(life)
  const { number } = (await life.part()).documents[0]!
  const job = { buyerId: life.buyer.id, orderId: life.orderId, number }
  expect(await life.jobs('document-mail')).toContainEqual(job)
  await Promise.all([mailDocument(app.deps, job), mailDocument(app.deps, job)])
  await mailDocument(app.deps, job)
  const mails = await findMails(app.db, { id: `document-${number}` })
  expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
    ['rechnung@morgenrot.example', `Rechnung ${number} zur Lieferung ${life.subOrderNumber}`],
  ])
  const [file] = mails[0]!.files!
  expect(file!.name).toBe(`Rechnung-${number}.pdf`)
  expect(Buffer.from(file!.base64, 'base64').equals(await read(life, number))).toBe(true)
})

test('what never left has no invoice and no credit note', async () => {
  const life = await createOrderedGoods(app)
  await life.pay()
  await life.act('CANCEL')
  expect((await life.part()).documents).toEqual([])
})

test('a buyer who reads English gets an English invoice', async () => {
  const life = await createOrderedGoods(app, {}, { language: 'en' })
  await send(life)
  expect(await text(life, (await life.part()).documents[0]!.number)).toContain('VAT 7 % on €50.40')
})

test('german-trade § 4: 64 parcels at once are invoiced without a gap, each mailed once', async () => {
  const store = await createStore(app.db)
  const product = await createProduct(app.db, store.id)
  const lives: Life[] = []
  for (let i = 0; i < 64; i++) {
    const buyer = await createCustomer(app)
    lives.push(await orderGoods(app, { buyer, goods: { skuId: product.skuId, storeId: store.id } }))
  }
  for (const life of lives) {
    await life.pay()
    await life.supply('CONFIRM')
  }
  const { done } = await atOnce(64, (caller) => lives[caller]!.supply('SHIP', { carrier: 'DHL' }))
  expect(done).toHaveLength(64)
  const numbers = await app.db<{ number: string }[]>`
    select number from document where store_id = ${store.id} and type = 'INVOICE' order by number`
  const counted = Array.from({ length: 64 }, (_, index) => String(index + 1).padStart(5, '0'))
  expect(numbers.map(({ number }) => number.split('-')[1])).toEqual(counted)
  expect(await brokenInvariants(app.db, {})).toEqual([])
  // The process may end between number and file: a job for each of the 64 is there, and done twice it mails once.
  const jobs = await app.db<{ data: DocumentMail }[]>`
    select data from pgboss.job where name = 'document-mail' and data ->> 'number' = any(${numbers.map(({ number }) => number)})`
  expect(new Set(jobs.map(({ data }) => data.number)).size).toBe(64)
  const some = jobs.slice(0, 4).map(({ data }) => data)
  for (const job of some) await Promise.all([mailDocument(app.deps, job), mailDocument(app.deps, job)])
  const [made] = await app.db`
    select count(distinct f.sha256)::int as files, count(distinct m.id)::int as mails
    from document_file f join mail m on m.id = 'document-' || f.number
    where f.number = any(${some.map(({ number }) => number)})`
  expect(made).toEqual({ files: 4, mails: 4 })
})

// The last: its books are those of an earlier version.
test('german-trade § 4.8: what is cancelled before it leaves has no document; what an earlier version invoiced has', async () => {
  const lives = [await createOrderedGoods(app), await createOrderedGoods(app)] as const
  for (const life of lives) await send(life, [{ productSkuId: life.goods.skuId, quantity: 5 }])
  // An earlier version invoiced all twelve pieces with the first parcel.
  await app.db`
    update document d set content = content || jsonb_build_object('totals', s.totals,
      'lines', jsonb_set(content -> 'lines', '{0,quantity}', '12'))
    from sub_order s where s.order_id = d.order_id and d.order_id = ${lives[1].orderId} and d.type = 'INVOICE'`
  for (const life of lives) await life.supply('CANCEL_REST')
  const [now, before] = await Promise.all(
    lives.map(async (life) => (await life.part()).documents.map(({ type }) => type)),
  )
  expect(now).toEqual(['INVOICE', 'DELIVERY_NOTE'])
  expect(before).toEqual(['INVOICE', 'DELIVERY_NOTE', 'CREDIT_NOTE'])
  for (const { orderId } of lives) {
    const [{ documented, left }] = await app.db<[{ documented: number; left: number }]>`
      select (select sum((content -> 'totals' ->> 'gross')::int) from document where order_id = ${orderId})::int as documented,
        (select o.gross_cents - (select sum(amount_cents) from refund where order_id = ${orderId}) from orders o
          where o.id = ${orderId})::int as "left"`
    expect(documented).toBe(left)
  }
})
