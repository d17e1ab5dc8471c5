import type { Db } from '../../api/platform/db.ts'

/**
 * The plan of a statement where indexes and their order are taken whenever they can be: a Sort or a Seq Scan in it says
 * that no index carries the list.
 */
export async function planOf(db: Db, statement: string): Promise<string> {
  const rows = await db.begin(async (tx) => {
    for (const way of ['seqscan', 'sort', 'bitmapscan']) await tx.unsafe(`set local enable_${way} = off`)
    return tx.unsafe<{ 'QUERY PLAN': string }[]>(`explain ${statement}`)
  })
  return rows.map((row) => row['QUERY PLAN']).join('\n')
}
