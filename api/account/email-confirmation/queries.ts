import type { Language } from '../../../contract/platform/values.ts'
import type { Queryable, Tx } from '../../platform/db.ts'

export type UnconfirmedRecipient = { email: string; language: Language }

/** Whom a link is to be mailed to; undefined once the address is confirmed or the account erased. */
export async function findUnconfirmed(sql: Queryable, accountId: string): Promise<UnconfirmedRecipient | undefined> {
  const [row] = await sql<UnconfirmedRecipient[]>`
    select email, language from account
    where id = ${accountId} and email_confirmed_at is null and erased_at is null`
  return row
}

type NewLink = { tokenHash: Buffer; accountId: string; now: Date; expiresAt: Date; deleteBefore: Date }

/** Earlier links stay alive: the recipient may follow the mail that came first. */
export async function insertConfirmationLink(sql: Queryable, link: NewLink): Promise<void> {
  const { tokenHash, accountId, now, expiresAt, deleteBefore } = link
  await sql`delete from email_confirmation where expires_at < ${deleteBefore}`
  await sql`
    insert into email_confirmation (token_hash, account_id, created_at, expires_at)
    values (${tokenHash}, ${accountId}, ${now}, ${expiresAt})`
}

type LinkedAccount = {
  id: string
  email: string
  firstName: string
  companyName: string
  language: Language
  isConfirmed: boolean
  expiresAt: Date
}

/** The account of a link, expired or not, held until the transaction ends, so that one confirmation is news. */
export async function lockLinkedAccount(tx: Tx, tokenHash: Buffer): Promise<LinkedAccount | undefined> {
  const [row] = await tx<LinkedAccount[]>`
    select a.id, a.email, a.first_name, a.company_name, a.language,
      a.email_confirmed_at is not null as is_confirmed, link.expires_at
    from email_confirmation link join account a on a.id = link.account_id
    where link.token_hash = ${tokenHash} for no key update of a`
  return row
}

export async function findLinkedAccountId(sql: Queryable, tokenHash: Buffer): Promise<string | undefined> {
  const [row] = await sql<{ accountId: string }[]>`
    select account_id from email_confirmation where token_hash = ${tokenHash}`
  return row?.accountId
}

/** Whoever follows a link mailed to the address, whatever it was for, has shown that it is theirs. */
export async function markEmailConfirmed(sql: Queryable, accountId: string, now: Date): Promise<void> {
  await sql`
    update account set email_confirmed_at = ${now} where id = ${accountId} and email_confirmed_at is null`
}
