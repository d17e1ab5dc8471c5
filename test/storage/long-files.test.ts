import { afterAll, beforeAll, expect, test } from 'vitest'
import { ROWS_AT_ONCE } from '../../api/http/cursor.ts'
import { startRuns } from '../../api/work-runs.ts'
import * as runsApi from '../../contract/desk/runs.ts'
import * as receivablesApi from '../../contract/net-terms/receivables.ts'
import * as operatorPaymentsApi from '../../contract/operator/payments.ts'
import * as booksApi from '../../contract/books/books.ts'
import * as documentsApi from '../../contract/orders/documents.ts'
import * as emptiesApi from '../../contract/orders/empties.ts'
import * as listApi from '../../contract/range/list.ts'
import * as bulkApi from '../../contract/range/operator-bulk.ts'
import { read, utils } from '@e965/xlsx'
import { newId } from '../../api/platform/ids.ts'
import { createTestApp, type TestApp } from '../app.ts'
import { createMember, createProduct, createStore } from '../builders.ts'
import { doJobs } from '../do-jobs.ts'
import { createTermsScene } from '../orders/net-terms.ts'
import { createOrderedGoods } from '../orders/order-life.ts'
import { booksSettings, rowsOf } from '../trade/books.ts'
import { sourceFiles } from '../structure/source-files.ts'

let app: TestApp
let operator: { token: string }
beforeAll(async () => {
  app = await createTestApp({ isUnlimited: true })
  operator = await createMember(app.db, { isOperator: true, roles: ['ADMIN'] })
})
afterAll(() => app.close())

const COUNT = 2 * ROWS_AT_ONCE + 7
// Many of one key, and keys that only microseconds tell apart, on both sides of a page's end.
const at = `(n / 300) * interval '1 microsecond'`

/** As many rows as another, each with these values; `n` counts them. Nothing follows from them. */
async function copyRow(table: string, where: string, values: string) {
  const columns = await app.db<{ columnName: string }[]>`
    select quote_ident(column_name) as column_name from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER'`
  const names = columns.map(({ columnName }) => columnName)
  await app.db.begin(async (tx) => {
    await tx`set local session_replication_role = replica`
    await tx.unsafe(`
      insert into ${table} (${names.join(', ')})
      select ${names.map((name) => `made.${name}`).join(', ')}
      from generate_series(1, ${COUNT}) n, (select * from ${table} where ${where} limit 1) o,
        jsonb_populate_record(null::${table}, to_jsonb(o) || jsonb_build_object(${values})) made`)
  })
}

/** One cell of each line. */
async function cellsOf(file: File, cell: number): Promise<string[]> {
  const [, ...lines] = (await file.text()).trimEnd().split('\r\n')
  return lines.map((line) => line.split(';')[cell]!)
}
const sheetRows = async (file: File) =>
  utils.sheet_to_json<string[]>(Object.values(read(Buffer.from(await file.arrayBuffer())).Sheets)[0]!, { header: 1 })
const texts = (rows: readonly Record<string, unknown>[]) => rows.map(({ shown }) => String(shown))

test('an account of empties has every movement once, in the order of its list', async () => {
  const deposits = app.db.json([{ code: 'MEHRWEG_8', perPieces: 1 }])
  const { buyer, store, goods, ...life } = await createOrderedGoods(app, { quantity: 12, product: { deposits } })
  await life.pay()
  await life.supply('CONFIRM')
  await life.supply('SHIP', { carrier: 'DHL', trackingNumber: 'JJD 0001' })
  const where = `buyer_id = '${buyer.id}'`
  await copyRow('empties_movement', where, `'id', gen_random_uuid(), 'pieces', 1000 + n, 'at', o.at - ${at}`)
  const inOrder = await app.db.unsafe(
    `select pieces as shown from empties_movement where ${where} order by at desc, id`,
  )
  expect(inOrder).toHaveLength(COUNT + 1)
  const own = await app.request(emptiesApi.readCsv, { storeId: goods.storeId }, buyer)
  expect(await cellsOf(own, 3)).toEqual(texts(inOrder))
  const stores = await app.request(emptiesApi.readCsvOfStore, { companyId: buyer.id }, store)
  expect(await cellsOf(stores, 3)).toEqual(texts(inOrder))
})

