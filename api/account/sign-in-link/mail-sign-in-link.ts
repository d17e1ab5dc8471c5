import { MINUTES_OF_LINK } from '../../../contract/security/sign-in-link.ts'
import { texts } from '../../../texts/texts.ts'
import { inTransaction } from '../../platform/db.ts'
import type { Deps } from '../../platform/deps.ts'
import { newId } from '../../platform/ids.ts'
import { mailLayout } from '../../platform/mail/mail-layout.ts'
import type { Mail, Mailer } from '../../platform/mail/mail.ts'
import { urls } from '../../platform/urls.ts'
import { findAddressee, lockAddressee, type Addressee } from '../password/password-reset-queries.ts'
import { newToken, tokenHash } from '../session/tokens.ts'
import { upsertSignInLink } from './queries.ts'

/** `id` is the mail's, the same at every try. */
export type SignInLinkRequest = { id: string; accountId: string | null }

/**
 * Notes that a link was asked for. The request does the same for every address, known or not, so its time tells nothing;
 * the link itself is made when it is mailed.
 */
export async function requestSignInLink({ db, jobs }: Pick<Deps, 'db' | 'jobs'>, email: string): Promise<void> {
  const found = await findAddressee(db, email)
  await jobs.send(db, 'sign-in-link', { id: newId(), accountId: found?.id ?? null } satisfies SignInLinkRequest)
}

export async function startSignInLinkWorker(deps: Deps, mailer: Pick<Mailer, 'send'>): Promise<void> {
  await deps.jobs.work<SignInLinkRequest>('sign-in-link', (request) => mailSignInLink(deps, mailer, request))
}

/** Makes the link, which voids the one before, and sends it in one go, so that it is written down nowhere but in the mail. */
export async function mailSignInLink(
  { db, clock, origin }: Pick<Deps, 'db' | 'clock' | 'origin'>,
  mailer: Pick<Mailer, 'send'>,
  { id, accountId }: SignInLinkRequest,
): Promise<void> {
  if (!accountId) return
  const [token, now] = [newToken(), clock.now()]
  const expiresAt = new Date(now.getTime() + MINUTES_OF_LINK * 60_000)
  const addressee = await inTransaction(db, async (tx) => {
    const found = await lockAddressee(tx, accountId)
    if (found) await upsertSignInLink(tx, { tokenHash: tokenHash(token), accountId, now, expiresAt })
    return found
  })
  if (addressee) await mailer.send(linkMail(addressee, { id, origin, token }))
}

function linkMail(
  { email, confirmedName, language }: Addressee,
  { id, origin, token }: { id: string; origin: string; token: string },
): Mail {
  const { hello, signInLink: t } = texts(language).account.mails
  const body = mailLayout({
    language,
    title: t.subject,
    paragraphs: [hello(confirmedName), ...t.body],
    button: { label: t.button, url: origin + urls(language).signInLink(token) },
    closing: t.closing(MINUTES_OF_LINK),
  })
  return { id, to: email, subject: t.subject, ...body }
}
