import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as changeSetsApi from '../../../contract/change-sets/change-sets.ts'
import * as importsApi from '../../../contract/import/imports.ts'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { createMember } from '../../../test/builders.ts'
import { atOnce } from '../../../test/at-once.ts'
import { doJobs } from '../../../test/do-jobs.ts'
import { startRunWorker } from '../../desk/runs/work-run.ts'
import { productsRun } from '../../range/many/act-on-many.ts'
import { startImportWorker } from './work-import.ts'

import { createImporting, type Importing } from '../../../test/range/importing.ts'

let app: TestApp
let importing: Importing
beforeAll(async () => {
  app = await createTestApp({ connections: 10, isUnlimited: true })
})
afterAll(() => app.close())
beforeEach(async () => {
  importing = await createImporting(app)
})

const stored = () => app.db`
  select supplier_sku as sku, price_cents as price, status, k.on_hand as stock
  from product left join stock k using (sku_id) where store_id = ${importing.storeId} order by 1`

const file = `Art.-Nr.;Bezeichnung;Preis;Bestand;Warengruppe;Farbe
A1;Espresso;4,30;900;kaffee-bohne;rot
A2;Espresso;4,20;1000;kaffee-bohne;rot
N1;Neuer Espresso;5,00;10;kaffee-bohne;rot
A3;Espresso;teuer;1;kaffee-bohne;rot
A1;Espresso;4,40;1;kaffee-bohne;rot
N2;Ohne Gruppe;5,00;1;gibt-es-nicht;rot`

test('a file is matched, compared, applied and taken back; what is refused is named', async () => {
  for (const sku of ['A1', 'A2', 'A3', 'A4']) await importing.product(sku)
  const added = await importing.add(file)
  expect(added.columns.map(({ means }) => means)).toEqual([
    'supplier_sku',
    'name_de',
    'price',
    'stock',
    'category',
    null,
  ])
  const compared = await importing.compare(added.id)
  expect(compared).toMatchObject({
    state: 'COMPARED',
    counts: { CHANGED: 1, NEW: 1, SAME: 1, REFUSED: 3, MISSING: 1 },
    prices: { count: 1, up: 1, down: 0, meanPercent: 2.4, largeCount: 0 },
  })
  expect(await importing.lines(added.id, 'CHANGED')).toMatchObject([
    { line: 2, oldPrice: 4.2, newPrice: 4.3, percent: 2.4 },
  ])
  expect((await importing.lines(added.id, 'REFUSED')).map(({ line }) => line)).toEqual([5, 6, 7])
  expect(await importing.lines(added.id, 'MISSING')).toMatchObject([{ supplierSku: 'A4', line: null }])
  const refused = await app.request(importsApi.readRefused, { id: added.id }, importing.member)
  expect((await refused.text()).split('\r\n')).toHaveLength(5)
  expect(await stored()).toMatchObject([{ price: 420 }, { price: 420 }, { price: 420 }, { price: 420 }])

  await importing.apply(added.id)
  await importing.work()
  expect(await importing.read(added.id)).toMatchObject({ state: 'APPLIED', changeSet: { state: 'APPLIED' } })
  expect(await stored()).toMatchObject([
    { sku: 'A1', price: 430, stock: 900 },
    { sku: 'A2', price: 420, stock: 1000 },
    { sku: 'A3', price: 420 },
    { sku: 'A4', price: 420 },
    { sku: 'N1', price: 500, status: 'IN_REVIEW', stock: 10 },
  ])
  await app.request(changeSetsApi.undo, { id: (await importing.read(added.id)).changeSet!.id }, importing.member)
  await importing.work()
  expect((await stored())[0]).toMatchObject({ price: 420, stock: 1000 })

  // What the columns mean is remembered, and a file that changes nothing writes nothing.
  const again = await importing.add('ART.-NR.;Farbe\nA1;rot')
  expect(again.columns.map(({ means }) => means)).toEqual(['supplier_sku', null])
  expect((await importing.compare(again.id)).counts).toMatchObject({ SAME: 1, CHANGED: 0 })
})

