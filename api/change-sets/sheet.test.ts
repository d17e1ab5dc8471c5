import { afterAll, beforeAll, expect, test } from 'vitest'
import * as sheetApi from '../../contract/change-sets/sheet.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { createMember, createProduct, createStore } from '../../test/builders.ts'
import { inTransaction } from '../platform/db.ts'
import { newId } from '../platform/ids.ts'
import { promiseStock, shipStock } from '../products/stock.ts'

let app: TestApp
let storeId: string
let member: { token: string }
beforeAll(async () => {
  app = await createTestApp({ isUnlimited: true })
  storeId = (await createStore(app.db)).id
  member = await createMember(app.db, { storeId, roles: ['CATALOGUE'] })
})
afterAll(() => app.close())

test('rows come by article number in blocks, filtered and counted; archived ones do not', async () => {
  const { skuId } = await createProduct(app.db, storeId, {
    supplierSku: 'Z-0',
    nameDe: 'Zimtstange',
    gtin: '4012345999991',
  })
  await app.db`
    insert into product select (jsonb_populate_record(p, jsonb_build_object('sku_id', 'C' || n,
      'supplier_sku', 'C-' || lpad(n::text, 4, '0'), 'name_de', 'Tee', 'name_en', 'Tea', 'gtin', null))).*
    from product p, generate_series(1, 450) n where p.sku_id = ${skuId}`
  await app.db`update product set status = 'ARCHIVED' where sku_id = 'C1'`
  const numbers: string[] = []
  let after: string | undefined
  do {
    const block = await app.request(sheetApi.read, after ? { after } : {}, member)
    expect(block.count).toBe(after ? null : 450)
    numbers.push(...block.items.map(({ supplierSku }) => supplierSku))
    after = block.next ?? undefined
  } while (after)
  expect(numbers).toHaveLength(450)
  expect(numbers).toEqual(numbers.toSorted())
  const found = await app.request(sheetApi.read, { q: 'zimt' }, member)
  expect(found).toMatchObject({
    count: 1,
    items: [
      { skuId, prices: { price: 4.2, discount: 0, msrp: null }, stock: { counted: 1000, promised: 0, sellable: 1000 } },
    ],
  })
  const [category] = await app.db<[{ nameDe: string; nameEn: string }]>`
    select c.name_de, c.name_en from category c join product p on p.category_slug = c.slug where p.sku_id = ${skuId}`
  for (const [language, name] of [
    ['de', category.nameDe],
    ['en', category.nameEn],
  ] as const) {
    const { items } = await app.request(sheetApi.read, { q: 'zimt' }, { ...member, language })
    expect(items[0]!.categoryName).toBe(name)
  }
  const rows = await app.request(sheetApi.findRows, { numbers: ['4012345999991', 'C-0003', 'X'] }, member)
  expect(rows.items.map(({ supplierSku }) => supplierSku)).toEqual(['C-0003', 'Z-0'])
})

test('who may only count sees no price, and another store nothing of it', async () => {
  const counter = await createMember(app.db, { storeId, roles: ['WAREHOUSE'] })
  const block = await app.request(sheetApi.read, {}, counter)
  expect(block.items.length).toBeGreaterThan(0)
  expect(block.items.every(({ prices }) => prices === null)).toBe(true)
  const stranger = await createMember(app.db, { storeId: (await createStore(app.db)).id, roles: ['OWNER'] })
  expect(await app.request(sheetApi.read, {}, stranger)).toMatchObject({ items: [], count: 0 })
  expect(await app.request(sheetApi.findRows, { numbers: ['Z-0'] }, stranger)).toEqual({ items: [] })
})

