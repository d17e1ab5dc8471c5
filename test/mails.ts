import type { Db } from '../api/platform/db.ts'
import type { Mail } from '../api/platform/mail/mail.ts'

type MailFilter = { to?: string; id?: string }

/** Mails that wait to be sent, the oldest first: all, those to one address, or the one of an id. */
export async function findMails(db: Db, { to, id }: MailFilter = {}): Promise<Mail[]> {
  const found = await db<
    (Omit<Mail, 'files' | 'reply'> & { files: Mail['files'] | null; reply: Mail['reply'] | null })[]
  >`
    select id, recipient as "to", subject, text, html, files, reply from mail
    where sent_at is null and (${to ?? null}::text is null or recipient = ${to ?? null})
      and (${id ?? null}::text is null or id = ${id ?? null})
    order by created_at, id`
  return found.map(({ files, reply, ...mail }) => ({ ...mail, ...(files && { files }), ...(reply && { reply }) }))
}
