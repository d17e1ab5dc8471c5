import { READ_AGAIN_SECONDS } from '../../contract/operator/approvals.ts'
import { inBatch } from '../platform/retention/batch.ts'
import type { Queryable } from '../platform/db.ts'

// Two readings that have not come: then it is open no more.
const OPEN_MS = 2.5 * READ_AGAIN_SECONDS * 1000

type Reader = { id: string; personId: string; now: Date }

/** Notes that somebody has an approval open; who else has, the latest first. */
export async function noteReader(sql: Queryable, { id, personId, now }: Reader): Promise<string[]> {
  const rows = await sql<{ name: string }[]>`
    with own as (
      insert into approval_reader (approval_id, account_id, read_at) values (${id}, ${personId}, ${now})
      on conflict (approval_id, account_id) do update set read_at = excluded.read_at
    )
    select trim(a.first_name || ' ' || a.last_name) as name from approval_reader r join account a on a.id = r.account_id
    where r.approval_id = ${id} and r.account_id <> ${personId} and r.read_at > ${new Date(now.getTime() - OPEN_MS)}
    order by r.read_at desc`
  return rows.map(({ name }) => name)
}

export const deleteReaders = async (sql: Queryable, before: Date): Promise<number> =>
  (await sql`delete from approval_reader where ${inBatch(sql, sql`from approval_reader t where read_at < ${before}`)}`)
    .count
