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

/** The contents of every table that a call may write to, jobs and mails included; `rows` counts them. */
export async function effectsIn(db: Db) {
  const tables = await db<{ name: string }[]>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> all(${besides})
    order by 1`
  // In one statement, as many tests ask for it several times: one for each table takes most of their time.
  const contents = tables.map(
    ({ name }) => db`
    select ${name}::text as name, (to_jsonb(t) - ${marks}::text[])::text as row from ${db(name)} t`,
  )
  const jobs = db`
    select 'jobs', jsonb_build_array(name, data)::text from pgboss.job where not starts_with(name, '__')`
  const summaries = await db<{ name: string; rows: number; hash: string }[]>`
    select name, count(row)::int as rows, md5(string_agg(row, E'\n' order by row collate "C")) as hash
    from (${contents.reduce((all, one) => db`${all} union all ${one}`)} union all ${jobs}) c
    group by name`
  const found = new Map(summaries.map(({ name, rows, hash }) => [name, { rows, hash }]))
  return Object.fromEntries(
    [...tables.map(({ name }) => name), 'jobs'].map((name) => [name, found.get(name) ?? { rows: 0, hash: '' }]),
  )
}
