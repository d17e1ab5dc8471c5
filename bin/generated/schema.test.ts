import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { createEmptyDatabase, createTestDatabase } from '../../test/database.ts'
import { schemaText } from './schema-text.ts'

test('db/schema.sql is what the migrations add up to (npm run schema writes it anew)', async () => {
  const { sql, drop } = await createTestDatabase()
  expect(await schemaText(sql)).toBe(await readFile('db/schema.sql', 'utf8'))
  await drop()
})

test('columns, constraints, indexes, triggers, sequences and functions are all told', async () => {
  const { sql, drop } = await createEmptyDatabase()
  await sql.unsafe(`
    create table store (id int primary key);
    create unlogged table shelf (
      id int generated always as identity, store_id int not null references store, name text default 'x' unique,
      pieces int check (pieces in (6, 12)), twice int generated always as (pieces * 2) stored
    );
    create index shelf_of_store on shelf (store_id) where pieces > 0;
    create sequence number start 7;
    create function noted() returns trigger language plpgsql as $$ begin return null; end $$;
    create trigger noting after insert on shelf execute function noted();`)
  expect(await schemaText(sql)).toMatchInlineSnapshot(`
    "-- What the migrations add up to, for reading; nothing runs it. Made by \`npm run schema\`.

    create unlogged table shelf (
      id integer not null generated always as identity,
      store_id integer not null,
      name text default 'x',
      pieces integer,
      twice integer generated always as ((pieces * 2)) stored,
      unique (name),
      foreign key (store_id) references store(id),
      check (pieces in (6, 12))
    );
    create index shelf_of_store on shelf (store_id)
      where pieces > 0;
    create trigger noting after insert on shelf for each statement execute function noted();

    create table store (
      id integer not null,
      primary key (id)
    );

    create sequence number start 7;

    CREATE OR REPLACE FUNCTION public.noted()
     RETURNS trigger
     LANGUAGE plpgsql
    AS $function$ begin return null; end $function$;
    "
  `)
  await drop()
})
