import type { Db } from '../../api/platform/db.ts'

/** What each call leaves of its own: traces of having been called, and what ends by itself. */
const traces = [
  'session',
  'rate_limit',
  'audit_entry',
  'audit_seal',
  'audit_state',
  'audit_unsealed',
  'idempotency_key',
  'password_reset',
  'impersonation_code',
  'step_up',
]
/** And what tells caches that something was written, or which migrations there are. */
const besides = [...traces, 'migration', 'shelf_change', 'session_change', 'page_change']
/** What tells when or how often a row was written. */
const marks = [
  'version',
  'updated_at',
  'decided_at',
  'last_used_at',
  'heartbeat',
  'replied_at',
  'vat_id_checked_at',
  'seen_at',
]

type Contents = { rows: number; hash: string }
/** What was last read of each table. */
const knownOf = new WeakMap<Db, Map<string, Contents>>()

/** The contents of every table that a call may write to, jobs and mails included; `rows` counts them. */
export async function effectsIn(db: Db): Promise<Record<string, Contents>> {
  const known = knownOf.get(db) ?? new Map<string, Contents>()
  if (!knownOf.has(db)) await noteWrites(db)
  knownOf.set(db, known)
  const tables = await db<{ name: string }[]>`
    select tablename as name from pg_tables where schemaname = 'public' and tablename <> all(${besides}) order by 1`
  const names = [...tables.map(({ name }) => name), 'jobs']
  const written = await writtenSince(db)
  const unread = names.filter((name) => !known.has(name) || written.has(name))
  for (const [name, contents] of await contentsOf(db, unread)) known.set(name, contents)
  return Object.fromEntries(names.map((name) => [name, known.get(name)!]))
}

/**
 * Each statement that writes to a table notes its name from now on, in the same transaction: to read what all tables say, or only
 * of which transactions their rows are, would take most of a test.
 */
const noteWrites = (db: Db) =>
  db
    .unsafe(
      `create schema effects;
      create table effects.written (name text not null);
      create function effects.note() returns trigger language plpgsql as $$
        begin
          insert into effects.written values (tg_argv[0]);
          return null;
        end $$;
      do $$
        declare it record;
        begin
          for it in select * from pg_tables where schemaname = 'public' or schemaname = 'pgboss' and starts_with(tablename, 'job')
          loop
            execute format('create trigger note after insert or update or delete or truncate on %I.%I
              for each statement execute function effects.note(%L)', it.schemaname, it.tablename,
              case it.schemaname when 'public' then it.tablename else 'jobs' end);
          end loop;
        end $$`,
    )
    .simple()

async function writtenSince(db: Db) {
  const written = await db<{ name: string }[]>`
    with noted as (delete from effects.written returning name) select distinct name from noted`
  return new Set(written.map(({ name }) => name))
}

async function contentsOf(db: Db, names: string[]): Promise<[string, Contents][]> {
  if (names.length === 0) return []
  const contents = names.map((name) =>
    name === 'jobs'
      ? db`select 'jobs', jsonb_build_array(name, data)::text as row from pgboss.job where not starts_with(name, '__')`
      : db`select ${name}::text as name, (to_jsonb(t) - ${marks}::text[])::text as row from ${db(name)} t`,
  )
  const found = await db<({ name: string } & Contents)[]>`
    select name, count(row)::int as rows, md5(string_agg(row, E'\n' order by row collate "C")) as hash
    from (${contents.reduce((all, one) => db`${all} union all ${one}`)}) c (name, row)
    group by name`
  const summaries = new Map(found.map(({ name, rows, hash }) => [name, { rows, hash }]))
  return names.map((name) => [name, summaries.get(name) ?? { rows: 0, hash: '' }])
}
