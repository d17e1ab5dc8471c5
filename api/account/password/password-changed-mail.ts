import { texts } from '../../../texts/texts.ts'
import { newId } from '../../platform/ids.ts'
import { mailLayout } from '../../platform/mail/mail-layout.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import type { Addressee } from './password-reset-queries.ts'
import { urls } from '../../platform/urls.ts'

/** Notifies the owner, so that a change by somebody else does not stay unseen. */
export function passwordChangedMail({ email, confirmedName, language }: Addressee, origin: string): Mail {
  const t = texts(language).account.mails
  const body = mailLayout({
    language,
    title: t.passwordChanged.title,
    paragraphs: [t.hello(confirmedName), ...t.passwordChanged.body],
    button: { label: t.passwordChanged.button, url: origin + urls(language).forgotPassword },
  })
  return { id: newId(), to: email, subject: t.passwordChanged.subject, ...body }
}
