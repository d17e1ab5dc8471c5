import { afterAll, beforeAll, expect, test } from 'vitest'
import type postgres from 'postgres'
import { createTestDatabase } from '../../test/database.ts'
import { createProduct, createStore } from '../../test/builders.ts'
import { productViews } from '../../contract/range/list.ts'
import { cursorPage } from '../http/cursor.ts'
import { findBrands, findRange, orderOf, rowsOfRange, type RangeFilter } from './list-queries.ts'

// A store of 50,000 articles: which index carries which view shows with few rows as well, where the planner takes none but indexes.
let database: Awaited<ReturnType<typeof createTestDatabase>>
let storeId: string
beforeAll(async () => {
  database = await createTestDatabase()
  const { sql } = database
  storeId = (await createStore(sql)).id
  const { skuId } = await createProduct(sql, storeId)
  await sql`
    insert into product select (jsonb_populate_record(p, jsonb_build_object(
      'sku_id', 'P' || n, 'supplier_sku', 'P-' || n, 'updated_at', '2026-10-01'::timestamptz + n * interval '4 hours', 'status', ${status(sql)}))).*
    from product p, generate_series(1, 300) n where p.sku_id = ${skuId}`
  // Others sell as well, so that what lists all stores (decision 164) is no way to one of them.
  const { id: other } = await createStore(sql)
  await sql`
    insert into product select (jsonb_populate_record(p, jsonb_build_object(
      'sku_id', 'O' || n, 'supplier_sku', 'O-' || n, 'store_id', ${other}::text,
      'updated_at', '2026-10-01'::timestamptz + n * interval '24 minutes', 'status', ${status(sql)}))).*
    from product p, generate_series(1, 3000) n where p.sku_id = ${skuId}`
  await sql`insert into stock (sku_id, on_hand) select sku_id, 5 from product where sku_id <> ${skuId}`
  await sql`update product_check set percent = 50, is_stale = false`
  await sql`analyze`
})
afterAll(() => database.drop())

const status = (sql: postgres.Sql) => sql`(array['ACTIVE', 'ACTIVE', 'ACTIVE', 'PAUSED', 'ARCHIVED'])[1 + n % 5]`

type Plan = { 'Node Type': string; 'Index Name'?: string; 'Relation Name'?: string; Plans?: Plan[]; Filter?: string }

/** The nodes of a plan where indexes and their order are taken whenever they can be. */
async function nodesOf(make: (sql: postgres.Sql) => postgres.PendingQuery<postgres.Row[]>): Promise<Plan[]> {
  const rows = await database.sql.begin(async (tx) => {
    for (const way of ['seqscan', 'sort', 'incremental_sort', 'bitmapscan', 'hashjoin', 'mergejoin'])
      await tx.unsafe(`set local enable_${way} = off`)
    const explaining = tx as unknown as postgres.Sql
    return explaining`explain (format json) ${make(explaining)}`
  })
  const [{ Plan: root }] = rows[0]!['QUERY PLAN'] as [{ Plan: Plan }]
  const all = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(all)]
  return all(root)
}

const after = Buffer.from(JSON.stringify(['2026-11-01T08:00:00Z', 'P9'])).toString('base64url')
const afterNumber = Buffer.from(JSON.stringify(['50', 'P9'])).toString('base64url')

const expected: Record<string, string> = {
  ALL: 'product_of_store',
  ACTIVE: 'product_of_store_by_status',
  DRAFT: 'product_with_draft',
  IN_REVIEW: 'product_in_review',
  REFUSED: 'product_refused',
  PAUSED: 'product_of_store_by_status',
  INCOMPLETE: 'product_check_incomplete',
  LOW: 'stock_low',
  ARCHIVED: 'product_of_store_by_status',
}

test.each(productViews)('each page of the view %s is a walk along its index, the count as well', async (view) => {
  const filter: RangeFilter = { storeId, view }
  const isNumber = view === 'INCOMPLETE' || view === 'LOW'
  const page = (sql: postgres.Sql) =>
    cursorPage(sql, orderOf(sql, filter), { after: isNumber ? afterNumber : after, pageSize: 24 })
  const nodes = await nodesOf((sql) => findRange(sql, filter, page(sql)) as never)
  expect(nodes.map((node) => node['Index Name'])).toContain(expected[view])
  expect(nodes.filter((node) => node['Node Type'] === 'Seq Scan').map((node) => node['Relation Name'])).toEqual([])
  const counted = await nodesOf((sql) => rowsOfRange(sql, filter) as never)
  expect(counted.filter((node) => node['Node Type'] === 'Seq Scan')).toEqual([])
})

test.each([
  ['a category', { category: 'kaffee-bohne' }, 'product_of_store_by_category'],
  ['those of a brand', { brand: 'nordkante' }, 'product_of_store_by_brand'],
  ['organic ones', { mark: 'ORGANIC' as const }, 'product_organic_of_store'],
  ['exclusive ones', { mark: 'EXCLUSIVE' as const }, 'product_exclusive_of_store'],
])('%s have an index of their own in the order of the list', async (_, narrowed, index) => {
  const filter: RangeFilter = { storeId, view: 'ALL', ...narrowed }
  const nodes = await nodesOf(
    (sql) => findRange(sql, filter, cursorPage(sql, orderOf(sql, filter), { pageSize: 24 })) as never,
  )
  // Of few rows any of the orders is as good as another; none is sorted.
  expect(nodes.some((node) => node['Index Name'] === index || node['Index Name'] === 'product_of_store')).toBe(true)
  expect(nodes.filter((node) => node['Node Type'] === 'Seq Scan')).toEqual([])
})

test('brands are read from one to the next along their index', async () => {
  await database.sql`
    update product set brand = 'Brand ' || (1 + n % 3), brand_slug = 'brand-' || (1 + n % 3)
    from (select sku_id as id, row_number() over () as n from product where store_id = ${storeId}) r where sku_id = r.id`
  const brands = await findBrands(database.sql, storeId, 200)
  expect(brands).toEqual([1, 2, 3].map((n) => ({ slug: `brand-${n}`, name: `Brand ${n}` })))
  const nodes = await nodesOf((sql) => findBrands(sql, storeId, 200) as never)
  expect(nodes.map((node) => node['Index Name'])).toContain('product_of_store_by_brand')
  expect(nodes.filter((node) => node['Node Type'] === 'Seq Scan')).toEqual([])
})

test('words are looked up in the index of words before the list is read', async () => {
  const filter: RangeFilter = { storeId, view: 'ALL', q: 'espresso bar' }
  const rows = await database.sql.begin(async (tx) => {
    await tx`set local enable_seqscan = off`
    return tx<{ 'QUERY PLAN': string }[]>`explain ${rowsOfRange(tx, filter)}`
  })
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
  expect(plan).toContain('InitPlan')
  expect(plan).toContain('product_by_words')
})