test('refunds by transfer are in their file once, the longest waiting first', async () => {
  const life = await createOrderedGoods(app, { quantity: 12 })
  await life.pay()
  await life.supply('REJECT', { reason: 'Ausverkauft' })
  const where = `order_id = '${life.orderId}'`
  await copyRow('refund', where, `'id', gen_random_uuid(), 'amount_cents', 100 * n, 'created_at', o.created_at + ${at}`)
  const inOrder = await app.db.unsafe(
    `select to_char(amount_cents / 100.0, 'FM99990.00') as shown from refund where ${where} order by created_at, id`,
  )
  expect(inOrder).toHaveLength(COUNT + 1)
  const file = await app.request(operatorPaymentsApi.readTransferRefunds, {}, operator)
  expect(await cellsOf(file, 2)).toEqual(texts(inOrder))
})

test('the due list of a store has every receivable once, by its day', async () => {
  const { store, grant, ship } = await createTermsScene(app)
  await grant(1000, 30)
  const { number } = await ship(6)
  await copyRow('receivable', `number = '${number}'`, `'number', 'T9-' || n, 'due_on', o.due_on + n / 300`)
  const inOrder = await app.db`
    select number as shown from receivable where store_id = (select store_id from receivable where number = ${number})
    order by due_on, number`
  expect(inOrder).toHaveLength(COUNT + 1)
  const file = await app.request(receivablesApi.readCsv, { view: 'ALL' }, store)
  expect(await cellsOf(file, 0)).toEqual(texts(inOrder))
})

test('a file of products has each once, to the store and to operators', async () => {
  const { id: storeId } = await createStore(app.db)
  const member = await createMember(app.db, { storeId, roles: ['OWNER'] })
  const { skuId } = await createProduct(app.db, storeId)
  const values = `'sku_id', 'T' || n, 'supplier_sku', 'S' || n, 'updated_at', o.updated_at - ${at}`
  await copyRow('product', `sku_id = '${skuId}'`, values)
  const inOrder = await app.db`
    select sku_id, supplier_sku as shown from product where store_id = ${storeId} order by updated_at desc, sku_id desc`
  expect(inOrder).toHaveLength(COUNT + 1)
  const own = await app.request(listApi.exportRows, { view: 'ALL' }, member)
  const [{ slug }] = await app.db<[{ slug: string }]>`select slug from store where id = ${storeId}`
  const all = await app.request(bulkApi.exportRows, { filter: { view: 'ALL', store: slug } }, operator)
  await doJobs(app, startRuns)
  expect(await cellsOf(await app.request(runsApi.readFile, { id: own.id }, member), 0)).toEqual(texts(inOrder))
  expect(await cellsOf(await app.request(runsApi.readFile, { id: all.id }, operator), 0)).toEqual(
    inOrder.map((row) => String(row['skuId'])),
  )
})

test('the documents of a month are in its table and its file for DATEV once, in their order', async () => {
  const { store, buyer, ...life } = await createOrderedGoods(app, { quantity: 12 })
  await life.pay()
  await life.supply('CONFIRM')
  await life.supply('SHIP', { carrier: 'DHL', trackingNumber: 'JJD 0001' })
  await app.request(booksApi.writeSettings, booksSettings, store)
  const where = `order_id = '${life.orderId}' and type = 'INVOICE'`
  await copyRow(
    'document',
    where,
    `'number', 'T8' || lpad(n::text, 6, '0'), 'content', o.content || jsonb_build_object('number', 'T8' || lpad(n::text, 6, '0')),
      'issued_at', timestamptz '2025-03-31T21:59:59.999Z' - ${at}`,
  )
  const inOrder = await app.db.unsafe(
    `select number as shown from document where ${where} and issued_at < '2026-01-01' order by issued_at, number`,
  )
  expect(inOrder).toHaveLength(COUNT)
  const month = '2025-03'
  expect(await cellsOf(await app.request(booksApi.readCsv, { month }, store), 0)).toEqual(texts(inOrder))
  expect(await cellsOf(await app.request(documentsApi.readCsv, { month }, buyer), 0)).toEqual(texts(inOrder))
  const sheet = await app.request(documentsApi.readSheet, { month }, buyer)
  const [, ...rows] = await sheetRows(sheet)
  expect(rows.map(([number]) => number)).toEqual(texts(inOrder))
  const datev = await rowsOf(await app.request(booksApi.writeDatev, { month }, store))
  expect(datev.slice(2).map((row) => row[10])).toEqual(texts(inOrder))
})

