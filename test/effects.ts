import type { Db } from '../api/platform/db.ts'

/** What each call leaves of its own: traces of having been called, and what ends by itself. */
const traces = [
  'session',
  'rate_limit',
  'audit_entry',
  'audit_seal',
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
/** What was last read of a table, and the marks of its rows then, which every write changes. */
type Known = Contents & { mark: string }
const knownOf = new WeakMap<Db, Map<string, Known>>()

/** The contents of every table that a call may write to, jobs and mails included; `rows` counts them. */
export async function effectsIn(db: Db): Promise<Record<string, Contents>> {
  if (!knownOf.has(db)) await createRowsMark(db)
  const known = knownOf.get(db) ?? new Map<string, Known>()
  knownOf.set(db, known)
  const tables = await db<{ name: string }[]>`
    select tablename as name from pg_tables where schemaname = 'public' and tablename <> all(${besides}) order by 1`
  const names = [...tables.map(({ name }) => name), 'jobs']
  const found = await marksOf(db, names)
  const written = names.filter((name) => known.get(name)?.mark !== found.get(name))
  for (const [name, contents] of await contentsOf(db, written)) known.set(name, { ...contents, mark: found.get(name)! })
  return Object.fromEntries(
    names.map((name) => {
      const { rows, hash } = known.get(name)!
      return [name, { rows, hash }]
    }),
  )
}

/** Of which transactions the rows are and where they lie: to read what they say of all tables would take most of a test. */
async function marksOf(db: Db, names: string[]) {
  // Planned one by one by a function: as one statement of a hundred parts, planning takes four times as long.
  const found = await db<{ name: string; mark: string }[]>`
    select name, rows_mark(name) as mark from unnest(${names}::text[]) name`
  return new Map(found.map(({ name, mark }) => [name, mark]))
}

const createRowsMark = (db: Db) => db`
  create or replace function rows_mark(name text) returns text language plpgsql as $$
  declare mark text;
  begin
    execute format('select count(*) || '' '' || coalesce(sum(hashtext(xmin::text || ctid::text)::bigint), 0) from %s',
      case when name = 'jobs' then 'pgboss.job' else quote_ident(name) end) into mark;
    return mark;
  end $$`

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
