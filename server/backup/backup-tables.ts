import type { Queryable } from '../../api/platform/db.ts'
import type { Manifest } from './manifest.ts'

export type TableShape = { schema: string; name: string; columns: string[] }

/**
 * What holds rows of the shop: every table but `migration`, which the migrations write, and of the job queue the jobs. The
 * rest of its schema the library makes and counts by itself. What is generated is left out of the columns.
 */
export const findTables = (sql: Queryable) => sql<TableShape[]>`
  select n.nspname as schema, t.relname as name,
    array(select a.attname::text from pg_attribute a
      where a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum) as columns
  from pg_class t join pg_namespace n on n.oid = t.relnamespace
  where (n.nspname = 'public' and t.relkind = 'r' and t.relname <> 'migration')
    or (n.nspname = 'pgboss' and t.relname = 'job')
  order by n.nspname collate "C", t.relname collate "C"`

/** Read after all rows: a sequence follows no transaction, so it stands at or beyond what the rows hold. */
export async function findSequences(sql: Queryable): Promise<Manifest['sequences']> {
  const found = await sql<{ name: string }[]>`
    select sequencename::text as name from pg_sequences where schemaname = 'public' order by sequencename collate "C"`
  const sequences = []
  for (const { name } of found) {
    const [row] = await sql<{ lastValue: number; isCalled: boolean }[]>`select last_value, is_called from ${sql(name)}`
    sequences.push({ name, ...row! })
  }
  return sequences
}

/** The keys that sealed secrets hang on, by their names. */
export async function findSecretKeyIds(sql: Queryable): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    select distinct split_part(sealed_secret, '.', 1) as id from totp order by id`
  return rows.map(({ id }) => id)
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`
export const tableName = ({ schema, name }: Pick<TableShape, 'schema' | 'name'>) => `${quoted(schema)}.${quoted(name)}`
export const columnList = (columns: string[]) => columns.map(quoted).join(', ')
