import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import * as accountApi from '../../contract/account.ts'
import * as cartApi from '../../contract/cart.ts'
import * as checkoutApi from '../../contract/checkout.ts'
import { countries } from '../../contract/platform/countries.ts'
import * as ordersApi from '../../contract/orders/orders.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { createAddress, createBuyer } from '../../test/builders.ts'
import { brokenInvariants, countGoods, type Goods } from '../../test/invariants/invariants.ts'
import { findMails } from '../../test/mails.ts'
import { orderGoods } from '../../test/orders/order-life.ts'
import { pdfPages } from '../../test/orders/pdf-text.ts'
import { createCustomer, createGoods, put } from '../../test/shop.ts'
import { brokenRules } from '../../test/trade/broken-rules.ts'
import type { ContentVersion2 } from '../orders/documents/document-content.ts'
import { eInvoiceModel } from '../orders/documents/e-invoice/e-invoice-model.ts'

let app: TestApp
let goods: Awaited<ReturnType<typeof createGoods>>
let counted: Goods
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  goods = await createGoods(app)
  counted = await countGoods(app.db)
})
afterEach(async () => {
  expect(await brokenInvariants(app.db, counted)).toEqual([])
})

const idOf = (isoCode: string) => countries.find((country) => country.isoCode === isoCode)!.countryId
const austria = { countryId: idOf('AT'), cityName: 'Wien', postalCode: '1010' }
const known = { countryId: idOf('AT'), vatId: 'ATU13585627', vatIdStatus: 'VALID' }

/** A buyer in Austria whose selected address is there, and another one in Germany. */
async function createAustrian(values: object = {}) {
  const buyer = await createBuyer(app.db, { ...known, ...values })
  const inGermany = await createAddress(app.db, buyer.id, { isSelected: false })
  const atHome = await createAddress(app.db, buyer.id, austria)
  return { ...buyer, inGermany: inGermany.id, atHome: atHome.id }
}
const paying = (cartVersion: number, addressId?: string) => ({
  paymentMethodCode: 'BANK_TRANSFER' as const,
  termsAccepted: true as const,
  cartVersion,
  ...(addressId && { addressId }),
})
const review = (buyer: { token: string }, addressId?: string) =>
  app.request(checkoutApi.readControl, { step: 'review', ...(addressId && { addressId }) }, buyer)

const untaxed = { tax: 0, grossTotal: 25.2, taxCase: 'INTRA_COMMUNITY', taxLines: [{ rate: 0, base: 25.2, amount: 0 }] }
const taxed = { tax: 1.76, grossTotal: 26.96, taxCase: 'DOMESTIC', taxNote: null }

test('german-trade § 4.3: a small business charges nobody tax, and says why in its part and on its invoice', async () => {
  const small = await createGoods(app)
  await app.db`update store set legal = legal || '{"isSmallBusiness": true}' where id = ${small.storeId}`
  const [buyer, german] = [await createAustrian(), await createBuyer(app.db)]
  await createAddress(app.db, german.id)
  const exempt = { tax: 0, taxCase: 'SMALL_BUSINESS', taxLines: [{ rate: 0, base: 25.2, amount: 0 }] }
  expect((await put(app, buyer, small.skuId)).checkoutSummary).toMatchObject(exempt)
  expect((await put(app, german, goods.skuId)).checkoutSummary).toMatchObject(taxed)
  const both = await put(app, german, small.skuId)
  expect(both.checkoutSummary).toMatchObject({ tax: 1.76, taxCase: 'DOMESTIC', grossTotal: 52.16 })
  expect(both.carts.find(({ storeId }) => storeId === small.storeId)).toMatchObject({ summary: exempt })
  counted = await countGoods(app.db)
  const life = await orderGoods(app, { buyer: await createCustomer(app), goods: small })
  await life.pay()
  await life.supply('CONFIRM')
  await life.supply('SHIP', { carrier: 'DHL' })
  const [{ content }] = await app.db<[{ content: ContentVersion2 }]>`
    select content from document where order_id = ${life.orderId} and type = 'INVOICE'`
  expect(content).toMatchObject({ exemption: 'SMALL_BUSINESS', totals: { tax: 0 } })
  expect(brokenRules(eInvoiceModel(content))).toEqual([])
  const tax = eInvoiceModel(content)['ubl:Invoice']['cac:TaxTotal'][0]
  expect(tax['cac:TaxSubtotal']![0]!['cac:TaxCategory']).toEqual({
    'cbc:ID': 'E',
    'cbc:Percent': '0',
    'cac:TaxScheme': { 'cbc:ID': 'VAT' },
    'cbc:TaxExemptionReason': 'Kein Ausweis von Umsatzsteuer, da Kleinunternehmer (§ 19 UStG).',
  })
})

test('a company in another member state with a confirmed VAT id pays no tax, and reads why', async () => {
  const buyer = await createAustrian()
  const filled = await put(app, buyer, goods.skuId)
  expect(filled.checkoutSummary).toMatchObject(untaxed)
  expect(filled.checkoutSummary.taxNote).toContain('intra-Community supply')
  expect(filled.carts[0]).toMatchObject({ summary: untaxed, items: [{ taxRate: 0 }] })
})

