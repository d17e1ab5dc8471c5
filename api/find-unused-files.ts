import type postgres from 'postgres'
import type { Queryable } from './platform/db.ts'
import type { Deps } from './platform/deps.ts'
import type { FileFolder } from './platform/retention/store-files.ts'

/** Longer than any work takes between writing a file and its row, also of versions that noted nothing (decision 255). */
const LEAST_AGE_MS = 24 * 60 * 60 * 1000
const BATCH = 500

/** SQL: the names of files that rows name, of those `given`; each table is asked for these alone, or holds few rows. */
const namingRows: Record<FileFolder, (sql: Queryable) => postgres.Fragment> = {
  attachments: (sql) => byToken(sql, 'attachment'),
  designs: (sql) => byToken(sql, 'design_file'),
  photos: (sql) => byToken(sql, 'product_photo'),
  stores: (sql) => byToken(sql, 'store_picture'),
  uploads: (sql) => byToken(sql, 'upload'),
  runs: (sql) => sql`select r.file from desk_run r where r.file is not null`,
  imports: (sql) => sql`select 'imports/' || replace(r.id::text, '-', '') || '.import' from import_run r`,
}
const folders = Object.keys(namingRows) as FileFolder[]

const byToken = (sql: Queryable, table: string) => sql`
  select given.name from given join ${sql(table)} t on t.token = given.token
  where given.name = given.folder || '/' || t.token || '.' || t.format`

type UnusedFile = { name: string; remove(): Promise<void> }

/**
 * Files that no row names and none is about to: older than a day and in no folder but those that rows name files of. Read as they are
 * listed, some at a time; with what killed processes have left of files that they never wrote to their end.
 */
export async function* findUnusedFiles({
  db,
  clock,
  files,
}: Pick<Deps, 'db' | 'clock' | 'files'>): AsyncGenerator<UnusedFile> {
  const before = new Date(clock.now().getTime() - LEAST_AGE_MS)
  for await (const batch of inBatches(files.list()))
    for (const { name } of await findUnnamed(db, batch)) {
      const writtenAt = await files.writtenAt(name)
      if (writtenAt && writtenAt < before) yield { name, remove: () => files.remove(name) }
    }
  const { unfinished } = files
  if (!unfinished) return
  for await (const { name, writtenAt } of unfinished.list())
    if (writtenAt < before) yield { name, remove: () => unfinished.remove(name) }
}

/** One statement: what is claimed just now is either noted or named at any moment. */
const findUnnamed = (sql: Queryable, names: string[]) => sql<{ name: string }[]>`
  with given as (
    select name, split_part(name, '/', 1) as folder, split_part(split_part(name, '/', 2), '.', 1) as token
    from unnest(${names}::text[]) as one (name)
  )
  select name from given
  where folder = any(${folders}) and name not in (
    select u.name from given g join unclaimed_file u on u.name = g.name
    ${folders.map((folder) => sql`union all ${namingRows[folder](sql)}`)})`

async function* inBatches(names: AsyncIterable<string>): AsyncGenerator<string[]> {
  let batch: string[] = []
  for await (const name of names) {
    batch.push(name)
    if (batch.length < BATCH) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}