test('a count between two orders loses nothing; a parcel in between is told, with the fresh number', async () => {
  const { skuId } = await createProduct(app.db, storeId, { stock: 100 })
  const count = (counted: number, expected: number) =>
    app
      .request(sheetApi.countStock, { items: [{ skuId, counted, expected }] }, member)
      .then(({ results }) => results[0]!)
  await inTransaction(app.db, (tx) => promiseStock(tx, [{ skuId, quantity: 30 }]))
  expect(await count(90, 100)).toMatchObject({ ok: true, stock: { counted: 90, promised: 30, sellable: 60 } })
  await inTransaction(app.db, (tx) => shipStock(tx, [{ skuId, quantity: 12 }], { orderId: newId(), at: new Date() }))
  expect(await count(85, 90)).toMatchObject({ ok: false, code: 'STOCK_CHANGED', stock: { counted: 78, promised: 18 } })
  // A repeat of what was written is no conflict.
  expect(await count(85, 78)).toMatchObject({ ok: true })
  expect(await count(85, 78)).toMatchObject({ ok: true, stock: { counted: 85 } })
  // Fewer than are promised: the rest is missing, and none can be sold.
  expect(await count(10, 85)).toMatchObject({ ok: true, stock: { counted: 10, promised: 18, sellable: 0, missing: 8 } })
})

test('the article of another store is not counted', async () => {
  const foreign = await createProduct(app.db, (await createStore(app.db)).id)
  const items = [{ skuId: foreign.skuId, counted: 1, expected: 1000 }]
  expect(await app.request(sheetApi.countStock, { items }, member)).toMatchObject({
    results: [{ ok: false, code: 'NOT_FOUND' }],
  })
})

test('a block is found by an index, however many articles there are', async () => {
  const plan = await app.db.unsafe(
    `explain select * from product p where p.store_id = '${storeId}' and p.supplier_sku > 'C-0100' order by p.supplier_sku limit 201`,
  )
  expect(JSON.stringify(plan)).toContain('product_store_id_supplier_sku_key')
})

const backDay = async (skuId: string) => {
  const rows = await app.request(sheetApi.read, { skuIds: [skuId] }, member)
  return rows.items[0]?.backAt
}
const putStock = (item: Partial<sheetApi.StockCount> & { skuId: string }) =>
  app.request(sheetApi.countStock, { items: [item] }, member)

test('when goods come back is told alone or with a count, and a count above what is promised clears it', async () => {
  app.time.stoppedAt = new Date('2026-11-28T12:00:00Z')
  const { skuId } = await createProduct(app.db, storeId, { stock: 0 })
  expect(await putStock({ skuId, backAt: '2026-12-12' })).toMatchObject({
    results: [{ ok: true, stock: { counted: 0, backAt: '2026-12-12' } }],
  })
  await putStock({ skuId, counted: 0, expected: 0 })
  expect(await backDay(skuId)).toBe('2026-12-12')
  await putStock({ skuId, counted: 5, expected: 0, backAt: '2026-12-13' })
  expect(await backDay(skuId)).toBe('2026-12-13')
  await putStock({ skuId, counted: 6, expected: 5 })
  expect(await backDay(skuId)).toBeNull()
})

test.each([
  ['de', '2026-11-27', 'Dieser Tag ist schon vorbei.'],
  ['en', '2028-11-29', 'At most two years ahead.'],
] as const)('a day that cannot be meant is refused at its field, in %s', async (language, backAt, sentence) => {
  app.time.stoppedAt = new Date('2026-11-28T12:00:00Z')
  const { skuId } = await createProduct(app.db, storeId, { stock: 0 })
  const refusal = await app.refusal(sheetApi.countStock, { items: [{ skuId, backAt }] }, { ...member, language })
  expect(refusal).toMatchObject({ code: 'VALIDATION', fieldErrors: { 'items.0.backAt': sentence } })
})

test('what tells neither a count nor a day is refused', async () => {
  const { skuId } = await createProduct(app.db, storeId)
  expect(await app.refusal(sheetApi.countStock, { items: [{ skuId }] }, member)).toMatchObject({
    fieldErrors: { 'items.0.counted': expect.any(String) },
  })
})
