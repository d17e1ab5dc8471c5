import { expect } from 'vitest'
import * as booksApi from '../../contract/books/books.ts'
import type { TotalsCents } from '../../contract/totals.ts'
import type { TestApp } from '../app.ts'
import { centsOf, rowsOf } from './books.ts'

type Issued = { number: string; type: string; taxCase: string; totals: TotalsCents; kinds: string[] }

/** The store's files of all months against its documents, each and in all. Answers what these are about, once for each. */
export async function filesHold(app: TestApp, { storeId, supplier }: { storeId: string; supplier: { token: string } }) {
  const documents = await app.db<Issued[]>`
    select number, type, content -> 'totals' ->> 'taxCase' as tax_case, content -> 'totals' as totals,
      (select array_agg(line ->> 'kind') from jsonb_array_elements(content -> 'lines') line) as kinds
    from document where store_id = ${storeId} and type <> 'DELIVERY_NOTE' order by number`
  const { months } = await app.request(booksApi.read, {}, supplier)
  const [posted, listed] = [new Map<string, number>(), new Map<string, number>()]
  const add = (sums: Map<string, number>, number: string, cents: number) =>
    sums.set(number, (sums.get(number) ?? 0) + cents)
  for (const { month } of months) {
    const datev = await rowsOf(await app.request(booksApi.writeDatev, { month, kind: 'DOCUMENTS' }, supplier))
    for (const row of datev.slice(2)) add(posted, row[10]!, (row[1] === 'S' ? 1 : -1) * centsOf(row[0]!))
    const table = await rowsOf(await app.request(booksApi.readCsv, { month }, { ...supplier, language: 'de' }))
    for (const row of table.slice(1)) add(listed, row[0]!, centsOf(row[10]!))
  }
  const sums = documents.map(({ number, totals }) => [number, totals.gross])
  expect(documents.map(({ number }) => [number, posted.get(number) ?? 0])).toEqual(sums)
  const coupons = await app.db<{ number: string; cents: number }[]>`
    select s.sub_order_number as number, -sum(e.amount_cents)::bigint as cents
    from ledger_booking b join ledger_entry e on e.booking_id = b.id and e.account = 'STORE'
    join sub_order s on s.buyer_id = b.buyer_id and s.order_id = b.order_id and s.store_id = b.store_id
    where b.store_id = ${storeId} and b.kind = 'COUPON' group by 1 order by 1`
  const owed = coupons.map(({ number, cents }) => [number, cents])
  expect(coupons.map(({ number }) => [number, posted.get(number)])).toEqual(owed)
  expect([...listed].toSorted(([a], [b]) => (a < b ? -1 : 1))).toEqual(sums)
  const whole = documents.reduce((cents, { totals }) => cents + totals.gross, 0)
  expect(months.reduce((cents, { grossTotal }) => cents + Math.round(grossTotal * 100), 0)).toBe(whole)
  return documents.flatMap(({ taxCase, kinds }) => [taxCase, ...new Set(kinds.map((kind) => kind.toLowerCase()))])
}
