import { berlinDay } from '../../contract/platform/values.ts'
import { parse } from 'csv-parse/sync'
import { read, utils } from '@e965/xlsx'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as booksApi from '../../contract/books/books.ts'
import * as documentsApi from '../../contract/orders/documents.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { atOnce } from '../../test/at-once.ts'
import { createAddress, createBuyer } from '../../test/builders.ts'
import { brokenBooks } from '../../test/invariants/book-invariants.ts'
import { createOrderedGoods, orderGoods } from '../../test/orders/order-life.ts'
import { createCustomer, createGoods } from '../../test/shop.ts'
import { booksSettings } from '../../test/trade/books.ts'
import { issueInvoices } from '../commission-invoices/issue-invoices.ts'
import { writeCommissionRate } from '../ledger/commission-rates.ts'
import { approveRun } from '../payouts/approve-run.ts'
import { setBankAccount } from '../payouts/bank-accounts.ts'
import { proposeRun } from '../payouts/propose-run.ts'
import { recordPaid, recordReturned } from '../payouts/record-outcome.ts'
import { newId } from '../platform/ids.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ connections: 10, isUnlimited: true })
})
afterAll(() => app.close())

type Life = Awaited<ReturnType<typeof createOrderedGoods>>
const goods = { priceCents: 1000, finalPriceCents: 1000, taxRateBp: 1900 }
const parcel = { carrier: 'DHL', trackingNumber: 'JJD 0001' }
const thisMonth = () => berlinDay(app.deps.clock.now()).slice(0, 7)
const nextMonth = () => {
  const [year, month] = thisMonth().split('-').map(Number) as [number, number]
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 7)
}

async function shipped(life: Life | Promise<Life>) {
  const own = await life
  await own.pay()
  await own.supply('CONFIRM')
  await own.supply('SHIP', parcel)
  return own
}

/** An invoice of 12 pieces at 10.00 €, of a store whose bookkeeping is entered. */
async function invoiced(companyName = 'Hotel Spreeblick') {
  const customer = await createBuyer(app.db)
  const { id: addressId } = await createAddress(app.db, customer.id, { companyName })
  const buyer = { ...customer, addressId }
  const life = await shipped(orderGoods(app, { buyer, goods: await createGoods(app, goods) }))
  await app.request(booksApi.writeSettings, booksSettings, life.store)
  return life
}

const bytesOf = async (file: Blob) => Buffer.from(await file.arrayBuffer())

async function datevOf(
  store: { token: string },
  kind: booksApi.PostingKind = 'DOCUMENTS',
  month = thisMonth(),
): Promise<string[][]> {
  const file = await app.request(booksApi.writeDatev, { month, kind }, store)
  const text = new TextDecoder('windows-1252').decode(await bytesOf(file))
  return parse(text, { delimiter: ';', relax_column_count: true })
}

const centsOf = (row: string[]) => (row[1] === 'S' ? 1 : -1) * Number(row[0]!.replace(',', ''))
const balance = (rows: string[][]) => rows.reduce((sum, row) => sum + centsOf(row), 0)

test('german-trade § 7: a month of a store is its own invoices and credit notes, to the cent', async () => {
  const { store, goods: sold, supply } = await invoiced('Gasthof "Zum; Anker" 🍺')
  await invoiced()
  await supply('ACCEPT_RETURN', { lines: [{ productSkuId: sold.skuId, quantity: 6 }] })
  const [head, , ...rows] = await datevOf(store)
  expect(head).toHaveLength(31)
  expect(rows.map((row) => [row.length, row[0], row[1], row[6], row[7]])).toEqual([
    [125, '142,80', 'S', '10001', '8400'],
    [125, '71,40', 'H', '10001', '8400'],
  ])
  const { months } = await app.request(booksApi.read, {}, store)
  expect(months).toMatchObject([{ month: thisMonth(), documents: 2, grossTotal: 71.4, payouts: 0 }])
  expect(balance(rows)).toBe(7140)
})

