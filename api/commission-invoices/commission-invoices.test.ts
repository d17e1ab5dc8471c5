import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as commissionInvoicesApi from '../../contract/commission-invoices/commission-invoices.ts'
import * as payoutsApi from '../../contract/payouts/payouts.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { atOnce } from '../../test/at-once.ts'
import { createMember } from '../../test/builders.ts'
import { brokenBooks } from '../../test/invariants/book-invariants.ts'
import { findMails } from '../../test/mails.ts'
import { pdfPages } from '../../test/orders/pdf-text.ts'
import { brokenInvoice, commissionScene } from '../../test/trade/commission-scene.ts'
import { embeddedXml } from '../../test/trade/embedded-xml.ts'
import { writeCommissionRate } from '../ledger/commission-rates.ts'
import { approveRun } from '../payouts/approve-run.ts'
import { setBankAccount } from '../payouts/bank-accounts.ts'
import { proposeRun } from '../payouts/propose-run.ts'
import { newId } from '../platform/ids.ts'
import { issueInvoices } from './issue-invoices.ts'
import { mailInvoice } from './mail-invoice.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ connections: 10, isUnlimited: true })
  scene = commissionScene(app)
})
afterAll(() => app.close())
beforeEach(() => scene.at('2026-08-12T10:00:00Z'))

let scene: ReturnType<typeof commissionScene>

test('german-trade § 10.3: the month before is invoiced once, over what is withheld to the cent', async () => {
  const { at, delivered, again, listed, contentOf, withheld } = scene
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
  expect(brokenInvoice(content)).toEqual([])
  expect(content.statement.map(({ subOrderNumber }) => subOrderNumber)).toEqual(
    orders.map(({ subOrderNumber }) => subOrderNumber),
  )
  expect(content.settled).toEqual([{ payout: null, cents: 4923 }])
  expect(await brokenBooks(app.db)).toEqual([])
})

test('tax is that of the sum: what the orders’ taxes differ by is withheld with the invoice', async () => {
  const { at, delivered, again, listed, contentOf, withheld } = scene
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
  // The run that pays out all of them withholds the invoice, with its rounding.
  await setBankAccount(app.deps, { storeId: life.storeId, iban: 'DE40987654329876543210', holder: 'Tidemar' })
  await app.db`update sub_order set status = 'COMPLETED' where store_id = ${life.storeId}`
  await proposeRun(app.deps, { by: newId(), reason: null })
  await approveRun(app.deps, { by: newId(), reason: null })
  const [payout] = (await app.request(payoutsApi.list, {}, life.store)).items
  const { lines } = await app.request(payoutsApi.read, { number: payout!.number }, life.store)
  const ofCommission = lines.filter(({ kind }) => kind === 'COMMISSION')
  expect(ofCommission).toHaveLength(10)
  expect(ofCommission.at(-1)).toMatchObject({ reference: invoice!.number, subOrderNumber: null })
  expect(ofCommission.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0)).toBe(-grossCents)
})

test('the PDF carries its data, is the same ever after, is mailed once to who looks after money, and shows each order', async () => {
  const { at, delivered, listed, pdfOf } = scene
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
  const pdf = await pdfOf(life, number)
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
  const { at, delivered, listed } = scene
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
  const { at, delivered, listed } = scene
  const lives = [await delivered(), await delivered(), await delivered()]
  const before = await app.db`select from commission_invoice`
  at('2026-09-01T08:00:00Z')
  const failed: object[] = []
  const dying = {
    ...app.deps,
    jobs: { ...app.deps.jobs, send: async () => Promise.reject(new Error('died')) },
    warn: (_: string, facts?: object) => void failed.push(facts ?? {}),
  }
  expect(await issueInvoices(dying)).toBe(0)
  // None held up another.
  expect(failed).toHaveLength(3)
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

test('where the marketplace or the store lacks facts nothing is issued, and the list says what for', async () => {
  const { at, delivered, listed } = scene
  const life = await delivered({ country: 2, legal: { vatId: '', registerNumber: '' } })
  at('2026-09-01T08:00:00Z')
  expect(await issueInvoices(app.deps)).toBe(0)
  expect(await listed(life)).toMatchObject({ items: [], missing: { month: '2026-08', gap: 'STORE' } })
  await app.db`update store set legal = legal || '{"vatId": "ATU12345675"}' where id = ${life.storeId}`
  expect(await issueInvoices({ ...app.deps, marketplace: null })).toBe(0)
  expect(await issueInvoices(app.deps)).toBe(1)
  expect(await listed(life)).toMatchObject({ items: [{ month: '2026-08' }], missing: null })
})
