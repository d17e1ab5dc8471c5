import { texts } from '../../../texts/texts.ts'
import type { Queryable } from '../../platform/db.ts'
import type { Deps } from '../../platform/deps.ts'
import { newId } from '../../platform/ids.ts'
import { mailLayout } from '../../platform/mail/mail-layout.ts'
import type { Mail, Mailer } from '../../platform/mail/mail.ts'
import { urls } from '../../platform/urls.ts'
import { newToken, tokenHash } from '../session/tokens.ts'
import { writeInvitationToken, type Invited } from './invitation-queries.ts'

export const daysOfInvitation = 7

/** `id` is the mail's, the same at every try. */
export type InvitationMail = { id: string; invitationId: string }

/** Has a link mailed. The job names the invitation alone: the token is made when the mail is sent. */
export async function sendInvitation(tx: Queryable, { jobs }: Pick<Deps, 'jobs'>, invitationId: string) {
  await jobs.send(tx, 'invitation', { id: newId(), invitationId } satisfies InvitationMail)
}

export async function startInvitationWorker(deps: Deps, mailer: Pick<Mailer, 'send'>): Promise<void> {
  await deps.jobs.work<InvitationMail>('invitation', (request) => mailInvitation(deps, mailer, request))
}

/** Makes a link, which voids the one before, and sends it; nothing where the invitation is withdrawn or used. */
export async function mailInvitation(
  { db, clock, origin }: Pick<Deps, 'db' | 'clock' | 'origin'>,
  mailer: Pick<Mailer, 'send'>,
  { id, invitationId }: InvitationMail,
): Promise<void> {
  const token = newToken()
  const invited = await writeInvitationToken(db, { id: invitationId, tokenHash: tokenHash(token), now: clock.now() })
  if (invited) await mailer.send(invitationMail(invited, { id, origin, token }))
}

function invitationMail(invited: Invited, { id, origin, token }: { id: string; origin: string; token: string }): Mail {
  const { email, language } = invited
  const { hello, invitation: t } = texts(language).account.mails
  const { subject, title, paragraphs } = wordsOf(invited)
  const body = mailLayout({
    language,
    title,
    paragraphs: [hello(null), ...paragraphs],
    button: { label: t.button, url: origin + urls(language).join(token) },
    closing: t.closing(daysOfInvitation),
  })
  return { id, to: email, subject, ...body }
}

// A stranger reads who invites on the page of the link: the shop mails no words of others there (decision 30).
function wordsOf({ language, side, teamName, inviterName, isConfirmed }: Invited) {
  const { invitation: t } = texts(language).account.mails
  if (!isConfirmed) return { ...t.unnamed, paragraphs: t.unnamed.body[side] }
  const name = teamName || t.operators
  return { subject: t.subject(name), title: t.title(name), paragraphs: t.body[side](inviterName, name) }
}
