import { texts } from '../../../texts/texts.ts'
import type { Queryable } from '../../platform/db.ts'
import type { Deps } from '../../platform/deps.ts'
import { newId } from '../../platform/ids.ts'
import { mailLayout } from '../../platform/mail/mail-layout.ts'
import type { Mail, Mailer } from '../../platform/mail/mail.ts'
import { newToken, tokenHash } from '../session/tokens.ts'
import { findUnconfirmed, insertConfirmationLink, type UnconfirmedRecipient } from './queries.ts'
import { urls } from '../../platform/urls.ts'

const day = 24 * 60 * 60 * 1000
const daysOfLink = 7
/** How long an expired link still leads to a new one. */
const daysStored = 30

/** `id` is the mail's, the same at every try. */
export type EmailConfirmation = { id: string; accountId: string }

/** Has a link mailed. The job names the account alone: the token is made when the mail is sent. */
export async function sendEmailConfirmation(tx: Queryable, { jobs }: Pick<Deps, 'jobs'>, accountId: string) {
  await jobs.send(tx, 'email-confirmation', { id: newId(), accountId } satisfies EmailConfirmation)
}

export async function startEmailConfirmationWorker(deps: Deps, mailer: Pick<Mailer, 'send'>): Promise<void> {
  await deps.jobs.work<EmailConfirmation>('email-confirmation', (request) =>
    mailEmailConfirmation(deps, mailer, request),
  )
}

/** Makes a link and sends it; nothing where the address is confirmed meanwhile or the account erased. */
export async function mailEmailConfirmation(
  { db, clock, origin }: Pick<Deps, 'db' | 'clock' | 'origin'>,
  mailer: Pick<Mailer, 'send'>,
  { id, accountId }: EmailConfirmation,
): Promise<void> {
  const recipient = await findUnconfirmed(db, accountId)
  if (!recipient) return
  const [token, now] = [newToken(), clock.now()]
  await insertConfirmationLink(db, {
    tokenHash: tokenHash(token),
    accountId,
    now,
    expiresAt: new Date(now.getTime() + daysOfLink * day),
    deleteBefore: new Date(now.getTime() - daysStored * day),
  })
  await mailer.send(confirmationMail(recipient, { id, origin, token }))
}

// Holds no word that was typed: whoever opens an account may name any address as theirs.
function confirmationMail(
  { email, language }: UnconfirmedRecipient,
  { id, origin, token }: { id: string; origin: string; token: string },
): Mail {
  const t = texts(language).account.mails
  const body = mailLayout({
    language,
    title: t.confirmEmail.title,
    paragraphs: [t.hello(null), ...t.confirmEmail.body],
    button: { label: t.confirmEmail.button, url: origin + urls(language).confirmEmail(token) },
    closing: t.confirmEmail.closing(daysOfLink),
  })
  return { id, to: email, subject: t.confirmEmail.subject, ...body }
}