test.each(['UNCHECKED', 'INVALID'])('with a VAT id that is %s German tax is charged', async (vatIdStatus) => {
  const buyer = await createAustrian({ vatIdStatus })
  expect((await put(app, buyer, goods.skuId)).checkoutSummary).toMatchObject(taxed)
})

test('the cart shows the tax of the selected address', async () => {
  const buyer = await createAustrian()
  await put(app, buyer, goods.skuId)
  const [german] = (await app.request(accountApi.listAddresses, {}, buyer)).filter(({ id }) => id === buyer.inGermany)
  await app.request(accountApi.updateAddress, { ...german!, selected: true }, buyer)
  expect(await app.request(cartApi.read, {}, buyer)).toMatchObject({ version: 2, checkoutSummary: taxed })
  expect((await review(buyer)).cart).toMatchObject({ version: 2, checkoutSummary: taxed })
})

test('who pays for another address than the cart was shown for sees that sum first', async () => {
  const buyer = await createAustrian()
  await put(app, buyer, goods.skuId)
  const refused = await app.refusal(checkoutApi.pay, paying(1, buyer.inGermany), buyer)
  expect(refused).toMatchObject({ status: 409, code: 'CART_CHANGED', cart: { version: 2, checkoutSummary: taxed } })
  const placed = await app.request(checkoutApi.pay, paying(2, buyer.inGermany), buyer)
  expect(placed.bankTransfer!.amountText).toBe('€26.96')
})

test('a review for an address shows its tax, and is what pay then charges', async () => {
  const buyer = await createAustrian()
  await put(app, buyer, goods.skuId)
  const input = await review(buyer, buyer.inGermany)
  expect(input).toMatchObject({ cart: { version: 2, checkoutSummary: taxed }, address: { id: buyer.inGermany } })
  // A window that shows the other sum has to review again.
  expect(await app.refusal(checkoutApi.pay, paying(1), buyer)).toMatchObject({ code: 'CART_CHANGED' })
  expect((await review(buyer, buyer.inGermany)).cart!.checkoutSummary).toMatchObject(taxed)
  const { version } = (await review(buyer, buyer.inGermany)).cart!
  const placed = await app.request(checkoutApi.pay, paying(version, buyer.inGermany), buyer)
  const { order } = await app.request(ordersApi.read, { id: placed.orderId! }, buyer)
  expect(order).toMatchObject({ checkoutSummary: taxed, address: { countryId: 1 } })
})

test('a review for an address of somebody else is 404', async () => {
  const [buyer, other] = [await createAustrian(), await createAustrian()]
  const question = { step: 'review', addressId: other.atHome }
  expect(await app.refusal(checkoutApi.readControl, question, buyer)).toMatchObject({ status: 404 })
})

test('a VAT id that is found invalid before pay is not charged unseen', async () => {
  const buyer = await createAustrian()
  await put(app, buyer, goods.skuId)
  await app.db`update account set vat_id_status = 'INVALID' where id = ${buyer.id}`
  const refused = await app.refusal(checkoutApi.pay, paying(1), buyer)
  expect(refused).toMatchObject({ code: 'PRICE_CHANGED', cart: { version: 2, checkoutSummary: taxed } })
})

test('order, mail, invoice and its correction say why no tax is charged, whatever becomes of the VAT id', async () => {
  const life = await orderGoods(app, { buyer: { ...(await createAustrian()), addressId: '' }, goods })
  await app.db`update account set vat_id = null, vat_id_status = 'INVALID' where id = ${life.buyer.id}`
  const { order, stores } = await app.request(ordersApi.read, { id: life.orderId }, { ...life.buyer, language: 'de' })
  const note = 'Steuerfreie innergemeinschaftliche Lieferung (§ 4 Nr. 1 Buchst. b, § 6a UStG).'
  for (const summary of [order.checkoutSummary, stores[0]!.summary])
    expect(summary).toMatchObject({ tax: 0, taxCase: 'INTRA_COMMUNITY', taxNote: expect.stringContaining(note) })
  const [mail] = await findMails(app.db, { id: `order-${life.orderId}` })
  expect(mail!.text.replaceAll(/\s+/g, ' ')).toContain(note)
  expect(mail!.html).toContain('innergemeinschaftliche Lieferung')
  await life.pay()
  await life.supply('CONFIRM')
  await life.supply('SHIP', { carrier: 'DHL' })
  await life.supply('MARK_DELIVERED')
  await life.act('REQUEST_RETURN')
  await life.supply('ACCEPT_RETURN')
  const documents = (await life.part()).documents.filter(({ type }) => type !== 'DELIVERY_NOTE')
  expect(documents.map(({ type }) => type)).toEqual(['INVOICE', 'CREDIT_NOTE'])
  for (const { number } of documents) {
    const file = await app.request(ordersApi.readDocument, { id: life.orderId, number }, life.buyer)
    const page = pdfPages(Buffer.from(await file.arrayBuffer()))
      .join(' ')
      .replaceAll(/\s+/g, ' ')
    for (const part of [note, 'ATU13585627', 'DE136695976', '0 %']) expect(page, number).toContain(part)
  }
})
