import type postgres from 'postgres'
import type { Queryable, Tx } from '../db.ts'
import { newId } from '../ids.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { queueMail } from './mail-queue.ts'
import type { Mail, MailReply } from './mail.ts'

/** Whether what a mail `m` said can be sent again. */
export const canBeResent = (sql: Queryable): postgres.Fragment =>
  sql`m.sent_at is not null and m.text is not null and m.recipient is not null and not m.had_files`

export type MailWords = { subject: string; text: string; hadFiles: boolean }

/** What a mail says; undefined for one of which nothing is kept any more. */
export async function findMailWords(sql: Queryable, id: string): Promise<MailWords | undefined> {
  const [mail] = await sql<MailWords[]>`
    select subject, text, had_files or files is not null as had_files from mail where id = ${id} and text is not null`
  return mail
}

/** Queues a sent mail once more, as one of its own; to a person of this company where one is named. Answers its id, null where that cannot be. */
export async function resendMail(
  tx: Tx,
  jobs: Pick<Jobs, 'send' | 'isSilent'>,
  { id, companyId }: { id: string; companyId?: string },
): Promise<string | null> {
  const [words] = await tx<(Pick<Mail, 'to' | 'subject' | 'text' | 'html'> & { reply: MailReply | null })[]>`
    select m.recipient as "to", m.subject, m.text, m.html, m.reply from mail m
    where m.id = ${id} and ${canBeResent(tx)} ${
      companyId === undefined
        ? tx``
        : tx`and exists (
      select from membership s join account a on a.id = s.account_id
      where s.company_id = ${companyId} and lower(a.email) = lower(m.recipient))`
    }`
  if (!words) return null
  const { reply, ...mail } = words
  const again = `${kindIn(id)}-${newId()}`
  await queueMail(tx, jobs, { ...mail, id: again, ...(reply && { reply }) })
  return again
}

/** What the id of a mail begins with says what it is about. */
const kindIn = (id: string) => /^([a-z]{2,16})-/.exec(id)?.[1] ?? 'again'