test('debtor numbers are given once, also by exports at once, and stay', async () => {
  const first = await invoiced()
  const { goods: sold, store } = first
  for (let n = 0; n < 3; n++) await shipped(orderGoods(app, { buyer: await createCustomer(app), goods: sold }))
  const { done } = await atOnce(4, () => datevOf(store))
  const debtors = done.map((rows) => rows.slice(2).map((row) => row[6]))
  expect(debtors).toHaveLength(4)
  for (const each of debtors) expect(each).toEqual(['10001', '10002', '10003', '10004'])
  await app.request(booksApi.writeSettings, { ...booksSettings, accountLength: 6, chart: 'SKR04' }, store)
  const rows = (await datevOf(store)).slice(2)
  expect(rows.map((row) => [row[6], row[7]])).toContainEqual(['1000200', '440000'])
})

test('what is paid out settles invoices and leaves the clearing account empty', async () => {
  const ordered = await createOrderedGoods(app, { product: goods })
  const { store, orderId, act } = ordered
  const { storeId } = ordered.goods
  await writeCommissionRate(app.db, { storeId, category: null, rateBp: 1200, validFrom: '2020-01-01' })
  await shipped(ordered)
  await app.request(booksApi.writeSettings, booksSettings, store)
  await act('CONFIRM_DELIVERY')
  await setBankAccount(app.deps, { storeId, iban: 'DE40987654329876543210', holder: 'Tidemar' })
  await app.db`update sub_order set status_at = now() - interval '8 days' where order_id = ${orderId}`
  const refused = app.refusal(booksApi.writeDatev, { month: thisMonth(), kind: 'PAYOUTS' }, store)
  expect(await refused).toMatchObject({ code: 'MONTH_EMPTY' })
  await proposeRun(app.deps, { by: newId(), reason: null })
  await approveRun(app.deps, { by: newId(), reason: null })
  const [payout] = await app.db<[{ number: string }]>`select number from payout where store_id = ${storeId}`
  await recordPaid(app.deps, { by: newId(), reason: null }, [payout.number])
  const paid = (await datevOf(store, 'PAYOUTS')).slice(2)
  // The commission stays on the clearing account until its invoice is posted, in the month after.
  expect(paid.map((row) => [row[6], row[7], row[8], row[1]])).toEqual([
    ['10001', '1360', '', 'H'],
    ['1360', '1200', '', 'H'],
  ])
  const next = nextMonth()
  await issueInvoices({ ...app.deps, clock: { now: () => new Date(`${next}-02T10:00:00Z`) } })
  const invoices = (await datevOf(store, 'PAYOUTS', next)).slice(2)
  expect(invoices[0]![10]).toMatch(/^P-20\d\d-\d{5}$/)
  const rows = [...paid, ...invoices]
  expect(rows.map((row) => [row[6], row[7], row[8], row[1]])).toEqual([
    ['10001', '1360', '', 'H'],
    ['1360', '1200', '', 'H'],
    ['1360', '4760', '0009', 'H'],
  ])
  const clearing = rows.map((row) => (row[6] === '1360' ? centsOf(row) : -centsOf(row)))
  expect(clearing.reduce((sum, cents) => sum + cents, 0)).toBe(0)

  await recordReturned(app.deps, { by: newId(), reason: 'Konto erloschen' }, payout.number)
  const withReturn = (await datevOf(store, 'PAYOUTS')).slice(2)
  expect(withReturn.slice(2).map((row) => [row[6], row[7], row[1], centsOf(row)])).toEqual([
    ['1360', '1200', 'S', Math.abs(centsOf(rows[1]!))],
  ])
  const { months } = await app.request(booksApi.read, {}, store)
  expect(months.find(({ month }) => month === thisMonth())).toMatchObject({ payouts: 1, paidTotal: 0 })
  expect(await brokenBooks(app.db)).toEqual([])
})

