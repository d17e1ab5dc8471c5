import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as commissionInvoicesApi from '../../contract/commission-invoices/commission-invoices.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { atOnce } from '../../test/at-once.ts'
import { createMember } from '../../test/builders.ts'
import { brokenBooks } from '../../test/invariants/book-invariants.ts'
import { findMails } from '../../test/mails.ts'
import { createOrderedGoods, orderGoods } from '../../test/orders/order-life.ts'
import { pdfPages } from '../../test/orders/pdf-text.ts'
import { brokenRules } from '../../test/trade/broken-rules.ts'
import { embeddedXml } from '../../test/trade/embedded-xml.ts'
import { writeCommissionRate } from '../ledger/commission-rates.ts'
import type { CommissionContent } from './invoice-content.ts'
import { invoiceModel } from './invoice-model.ts'
import { issueInvoices } from './issue-invoices.ts'
import { mailInvoice } from './mail-invoice.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ isUnlimited: true })
})
afterAll(() => app.close())
beforeEach(() => at('2026-08-12T10:00:00Z'))

const at = (moment: string) => void (app.time.stoppedAt = new Date(moment))
const parcel = { carrier: 'DHL', trackingNumber: 'JJD 0001' }
type Life = Awaited<ReturnType<typeof orderGoods>>

/** 12 pieces at 9.99 € of a store whose commission is 11.5 %: 13.79 €, with tax 16.41 €. */
async function delivered(values: { country?: number; legal?: object } = {}) {
  const product = { priceCents: 999, finalPriceCents: 999, taxRateBp: 1900 }
  const life = await createOrderedGoods(app, { product })
  const { storeId } = life.goods
  await writeCommissionRate(app.db, { storeId, category: null, rateBp: 1150, validFrom: '2020-01-01' })
  await app.db`
    update store set country_id = ${values.country ?? 1}, legal = legal || ${app.db.json((values.legal ?? {}) as never)}
    where id = ${storeId}`
  await ship(life)
  return { ...life, storeId }
}

async function ship(life: Life) {
  await life.pay()
  await life.supply('CONFIRM')
  await life.supply('SHIP', parcel)
}

/** Another order of the same goods, delivered too. */
async function again({ goods, buyer }: Life) {
  const life = await orderGoods(app, { goods, buyer })
  await ship(life)
  return life
}

const listed = (life: Life) => app.request(commissionInvoicesApi.list, {}, life.store)
const contentOf = async (number: string) =>
  (await app.db<{ content: CommissionContent }[]>`select content from commission_invoice where number = ${number}`)[0]!
    .content

/** What payouts withhold from a store for these bookings of commission. */
async function withheld(number: string) {
  const [row] = await app.db<[{ gross: number; tax: number; net: number }]>`
    select coalesce(sum(amount_cents) filter (where account = 'STORE'), 0)::bigint as gross,
      coalesce(-sum(amount_cents) filter (where account = 'COMMISSION_TAX'), 0)::bigint as tax,
      coalesce(-sum(amount_cents) filter (where account = 'COMMISSION'), 0)::bigint as net
    from ledger_entry e join commission_invoice_booking i using (booking_id) where i.number = ${number}`
  return row
}

// Only for an address of a delivery, which a service has not.
const broken = (content: CommissionContent) =>
  brokenRules(invoiceModel(content)).filter((rule) => rule !== 'BR-DE-10, 11')

test('german-trade § 10.3: the month before is invoiced once, over what is withheld to the cent', async () => {
  const life = await delivered()
  const orders = [life, await again(life), await again(life)]
  expect(await issueInvoices(app.deps)).toBe(0)
  // In Germany the month has ended.
  at('2026-08-31T22:00:01Z')
  expect(await issueInvoices(app.deps)).toBe(1)
  expect(await issueInvoices(app.deps)).toBe(0)
  const { items, missing } = await listed(life)
  // Three times 13.79 € are 41.37 €; 19 % of that 7.86 €, booked were three times 2.62 €.
  expect(items).toMatchObject([
    { month: '2026-08', type: 'INVOICE', amount: 49.23, netText: '€41.37', taxText: '€7.86' },
  ])
  expect(missing).toBeNull()
  const { number } = items[0]!
  expect(number).toMatch(/^P-2026-\d{5}$/)
  expect(await withheld(number)).toEqual({ gross: 4923, tax: 786, net: 4137 })
  const content = await contentOf(number)
  expect(broken(content)).toEqual([])
  expect(content.statement.map(({ subOrderNumber }) => subOrderNumber)).toEqual(
    orders.map(({ subOrderNumber }) => subOrderNumber),
  )
  expect(content.settled).toEqual([{ payout: null, cents: 4923 }])
  expect(await brokenBooks(app.db)).toEqual([])
})

