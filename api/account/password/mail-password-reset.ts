import { texts } from '../../../texts/texts.ts'
import { inTransaction } from '../../platform/db.ts'
import type { Deps } from '../../platform/deps.ts'
import { newId } from '../../platform/ids.ts'
import { mailLayout } from '../../platform/mail/mail-layout.ts'
import type { Mail, Mailer } from '../../platform/mail/mail.ts'
import { findAddressee, insertPasswordReset, lockAddressee, type Addressee } from './password-reset-queries.ts'
import { newToken, tokenHash } from '../session/tokens.ts'
import { urls } from '../../platform/urls.ts'

const minutesOfLink = 60

type PasswordResetRequest = { id: string; accountId: string | null }

/**
 * Notes that a link was asked for. The request does the same for every address, known or not, so its time tells
 * nothing; the link itself is made by `workOffPasswordResets`.
 */
export async function requestPasswordReset({ db, jobs }: Pick<Deps, 'db' | 'jobs'>, email: string): Promise<void> {
  const found = await findAddressee(db, email)
  const request: PasswordResetRequest = { id: newId(), accountId: found?.id ?? null }
  await jobs.send(db, 'password-reset', request)
}

export async function startPasswordResetWorker(deps: Deps, mailer: Pick<Mailer, 'send'>): Promise<void> {
  await deps.jobs.work<PasswordResetRequest>('password-reset', (request) => mailPasswordReset(deps, mailer, request))
}

/**
 * Makes the link and sends it in one go, so that it is written down nowhere but in the mail. A repeated try makes another
 * one and voids the former. Nothing happens without an account.
 */
export async function mailPasswordReset(
  { db, clock, origin }: Pick<Deps, 'db' | 'clock' | 'origin'>,
  mailer: Pick<Mailer, 'send'>,
  { id, accountId }: PasswordResetRequest,
): Promise<void> {
  if (!accountId) return
  const token = newToken()
  const now = clock.now()
  const expiresAt = new Date(now.getTime() + minutesOfLink * 60_000)
  const addressee = await inTransaction(db, async (tx) => {
    const found = await lockAddressee(tx, accountId)
    if (found) await insertPasswordReset(tx, { tokenHash: tokenHash(token), accountId, requestId: id, now, expiresAt })
    return found
  })
  if (addressee) await mailer.send(resetMail(addressee, { id, origin, token }))
}

// The id is the request's, so that a repeated job does not look like a second mail.
function resetMail(
  { email, confirmedName, language }: Addressee,
  { id, origin, token }: { id: string; origin: string; token: string },
): Mail {
  const t = texts(language).account.mails
  const body = mailLayout({
    language,
    title: t.passwordReset.title,
    paragraphs: [t.hello(confirmedName), ...t.passwordReset.body],
    button: { label: t.passwordReset.button, url: origin + urls(language).newPassword(token) },
    closing: t.passwordReset.closing(minutesOfLink),
  })
  return { id, to: email, subject: t.passwordReset.subject, ...body }
}
