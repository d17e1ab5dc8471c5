import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createCategory, createProduct, createStore } from '../../test/builders.ts'
import { createTestDatabase } from '../../test/database.ts'
import type { TestDatabase } from '../../test/database.ts'
import { slugOf } from '../products/product-address.ts'
import { findStore, whileImporting } from './queries.ts'
import { importBytes } from './test-import.ts'

let database: TestDatabase
let storeSlug: string
beforeAll(async () => {
  database = await createTestDatabase()
  await createCategory(database.sql)
})
afterAll(() => database.drop())
beforeEach(async () => {
  storeSlug = (await createStore(database.sql)).slug
})

const fixture = (name: string) => readFileSync(join(import.meta.dirname, 'fixtures', name))
const load = (bytes: Uint8Array | string, more = {}) => importBytes(database.sql, { storeSlug, bytes, ...more })
const products = () => database.sql`
  select p.supplier_sku as sku, p.name_de as name, p.price_cents as price, p.final_price_cents as final,
    p.updated_at, k.quantity as stock
  from product p join store s on s.id = p.store_id join stock k using (sku_id) where s.slug = ${storeSlug} order by 1`

test('a comma file with a byte order mark, quotes, doubled quotes and line breaks in cells is taken over', async () => {
  const { counts, sentences } = await load(fixture('commas-and-quotes.csv'))
  expect(sentences).toEqual([])
  expect(counts).toEqual({ added: 3, changed: 0, unchanged: 0, refused: 0 })
  expect(await products()).toMatchObject([
    { sku: 'K-1', name: 'Espresso "Nero", ganze Bohne', price: 123_450, final: 111_105, stock: 40 },
    { sku: 'K-2', name: 'Teller 10" rund', price: 2990, final: 2990, stock: 0 },
    { sku: 'K-3', name: 'Café Crème', price: 1250, final: 1250, stock: 5 },
  ])
  const [detail] = await database.sql`
    select description_de as html, attributes, food from product_detail join product using (sku_id)
    where supplier_sku = 'K-1' and name_de like 'Espresso%'`
  expect(detail!.html).toBe('<p>Kräftig,\nschokoladig.</p>')
  expect(detail!.attributes).toEqual([
    { key: 'roast', de: { label: 'Röstung', value: 'dunkel' }, en: { label: 'Roast', value: 'dark' } },
  ])
  expect(detail!.food).toMatchObject({ allergens: ['MILK'], nutrition: { fat: 12.5, salt: null }, netQuantity: '1 kg' })
})

test('a Latin-1 file with semicolons keeps its umlauts', async () => {
  const { counts, encoding } = await load(fixture('latin1-semicolons.csv'))
  expect(encoding).toBe('windows-1252')
  expect(counts).toMatchObject({ added: 2, refused: 0 })
  expect(await products()).toMatchObject([{ name: 'Röstkaffee für Geübte – 5 €' }, { name: 'Kännchen' }])
})

test('a second run changes nothing, and only what differs is touched later', async () => {
  await load(fixture('commas-and-quotes.csv'))
  const before = await products()
  const again = await load(fixture('commas-and-quotes.csv'))
  expect(again.counts).toEqual({ added: 0, changed: 0, unchanged: 3, refused: 0 })
  expect(await products()).toEqual(before)

  const prices =
    'supplier_sku;name_de;category;price;stock\nK-3;Café Crème;kaffee-bohne;13,00;7\nK-2;"Teller 10"" rund";kaffee-bohne;29,90;0\n'
  const third = await load(prices)
  expect(third.counts).toEqual({ added: 0, changed: 1, unchanged: 1, refused: 0 })
  const after = await products()
  expect(after[2]).toMatchObject({ price: 1300, stock: 7 })
  expect(after[1]).toEqual(before[1])
})

test('german-trade: the price of a crate is kept as it is stated, to the cent; a unit that does not fit is refused', async () => {
  const head = 'supplier_sku;name_de;category;count_per_box;price;price_unit;discount_percent;tiers\n'
  const { sentences } = await load(
    `${head}A;Pils;kaffee-bohne;20;20,05;20;10;100:17,00\nB;Pils;kaffee-bohne;24;20,05;20;;\nC;Glas;kaffee-bohne;6;1,25;;;\n`,
  )
  expect(sentences).toEqual([
    "Line 3, price_unit: '20' pieces are no part of a case: count_per_box in the same line has to be a multiple of it.",
  ])
  const units = () => database.sql`
    select supplier_sku as sku, price_cents as price, final_price_cents as final, price_unit as unit, tier_prices as tiers
    from product join store s on s.id = store_id where s.slug = ${storeSlug} order by 1`
  const crate = { sku: 'A', price: 2005, final: 1805, unit: 20, tiers: [{ minQuantity: 100, finalPriceCents: 1700 }] }
  expect(await units()).toMatchObject([crate, { sku: 'C', price: 125, unit: 1 }])
  // A file that states the price states its unit: without it the price is that of a piece.
  await load('supplier_sku;name_de;category;price\nA;Pils;kaffee-bohne;1,10\n')
  expect((await units())[0]).toMatchObject({ price: 110, final: 110, unit: 1, tiers: [] })
})

