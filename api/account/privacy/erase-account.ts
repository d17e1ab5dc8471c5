import { eraseVatChecks } from '../profile/vat-id-queries.ts'
import type { Language } from '../../../contract/platform/values.ts'
import { texts } from '../../../texts/texts.ts'
import { Problem } from '../../http/problem.ts'
import { inTransaction, type Tx, type Queryable } from '../../platform/db.ts'
import { eraseAuditWords } from '../../platform/audit/record-audit.ts'
import { inOrder } from '../../platform/in-order.ts'
import type { Deps } from '../../platform/deps.ts'
import { eraseMails, queueMail } from '../../platform/mail/mail-queue.ts'
import { newId } from '../../platform/ids.ts'
import { mailLayout } from '../../platform/mail/mail-layout.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { refuseFields } from '../profile/field-errors.ts'
import { endSessions, findPassword, type Addressee } from '../password/password-reset-queries.ts'
import { eraseApiKeys } from '../api-keys/queries.ts'
import { eraseCostCentres } from '../order-rules/queries.ts'
import { deleteFormerEmails } from '../email-change/queries.ts'
import { deletePasskeys } from '../passkeys/queries.ts'
import { deleteSecondFactors } from '../second-factor/queries.ts'
import type { Passwords } from '../password/passwords.ts'
import { lockTeamsOf } from '../team/team-queries.ts'
import { findOpenBusiness, lockBusiness } from './open-business.ts'

/**
 * Deletes what the other slices hold and need not store: of a company, beginning with the cart, and of a person; files by
 * a job once that is committed.
 */
export type EraseOthers = {
  company: (tx: Tx, buyerId: string) => Promise<void>
  person: (tx: Tx, accountId: string) => Promise<void>
}

type Input = { accountId: string; password: string; language: Language }

/**
 * Erases the person (Art. 17 GDPR): the account becomes a number without a name and nobody can sign in to it. A company
 * of which it is the only member is erased with it, one with others stays theirs. Orders, invoices and what belongs to
 * them stay as § 147 AO and § 257 HGB ask. Refused by a code of `findOpenBusiness`, LAST_ACCOUNT where a store
 * or the operators would be left without anybody, LAST_OWNER where others would be left without an owner; VALIDATION
 * below `password` when that is wrong.
 */
export async function eraseAccount(
  deps: Erasing & { passwords: Passwords },
  { accountId, password, language }: Input,
): Promise<void> {
  const owner = await findPassword(deps.db, accountId)
  if (!owner) throw Problem.of('UNAUTHENTICATED')
  const isFitting = await deps.passwords.fits(owner.passwordHash, password)
  refuseFields({ password: isFitting ? null : texts(language).account.replies.wrongPassword })
  await erase(deps, { accountId, owner })
}

/** The same for an operator, whom the person has asked for it in writing; `note` is called in its transaction. */
export async function erasePerson(deps: Erasing, accountId: string, note?: Note): Promise<void> {
  const owner = await findPassword(deps.db, accountId)
  if (!owner) throw Problem.of('NOT_FOUND')
  await erase(deps, { accountId, owner, note })
}

type Note = (tx: Tx) => Promise<void>
type Erasing = Pick<Deps, 'db' | 'clock' | 'jobs'> & { eraseOthers: EraseOthers }

type Erased = { accountId: string; owner: Addressee; note?: Note | undefined }

async function erase(deps: Erasing, { accountId, owner, note }: Erased) {
  await inTransaction(deps.db, async (tx) => {
    const now = deps.clock.now()
    const { own, left } = await lockTeams(tx, accountId)
    const [, , , , openBusiness, , isErased] = await inOrder([
      // Before the files, which who opens a claim attaches behind the lock of its order.
      () => lockBusiness(tx, own),
      // The carts go first: they wait for an order that is being placed.
      () => inOrder(own.map((companyId) => () => deps.eraseOthers.company(tx, companyId))),
      () => tx`delete from membership where id = any(${left})`,
      () => deps.eraseOthers.person(tx, accountId),
      () => findOpenBusiness(tx, own),
      () => anonymiseCompanies(tx, own, now),
      () => anonymiseAccount(tx, accountId, now),
      () => endSessions(tx, accountId),
      () => eraseMails(tx, owner.email),
      () => eraseFormerMails(tx, accountId),
      () => deleteSecondFactors(tx, accountId),
      () => deletePasskeys(tx, accountId),
      // After the mails that go; a refusal takes it back.
      () => queueMail(tx, deps.jobs, accountErasedMail(owner)),
      () => note?.(tx),
    ])
    if (!isErased) throw Problem.of('UNAUTHENTICATED')
    if (openBusiness) throw Problem.of(openBusiness)
  })
}

