import { createHash } from 'node:crypto'
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
  const contents: Record<string, { rows: number; hash: string }> = {}
  for (const { name } of tables)
    contents[name] = summary(await db`select to_jsonb(t) - ${marks}::text[] as row from ${db(name)} t`)
  contents.jobs = summary(
    await db`select jsonb_build_array(name, data) as row from pgboss.job where not starts_with(name, '__')`,
  )
  return contents
}

function summary(rows: readonly Record<string, unknown>[]) {
  const texts = rows.map(({ row }) => JSON.stringify(row)).toSorted()
  return { rows: texts.length, hash: createHash('sha256').update(texts.join('\n')).digest('hex') }
}
