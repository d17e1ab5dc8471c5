import { inBatch } from '../../platform/retention/batch.ts'
import { inTransaction, type Queryable } from '../../platform/db.ts'
import { queueDeletion } from '../../platform/retention/delete-files.ts'
import type { Deps } from '../../platform/deps.ts'

/** Some of the things of those begun before; how many. They go first: a run may have thousands. */
export const deleteItems = async (sql: Queryable, before: Date): Promise<number> =>
  (
    await sql`
    delete from desk_run_item where ${inBatch(
      sql,
      sql`from desk_run_item t join desk_run r on r.id = t.run_id where r.created_at < ${before}`,
    )}`
  ).count

/** The same of the runs themselves of which nothing is left, with their files. */
export const deleteRuns = ({ db, jobs }: Pick<Deps, 'db' | 'jobs'>, before: Date): Promise<number> =>
  inTransaction(db, async (tx) => {
    const gone = await tx<{ file: string | null }[]>`
      delete from desk_run where ${inBatch(
        tx,
        tx`from desk_run t
          where created_at < ${before} and not exists (select from desk_run_item i where i.run_id = t.id)`,
      )} returning file`
    await queueDeletion(
      tx,
      { jobs },
      gone.flatMap(({ file }) => file ?? []),
    )
    return gone.length
  })
