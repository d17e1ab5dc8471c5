import { mails as de } from '../../../texts/de/account/mails.ts'
import { mails as en } from '../../../texts/en/account/mails.ts'
import { newId } from '../../platform/ids.ts'
import { mailLayout } from '../../platform/mail/mail-layout.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import type { Addressee } from './password-reset-queries.ts'

/** Tells the owner, so that a change by somebody else does not stay unseen. */
export function passwordChangedMail({ email, confirmedName, language }: Addressee, origin: string): Mail {
  const t = { de, en }[language]
  const path = language === 'de' ? '/de/forgot-password' : '/forgot-password'
  const body = mailLayout({
    language,
    title: t.passwordChanged.title,
    paragraphs: [t.hello(confirmedName), ...t.passwordChanged.body],
    button: { label: t.passwordChanged.button, url: `${origin}${path}` },
    footer: t.footer,
  })
  return { id: newId(), to: email, subject: t.passwordChanged.subject, ...body }
}