test('deposits are stated by item, or by an amount for one bottle a piece', async () => {
  const deposits = () => database.sql`
    select jsonb_path_query_array(deposits, '$[*].code') as codes, jsonb_path_query_array(deposits, '$[*].perPieces') as pieces
    from product p join store s on s.id = p.store_id where s.slug = ${storeSlug} order by supplier_sku`
  const header = 'supplier_sku;name_de;category;price;count_per_box;deposit;deposit_type;deposits\n'
  await load(`${header}A;Pils;kaffee-bohne;1;20;;;crate:20|MEHRWEG_8\nB;Cola;kaffee-bohne;1;24;0,30;MEHRWEG;\n`)
  expect(await deposits()).toMatchObject([
    { codes: ['MEHRWEG_8', 'CRATE'], pieces: [1, 20] },
    { codes: ['MEHRWEG_30'], pieces: [1] },
  ])
  const bad = await load(`${header}A;Pils;kaffee-bohne;1;24;;;CRATE:20\nB;Cola;kaffee-bohne;1;24;0,30;MEHRWEG;KEG\n`)
  const items = 'EINWEG_25, MEHRWEG_8, MEHRWEG_15, SWING_TOP, MILK_GLASS, CRATE, HALF_CRATE, KEG'
  expect(bad.sentences).toEqual([
    `Line 2, deposits: 'CRATE:20' are no deposits such as MEHRWEG_8:1|CRATE:20; there are ${items}, and a crate goes into the case.`,
    'Line 3, deposits: a deposit is either an amount in deposit or items in deposits.',
  ])
})

test('a column that the file does not have keeps what was stated before', async () => {
  await load('supplier_sku;name_de;category;price;brand;msrp;stock\nA;Kaffee;kaffee-bohne;5;Tidemar;9,99;8\n')
  await load('supplier_sku;name_de;category;price\nA;Kaffee;kaffee-bohne;6\n')
  const [row] = await database.sql`
    select brand, msrp_cents as msrp, price_cents as price, quantity from product join stock using (sku_id)
    join store s on s.id = store_id where s.slug = ${storeSlug}`
  expect(row).toEqual({ brand: 'Tidemar', msrp: 999, price: 600, quantity: 8 })
})

test('a truncated file keeps its whole lines and says where it is cut off', async () => {
  const { counts, sentences } = await load(fixture('truncated.csv'))
  expect(counts).toEqual({ added: 2, changed: 0, unchanged: 0, refused: 1 })
  expect(sentences).toEqual(['Line 4: a quote is opened and never closed; the file may be cut off here.'])
})

test('a quote that is never closed costs its own line only', async () => {
  const lines = Array.from({ length: 300 }, (_, index) => `N-${index};Kaffee ${index};kaffee-bohne;5`)
  lines[10] = 'N-10;"Kaffee;kaffee-bohne;5'
  const { counts, refusals } = await load(`supplier_sku;name_de;category;price\n${lines.join('\n')}`)
  expect(counts).toMatchObject({ added: 299, refused: 1 })
  expect(refusals).toEqual([{ line: 12, column: null, reason: { code: 'OPEN_QUOTE' } }])
})

test('every bad line is reported with number, column and reason, and the good ones are kept', async () => {
  const { counts, sentences } = await load(fixture('bad-lines.csv'))
  expect(counts).toMatchObject({ added: 2, refused: 10 })
  expect(sentences).toEqual([
    "Line 3, price: 'drei' is not a number that can stand here.",
    "Line 4, category: there is no category 'kaffee-bohnen'; is 'kaffee-bohne' meant?",
    "Line 5, gtin: '4006381333932' is not a GTIN: 8, 12, 13 or 14 figures with a right check digit.",
    'Line 6: has 3 cells where the header names 7 columns.',
    'Line 7, supplier_sku: stands in line 2 already; that one is kept.',
    'Line 8, name_de: is missing.',
    "Line 8, price: '-1' is not between 0.01 and 1000000.",
    "Line 9, tiers: '48:3.50|24:3.20' is not a list such as 48:3.50|96:3.20 with rising quantities and prices falling from the final price.",
    "Line 10, category: 'kaffee-tee' is a main category; name one of those below it.",
    'Line 11, deposit_type: a deposit and its type, EINWEG or MEHRWEG, go together.',
    'Line 12: there is text between a closing quote and the next separator; double the quotes inside a cell.',
  ])
})

