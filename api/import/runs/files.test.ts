import { utils, write } from '@e965/xlsx'
import { zipSync } from 'fflate'
import { readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as importsApi from '../../../contract/import/imports.ts'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { createImporting, type Importing } from '../../../test/range/importing.ts'

let app: TestApp
let importing: Importing
beforeAll(async () => {
  app = await createTestApp({ isUnlimited: true })
})
afterAll(() => app.close())
beforeEach(async () => {
  importing = await createImporting(app)
})

test.each([
  ['Windows-1252', (text: string) => Buffer.from(text, 'latin1')],
  ['UTF-8 with a mark', (text: string) => Buffer.from(`\uFEFF${text}`)],
  ['UTF-16', (text: string) => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')])],
])('a list in %s is read as it was meant', async (_, bytesOf) => {
  await importing.product('A1')
  const { id } = await importing.add(bytesOf('Artikelnummer;Bezeichnung;Preis\nA1;Käse süß;4,30\n'))
  expect((await importing.read(id)).columns.map(({ header }) => header)).toEqual([
    'Artikelnummer',
    'Bezeichnung',
    'Preis',
  ])
  expect((await importing.compare(id)).counts).toMatchObject({ CHANGED: 1, REFUSED: 0 })
})

test('of two columns that are called alike the one that means something is what the next file is read by', async () => {
  await importing.product('A1')
  const twice = await importing.add('Artikelnummer;Preis;Preis\nA1;4,30;alt\n')
  expect((await importing.compare(twice.id)).counts).toMatchObject({ CHANGED: 1 })
  const { columns } = await importing.add('Artikelnummer;Preis\nA1;4,40\n')
  expect(columns.map(({ means }) => means)).toEqual(['supplier_sku', 'price'])
})

test('a workbook is a list: numbers stay numbers, and a formula is its value', async () => {
  for (const sku of ['A1', 'A2']) await importing.product(sku)
  const rows = [
    ['Artikelnummer', 'Preis', 'Bestand'],
    ['A1', 4.3, 1000],
    ['A2', { t: 'n', v: 5, f: '2+3' }, '1000'],
  ]
  const book = utils.book_new(utils.aoa_to_sheet(rows), 'Liste')
  const { id } = await importing.add(write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer, 'liste.xlsx')
  expect((await importing.compare(id)).counts).toMatchObject({ CHANGED: 2, REFUSED: 0 })
  expect((await importing.lines(id, 'CHANGED')).map(({ newPrice }) => newPrice)).toEqual([4.3, 5])
})

test('a workbook that unpacks to far more than it is, or is none, is refused with a reason', async () => {
  const bomb = zipSync({ 'xl/workbook.xml': new Uint8Array(300_000_000) })
  for (const bytes of [bomb, Buffer.from('PK\u0003\u0004broken', 'latin1')])
    await expect(importing.add(bytes, 'liste.xlsx')).rejects.toMatchObject({ code: 'FILE_REFUSED' })
})

test('german-trade § 8: of a catalogue that is cut off what stands before counts, and the place is named', async () => {
  const text = readFileSync('api/import/fixtures/bmecat-2005.1-lohwieser.xml', 'utf8')
  const { id } = await importing.add(text.slice(0, text.length / 2), 'katalog.xml')
  await importing.work()
  const { counts } = await importing.read(id)
  expect(counts.NEW + counts.REFUSED).toBeGreaterThan(5)
  expect((await importing.lines(id, 'REFUSED')).at(-1)!.reasons[0]).toMatch(/cut off/)
})

test('a store imports a hundred files a day, and goes on the next', async () => {
  await app.db`
    insert into import_run (store_id, id, created_at, file_name, format, state)
    select ${importing.storeId}, gen_random_uuid(), now(), 'liste.csv', 'CSV', 'COLUMNS' from generate_series(1, 100)`
  await expect(importing.add('Artikelnummer\nA1\n')).rejects.toMatchObject({
    code: 'LIMIT_REACHED',
    message: expect.stringContaining('100'),
  })
  await app.db`update import_run set created_at = now() - interval '25 hours' where store_id = ${importing.storeId}`
  expect((await importing.add('Artikelnummer\nA1\n')).state).toBe('COLUMNS')
})

const emoji = '😀'
const bmecat = (
  maker: string,
) => `<BMECAT version="2005"><HEADER/><T_NEW_CATALOG><PRODUCT><SUPPLIER_PID>E1</SUPPLIER_PID>
  <PRODUCT_DETAILS><DESCRIPTION_SHORT>Ware</DESCRIPTION_SHORT><MANUFACTURER_NAME>${maker}</MANUFACTURER_NAME></PRODUCT_DETAILS>
  <PRODUCT_FEATURES><FEATURE><FNAME>${'f'.repeat(59)}${emoji}</FNAME><FVALUE>${'v'.repeat(199)}${emoji}</FVALUE></FEATURE></PRODUCT_FEATURES>
  </PRODUCT></T_NEW_CATALOG></BMECAT>`

test.each([
  [
    'a NUL behind its first page',
    `sku;name;kategorie;preis\n${'A1;Tee;kaffee-bohne;4,20\n'.repeat(300)}N1;Au\0dit;kaffee-bohne;9,90`,
  ],
  [
    'a name that is cut in a letter of two halves',
    `sku;name;kategorie;preis\nN1;${'x'.repeat(199)}${emoji} und mehr;kaffee-bohne;9,90`,
  ],
  ['a number that is cut so', `sku;name;kategorie;preis\n${'x'.repeat(59)}${emoji};Tee;kaffee-bohne;9,90`],
  ['a group that is cut so', `sku;name;kategorie;preis\nN1;Tee;${'x'.repeat(119)}${emoji};9,90`],
  ['a column whose name is cut so', `sku;name;kategorie;preis;${'x'.repeat(199)}${emoji}\nN1;Tee;kaffee-bohne;9,90;`],
  [
    'a new article whose picture names it by a cut name',
    `sku;name;kategorie;preis\nN1;${'x'.repeat(59)}${emoji};kaffee-bohne;9,90`,
  ],
  ['a maker that is cut so', bmecat('b'.repeat(79) + emoji)],
])('a file with %s is compared to its end and applied', async (_, text) => {
  const added = await importing.add(text, text.startsWith('<') ? 'katalog.xml' : 'liste.csv')
  if (added.state === 'COLUMNS') await importing.compare(added.id)
  else await importing.work()
  expect((await importing.read(added.id)).state).toBe('COMPARED')
  const refused = await app.request(importsApi.readRefused, { id: added.id }, importing.member)
  expect(await refused.text()).not.toContain('\0')
  await importing.apply(added.id)
  await importing.work()
  expect((await importing.read(added.id)).state).toBe('APPLIED')
})

test('a file that is refused after it was stored is stored no longer', async () => {
  const files = await countFiles()
  const caller = { ...importing.member, headers: { 'idempotency-key': crypto.randomUUID() } }
  const add = (text: string) => app.request(importsApi.add, { file: new File([text], 'preise.csv') }, caller)
  const { id } = await add('sku,price\nA1,4.30')
  await expect(add('sku,price\nA1,4.40')).rejects.toMatchObject({ code: 'IDEMPOTENCY_MISMATCH' })
  expect((await add('sku,price\nA1,4.30')).id).toBe(id)
  expect(await countFiles()).toBe(files + 1)
})

const countFiles = async () => (await readdir(join(app.filesFolder, 'imports')).catch(() => [])).length