test('tax is that of the sum: what the orders’ taxes differ by is withheld with the invoice', async () => {
  const life = await delivered()
  // 12 % of 39.96 € are 4.80 €, with tax 0.91 €: nine times 0.912 € are 8.21 €, not 8.19 €.
  await writeCommissionRate(app.db, { storeId: life.storeId, category: null, rateBp: 400, validFrom: '2020-02-01' })
  for (let count = 0; count < 8; count++) await again(life)
  at('2026-09-02T08:00:00Z')
  await issueInvoices(app.deps)
  const [invoice] = (await listed(life)).items
  const { netCents, taxCents, grossCents } = await contentOf(invoice!.number)
  expect(taxCents).toBe(Math.round(netCents * 0.19))
  const [own] = await app.db<[{ cents: number }]>`
    select sum(e.amount_cents)::bigint as cents from ledger_entry e join ledger_booking b on b.id = e.booking_id
    where b.reference = ${invoice!.number} and e.account = 'STORE'`
  expect(own.cents).not.toBe(0)
  expect(await withheld(invoice!.number)).toEqual({ gross: grossCents, tax: taxCents, net: netCents })
})

test('the PDF carries its data, is the same ever after, is mailed once to who looks after money, and shows each order', async () => {
  const life = await delivered()
  const { storeId } = life
  const finance = await createMember(app.db, { storeId, roles: ['FINANCE'] })
  const packer = await createMember(app.db, { storeId, roles: ['WAREHOUSE'] })
  at('2026-09-01T08:00:00Z')
  await issueInvoices(app.deps)
  const { number } = (await listed(life)).items[0]!
  await atOnce(2, () => mailInvoice(app.deps, { number }))
  await mailInvoice(app.deps, { number })
  const [mail, ...more] = await findMails(app.db, { to: finance.email })
  expect(more).toEqual([])
  expect(mail).toMatchObject({ subject: 'Deine Provisionsrechnung für August 2026' })
  expect(mail!.text).toContain('Es ist nichts zu zahlen')
  expect(await findMails(app.db, { to: life.store.email })).toHaveLength(1)
  expect(await findMails(app.db, { to: packer.email })).toEqual([])
  const read = () => app.request(commissionInvoicesApi.read, { number }, life.store)
  const pdf = Buffer.from(await (await read()).arrayBuffer())
  expect(mail!.files![0]!.base64).toBe(pdf.toString('base64'))
  expect(embeddedXml(pdf)).toContain(`<ram:ID>${number}</ram:ID>`)
  const pages = pdfPages(pdf).map((page) => page.replaceAll('\u00a0', ' '))
  expect(pages[0]).toContain('Tresen Marktplatz GmbH')
  expect(pages[0]).toContain('Tidemar GmbH')
  expect(pages[0]).toContain('16,41 €')
  expect(pages[0]).toContain('wird mit der Auszahlung verrechnet')
  expect(pages[1]).toContain(life.subOrderNumber)
  for (const table of ['commission_invoice', 'commission_invoice_file', 'commission_invoice_booking'])
    await expect(app.db`delete from ${app.db(table)} where number = ${number}`).rejects.toThrow('stays')
})

test('another store and other rights get nothing, operators with money the same file', async () => {
  const life = await delivered()
  const other = await delivered()
  at('2026-09-01T08:00:00Z')
  await issueInvoices(app.deps)
  const { number } = (await listed(life)).items[0]!
  const [{ slug }] = await app.db<[{ slug: string }]>`select slug from store where id = ${life.storeId}`
  expect(await app.refusal(commissionInvoicesApi.read, { number }, other.store)).toMatchObject({ status: 404 })
  const packer = await createMember(app.db, { storeId: life.storeId, roles: ['WAREHOUSE'] })
  expect(await app.refusal(commissionInvoicesApi.list, {}, packer)).toMatchObject({ code: 'RIGHT_MISSING' })
  const finance = await createMember(app.db, { isOperator: true, roles: ['FINANCE'] })
  const catalogue = await createMember(app.db, { isOperator: true, roles: ['CATALOGUE'] })
  expect((await app.request(commissionInvoicesApi.listOfStore, { slug }, finance)).items).toMatchObject([{ number }])
  const file = await app.request(commissionInvoicesApi.readOfStore, { slug, number }, finance)
  const own = await app.request(commissionInvoicesApi.read, { number }, life.store)
  expect(await file.text()).toBe(await own.text())
  expect(await app.refusal(commissionInvoicesApi.listOfStore, { slug }, catalogue)).toMatchObject({ status: 403 })
  expect(await app.refusal(commissionInvoicesApi.listOfStore, { slug: 'none' }, finance)).toMatchObject({ status: 404 })
})

