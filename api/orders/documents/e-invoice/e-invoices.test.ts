import { afterAll, beforeAll, expect, test } from 'vitest'
import * as documentsApi from '../../../../contract/orders/documents.ts'
import * as ordersApi from '../../../../contract/orders/orders.ts'
import * as supplierOrdersApi from '../../../../contract/orders/supplier-orders.ts'
import * as profileApi from '../../../../contract/profile.ts'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { createBuyer, createStore } from '../../../../test/builders.ts'
import { findMails } from '../../../../test/mails.ts'
import { createOrderedGoods } from '../../../../test/orders/order-life.ts'
import { brokenRules } from '../../../../test/trade/broken-rules.ts'
import { embeddedXml } from '../../../../test/trade/embedded-xml.ts'
import { setStoreEligibility } from '../../../stores/store-eligibility.ts'
import type { ContentVersion2 } from '../document-content.ts'
import { mailDocument } from '../mail-document.ts'
import { eInvoiceModel } from './e-invoice-model.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

/** An invoice of a buyer with these settings of the company. */
async function issue(company: object = {}) {
  const life = await createOrderedGoods(app, {}, { companyName: 'Müller & Söhne' })
  if (Object.keys(company).length > 0) await app.db`update company set ${app.db(company)} where id = ${life.buyer.id}`
  // Copied with the order.
  await app.db`
    update orders o set e_invoice_format = c.e_invoice_format, leitweg_id = c.leitweg_id, cost_centre = c.cost_centre
    from company c where c.id = o.buyer_id and o.id = ${life.orderId}`
  await life.pay()
  await life.supply('CONFIRM')
  await life.supply('SHIP', { carrier: 'DHL' })
  const documents = (await life.part()).documents
  const of = (type: string) => documents.find((document) => document.type === type)!.number
  return { ...life, number: of('INVOICE'), note: of('DELIVERY_NOTE') }
}
const contentOf = async (number: string) =>
  (await app.db<{ content: ContentVersion2 }[]>`select content from document where number = ${number}`)[0]!.content
const bytes = async (file: File) => Buffer.from(await file.arrayBuffer())

test('german-trade § 3.4, § 4: an issued invoice has content of version 2 that keeps the rules, and its PDF carries it', async () => {
  const { number, orderId, buyer } = await issue()
  const content = await contentOf(number)
  expect(content).toMatchObject({ version: 2, seller: { postalCode: '20457', contactName: 'Buchhaltung' }, paidCents: content.totals.gross }) // prettier-ignore
  expect(content.lines[0]).toMatchObject({ supplierSku: expect.any(String), unitCode: 'H87' })
  expect(brokenRules(eInvoiceModel(content))).toEqual([])
  const pdf = await bytes(await app.request(ordersApi.readDocument, { id: orderId, number }, buyer))
  expect(embeddedXml(pdf)).toContain(`<ram:ID>${number}</ram:ID>`)
})

test('german-trade § 4.6: who has a Leitweg-ID gets XRechnung beside the PDF, mailed once, the same bytes ever after', async () => {
  const { number, orderId, buyer, store, subOrderNumber } = await issue({
    leitwegId: '991-33333TEST-33',
    costCentre: 'KST 9',
  })
  const job = { buyerId: buyer.id, orderId, number }
  await mailDocument(app.deps, job)
  await mailDocument(app.deps, job)
  const [mail, ...others] = await findMails(app.db, { id: `document-${number}` })
  expect(others).toEqual([])
  const [pdf, xml] = mail!.files!.map(({ base64 }) => Buffer.from(base64, 'base64'))
  expect(mail!.files!.map(({ name }) => name)).toEqual([`Rechnung-${number}.pdf`, `Rechnung-${number}-xrechnung.xml`])
  expect(xml!.toString()).toContain('<cbc:BuyerReference>991-33333TEST-33</cbc:BuyerReference>')
  expect(xml!.toString()).toContain('xeinkauf.de:kosit:xrechnung_3.0')
  await app.db`update document set content = jsonb_set(content, '{seller,companyName}', '"Anders"') where number = ${number}`
  const input = { id: orderId, number }
  const again = await bytes(await app.request(documentsApi.readXml, input, buyer))
  expect(again.equals(xml!)).toBe(true)
  expect((await bytes(await app.request(ordersApi.readDocument, input, buyer))).equals(pdf!)).toBe(true)
  const atStore = await app.request(supplierOrdersApi.readDocumentXml, { subOrderNumber, number }, store)
  expect((await bytes(atStore)).equals(xml!)).toBe(true)
  await expect(app.db`update document_xml set made_at = now() where number = ${number}`).rejects.toThrow('stays')
  await expect(app.db`delete from document_xml where number = ${number}`).rejects.toThrow('stays')
})

test('the other syntax can be read as well; a delivery note, an old document and a foreign one have none', async () => {
  const { number, note, orderId, buyer } = await issue()
  const input = { id: orderId, number, format: 'XRECHNUNG_CII' } as const
  const file = await app.request(documentsApi.readXml, input, buyer)
  expect((await bytes(file)).toString()).toContain('CrossIndustryInvoice')
  const status = async (search: object, caller?: object) =>
    (await app.refusal(documentsApi.readXml, { ...input, ...search }, caller as never)).status
  expect(await status({ number: note }, buyer)).toBe(404)
  expect(await status({}, await createBuyer(app.db))).toBe(404)
  expect(await status({})).toBe(401)
  await app.db`update document set content = content - 'version' where number = ${number}`
  expect(await status({}, buyer)).toBe(404)
})

test('german-trade § 3: a Leitweg-ID with a wrong check digit is told at its field, in both languages', async () => {
  const buyer = await createBuyer(app.db)
  const profile = await app.request(profileApi.read, {}, buyer)
  expect(profile).toMatchObject({ eInvoiceFormat: 'ZUGFERD', leitwegId: null })
  for (const [language, word] of [
    ['de', 'Prüfziffer'],
    ['en', 'check digit'],
  ] as const)
    // prettier-ignore
    expect(
      await app.refusal(profileApi.update, { ...profile, leitwegId: '04011000-1234512345-35' }, { ...buyer, language }),
    ).toMatchObject({ code: 'VALIDATION', fieldErrors: { leitwegId: expect.stringContaining(word) } })
  const settings = {
    eInvoiceFormat: 'XRECHNUNG_CII',
    leitwegId: '992-90009-96',
    costCentre: 'KST 1',
    gln: '4006381333931',
  } as const
  expect(await app.request(profileApi.update, { ...profile, ...settings }, buyer)).toMatchObject(settings)
  // A page from before these fields does not empty them.
  const { eInvoiceFormat: _, leitwegId: __, costCentre: ___, gln: ____, ...old } = profile
  expect(await app.request(profileApi.update, old, buyer)).toMatchObject(settings)
})

test.each([['postalCode'], ['contactName'], ['vatId']])(
  'german-trade § 3: a store without %s does not sell',
  async (field) => {
    const store = await createStore(app.db)
    await app.db`update store set status = 'PAUSED', legal = legal - ${field}::text where id = ${store.id}`
    const [{ slug }] = await app.db<[{ slug: string }]>`select slug from store where id = ${store.id}`
    expect(await setStoreEligibility(app.db, { slug, isEligible: true, now: new Date() })).toMatchObject({
      missing: field,
    })
    expect(await app.db`select status from store where id = ${store.id}`).toEqual([{ status: 'PAUSED' }])
  },
)
