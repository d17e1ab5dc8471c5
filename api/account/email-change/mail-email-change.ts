import type { Language } from '../../../contract/platform/values.ts'
import { texts } from '../../../texts/texts.ts'
import type { Queryable } from '../../platform/db.ts'
import type { Deps } from '../../platform/deps.ts'
import { newId } from '../../platform/ids.ts'
import { mailLayout } from '../../platform/mail/mail-layout.ts'
import type { Mail, Mailer } from '../../platform/mail/mail.ts'
import { urls } from '../../platform/urls.ts'
import type { Addressee } from '../password/password-reset-queries.ts'
import { newToken, tokenHash } from '../session/tokens.ts'
import { writeNewToken, writeOldToken, type MailedTo } from './queries.ts'

export const hoursOfChange = 24

/** `id` is the mail's, the same at every try. */
export type EmailChangeMail = { id: string; changeId: string; mailedTo: MailedTo }

/** Has a link mailed. The job names the change alone: the token is made when the mail is sent. */
export async function sendChangeLink(tx: Queryable, { jobs }: Pick<Deps, 'jobs'>, link: Omit<EmailChangeMail, 'id'>) {
  await jobs.send(tx, 'email-change', { id: newId(), ...link } satisfies EmailChangeMail)
}

export async function startEmailChangeWorker(deps: Deps, mailer: Pick<Mailer, 'send'>): Promise<void> {
  await deps.jobs.work<EmailChangeMail>('email-change', (request) => mailEmailChange(deps, mailer, request))
}

/** Makes a link, which voids the one before, and sends it; nothing where it was used or the change is over. */
export async function mailEmailChange(
  { db, clock, origin }: Pick<Deps, 'db' | 'clock' | 'origin'>,
  mailer: Pick<Mailer, 'send'>,
  { id, changeId, mailedTo }: EmailChangeMail,
): Promise<void> {
  const token = newToken()
  const row = { id: changeId, tokenHash: tokenHash(token), now: clock.now() }
  if (mailedTo === 'OLD') {
    const owner = await writeOldToken(db, row)
    if (owner) await mailer.send(agreementMail(owner, { id, origin, token }))
    return
  }
  const recipient = await writeNewToken(db, row)
  if (!recipient) return
  const { email, language, languageOfOther } = recipient
  const mail = languageOfOther
    ? takenMail({ email, language: languageOfOther }, { id, origin })
    : confirmationMail({ email, language }, { id, origin, token })
  await mailer.send(mail)
}

type Recipient = { email: string; language: Language }
type Link = { id: string; origin: string; token: string }

// Holds no word that was typed: whoever has an account may name any address as theirs.
function confirmationMail({ email, language }: Recipient, { id, origin, token }: Link): Mail {
  const { hello, emailChange } = texts(language).account.mails
  const t = emailChange.confirm
  const body = mailLayout({
    language,
    title: t.subject,
    paragraphs: [hello(null), ...t.body],
    button: { label: t.button, url: origin + urls(language).changeEmail(token) },
    closing: t.closing(hoursOfChange),
  })
  return { id, to: email, subject: t.subject, ...body }
}

/** To its owner alone: who asked gets the answer that everybody gets. */
function takenMail({ email, language }: Recipient, { id, origin }: Omit<Link, 'token'>): Mail {
  const { hello, emailChange } = texts(language).account.mails
  const t = emailChange.taken
  const body = mailLayout({
    language,
    title: t.subject,
    paragraphs: [hello(null), ...t.body],
    button: { label: t.button, url: origin + urls(language).forgotPassword },
    closing: t.closing,
  })
  return { id, to: email, subject: t.subject, ...body }
}

function agreementMail(
  { email, confirmedName, language, newEmail }: Addressee & { newEmail: string },
  { id, origin, token }: Link,
): Mail {
  const { hello, emailChange } = texts(language).account.mails
  const t = emailChange.agree
  const body = mailLayout({
    language,
    title: t.subject,
    paragraphs: [hello(confirmedName), ...t.body(newEmail)],
    button: { label: t.button, url: origin + urls(language).changeEmail(token) },
    closing: t.closing(hoursOfChange),
  })
  return { id, to: email, subject: t.subject, ...body }
}

/** To the address that was the account's, so that nobody loses it unseen. */
export function emailChangedMail({ email, confirmedName, language }: Addressee, newEmail: string): Mail {
  const { hello, emailChange } = texts(language).account.mails
  const t = emailChange.changed
  const body = mailLayout({ language, title: t.subject, paragraphs: [hello(confirmedName), ...t.body(newEmail)] })
  return { id: newId(), to: email, subject: t.subject, ...body }
}
