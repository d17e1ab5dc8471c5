import { unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as documentsApi from '../../../../contract/orders/documents.ts'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { createBuyer } from '../../../../test/builders.ts'
import { createOrderedGoods } from '../../../../test/orders/order-life.ts'

let app: TestApp
let life: Awaited<ReturnType<typeof createOrderedGoods>>
let number: string
beforeAll(async () => {
  app = await createTestApp()
  life = await createOrderedGoods(app)
  await life.pay()
  await life.supply('CONFIRM')
  await life.supply('SHIP', { carrier: 'DHL' })
  number = (await life.part()).documents[0]!.number
  // Half an hour before midnight in UTC is the next month in Germany.
  await copy(1, '2026-06-30T22:30:00Z')
  await copy(2, '2026-06-30T21:30:00Z')
  await app.db`
    update document set content = jsonb_set(content, '{seller,companyName}', '"=Böse; \\"GmbH\\""')
    where number = ${`${number}1`}`
})
afterAll(() => app.close())

/** The document again under another number and day, undrawn. */
const copy = (n: number, at: string) => app.db`
  insert into document (buyer_id, order_id, store_id, number, type, content, issued_at)
  select buyer_id, order_id, store_id, number || ${n}, type, content
      || jsonb_build_object('number', number || ${n},
        'issuedOn', to_char(${at}::timestamptz at time zone 'Europe/Berlin', 'YYYY-MM-DD')), ${at}
  from document where number = ${number}`
const zipOf = async (month: string) => {
  const file = await app.request(documentsApi.readZip, { month }, { ...life.buyer, language: 'de' })
  return unzipSync(new Uint8Array(await file.arrayBuffer()))
}

test('months are those in Germany, newest first, with count and sum', async () => {
  const { months } = await app.request(documentsApi.listMonths, {}, { ...life.buyer, language: 'de' })
  const { grossTotalText } = months[0]!
  expect(months.slice(1)).toEqual(
    ['2026-07', '2026-06'].map((month) => ({ month, count: 1, grossTotal: months[0]!.grossTotal, grossTotalText })),
  )
  expect(grossTotalText).toMatch(/^\d+,\d\d\s€$/)
})

test('a month lists its documents by page, to their buyer alone', async () => {
  const page = await app.request(documentsApi.list, { month: '2026-07' }, life.buyer)
  expect(page).toMatchObject({
    totalItems: 1,
    items: [{ number: `${number}1`, type: 'INVOICE', orderId: life.orderId }],
  })
  expect((await app.request(documentsApi.list, { month: '2026-07', page: 2 }, life.buyer)).totalItems).toBe(1)
  const other = await createBuyer(app.db)
  const none = { months: [], choices: { stores: [], years: [], costCentres: [] } }
  expect(await app.request(documentsApi.listMonths, {}, other)).toEqual(none)
  expect(await app.refusal(documentsApi.readZip, { month: '2026-07' }, other)).toMatchObject({ status: 404 })
})

test.each([
  ['PAID', 0, 'PAID', 'Bezahlt'],
  ['PARTIALLY_REFUNDED', 0, 'PAID', 'Bezahlt'],
  ['AUTHORIZED', 0, 'AUTHORIZED', 'Zahlung reserviert'],
  ['UNPAID', 2, 'OPEN', 'Offen'],
  ['FAILED', -2, 'OVERDUE', 'Überfällig'],
  ['RELEASED', 0, null, ''],
] as const)('an invoice of an order that is %s, due in %i days, is %s', async (status, days, payment, paymentText) => {
  const due = new Date(app.deps.clock.now().getTime() + days * 86_400_000)
  const before = await app.db`select payment_status, payment_due_at from orders where id = ${life.orderId}`
  await app.db`update orders set payment_status = ${status}, payment_due_at = ${due} where id = ${life.orderId}`
  const { items } = await app.request(documentsApi.list, { month: '2026-07' }, { ...life.buyer, language: 'de' })
  expect(items).toMatchObject([{ type: 'INVOICE', payment, paymentText }])
  await app.db`update orders set ${app.db(before[0]!)} where id = ${life.orderId}`
})

test('a correction says whether its money is back; a delivery note says nothing', async () => {
  const again = await createOrderedGoods(app)
  await again.pay()
  await again.supply('CONFIRM')
  await again.supply('SHIP', { carrier: 'DHL' })
  await again.supply('MARK_DELIVERED')
  await again.act('REQUEST_RETURN')
  await again.supply('ACCEPT_RETURN')
  const payments = async () => {
    const { months } = await app.request(documentsApi.listMonths, {}, again.buyer)
    const { items } = await app.request(documentsApi.list, { month: months[0]!.month }, again.buyer)
    return Object.fromEntries(items.map(({ type, payment }) => [type, payment]))
  }
  const paid = { INVOICE: 'PAID', DELIVERY_NOTE: null }
  expect(await payments()).toEqual({ ...paid, CREDIT_NOTE: 'REFUND_COMING' })
  await app.db`update refund set paid_back_at = now() where order_id = ${again.orderId}`
  expect(await payments()).toEqual({ ...paid, CREDIT_NOTE: 'REFUNDED' })
})

test('the ZIP of a month holds its PDFs and an overview, under names that sort', async () => {
  const files = await zipOf('2026-06')
  expect(Object.keys(files)).toEqual(['2026-06-00_Uebersicht.csv', `2026-06-30_Rechnung-${number}2_tidemar-gmbh.pdf`])
  expect(Buffer.from(Object.values(files)[1]!).toString('latin1', 0, 5)).toBe('%PDF-')
  expect(Object.keys(files).toSorted()).toEqual(Object.keys(files))
})

test('the overview is what a spreadsheet reads, and no formula of a name', async () => {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(
    (await zipOf('2026-07'))['2026-07-00_Uebersicht.csv'],
  )
  const [head, line] = text.split('\r\n')
  expect(head).toBe('\uFEFFDatum;Nummer;Art;Lieferant;Bestellung;Netto;USt;Brutto;Bestellnummer;Kostenstelle')
  expect(line).toMatch(
    new RegExp(`^2026-07-01;${number}1;Rechnung;"'=Böse; ""GmbH""";T\\d+;\\d+,\\d\\d;\\d+,\\d\\d;\\d+,\\d\\d;;$`),
  )
})

test('a month of 500 documents is one ZIP', async () => {
  for (let n = 1; n <= 500; n++) if (n > 2) await copy(n, '2026-03-05T10:00:00Z')
  const [drawn] = await app.db<{ pdf: Buffer }[]>`select pdf from document_file limit 1`
  await app.db`
    insert into document_file (number, pdf, sha256, drawn_at)
    select number, ${drawn!.pdf}, sha256(${drawn!.pdf}), now() from document
    where issued_at = '2026-03-05T10:00:00Z'`
  expect(Object.keys(await zipOf('2026-03'))).toHaveLength(499)
})

test('an account reads six ZIPs a minute', async () => {
  const { buyer } = await createOrderedGoods(app)
  for (let n = 0; n < 6; n++) await app.refusal(documentsApi.readZip, { month: '2026-01' }, buyer)
  expect(await app.refusal(documentsApi.readZip, { month: '2026-01' }, buyer)).toMatchObject({ code: 'RATE_LIMITED' })
})
