import { mails as de } from '../../texts/de/mails.ts'
import { mails as en } from '../../texts/en/mails.ts'
import { inTransaction, type Queryable } from '../platform/db.ts'
import type { Deps } from '../platform/deps.ts'
import { newId } from '../platform/ids.ts'
import { mailLayout } from '../platform/mail-layout.ts'
import type { Mail } from '../platform/mail.ts'
import { findAddressee, insertPasswordReset, type Addressee } from './password-reset-queries.ts'
import { newToken, tokenHash } from './tokens.ts'

const minutesOfLink = 60

type PasswordResetRequest = { id: string; email: string }

/**
 * Notes that a link was asked for. The request does the same for every address, known or not, so its time tells
 * nothing; the link itself is made by `workOffPasswordResets`.
 */
export async function requestPasswordReset({ db, jobs }: Deps, email: string): Promise<void> {
  await jobs.send(db, 'password-reset', { id: newId(), email } satisfies PasswordResetRequest)
}

export async function workOffPasswordResets(deps: Deps): Promise<void> {
  await deps.jobs.work<PasswordResetRequest>('password-reset', (request) => mailPasswordReset(deps, request))
}

/** Makes the link and has it sent; nothing happens for an address without an account. */
export async function mailPasswordReset(
  { db, clock, jobs, origin }: Deps,
  { id, email }: PasswordResetRequest,
): Promise<void> {
  const addressee = await findAddressee(db, email)
  if (!addressee) return
  await inTransaction(db, async (tx) => {
    const token = await makeResetToken(tx, addressee.id, clock.now())
    await jobs.send(tx, 'mail', resetMail(addressee, { id, origin, token }))
  })
}

async function makeResetToken(tx: Queryable, accountId: string, now: Date) {
  const token = newToken()
  const expiresAt = new Date(now.getTime() + minutesOfLink * 60_000)
  await insertPasswordReset(tx, { tokenHash: tokenHash(token), accountId, now, expiresAt })
  return token
}

// The id is the request's, so that a repeated job does not look like a second mail.
function resetMail(
  { email, firstName, language }: Addressee,
  { id, origin, token }: { id: string; origin: string; token: string },
): Mail {
  const t = { de, en }[language]
  const path = language === 'de' ? '/de/new-password' : '/new-password'
  const body = mailLayout({
    language,
    title: t.passwordReset.title,
    paragraphs: [t.hello(firstName), ...t.passwordReset.body],
    button: { label: t.passwordReset.button, url: `${origin}${path}?token=${token}` },
    closing: t.passwordReset.closing(minutesOfLink),
    footer: t.footer,
  })
  return { id, to: email, subject: t.passwordReset.subject, ...body }
}