test('of several processes at once, and after one that ended halfway, numbers have no gap and each month is there once', async () => {
  const lives = [await delivered(), await delivered(), await delivered()]
  const before = await app.db`select from commission_invoice`
  at('2026-09-01T08:00:00Z')
  let sent = 0
  const dying = {
    ...app.deps,
    jobs: { ...app.deps.jobs, send: async () => Promise.reject(new Error(`died ${++sent}`)) },
  }
  await expect(issueInvoices(dying)).rejects.toThrow('died 1')
  expect(await app.db`select from commission_invoice`).toHaveLength(before.length)
  const { done, refused } = await atOnce(4, () => issueInvoices(app.deps))
  expect(refused).toEqual([])
  expect(done.reduce((sum, issued) => sum + issued, 0)).toBe(3)
  for (const life of lives) expect((await listed(life)).items).toHaveLength(1)
  const numbers = await app.db<{ number: string }[]>`select number from commission_invoice order by number`
  expect(numbers.map(({ number }) => number)).toEqual(
    numbers.map((_, place) => `P-2026-${String(place + 1).padStart(5, '0')}`),
  )
})

test('a store abroad owes the tax itself, and keeps it so for what comes back after it has moved', async () => {
  const life = await delivered({ country: 2, legal: { vatId: 'ATU12345675', postalCode: '1010', cityName: 'Wien' } })
  at('2026-09-01T08:00:00Z')
  await issueInvoices(app.deps)
  const [invoice] = (await listed(life)).items
  const content = await contentOf(invoice!.number)
  expect(content).toMatchObject({ taxCents: 0, grossCents: 1379, buyerVatId: 'ATU12345675' })
  expect(broken(content)).toEqual([])
  const pdf = Buffer.from(
    await (await app.request(commissionInvoicesApi.read, { number: invoice!.number }, life.store)).arrayBuffer(),
  )
  expect(embeddedXml(pdf)).toContain('<ram:CategoryCode>AE</ram:CategoryCode>')
  expect(pdfPages(pdf)[0]).toContain('Steuerschuldnerschaft des Leistungsempfängers')
  await app.db`update store set country_id = 1 where id = ${life.storeId}`
  await life.supply('ACCEPT_RETURN', { lines: [{ productSkuId: life.goods.skuId, quantity: 12 }] })
  at('2026-10-01T08:00:00Z')
  await issueInvoices(app.deps)
  expect((await listed(life)).items[0]).toMatchObject({ month: '2026-09', type: 'CREDIT_NOTE', amount: -13.79 })
})

test('what comes back in the month lowers its invoice, in a later month it is a credit note with a number of its own', async () => {
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
  expect(broken(content)).toEqual([])
  expect(await withheld(note!.number)).toEqual({ gross: content.grossCents, tax: content.taxCents, net: -690 })
  const pdf = Buffer.from(
    await (await app.request(commissionInvoicesApi.read, { number: note!.number }, life.store)).arrayBuffer(),
  )
  expect(embeddedXml(pdf)).toContain('<ram:TypeCode>381</ram:TypeCode>')
  expect(pdfPages(pdf)[0]).toContain('Korrektur der Provision')
})

test('each of several months that wait has its own, and what is booked too late for its month goes with the next', async () => {
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

test('where the marketplace or the store lacks facts nothing is issued, and the list says what for', async () => {
  const life = await delivered({ country: 2, legal: { vatId: '', registerNumber: '' } })
  at('2026-09-01T08:00:00Z')
  expect(await issueInvoices(app.deps)).toBe(0)
  expect(await listed(life)).toMatchObject({ items: [], missing: { month: '2026-08', gap: 'STORE' } })
  await app.db`update store set legal = legal || '{"vatId": "ATU12345675"}' where id = ${life.storeId}`
  expect(await issueInvoices({ ...app.deps, marketplace: null })).toBe(0)
  expect(await issueInvoices(app.deps)).toBe(1)
  expect(await listed(life)).toMatchObject({ items: [{ month: '2026-08' }], missing: null })
})
