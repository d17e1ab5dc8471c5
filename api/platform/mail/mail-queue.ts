import { createHash } from 'node:crypto'
import { inBatch } from '../retention/batch.ts'
import type { Queryable } from '../db.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Mail, MailJob, MailReply } from './mail.ts'
import { inOrder } from '../in-order.ts'
import { isUnsent } from './discard-mail.ts'

/** The same for the same parts, however long they are: what a mail is about, and to whom. */
export const mailId = (kind: string, ...parts: string[]): string =>
  `${kind}-${createHash('sha256').update(parts.join(' ')).digest('base64url')}`

/** Has a mail sent once the caller's transaction is committed; a second one under the same id is not sent. */
export async function queueMail(tx: Queryable, jobs: Pick<Jobs, 'send' | 'isSilent'>, mail: Mail): Promise<void> {
  if (jobs.isSilent) return
  const { id, to, subject, text, html, files, reply, isLast = false } = mail
  // Sent together: one round trip.
  await inOrder([
    () => tx`
      insert into mail (id, recipient, is_last, subject, text, html, files, reply)
      values (${id}, ${to}, ${isLast}, ${subject}, ${text}, ${html}, ${files ? tx.json(files) : null},
        ${reply ? tx.json(reply) : null})
      on conflict (id) do nothing`,
    () => jobs.send(tx, 'mail', { id } satisfies MailJob),
  ])
}

/** Undefined when it was sent or discarded, or its recipient was erased. */
export async function findUnsentMail(sql: Queryable, id: string): Promise<Mail | undefined> {
  const [row] = await sql<(Omit<Mail, 'files' | 'reply'> & { files: Mail['files'] | null; reply: MailReply | null })[]>`
    select id, recipient as "to", subject, text, html, files, reply from mail m where id = ${id} and ${isUnsent(sql)}`
  if (!row) return undefined
  const { files, reply, ...mail } = row
  return { ...mail, files: files ?? [], ...(reply && { reply }) }
}

/** To whom those of these mails go that are not sent yet, and under which subject. */
export const findUnsentMails = (sql: Queryable, ids: readonly string[]) =>
  ids.length === 0
    ? []
    : sql<{ id: string; to: string; subject: string }[]>`
        select id, recipient as "to", subject from mail m where id = any(${[...ids]}) and ${isUnsent(sql)}`

/** Records that it was sent and to whom, also where earlier tries were refused. What was attached is deleted; of the last to an erased account all is. */
export async function recordSent(sql: Queryable, id: string, now: Date): Promise<void> {
  await sql`
    update mail set sent_at = ${now}, had_files = files is not null, files = null,
      bounced_at = null, report_status = null, report_reason = null, recipient = case when not is_last then recipient end, subject = case when not is_last then subject end,
      text = case when not is_last then text end, html = case when not is_last then html end,
      reply = case when not is_last then reply end
    where id = ${id}`
}

/** Deletes what some mails said that were sent before; that they were sent, to whom and under which subject stays. How many. */
export const deleteMailWords = async (sql: Queryable, before: Date): Promise<number> =>
  (
    await sql`
    update mail set text = null, html = null, reply = null
    where ${inBatch(sql, sql`from mail t where sent_at < ${before} and text is not null`)}`
  ).count

/** The same of their rows, and of those that were discarded. */
export const deleteSentMails = async (sql: Queryable, before: Date): Promise<number> =>
  (
    await sql`delete from mail where ${inBatch(sql, sql`from mail t where sent_at < ${before} or discarded_at < ${before}`)}`
  ).count

/** For the erasure of an account: whatever was written to this address, sent or not; until it was another's, where it is given. */
export async function eraseMails(sql: Queryable, recipient: string, until: Date | null = null): Promise<void> {
  await sql`
    delete from mail where lower(recipient) = lower(${recipient})
      and (${until}::timestamptz is null or date_trunc('milliseconds', created_at) <= ${until})`
}
