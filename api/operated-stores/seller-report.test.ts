import { afterAll, beforeAll, expect, test } from 'vitest'
import * as reportApi from '../../contract/operator/seller-report.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { createMember } from '../../test/builders.ts'
import { createOrderedGoods } from '../../test/orders/order-life.ts'
import { writeCommissionRate } from '../ledger/commission-rates.ts'
import { findSellers } from './seller-report.ts'

let app: TestApp
let nina: { token: string }
beforeAll(async () => {
  app = await createTestApp({ isUnlimited: true })
  nina = await createMember(app.db, { isOperator: true, roles: ['FINANCE'] })
})
afterAll(() => app.close())

const parcel = { carrier: 'DHL', trackingNumber: 'JJD 0001' }
const year = new Date().getUTCFullYear()

/** What the documents of a store say for the year. */
async function sumOfDocuments(storeId: string) {
  const [row] = await app.db<[{ cents: number }]>`
    select sum((content -> 'totals' ->> 'gross')::bigint)::bigint as cents from document
    where store_id = ${storeId} and type <> 'DELIVERY_NOTE'`
  return row.cents
}

test('german-trade § 9: the report of a year adds up to the documents of that year, its fees to what was booked, by quarter', async () => {
  const lives = [await createOrderedGoods(app), await createOrderedGoods(app)]
  for (const life of lives) {
    const { storeId, skuId } = life.goods
    await writeCommissionRate(app.db, { storeId, category: null, rateBp: 1200, validFrom: '2020-01-01' })
    await life.pay()
    await life.supply('CONFIRM')
    await life.supply('SHIP', parcel)
    if (life === lives[0]) await life.supply('ACCEPT_RETURN', { lines: [{ productSkuId: skuId, quantity: 6 }] })
  }
  const sellers = await findSellers(app.db, year)
  expect(sellers).toHaveLength(2)
  for (const { goods, orderId } of lives) {
    const [store] = await app.db<[{ slug: string }]>`select slug from store where id = ${goods.storeId}`
    const { quarters } = sellers.find(({ slug }) => slug === store.slug)!
    const sum = (name: 'grossCents' | 'feeCents') => quarters.reduce((cents, quarter) => cents + quarter[name], 0)
    expect(sum('grossCents')).toBe(await sumOfDocuments(goods.storeId))
    const [fee] = await app.db<[{ cents: number }]>`
      select -sum(e.amount_cents)::bigint as cents from ledger_booking b join ledger_entry e on e.booking_id = b.id
      where b.order_id = ${orderId} and e.account in ('COMMISSION', 'COMMISSION_TAX')`
    expect(sum('feeCents')).toBe(fee.cents)
  }
  // Half of the goods of the first one came back.
  const sold = await Promise.all(lives.map(({ goods }) => sumOfDocuments(goods.storeId)))
  expect(sold[0]).toBeLessThan(sold[1]!)
  expect(await findSellers(app.db, year - 1)).toEqual([])
})

test('a document of the last minute of a year in Germany is of that year', async () => {
  const { goods, pay, supply } = await createOrderedGoods(app)
  await pay()
  await supply('CONFIRM')
  await supply('SHIP', parcel)
  const { storeId } = goods
  await app.db`update document set issued_at = '2029-12-31T22:59:00Z' where store_id = ${storeId}`
  const [store] = await app.db<[{ slug: string }]>`select slug from store where id = ${storeId}`
  const quarters = (await findSellers(app.db, 2029)).find(({ slug }) => slug === store.slug)!.quarters
  expect(quarters).toMatchObject([{ quarter: 4, sales: 1 }])
})

test('the file names the seller, its numbers, establishments and four quarters, as CSV and for Excel', async () => {
  const [{ name }] = await app.db<[{ name: string }]>`
    update store set establishments = '[{"isoCode": "AT", "taxId": "ATU12345678"}, {"isoCode": "FR", "taxId": ""}]', country_id = 2
    where id = (select store_id from document where extract(year from issued_at) = ${year} limit 1) returning name`
  const csv = Buffer.from(await (await app.request(reportApi.readCsv, { year }, nina)).arrayBuffer()).toString('utf8')
  const [head, first, ...rows] = csv.trimEnd().split('\r\n')
  expect(head).toContain('Company;Street;Postcode')
  expect(head).toContain('Fees with VAT Q4')
  const names = head!.split(';')
  const place = names.indexOf('Establishments in other states of the EU')
  const stated = [first!, ...rows].map((row) => [row.split(';')[0], row.split(';')[place]])
  expect(stated).toContainEqual([name, 'AT ATU12345678, FR'])
  expect(stated.filter(([, shown]) => shown === '')).toHaveLength(stated.length - 1)
  expect(first).toMatch(/Tidemar GmbH;Kai 1;20457;Hamburg;(DE|AT);DE136695976/)
  const country = names.indexOf('Country and permanent establishment')
  const abroad = [first!, ...rows].map((row) => row.split(';')).filter((cells) => cells[country] === 'AT')
  expect(abroad.map(([seller]) => seller)).toEqual([name])
  const sheet = Buffer.from(await (await app.request(reportApi.readSheet, { year }, nina)).arrayBuffer())
  expect(sheet.subarray(0, 2).toString()).toBe('PK')
})
