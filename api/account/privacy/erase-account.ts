import type { Language } from '../../../contract/platform/values.ts'
import { texts } from '../../../texts/texts.ts'
import { Problem } from '../../http/problem.ts'
import { inTransaction, type Tx, type Queryable } from '../../platform/db.ts'
import { inOrder } from '../../platform/in-order.ts'
import type { Deps } from '../../platform/deps.ts'
import { eraseMails, queueMail } from '../../platform/mail/mail-queue.ts'
import { newId } from '../../platform/ids.ts'
import { mailLayout } from '../../platform/mail/mail-layout.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { refuseFields } from '../profile/field-errors.ts'
import { endSessions, findPassword, type Addressee } from '../password/password-reset-queries.ts'
import type { Passwords } from '../password/passwords.ts'

/**
 * Deletes what the other slices hold about a buyer and need not store, beginning with the cart; files by a job once that is
 * committed.
 */
export type EraseBuyer = (tx: Tx, buyerId: string) => Promise<void>

type Input = { accountId: string; password: string; language: Language }

/**
 * Erases the person (Art. 17 GDPR): the account becomes a number without a name and nobody can sign in to it. Orders,
 * invoices and what belongs to them stay as § 147 AO and § 257 HGB ask. ORDERS_OPEN while goods or money are on their
 * way, LAST_ACCOUNT where a store or the operators would be left without anybody; VALIDATION below `password` when that is wrong.
 */
export async function eraseAccount(
  deps: Pick<Deps, 'db' | 'clock' | 'jobs'> & { passwords: Passwords; eraseBuyer: EraseBuyer },
  { accountId, password, language }: Input,
): Promise<void> {
  const owner = await findPassword(deps.db, accountId)
  if (!owner) throw Problem.of('UNAUTHENTICATED')
  const isFitting = await deps.passwords.fits(owner.passwordHash, password)
  refuseFields({ password: isFitting ? null : texts(language).account.replies.wrongPassword })
  await inTransaction(deps.db, async (tx) => {
    // The cart goes first: it waits for an order that is being placed.
    const [, isLast, isOpen, isErased] = await inOrder([
      () => deps.eraseBuyer(tx, accountId),
      () => isLastOfTeam(tx, accountId),
      () => hasOpenOrders(tx, accountId),
      () => anonymiseAccount(tx, accountId, deps.clock.now()),
      () => endSessions(tx, accountId),
    ])
    if (!isErased) throw Problem.of('UNAUTHENTICATED')
    if (isOpen) throw Problem.of('ORDERS_OPEN')
    if (isLast) throw Problem.of('LAST_ACCOUNT')
    await eraseMails(tx, owner.email)
    await queueMail(tx, deps.jobs, accountErasedMail(owner))
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

/** Whether goods are still on their way, or a payment is. Asked once the cart is gone, so that no order slips in. */
async function hasOpenOrders(sql: Queryable, buyerId: string): Promise<boolean> {
  const [rows] = await sql<[{ isOpen: boolean }]>`
    select exists (
      select from sub_order
      where buyer_id = ${buyerId} and status in ('PENDING_PAYMENT', 'PLACED', 'CONFIRMED', 'SHIPPED')
    ) or exists (
      select from checkout where buyer_id = ${buyerId} and state = 'PENDING' and order_id is null
    ) as is_open`
  return rows.isOpen
}

/** Whether nobody would be left in a store or among the operators. Two who go at the same time wait for each other. */
async function isLastOfTeam(tx: Tx, accountId: string): Promise<boolean> {
  const team = await tx<{ id: string }[]>`
    select a.id from account a join account own on a.role = own.role and a.store_id is not distinct from own.store_id
    where own.id = ${accountId} and own.role <> 'BUYER'
    order by a.id for no key update of a`
  return team.length === 1
}

/**
 * What the account slice itself holds; the number stays, because orders and invoices point at it. False where it was
 * erased already, as by the same call sent twice.
 */
async function anonymiseAccount(sql: Queryable, accountId: string, now: Date): Promise<boolean> {
  const [, , , erased] = await Promise.all([
    sql`delete from address where buyer_id = ${accountId}`,
    sql`delete from email_confirmation where account_id = ${accountId}`,
    sql`update audit_entry set detail = '{}' where account_id = ${accountId}`,
    sql`
    update account set email = 'erased-' || id || '@erased.invalid', password_hash = 'none', role = 'BUYER', store_id = null, first_name = '',
      last_name = '', phone_number = '', company_name = '', legal_form = null, vat_id = null,
      vat_id_status = 'UNCHECKED', website = null, social_urls = '{}', start_date = null, invoice_email = null,
      buyer_reference = null, newsletter = false, erased_at = ${now}
    where id = ${accountId} and erased_at is null`,
  ])
  return erased.count === 1
}
