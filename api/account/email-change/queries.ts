import type { Language } from '../../../contract/platform/values.ts'
import type { EmailChange } from '../../../contract/security/email-change.ts'
import type { Queryable, Tx } from '../../platform/db.ts'
import type { Addressee } from '../password/password-reset-queries.ts'

/** To which of the two addresses a link is mailed. */
export type MailedTo = 'NEW' | 'OLD'

type NewChange = { id: string; accountId: string; email: string; requestedBy: Buffer; now: Date; expiresAt: Date }

/** In the place of the one there was, whose links are void. An address that was never confirmed has nothing to agree to. */
export async function upsertEmailChange(sql: Queryable, change: NewChange): Promise<EmailChange> {
  const { id, accountId, email, requestedBy, now, expiresAt } = change
  const [written] = await sql<[EmailChange]>`
    insert into email_change (account_id, id, email, requested_by, needs_agreement, created_at, expires_at)
    select a.id, ${id}, ${email}, ${requestedBy}, a.email_confirmed_at is not null, ${now}, ${expiresAt}
    from account a where a.id = ${accountId}
    on conflict (account_id) do update set id = excluded.id, email = excluded.email, requested_by = excluded.requested_by,
      needs_agreement = excluded.needs_agreement, new_token_hash = null, old_token_hash = null, confirmed_at = null,
      agreed_at = null, created_at = excluded.created_at, expires_at = excluded.expires_at
    returning ${shown(sql)}`
  return written
}

export async function findEmailChange(sql: Queryable, accountId: string, now: Date) {
  const [found] = await sql<(EmailChange & { id: string })[]>`
    select id, ${shown(sql)} from email_change where account_id = ${accountId} and expires_at > ${now}`
  return found
}

const shown = (sql: Queryable) => sql`
  email, expires_at, confirmed_at is not null as is_confirmed,
  case when needs_agreement then agreed_at is not null end as is_agreed`

export async function deleteEmailChange(sql: Queryable, accountId: string): Promise<void> {
  await sql`delete from email_change where account_id = ${accountId}`
}

type NewToken = { id: string; tokenHash: Buffer; now: Date }

/** Whom to mail the link with this token, and whether another account has the address; undefined once it is of no use. */
export async function writeNewToken(sql: Queryable, { id, tokenHash, now }: NewToken) {
  const [row] = await sql<{ email: string; language: Language; languageOfOther: Language | null }[]>`
    update email_change c set new_token_hash = ${tokenHash} from account a
    where c.id = ${id} and c.expires_at > ${now} and c.confirmed_at is null and a.id = c.account_id
    returning c.email, a.language,
      (select other.language from account other where lower(other.email) = lower(c.email)) as language_of_other`
  return row
}

export async function writeOldToken(sql: Queryable, { id, tokenHash, now }: NewToken) {
  const [row] = await sql<(Addressee & { newEmail: string })[]>`
    update email_change c set old_token_hash = ${tokenHash} from account a
    where c.id = ${id} and c.expires_at > ${now} and c.needs_agreement and c.agreed_at is null and a.id = c.account_id
    returning a.id, a.email, a.first_name as confirmed_name, a.language, c.email as new_email`
  return row
}

export type LinkedChange = {
  id: string
  accountId: string
  email: string
  requestedBy: Buffer
  mailedTo: MailedTo
  isConfirmed: boolean
  isAgreed: boolean
  needsAgreement: boolean
}

/** The change of a link that is alive. */
export async function findLinkedChange(sql: Queryable, hash: Buffer, now: Date): Promise<LinkedChange | undefined> {
  const [row] = await sql<LinkedChange[]>`
    select id, account_id, email, requested_by, case when new_token_hash = ${hash} then 'NEW' else 'OLD' end as mailed_to,
      confirmed_at is not null as is_confirmed, agreed_at is not null as is_agreed, needs_agreement
    from email_change where ${isLink(sql, hash)} and expires_at > ${now}`
  return row
}

/** Its account stays as it is until the transaction ends, and the other link waits. */
export async function lockLinkedAccount(tx: Tx, hash: Buffer) {
  const [row] = await tx<(Addressee & { isConfirmed: boolean })[]>`
    select id, email, case when email_confirmed_at is not null then first_name end as confirmed_name, language,
      email_confirmed_at is not null as is_confirmed
    from account where id = (select account_id from email_change where ${isLink(tx, hash)}) for no key update`
  return row
}

const isLink = (sql: Queryable, hash: Buffer) => sql`(new_token_hash = ${hash} or old_token_hash = ${hash})`

/** Notes that a link was used; an address that was confirmed since the change was asked for must agree as well. */
export async function recordUse(sql: Queryable, { id, mailedTo }: LinkedChange, now: Date): Promise<void> {
  await sql`
    update email_change set
      confirmed_at = case when ${mailedTo} = 'NEW' then ${now}::timestamptz else confirmed_at end,
      agreed_at = case when ${mailedTo} = 'OLD' then ${now}::timestamptz else agreed_at end,
      needs_agreement = needs_agreement or exists (
        select from account a where a.id = account_id and a.email_confirmed_at is not null)
    where id = ${id}`
}

/** Whether another account has the address by now. */
export async function isEmailTaken(sql: Queryable, { email, accountId }: LinkedChange): Promise<boolean> {
  const rows = await sql`select from account where lower(email) = lower(${email}) and id <> ${accountId}`
  return rows.count > 0
}

/** The address that was confirmed is the account's; the unique index refuses one that another account got meanwhile. */
export async function replaceEmail(sql: Queryable, { accountId, email }: LinkedChange, now: Date): Promise<void> {
  await sql`
    insert into former_email (account_id, email, until) select id, email, now() from account where id = ${accountId}
    on conflict (account_id, email) do update set until = excluded.until`
  await sql`update account set email = ${email}, email_confirmed_at = ${now} where id = ${accountId}`
}

/** Ends the change that the link mailed to the old address is for; false where there is none. */
export async function stopByLink(sql: Queryable, hash: Buffer, now: Date): Promise<boolean> {
  const stopped = await sql`delete from email_change where old_token_hash = ${hash} and expires_at > ${now}`
  return stopped.count === 1
}

/** The addresses that were the account's, each until when. */
export const deleteFormerEmails = (sql: Queryable, accountId: string) =>
  sql<{ email: string; until: Date }[]>`
    delete from former_email where account_id = ${accountId} returning email, until`
