import { moneyText } from '../../contract/platform/money.ts'
import { texts } from '../../texts/texts.ts'
import type { Queryable, Tx } from '../platform/db.ts'
import type { Deps } from '../platform/deps.ts'
import { mailLayout } from '../platform/mail/mail-layout.ts'
import { queueMail } from '../platform/mail/mail-queue.ts'
import { urls } from '../platform/urls.ts'
import { findFinancePeople, type FinancePerson } from '../stores/finance-people.ts'
import type { BookedPayout } from './book-payouts.ts'

export type ReturnedMailDeps = Pick<Deps, 'jobs' | 'origin'>

/** Who looks after the money of the store that it was for. */
export const findPeopleOfPayout = (sql: Queryable, number: string) =>
  findFinancePeople(sql, sql`(select store_id from payout where number = ${number})`)

type Returned = BookedPayout & { why: string; person: FinancePerson }

/** Once for each payout and person: it comes back once. */
export function mailReturned(tx: Tx, { jobs, origin }: ReturnedMailDeps, returned: Returned): Promise<void> {
  const { number, amountCents, iban, why, person } = returned
  const { accountId, email: to, firstName, language } = person
  const { orders, payouts } = texts(language)
  const t = payouts.replies.returnedMail
  const body = mailLayout({
    language,
    title: t.subject(number),
    paragraphs: [
      orders.mails.hello(firstName),
      t.body(moneyText(amountCents, language), iban.slice(-4)),
      t.because(why),
      t.owed,
      t.next,
    ],
    button: { label: t.button, url: origin + urls(language).supplierBank },
  })
  return queueMail(tx, jobs, { id: `payout-returned-${number}-${accountId}`, to, subject: t.subject(number), ...body })
}