test('a file that cannot be used at all is refused as a whole', async () => {
  await expect(load('')).rejects.toMatchObject({ reason: { code: 'EMPTY' } })
  await expect(load('sku;name;price\n1;2;3')).rejects.toMatchObject({
    reason: {
      code: 'MISSING_COLUMNS',
      missing: ['supplier_sku', 'name_de', 'category'],
      found: ['sku', 'name', 'price'],
    },
  })
  await expect(load('price;price;supplier_sku;name_de;category\n')).rejects.toMatchObject({
    reason: { code: 'REPEATED_COLUMN', column: 'price' },
  })
  await expect(load('x', { storeSlug: 'stor-unknown' })).rejects.toMatchObject({ reason: { code: 'UNKNOWN_STORE' } })
})

test('the running shop is told which pages show the changed goods, also when only the stock moved', async () => {
  const file = (stock: number) => `supplier_sku;name_de;category;price;stock\nP-9;Becher;kaffee-bohne;2,50;${stock}`
  await load(file(5))
  await load(file(6))
  await load(file(6))
  const [{ sku }] = (await database.sql`
    select sku_id as sku from product where supplier_sku = 'P-9'`) as unknown as [{ sku: string }]
  const reported = await database.sql<{ tags: string[] }[]>`
    select tags from page_change where ${`product:${sku}`} = any(tags)`
  expect(reported).toHaveLength(2)
  expect(reported[0]!.tags).toEqual(expect.arrayContaining(['listings', 'categories']))
})

test('an exclusive product disappears from the pages at once, other goods may be shown as they were', async () => {
  const file = (exclusive: string) =>
    `supplier_sku;name_de;category;price;stock;exclusive\nP-10;Becher;kaffee-bohne;2,50;5;${exclusive}`
  await load(file('no'))
  await load(file('yes'))
  const reported = await database.sql`
    select c.may_be_stale from page_change c, product p
    where p.supplier_sku = 'P-10' and 'product:' || p.sku_id = any(c.tags) order by c.id`
  expect(reported.map(({ mayBeStale }) => mayBeStale)).toEqual([true, false])
})

test('a dry run counts the same and writes nothing', async () => {
  const { counts } = await load(fixture('commas-and-quotes.csv'), { isDryRun: true })
  expect(counts).toEqual({ added: 3, changed: 0, unchanged: 0, refused: 0 })
  expect(await products()).toEqual([])
})

test('of two imports into one store at once the second is refused, and the next one runs', async () => {
  const store = await findStore(database.sql, storeSlug)
  const bytes = fixture('commas-and-quotes.csv')
  await whileImporting(database.sql, store!.id, () =>
    expect(load(bytes)).rejects.toMatchObject({ reason: { code: 'ALREADY_RUNNING' } }),
  )
  expect((await load(bytes)).counts).toMatchObject({ added: 3 })
})

test('unknown columns are named', async () => {
  const { unknownColumns } = await load(
    'supplier_sku;name_de;category;price;farbe\nA;Kaffee;kaffee-bohne;5;rot\nB;Kaffee;kaffee-bohne;5;rot\n',
  )
  expect(unknownColumns).toEqual(['farbe'])
})

test('addresses of brands that earlier imports wrote are mended as products are spelled', async () => {
  const brands = ['Crème Brûlée', 'Räuchmann & Ley', 'Łódź', 'Å„XL“', 'Café  René', 'Ærø Brød', 'Sœur ØL', 'Plain']
  const store = await createStore(database.sql)
  for (const brand of brands) await createProduct(database.sql, store.id, { brand, brandSlug: 'cre-me' })
  for (const file of ['0162_brand_slugs', '0163_brand_slugs_of_northern_letters'])
    await database.sql.unsafe(readFileSync(`db/migrations/${file}.sql`, 'utf8'))
  const rows = await database.sql<{ brand: string; slug: string }[]>`
    select brand, brand_slug as slug from product where store_id = ${store.id} order by sku_id`
  const expected = brands.map((brand) => ({ brand, slug: brand === 'Plain' ? 'cre-me' : slugOf(brand) }))
  expect([...rows]).toEqual(expected)
})