test('german-trade § 7: a month without documents and a store without settings are told so', async () => {
  const life = await shipped(createOrderedGoods(app, { product: goods }))
  const { store } = life
  expect(await app.refusal(booksApi.writeDatev, { month: '2020-01' }, store)).toMatchObject({ code: 'MONTH_EMPTY' })
  expect(await app.refusal(booksApi.readCsv, { month: '2020-01' }, store)).toMatchObject({ code: 'MONTH_EMPTY' })
  expect(await app.refusal(booksApi.writeDatev, { month: thisMonth() }, store)).toMatchObject({ code: 'BOOKS_NOT_SET' })
  const other = await createBuyer(app.db, { role: 'SUPPLIER', storeId: (await createOrderedGoods(app)).goods.storeId })
  expect(await app.refusal(booksApi.readCsv, { month: thisMonth() }, other)).toMatchObject({ code: 'MONTH_EMPTY' })
})

test('an account of another length is refused at its field', async () => {
  const { store } = await createOrderedGoods(app)
  const wrong = { ...booksSettings, accountLength: 5, deposit: '8540', bank: '12000' }
  const refusal = await app.refusal(booksApi.writeSettings, wrong, store)
  expect(refusal).toMatchObject({ code: 'VALIDATION' })
  expect(Object.keys(refusal.fieldErrors)).toEqual(['deposit'])
  expect((await app.request(booksApi.read, {}, store)).settings).toBeNull()
})

test('german-trade § 7: a spreadsheet has the same rows for store and buyer, and no name becomes a formula', async () => {
  const { store, buyer } = await invoiced('=cmd|"/c calc"!A1')
  const file = await app.request(booksApi.readCsv, { month: thisMonth() }, { ...store, language: 'de' })
  const csv = (await bytesOf(file)).toString()
  expect(csv.startsWith('\uFEFFNummer;Art;Datum;')).toBe(true)
  const [, row] = parse(csv, { delimiter: ';', bom: true }) as string[][]
  expect(row!.slice(4, 12)).toEqual([
    '\'=cmd|"/c calc"!A1',
    '',
    'In Deutschland steuerpflichtig',
    '19',
    '120,00',
    '22,80',
    '142,80',
    '0,00',
  ])
  const sheet = await app.request(documentsApi.readSheet, { month: thisMonth() }, { ...buyer, language: 'de' })
  const [first] = utils.sheet_to_json<string[]>(sheetOf(await bytesOf(sheet)), { header: 1, range: 1 })
  expect(first).toEqual(expect.arrayContaining([row![0], 19, 120, 22.8, 142.8]))
})

test('german-trade § 7: a small month is these bytes', async () => {
  const { store, part } = await invoiced('Gasthof "Zum; Anker"')
  const { subOrderNumber } = await part()
  const [{ number, day }] = await app.db<[{ number: string; day: string }]>`
    select number, content ->> 'issuedOn' as day from document
    where content ->> 'subOrderNumber' = ${subOrderNumber} and type = 'INVOICE'`
  const csv = await app.request(booksApi.readCsv, { month: thisMonth() }, { ...store, language: 'de' })
  expect(String(await bytesOf(csv))).toBe(
    '\uFEFFNummer;Art;Datum;Leistungsdatum;Geschäftspartner;USt-IdNr.;Steuerfall;USt. %;Netto;USt.;Brutto;Darin Pfand, netto;' +
      'Zahlung;Lieferung;Bestellnummer des Käufers;Kostenstelle des Käufers\r\n' +
      `${number};Rechnung;${day};${day};"Gasthof ""Zum; Anker""";;In Deutschland steuerpflichtig;19;120,00;22,80;142,80;0,00;` +
      `Bezahlt;${subOrderNumber};;\r\n`,
  )
  const file = await app.request(booksApi.writeDatev, { month: thisMonth() }, store)
  const [, , ...rows] = (await bytesOf(file)).toString('latin1').split('\r\n')
  const dayMonth = day.slice(8) + day.slice(5, 7)
  expect(rows).toEqual([
    `142,80;"S";"EUR";;;;10001;8400;"";${dayMonth};"${number}";"";;"Rechnung Gasthof ""Zum; Anker""";;;;;;""` +
      `${';'.repeat(94)}0;${dayMonth}${day.slice(0, 4)}${';'.repeat(10)}`,
    '',
  ])
})

const sheetOf = (bytes: Buffer) => Object.values(read(bytes).Sheets)[0]!
