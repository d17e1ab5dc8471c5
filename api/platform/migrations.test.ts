import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createEmptyDatabase } from '../../test/database.ts'
import type { TestDatabase } from '../../test/database.ts'
import { openDatabase } from './db.ts'
import { migrate } from './migrations.ts'

let database: TestDatabase
let folder: string
beforeEach(async () => {
  database = await createEmptyDatabase()
  folder = await mkdtemp(join(tmpdir(), 'tresen-migrations-'))
  await write('0001_stores.sql', 'create table store (id int primary key);\ncreate table town (id int);')
})
afterEach(async () => {
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})

test('each migration is applied once, in the order of its number', async () => {
  expect(await migrate(database.sql, folder)).toEqual(['0001_stores'])
  await write('0002_names.sql', 'alter table store add name text;')
  expect(await migrate(database.sql, folder)).toEqual(['0002_names'])
  expect(await migrate(database.sql, folder)).toEqual([])
})

test('numbers may be left out, also where a database has the ones before and after', async () => {
  await write('0005_names.sql', 'alter table store add name text;')
  await migrate(database.sql, folder)
  await write('0009_towns.sql', 'alter table town add name text;')
  expect(await migrate(database.sql, folder)).toEqual(['0009_towns'])
})

test('processes that start together apply each migration once', async () => {
  const other = openDatabase(database.url)
  const applied = await Promise.all([database.sql, other, database.sql].map((sql) => migrate(sql, folder)))
  await other.end()
  expect(applied.flat()).toEqual(['0001_stores'])
})

test('a migration that fails changes nothing and is named', async () => {
  await migrate(database.sql, folder)
  await write('0002_wrong.sql', 'create table half (id int);\nalter table nowhere add name text;')
  await expect(migrate(database.sql, folder)).rejects.toThrow(
    'The migration 0002_wrong failed and changed nothing: relation "nowhere" does not exist.',
  )
  expect(await database.sql`select to_regclass('half') as half`).toEqual([{ half: null }])
})

test('a migration that was changed after it was applied stops the start', async () => {
  await migrate(database.sql, folder)
  await write('0001_stores.sql', 'create table store (id bigint primary key);')
  await write('0002_names.sql', 'create table name (id int);')
  await expect(migrate(database.sql, folder)).rejects.toThrow(
    'The migration 0001_stores was changed after it was applied.',
  )
  expect(await database.sql`select to_regclass('name') as name`).toEqual([{ name: null }])
})

test('other line ends are no change', async () => {
  await migrate(database.sql, folder)
  await write('0001_stores.sql', 'create table store (id int primary key);\r\ncreate table town (id int);')
  expect(await migrate(database.sql, folder)).toEqual([])
})

test('a migration whose file is missing stops the start', async () => {
  await write('0002_names.sql', 'create table name (id int);')
  await migrate(database.sql, folder)
  await rm(join(folder, '0001_stores.sql'))
  await expect(migrate(database.sql, folder)).rejects.toThrow(
    '0001_stores was applied to this database, but its file is missing',
  )
  await write('0001_shops.sql', 'create table shop (id int);')
  await expect(migrate(database.sql, folder)).rejects.toThrow(
    '0001_stores was applied to this database, but its file is missing',
  )
})

test.each([
  ['0001_towns.sql', 'The migration 0001_towns has the number of another one'],
  [
    '0002_towns.sql',
    'The migration 0002_towns is new, but comes before 0003_names, which this database has; give it a number above 3. Until then start the version that ran before.',
  ],
  ['towns.sql', 'The migration towns.sql should be called like 0001_name.sql.'],
])('a new migration called %s is refused', async (name, sentence) => {
  await write('0003_names.sql', 'create table name (id int);')
  await migrate(database.sql, folder)
  await write(name, 'create table other (id int);')
  await expect(migrate(database.sql, folder)).rejects.toThrow(sentence)
})

test('a database of a newer version stops the start', async () => {
  await write('0002_names.sql', 'create table name (id int);')
  await migrate(database.sql, folder)
  await rm(join(folder, '0002_names.sql'))
  await expect(migrate(database.sql, folder)).rejects.toThrow(
    'The database was written by a newer version: its migration 0002_names is unknown here.',
  )
})

test('an older version starts on a newer schema as long as all that is new is additive', async () => {
  await write('0002_names.sql', '-- additive\ncreate table name (id int);')
  await write('0004_towns.sql', '-- additive\r\nalter table town add name text;')
  await migrate(database.sql, folder)
  await Promise.all(['0002_names.sql', '0004_towns.sql'].map((name) => rm(join(folder, name))))
  expect(await migrate(database.sql, folder)).toEqual([])
  await write('0002_names.sql', '-- additive\ncreate table name (id int);')
  await write('0004_towns.sql', '-- additive\nalter table town add name text;')
  await write('0005_shops.sql', 'alter table store rename to shop;')
  await migrate(database.sql, folder)
  await Promise.all(['0002_names.sql', '0004_towns.sql', '0005_shops.sql'].map((name) => rm(join(folder, name))))
  await expect(migrate(database.sql, folder)).rejects.toThrow(
    'The database was written by a newer version: its migration 0005_shops is unknown here.',
  )
})

test('a migration may be marked additive after it was applied, also by a version that knew no marks', async () => {
  await write('0002_names.sql', 'create table name (id int);')
  await migrate(database.sql, folder)
  await database.sql`alter table migration drop column is_additive`
  await write('0002_names.sql', '-- additive\ncreate table name (id int);')
  expect(await migrate(database.sql, folder)).toEqual([])
  await rm(join(folder, '0002_names.sql'))
  expect(await migrate(database.sql, folder)).toEqual([])
})

test('a migration that does not get its locks lets others go on and tries again', async () => {
  await migrate(database.sql, folder)
  await write('0002_names.sql', 'create table name (id int);\nalter table store add name text;')
  const blocker = await database.sql.reserve()
  await blocker`begin`
  await blocker`select from store`
  const short = { lockTimeoutMs: 20, pauseMs: 1 }
  await expect(migrate(database.sql, folder, { ...short, tries: 3 })).rejects.toThrow(
    'The migration 0002_names failed and changed nothing: what it changes is in use; start again when less goes on.',
  )
  expect(await database.sql`select to_regclass('name') as name`).toEqual([{ name: null }])
  const migrating = migrate(database.sql, folder, { ...short, tries: 100_000 })
  // Who would stand in line behind the migration, were it waiting for long.
  for (let n = 0; n < 3; n++) await database.sql`select from store`
  await blocker`rollback`
  blocker.release()
  expect(await migrating).toEqual(['0002_names'])
})

test('a migration of ours that is marked additive takes nothing away', async () => {
  const files = await readdir('db/migrations')
  const texts = await Promise.all(files.map(async (name) => [name, await readFile(`db/migrations/${name}`, 'utf8')]))
  const marked = texts.filter(([, sql]) => sql!.startsWith('-- additive\n'))
  expect(marked.length).toBeGreaterThan(0)
  const takes = /\b(drop (table|column|constraint|view|function)|rename|set not null|alter column \w+ type)\b/i
  expect(marked.filter(([, sql]) => takes.test(sql!.replaceAll(/--.*$/gm, ''))).map(([name]) => name)).toEqual([])
})

function write(name: string, sql: string) {
  return writeFile(join(folder, name), sql)
}
