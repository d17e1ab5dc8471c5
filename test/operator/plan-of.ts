import type postgres from 'postgres'
import type { Db, Queryable } from '../../api/platform/db.ts'

const ways = ['seqscan', 'sort', 'bitmapscan']

/**
 * The plan of a statement where indexes and their order are taken whenever they can be: a Sort or a Seq Scan in it says
 * that no index carries the list.
 */
export const planOf = (db: Db, statement: string): Promise<string> =>
  explain(db, ways, (tx) => tx.unsafe(`explain ${statement}`))

/** The same of a statement as the code writes it; `isForced: false` leaves the choice to PostgreSQL. */
export const planOfQuery = (
  db: Db,
  make: (sql: Queryable) => PromiseLike<unknown>,
  { isForced = true } = {},
): Promise<string> =>
  explain(
    db,
    isForced ? ways : [],
    (tx) => tx`explain ${make(tx as unknown as Queryable) as postgres.PendingQuery<postgres.Row[]>}`,
  )

async function explain(
  db: Db,
  refused: readonly string[],
  ask: (tx: postgres.TransactionSql) => PromiseLike<readonly postgres.Row[]>,
): Promise<string> {
  const rows = await db.begin(async (tx) => {
    for (const way of refused) await tx.unsafe(`set local enable_${way} = off`)
    return ask(tx)
  })
  return rows.map((row) => String(row['QUERY PLAN'])).join('\n')
}