test('the payouts of a month are in the file for DATEV with each of their lines once', async () => {
  const { store, buyer, ...life } = await createOrderedGoods(app, { quantity: 12 })
  const { storeId } = life.goods
  await app.request(booksApi.writeSettings, booksSettings, store)
  await life.pay()
  await life.supply('CONFIRM')
  await life.supply('SHIP', { carrier: 'DHL', trackingNumber: 'JJD 0001' })
  const [{ id }] = await app.db<[{ id: string }]>`
    select id from ledger_booking where store_id = ${storeId} and kind = 'SALE'`
  const newIdOf = `md5('${storeId}' || n)::uuid`
  const day = `timestamptz '2025-03-10T10:00:00Z'`
  await copyRow(
    'ledger_booking',
    `id = '${id}'`,
    `'id', ${newIdOf}, 'reference', 'T7' || n, 'booked_at', ${day} + ${at}`,
  )
  await copyRow(
    'ledger_entry',
    `booking_id = '${id}' and account = 'STORE'`,
    `'booking_id', ${newIdOf}, 'position', 1, 'amount_cents', -n`,
  )
  const [payoutId, runId] = [newId(), newId()]
  await app.db`
    insert into payout_run (id, delivered_until, created_by, created_at, approved_by, approved_at, transfer_file)
    values (${runId}, '2025-03-10', ${newId()}, '2025-03-10', ${newId()}, '2025-03-10', '')`
  await app.db`
    insert into payout (store_id, id, run_id, number, amount_cents, iban, holder, state, paid_at)
    values (${storeId}, ${payoutId}, ${runId}, 'A77-1', 4711, 'DE40987654329876543210', 'Tidemar', 'PAID', '2025-03-12')`
  await app.db`
    insert into payout_entry (booking_id, position, store_id, payout_id)
    select booking_id, position, ${storeId}, ${payoutId} from ledger_entry e join ledger_booking b on b.id = e.booking_id
    where b.store_id = ${storeId} and b.booked_at < '2026-01-01'`
  const inOrder = await app.db`
    select reference as shown from ledger_booking where store_id = ${storeId} and booked_at < '2026-01-01'
    order by booked_at, id`
  expect(inOrder).toHaveLength(COUNT)
  const file = await app.request(booksApi.writeDatev, { month: '2025-03', kind: 'PAYOUTS' }, store)
  const rows = (await rowsOf(file)).slice(2)
  expect(rows.map((row) => row[10])).toEqual([...texts(inOrder), 'A77-1'])
  expect(rows.at(-1)).toMatchObject({ 0: '47,11', 7: '1200' })
})

/** What bounds a file that is written as a whole, so that no list of any length stands in memory. */
const whole = {
  'api/goods-in/sheets/read-sheets.ts': 'MOST_SHEETS shipments',
  'api/operated-stores/seller-report.ts': 'a row for each store',
  'api/orders/documents/booked/booked-table.ts':
    'the sheet (XLSX) alone: the cells of a month of one company or store, as the library packs a workbook that is whole',
}

test('any other file of a list is written while it is read', () => {
  const writing = sourceFiles(['api']).filter(
    ({ path, text }) => !/write-(csv|xlsx)\.ts$/.test(path) && /\bwrite(Csv|Xlsx)\(/.test(text),
  )
  expect(writing.map(({ path }) => path).toSorted()).toEqual(Object.keys(whole))
})
