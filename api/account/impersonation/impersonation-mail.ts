import { texts } from '../../../texts/texts.ts'
import { newId } from '../../platform/ids.ts'
import { mailLayout } from '../../platform/mail/mail-layout.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { urls } from '../../platform/urls.ts'
import type { Addressee } from '../password/password-reset-queries.ts'
import { momentText } from '../../platform/wall-clock.ts'

type Begun = { reason: string | null; ticketNumber: string | null; mayWrite: boolean; at: Date; origin: string }

/** Tells a person that somebody of the shop acts as them from now on, and why. */
export function impersonationMail(
  { email, confirmedName, language }: Addressee,
  { reason, ticketNumber, mayWrite, at, origin }: Begun,
): Mail {
  const { hello, impersonation: t } = texts(language).account.mails
  const body = mailLayout({
    language,
    title: t.subject,
    paragraphs: [
      hello(confirmedName),
      t.begun(momentText(at, language)),
      ...(reason === null ? [] : [t.reason(reason)]),
      ...(ticketNumber === null ? [] : [t.ticket(ticketNumber)]),
      mayWrite ? t.writing : t.readOnly,
    ],
    button: { label: t.button, url: origin + urls(language).security },
    closing: t.closing,
  })
  return { id: newId(), to: email, subject: t.subject, ...body }
}