test('dated prices wait for their day, and large ones have to be meant', async () => {
  await importing.product('A1')
  const { id } = await importing.add('sku,price\nA1,8.40')
  expect(await importing.compare(id)).toMatchObject({ prices: { largeCount: 1 } })
  expect(await app.refusal(importsApi.apply, { id }, importing.member)).toMatchObject({ code: 'LARGE_CHANGES' })
  const day = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10)
  await importing.apply(id, { confirmedLarge: true, validFrom: day })
  await importing.work()
  expect(await importing.read(id)).toMatchObject({ validFrom: day, changeSet: { state: 'SCHEDULED' } })
  expect(await stored()).toMatchObject([{ price: 420 }])
})

test('of two who apply at once one wins', async () => {
  await importing.product('A1')
  const { id } = await importing.add('sku,price\nA1,4.30')
  await importing.compare(id)
  const { done, refused } = await atOnce(5, () => importing.apply(id))
  expect(done).toHaveLength(1)
  expect(refused.map(({ code }) => code)).toEqual(Array(4).fill('IMPORT_STATE'))
})

test('files that are no table, have too many columns or declare entities are refused with a reason', async () => {
  expect(await app.refusal(importsApi.add, { file: new File(['%PDF-1.7'], 'a.csv') }, importing.member)).toMatchObject({
    code: 'FILE_REFUSED',
  })
  const wide = await importing.add(Array.from({ length: 10_000 }, (_, at) => `c${at}`).join(';'))
  expect(wide).toMatchObject({ state: 'UNUSABLE', problem: expect.stringContaining('10000') as string })
  expect(await importing.add('')).toMatchObject({ state: 'UNUSABLE' })
  const bomb = await importing.add(
    '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "bbb">]><BMECAT><T_NEW_CATALOG/></BMECAT>',
    'a.xml',
  )
  await importing.work()
  expect(await importing.read(bomb.id)).toMatchObject({
    state: 'UNUSABLE',
    problem: expect.stringContaining('entities') as string,
  })
})

test('a worker that was cut off goes on where it was', async () => {
  await importing.product('A1')
  const body = Array.from({ length: 1200 }, (_, at) => `X${at};Tee;kaffee-bohne;2,00`).join('\n')
  const { id } = await importing.add(`sku;name;kategorie;preis\n${body}`)
  const { columns } = await importing.read(id)
  await app.request(importsApi.compare, { id, columns: columns.map(({ means }) => means) }, importing.member)
  await doJobs(app, startImportWorker)
  expect(await importing.read(id)).toMatchObject({ counts: { NEW: 1200 }, readTo: 1201 })
  // As a kill between its second batch and its end leaves it.
  await app.db`delete from import_line where run_id = ${id} and (place > 1001 or kind = 'MISSING')`
  await app.db`update import_run set state = 'READING', read_to = 1001 where id = ${id}`
  await app.deps.jobs.send(app.db, 'import', { id })
  await importing.work()
  expect(await importing.read(id)).toMatchObject({ state: 'COMPARED', counts: { NEW: 1200, MISSING: 1 } })
})

const bmecat = readFileSync(new URL('../fixtures/bmecat-2005.1-lohwieser.xml', import.meta.url), 'utf8')
type Expected = {
  summary: {
    articles: number
    new: number
    up: number
    down: number
    same: number
    above10Percent: number
    meanPercentOfChanged: number
  }
  articles: { supplierSku: string; change: string; oldCents: number | null; newCents: number; percent: number | null }[]
}
const expected = JSON.parse(
  readFileSync(new URL('../fixtures/bmecat-2005.1-lohwieser.expected.json', import.meta.url), 'utf8'),
) as Expected

