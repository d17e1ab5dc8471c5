import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../database.ts'
import { exceptions, unowned } from './exceptions.ts'
import { findObstacles, readCatalog, type Catalog } from './find-obstacles.ts'
import { statementsWithoutOwner } from './statements.ts'
import { tableClasses } from './table-classes.ts'

let database: TestDatabase
let catalog: Catalog
beforeAll(async () => {
  database = await createTestDatabase()
  catalog = await readCatalog(database.sql)
})
afterAll(() => database.drop())

test('every table has a class, and every class tables that are there', () => {
  expect([...tableClasses.keys()].toSorted()).toEqual(catalog.tables.toSorted())
})

test('tables could be distributed by their owner, but for the exceptions that are named', () => {
  const named = exceptions.flatMap(({ obstacles }) => obstacles)
  expect(findObstacles(catalog)).toEqual(named.toSorted())
})

test('docs/scaling.md says of each kind of exception how many there are and what would have to be done', () => {
  const text = readFileSync('docs/scaling.md', 'utf8')
  const rows = exceptions.map(({ name, done, obstacles }) => `| ${name} | ${obstacles.length} | ${done} |`)
  expect(rows.filter((row) => !text.includes(row))).toEqual([])
})

test('every table with a buyer or a store that is never empty is distributed by one of them', () => {
  const owned = catalog.columns.filter(({ name, isRequired }) => isRequired && /^(buyer|store)_id$/.test(name))
  expect(owned.length).toBeGreaterThan(60)
  const others = owned.filter(({ table }) => !['BUYER', 'STORE'].includes(tableClasses.get(table)!.kind))
  expect(others).toEqual([])
})

test.each<[string, Partial<Catalog>, string]>([
  [
    'a key without the owner',
    { keys: [{ table: 'address', name: 'address_pkey', columns: ['id'] }] },
    'address: address_pkey is without buyer_id',
  ],
  [
    'a foreign key that does not pair the owners',
    { references: [{ table: 'refund', to: 'orders', columns: ['buyer_id'], toColumns: ['id'] }] },
    'refund refers to orders by buyer_id',
  ],
  [
    'a foreign key of what every node has a copy of',
    { references: [{ table: 'store', to: 'product', columns: ['sku_id'], toColumns: ['sku_id'] }] },
    'store refers to product by sku_id',
  ],
  [
    'an owner that may be missing',
    { columns: [{ table: 'address', name: 'buyer_id', isRequired: false }] },
    'address.buyer_id may be null',
  ],
  ['no owner', { columns: [] }, 'address has no buyer_id'],
  ['a trigger', { triggers: [{ table: 'address', name: 'noted' }] }, 'address has a trigger'],
])('%s is an obstacle', (_, part, obstacle) => {
  const clean: Catalog = {
    tables: ['address'],
    columns: [{ table: 'address', name: 'buyer_id', isRequired: true }],
    keys: [],
    references: [],
    triggers: [],
  }
  expect(findObstacles(clean)).toEqual([])
  expect(findObstacles({ ...clean, ...part })).toEqual([obstacle])
})

test.each(['BUYER', 'STORE'] as const)('statements on tables by %s name it, but for so many in some slices', (kind) => {
  const { owned, without } = statementsWithoutOwner(kind)
  expect(owned).toBeGreaterThan(100)
  const most = unowned[kind]
  const beyond = [...without].filter(([slice, paths]) => paths.length > (most[slice] ?? 0))
  expect(beyond.map(([slice, paths]) => `${slice}: ${paths.join(', ')}`)).toEqual([])
})