/** The last mail to an account, so that an erasure by somebody else does not stay unseen. */
function accountErasedMail({ email, confirmedName, language }: Addressee): Mail {
  const t = texts(language).account.mails
  const body = mailLayout({
    language,
    title: t.accountErased.title,
    paragraphs: [t.hello(confirmedName), ...t.accountErased.body],
  })
  return { id: newId(), to: email, subject: t.accountErased.subject, ...body, isLast: true }
}

/** With what was written to them while they were the account's. */
async function eraseFormerMails(tx: Tx, accountId: string): Promise<void> {
  for (const { email, until } of await deleteFormerEmails(tx, accountId)) await eraseMails(tx, email, until)
}

type Belonging = { id: string; companyId: string | null; isAlone: boolean; isOnlyOwner: boolean }

/**
 * The companies of which the person is the only member, and the memberships that end: all others. Two who go at the same
 * time wait for each other.
 */
async function lockTeams(tx: Tx, accountId: string): Promise<{ own: string[]; left: string[] }> {
  const [, memberships] = await inOrder([() => lockTeamsOf(tx, accountId), () => findBelongings(tx, accountId)])
  const left = memberships.filter(({ companyId, isAlone }) => companyId === null || !isAlone)
  if (left.some(({ isAlone }) => isAlone)) throw Problem.of('LAST_ACCOUNT')
  if (left.some(({ isOnlyOwner }) => isOnlyOwner)) throw Problem.of('LAST_OWNER')
  return {
    own: memberships.flatMap(({ companyId, isAlone }) => (companyId !== null && isAlone ? [companyId] : [])),
    left: left.map(({ id }) => id),
  }
}

const findBelongings = (tx: Tx, accountId: string) => tx<Belonging[]>`
    select own.id, own.company_id, count(other.id) = 0 as is_alone,
      not coalesce(bool_or(other.roles && '{OWNER,ADMIN}'), false) as is_only_owner
    from membership own left join membership other on other.id <> own.id and (
      other.company_id = own.company_id or other.store_id = own.store_id or (own.is_operator and other.is_operator))
    where own.account_id = ${accountId} group by own.id`

/** What a company's orders need stays; who it was goes. */
async function anonymiseCompanies(sql: Queryable, companyIds: string[], now: Date): Promise<void> {
  await Promise.all([
    sql`delete from address where buyer_id = any(${companyIds})`,
    sql`delete from invitation where company_id = any(${companyIds})`,
    eraseApiKeys(sql, companyIds),
    eraseVatChecks(sql, companyIds),
    eraseCostCentres(sql, companyIds),
    sql`
    update company set name = '', legal_form = null, vat_id = null, vat_id_status = 'UNCHECKED', website = null,
      social_urls = '{}', start_date = null, invoice_email = null, buyer_reference = null,
      e_invoice_format = 'ZUGFERD', leitweg_id = null, cost_centre = null, gln = null, erased_at = ${now}
    where id = any(${companyIds})`,
  ])
}

/**
 * What the account slice itself holds; the number stays, because orders and invoices point at it. False where it was
 * erased already, as by the same call sent twice.
 */
async function anonymiseAccount(sql: Queryable, accountId: string, now: Date): Promise<boolean> {
  const [, , erased] = await Promise.all([
    sql`delete from email_confirmation where account_id = ${accountId}`,
    eraseAuditWords(sql, accountId),
    sql`
    update account set email = 'erased-' || id || '@erased.invalid', password_hash = 'none', first_name = '',
      last_name = '', phone_number = '', company_name = '', legal_form = null, vat_id = null,
      vat_id_status = 'UNCHECKED', website = null, social_urls = '{}', start_date = null, invoice_email = null,
      buyer_reference = null, newsletter = false, erased_at = ${now}
    where id = ${accountId} and erased_at is null`,
  ])
  return erased.count === 1
}
