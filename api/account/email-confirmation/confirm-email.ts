import type { OutputOf } from '../../../contract/platform/endpoint.ts'
import type * as emailConfirmationApi from '../../../contract/email-confirmation.ts'
import { Problem } from '../../http/problem.ts'
import { inTransaction } from '../../platform/db.ts'
import { inOrder } from '../../platform/in-order.ts'
import type { Deps } from '../../platform/deps.ts'
import { queueMail } from '../../platform/mail/mail-queue.ts'
import { tokenHash } from '../session/tokens.ts'
import { lockLinkedAccount, markEmailConfirmed } from './queries.ts'
import type { Language } from '../../../contract/platform/values.ts'
import { texts } from '../../../texts/texts.ts'
import { urls } from '../../platform/urls.ts'
import { newId } from '../../platform/ids.ts'
import { mailLayout } from '../../platform/mail/mail-layout.ts'
import type { Mail } from '../../platform/mail/mail.ts'

/**
 * Confirms the address that the link was mailed to and has its owner welcomed, once. LINK_EXPIRED for an unknown token,
 * and for an expired one unless the address is confirmed already.
 */
export async function confirmEmail(
  { db, clock, jobs, origin }: Pick<Deps, 'db' | 'clock' | 'jobs' | 'origin'>,
  token: string,
): Promise<OutputOf<typeof emailConfirmationApi.confirm>> {
  return inTransaction(db, async (tx) => {
    const [account, now] = [await lockLinkedAccount(tx, tokenHash(token)), clock.now()]
    if (account?.isConfirmed) return { state: 'ALREADY_CONFIRMED' }
    if (!account || account.expiresAt <= now) throw Problem.of('LINK_EXPIRED')
    await inOrder([
      () => markEmailConfirmed(tx, account.id, now),
      () => queueMail(tx, jobs, welcomeMail(account, origin)),
    ])
    return { state: 'CONFIRMED' }
  })
}

type Recipient = { email: string; firstName: string; companyName: string; language: Language }

/** To an address that is confirmed. */
function welcomeMail({ email, firstName, companyName, language }: Recipient, origin: string): Mail {
  const t = texts(language).account.mails
  const body = mailLayout({
    language,
    title: t.welcome.title,
    paragraphs: [t.hello(firstName), ...t.welcome.body(companyName)],
    button: { label: t.welcome.button, url: origin + urls(language).home },
  })
  return { id: newId(), to: email, subject: t.welcome.subject, ...body }
}
