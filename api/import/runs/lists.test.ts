import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { changeKinds, type ChangeKind } from '../../../contract/change-sets/fields.ts'
import * as importsApi from '../../../contract/import/imports.ts'
import type { InputOf } from '../../../contract/platform/endpoint.ts'
import { berlinDay } from '../../../contract/platform/values.ts'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { createMember } from '../../../test/builders.ts'
import { createImporting, type Importing } from '../../../test/range/importing.ts'

let app: TestApp
let importing: Importing
beforeAll(async () => {
  app = await createTestApp({ connections: 10, isUnlimited: true })
  importing = await createImporting(app)
})
afterAll(() => app.close())

const file = `supplier_sku;price;stock;minimum_quantity
C1;4,30;1000;
C2;4,20;900;
C3;4,40;0;24
C4;4,20;1000;`

async function shown(id: string) {
  const lines = async (change: ChangeKind) =>
    (await app.request(importsApi.listLines, { id, kind: 'CHANGED', change }, importing.member)).items
  const byChange = await Promise.all(changeKinds.map(async (change) => [change, await lines(change)] as const))
  return Object.fromEntries(byChange)
}

test('changed lines are shown by what they change: one that changes several things stands in each', async () => {
  for (const sku of ['C1', 'C2', 'C3', 'C4']) await importing.product(sku)
  const { id } = await importing.add(file)
  expect(await importing.compare(id)).toMatchObject({
    counts: { CHANGED: 3, SAME: 1 },
    changes: { PRICES: 2, STOCK: 2, OTHERS: 1 },
  })
  const before = await shown(id)
  expect(before).toMatchObject({
    PRICES: [
      { supplierSku: 'C1', oldPrice: 4.2, newPrice: 4.3, fields: ['PRICE'], oldStock: null, newStock: null },
      { supplierSku: 'C3', oldPrice: 4.2, newPrice: 4.4, fields: ['PRICE', 'MINIMUM', 'STOCK'] },
    ],
    STOCK: [
      { supplierSku: 'C2', oldStock: 1000, newStock: 900, fields: ['STOCK'] },
      { supplierSku: 'C3', oldStock: 1000, newStock: 0 },
    ],
    OTHERS: [{ supplierSku: 'C3' }],
  })

  // Those that an earlier version has compared are as well, once the migration has been over them.
  await app.db`update import_line set fields = '{}', old_pieces = null, new_pieces = null`
  await app.db`update import_run set figures = null`
  expect((await importing.read(id)).changes).toEqual({ PRICES: 0, STOCK: 0, OTHERS: 0 })
  const migration = readFileSync('db/migrations/0773_import_lines_by_change.sql', 'utf8')
  await app.db.unsafe(migration.slice(migration.indexOf('update import_line')))
  expect(sorted(await shown(id))).toEqual(sorted(before))
})

test('what a file adds up to is counted once, and anew with each comparison', async () => {
  for (const sku of ['A1', 'A2']) await importing.product(sku)
  const { id } = await importing.add('sku,price\nA1,4.30\nA2,4.30')
  await importing.compare(id)
  await app.db`update import_line set kind = 'SAME', percent = 0 where run_id = ${id} and supplier_sku = 'A1'`
  const counted = { counts: { CHANGED: 2, SAME: 0 }, prices: { count: 2 }, changes: { PRICES: 2 } }
  expect(await importing.read(id)).toMatchObject(counted)
  await app.db`update product set price_cents = 430, final_price_cents = 430 where supplier_sku = 'A1' and store_id = ${importing.storeId}`
  const again = { counts: { CHANGED: 1, SAME: 1 }, prices: { count: 1 }, changes: { PRICES: 1 } }
  expect(await importing.compare(id)).toMatchObject(again)
})

const sorted = (byChange: Awaited<ReturnType<typeof shown>>) =>
  Object.values(byChange).map((lines) => lines.map((line) => ({ ...line, fields: line.fields.toSorted() })))

test('a file is given up before it counts, also while it is compared, and changes nothing any more', async () => {
  const importing = await createImporting(app)
  await importing.product('C1')
  const { member } = importing
  const stored = () => app.db`select price_cents, status from product where store_id = ${importing.storeId}`
  const before = await stored()
  const cancel = (id: string) => app.request(importsApi.cancel, { id }, member)
  const waiting = await importing.add(file)
  const { columns } = await importing.read(waiting.id)
  await app.request(importsApi.compare, { id: waiting.id, columns: columns.map(({ means }) => means) }, member)
  expect(await cancel(waiting.id)).toMatchObject({ state: 'CANCELLED', changeSet: null })
  expect(await cancel(waiting.id)).toMatchObject({ state: 'CANCELLED' })
  await importing.work()
  expect(await importing.read(waiting.id)).toMatchObject({ state: 'CANCELLED', readTo: 0 })
  const compared = await importing.compare((await importing.add(file)).id)
  await cancel(compared.id)
  expect(await app.refusal(importsApi.apply, { id: compared.id }, member)).toMatchObject({ code: 'IMPORT_STATE' })
  expect(await stored()).toEqual(before)
  const applied = await importing.compare((await importing.add(file)).id)
  await importing.apply(applied.id)
  expect(await app.refusal(importsApi.cancel, { id: applied.id }, member)).toMatchObject({ code: 'IMPORT_STATE' })
})

test('the list is narrowed by state, by who brought the file and by the day', async () => {
  const importing = await createImporting(app)
  const { member, storeId } = importing
  const first = await importing.add(file)
  const other = await createMember(app.db, { storeId, roles: ['CATALOGUE'] })
  const second = await app.request(importsApi.add, { file: new File([file], 'zweite.csv') }, other)
  await app.request(importsApi.cancel, { id: second.id }, other)
  const found = async (input: InputOf<typeof importsApi.list>) =>
    (await app.request(importsApi.list, input, member)).items.map(({ id }) => id)
  const { members, count } = await app.request(importsApi.list, {}, member)
  expect(members.map(({ id }) => id).toSorted()).toEqual([member.id, other.id].toSorted())
  expect(count.value).toBe(2)
  expect(await found({ state: 'CANCELLED' })).toEqual([second.id])
  expect(await found({ by: member.id })).toEqual([first.id])
  const day = berlinDay(app.deps.clock.now())
  expect(await found({ from: day, to: day })).toEqual([second.id, first.id])
  expect(await found({ to: '2026-01-01' })).toEqual([])
})