test('german-trade § 8: a BMEcat gives what is expected of it, and nothing when it comes again', async () => {
  await app.db`
    insert into category (slug, parent_slug, name_de, name_en, sort, tax_rate_bp, show_in_footer)
    select i, null, i, i, 9, 1900, false from unnest(array['sample-root']) i on conflict do nothing`
  for (const slug of new Set([...bmecat.matchAll(/GROUP_ID>([^<]+)</g)].map(([, group]) => group!)))
    await app.db`
      insert into category (slug, parent_slug, name_de, name_en, sort, tax_rate_bp, show_in_footer)
      values (${slug}, 'sample-root', ${slug}, ${slug}, 9, 1900, false) on conflict do nothing`
  for (const { supplierSku, oldCents } of expected.articles)
    if (oldCents !== null)
      await importing.product(supplierSku, {
        priceCents: oldCents,
        finalPriceCents: oldCents,
        countPerBox: 20,
        minimumQuantity: 20,
      })
  await app.db`update product set count_per_box = 240 where store_id = ${importing.storeId}`
  const { id } = await importing.add(bmecat, 'lohwieser.xml')
  await importing.work()
  const run = await importing.read(id)
  const all = [
    ...(await importing.lines(id, 'CHANGED')),
    ...(await importing.lines(id, 'SAME')),
    ...(await importing.lines(id, 'NEW')),
  ]
  const { summary } = expected
  expect(all.length).toBe(summary.articles)
  expect(run.prices).toMatchObject({
    up: summary.up,
    down: summary.down,
    largeCount: summary.above10Percent,
    meanPercent: summary.meanPercentOfChanged,
    byCase: 1,
  })
  const cents = (euros: number | null) => (euros === null ? null : Math.round(euros * 100))
  const shown = all.map(({ supplierSku, oldPrice, newPrice, percent }) => ({
    supplierSku,
    oldCents: cents(oldPrice),
    newCents: cents(newPrice),
    percent,
  }))
  const expectedLines = expected.articles.map(({ supplierSku, oldCents, newCents, percent }) => ({
    supplierSku,
    oldCents,
    newCents,
    percent,
  }))
  const bySku = (a: { supplierSku: string }, b: { supplierSku: string }) => a.supplierSku.localeCompare(b.supplierSku)
  expect(shown.toSorted(bySku)).toEqual(expectedLines.toSorted(bySku))
  await importing.apply(id, { confirmedLarge: true })
  await importing.work()
  const before = await app.db`select sku_id, updated_at from product where store_id = ${importing.storeId} order by 1`
  const again = await importing.add(bmecat, 'lohwieser.xml')
  await importing.work()
  expect((await importing.read(again.id)).counts).toEqual({ SAME: 30, CHANGED: 0, NEW: 0, REFUSED: 0, MISSING: 0 })
  await importing.apply(again.id)
  await importing.work()
  expect(await app.db`select sku_id, updated_at from product where store_id = ${importing.storeId} order by 1`).toEqual(
    before,
  )
})

test('what a file lacks is paused where the store says so, once, and never what another store sells', async () => {
  for (const sku of ['A1', 'A2', 'A3']) await importing.product(sku)
  await importing.product('A4', { status: 'PAUSED' })
  const other = await createImporting(app)
  await other.product('A2')
  const { id } = await importing.compare((await importing.add('Art.-Nr.;Preis\nA1;4,20')).id)
  expect(await importing.read(id)).toMatchObject({ counts: { MISSING: 3 }, missingOnSale: 2 })
  await expect(app.request(importsApi.pauseMissing, { id }, other.member)).rejects.toMatchObject({ status: 404 })
  const warehouse = await createMember(app.db, { storeId: importing.storeId, roles: ['WAREHOUSE'] })
  await expect(app.request(importsApi.pauseMissing, { id }, warehouse)).rejects.toMatchObject({ status: 403 })

  const caller = { ...importing.member, headers: { 'idempotency-key': crypto.randomUUID() } }
  const { done } = await atOnce(2, () => app.request(importsApi.pauseMissing, { id }, caller))
  expect(done).toHaveLength(2)
  expect(new Set(done.map((run) => run.id)).size).toBe(1)
  await doJobs(app, (deps) => startRunWorker(deps, { products: productsRun }))
  expect((await stored()).map(({ status }) => status)).toEqual(['ACTIVE', 'PAUSED', 'PAUSED', 'PAUSED'])
  expect((await importing.read(id)).missingOnSale).toBe(0)
  await expect(app.request(importsApi.pauseMissing, { id }, importing.member)).rejects.toMatchObject({
    code: 'IMPORT_STATE',
  })
  expect(await app.db`select status from product where store_id = ${other.storeId}`).toMatchObject([
    { status: 'ACTIVE' },
  ])
})
