import type postgres from 'postgres'
import type { Queryable, Tx } from '../db.ts'
import { inOrder } from '../in-order.ts'

/** Whether a mail `m` is still to be sent. */
export const isUnsent = (sql: Queryable): postgres.Fragment => sql`m.sent_at is null and m.discarded_at is null`

/** Of these mails those that are tried again, or for the first time. */
export const findTried = (sql: Queryable, ids: readonly string[]) => sql<{ id: string }[]>`
  select data ->> 'id' as id from pgboss.job
  where name = 'mail' and state in ('created', 'retry', 'active') and data ->> 'id' = any(${[...ids]})`

/**
 * Gives a mail up that nothing tries any more, with its failed job: what it says goes at once, the rest as of a sent one. False where
 * it was sent or discarded before, or is still tried.
 */
export async function discardMail(tx: Tx, id: string, now: Date): Promise<boolean> {
  const [[found], tried] = await inOrder([
    () => tx`select from mail m where m.id = ${id} and ${isUnsent(tx)} for update`,
    () => findTried(tx, [id]),
  ])
  if (!found || tried.length > 0) return false
  await inOrder([
    () => tx`
      update mail set discarded_at = ${now}, had_files = files is not null, files = null, text = null, html = null, reply = null,
        recipient = case when not is_last then recipient end, subject = case when not is_last then subject end
      where id = ${id}`,
    () => tx`delete from pgboss.job where name = 'dead' and source_name = 'mail' and data ->> 'id' = ${id}`,
  ])
  return true
}
