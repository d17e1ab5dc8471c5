import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { lockingStatements } from './locking-statements.ts'

/** What had landed before each of them was looked at. */
const LAST_UNREAD = 929

test('no migration holds up the writes of a table for long without saying so', () => {
  const names = readdirSync('db/migrations').filter((name) => Number(name.slice(0, 4)) > LAST_UNREAD)
  const found = names.map((name) => [name, lockingStatements(readFileSync(`db/migrations/${name}`, 'utf8'))] as const)
  expect(found.filter(([, statements]) => statements.length > 0)).toEqual([])
})

test.each([
  ['create index order_by_day on orders (day)', 'orders'],
  ['create unique index order_number on orders (number)', 'orders'],
  ['alter table orders add constraint paid check (paid >= 0)', 'orders'],
  ['alter table orders\n  add column day date,\n  add foreign key (store_id) references store', 'orders'],
  ['alter table orders alter column number set not null', 'orders'],
  ['alter table orders alter column number type bigint', 'orders'],
  ['alter table orders add column id uuid default gen_random_uuid()', 'orders'],
  ['alter table orders add column twice int generated always as (pieces * 2) stored', 'orders'],
  ['update orders set day = created_at', 'orders'],
  ['-- Of all.\ndelete from orders', 'orders'],
  ['lock table orders', 'orders'],
  ['create table note (id int);\ncreate index order_by_day on orders (day)', 'orders'],
])('%j holds up the writes of %s', (sql, table) => {
  expect(lockingStatements(`${sql};`)).toMatchObject([{ table }])
})

test.each([
  'create table note (id int primary key);\ncreate index note_by_id on note (id);\nalter table note add check (id > 0)',
  'alter table orders add column day date',
  "alter table orders add column state text not null default 'OPEN'",
  'alter table orders add constraint paid check (paid >= 0) not valid',
  'alter table orders validate constraint paid',
  "update orders set day = created_at where state = 'OPEN'",
  '-- Holds up writes of orders: some thousand rows are read in a moment.\ncreate index order_by_day on orders (day)',
  'create function f() returns int language sql as $$ update orders set a = 1; select 1 $$',
])('%j holds up nothing, or says so', (sql) => {
  expect(lockingStatements(`${sql};`)).toEqual([])
})
