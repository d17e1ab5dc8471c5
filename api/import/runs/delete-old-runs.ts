import { inBatch } from '../../platform/retention/batch.ts'
import { inTransaction, type Queryable } from '../../platform/db.ts'
import { queueDeletion } from '../../platform/retention/delete-files.ts'
import type { Deps } from '../../platform/deps.ts'
import { fileOf } from './read-file.ts'

/** Some of the lines of what began before then; how many. They go first: a file has as many as fit into 50 MB. */
export const deleteOldLines = async (sql: Queryable, before: Date): Promise<number> =>
  (
    await sql`
    delete from import_line where ${inBatch(
      sql,
      sql`from import_line t join import_run r on r.id = t.run_id and r.store_id is not null where r.created_at < ${before}`,
    )}`
  ).count

/** The same of its pictures. */
export const deleteOldPictures = async (sql: Queryable, before: Date): Promise<number> =>
  (
    await sql`
    delete from import_picture where store_id is not null and ${inBatch(
      sql,
      sql`from import_picture t join import_run r on r.id = t.run_id and r.store_id = t.store_id where r.created_at < ${before}`,
    )}`
  ).count

/** The same of the imports themselves of which nothing is left, with their files. */
export const deleteOldRuns = ({ db, jobs }: Pick<Deps, 'db' | 'jobs'>, before: Date): Promise<number> =>
  inTransaction(db, async (tx) => {
    const gone = await tx<{ id: string }[]>`
      delete from import_run where store_id is not null and ${inBatch(
        tx,
        tx`from import_run t where store_id is not null and created_at < ${before}
          and not exists (select from import_line l where l.run_id = t.id)
          and not exists (select from import_picture p where p.run_id = t.id)`,
      )} returning id`
    await queueDeletion(
      tx,
      { jobs },
      gone.map(({ id }) => fileOf(id)),
    )
    return gone.length
  })
