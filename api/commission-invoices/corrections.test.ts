import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { pdfPages } from '../../test/orders/pdf-text.ts'
import { brokenInvoice, commissionScene } from '../../test/trade/commission-scene.ts'
import { embeddedXml } from '../../test/trade/embedded-xml.ts'
import { issueInvoices } from './issue-invoices.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ isUnlimited: true })
  scene = commissionScene(app)
})
afterAll(() => app.close())
beforeEach(() => scene.at('2026-08-12T10:00:00Z'))

let scene: ReturnType<typeof commissionScene>

test('a store abroad owes the tax itself, and keeps it so for what comes back after it has moved', async () => {
  const { at, delivered, listed, contentOf, pdfOf } = scene
  const life = await delivered({ country: 2, legal: { vatId: 'ATU12345675', postalCode: '1010', cityName: 'Wien' } })
  at('2026-09-01T08:00:00Z')
  await issueInvoices(app.deps)
  const [invoice] = (await listed(life)).items
  const content = await contentOf(invoice!.number)
  expect(content).toMatchObject({ taxCents: 0, grossCents: 1379, buyerVatId: 'ATU12345675' })
  expect(brokenInvoice(content)).toEqual([])
  const pdf = await pdfOf(life, invoice!.number)
  expect(embeddedXml(pdf)).toContain('<ram:CategoryCode>AE</ram:CategoryCode>')
  expect(pdfPages(pdf)[0]).toContain('Steuerschuldnerschaft des Leistungsempfängers')
  await app.db`update store set country_id = 1 where id = ${life.storeId}`
  await life.supply('ACCEPT_RETURN', { lines: [{ productSkuId: life.goods.skuId, quantity: 12 }] })
  at('2026-10-01T08:00:00Z')
  await issueInvoices(app.deps)
  expect((await listed(life)).items[0]).toMatchObject({ month: '2026-09', type: 'CREDIT_NOTE', amount: -13.79 })
})

test('what comes back in the month lowers its invoice, in a later month it is a credit note with a number of its own', async () => {
  const { at, delivered, again, listed, contentOf, pdfOf, withheld } = scene
  const life = await delivered()
  const second = await again(life)
  const lines = [{ productSkuId: life.goods.skuId, quantity: 6 }]
  await life.supply('ACCEPT_RETURN', { lines })
  at('2026-09-03T08:00:00Z')
  await issueInvoices(app.deps)
  const [invoice] = (await listed(life)).items
  // 13.79 € twice, less 6.90 € for half of the first.
  expect(await contentOf(invoice!.number)).toMatchObject({ parts: [{ chargedCents: 2758, returnedCents: -690 }] })
  await second.supply('ACCEPT_RETURN', { lines })
  at('2026-10-03T08:00:00Z')
  await issueInvoices(app.deps)
  const [note] = (await listed(life)).items
  expect(note).toMatchObject({ month: '2026-09', type: 'CREDIT_NOTE', netText: '-€6.90' })
  const content = await contentOf(note!.number)
  expect(content.corrects).toMatchObject({ number: invoice!.number })
  expect(brokenInvoice(content)).toEqual([])
  expect(await withheld(note!.number)).toEqual({ gross: content.grossCents, tax: content.taxCents, net: -690 })
  const pdf = await pdfOf(life, note!.number)
  expect(embeddedXml(pdf)).toContain('<ram:TypeCode>381</ram:TypeCode>')
  expect(pdfPages(pdf)[0]).toContain('Korrektur der Provision')
})

test('each of several months that wait has its own, and what is booked too late for its month goes with the next', async () => {
  const { at, delivered, again, listed } = scene
  const life = await delivered()
  at('2026-09-12T10:00:00Z')
  await again(life)
  at('2026-10-01T08:00:00Z')
  expect(await issueInvoices(app.deps)).toBe(2)
  expect((await listed(life)).items.map(({ month }) => month)).toEqual(['2026-09', '2026-08'])
  // Committed after the turn of the month, begun before it.
  at('2026-09-30T21:59:59Z')
  await again(life)
  at('2026-10-01T09:00:00Z')
  expect(await issueInvoices(app.deps)).toBe(0)
  at('2026-11-01T09:00:00Z')
  expect(await issueInvoices(app.deps)).toBe(1)
  expect((await listed(life)).items.map(({ month }) => month)).toEqual(['2026-10', '2026-09', '2026-08'])
})
