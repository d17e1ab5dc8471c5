import { texts } from '../../../texts/texts.ts'
import { newId } from '../../platform/ids.ts'
import { mailLayout } from '../../platform/mail/mail-layout.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { urls } from '../../platform/urls.ts'
import type { Addressee } from '../password/password-reset-queries.ts'

type Changed = { change: 'on' | 'off' | 'codes' | 'passkey' | 'lost'; origin: string }

/** Notifies the owner of what is asked for at the sign-in from now on. */
export function secondFactorMail({ email, confirmedName, language }: Addressee, { change, origin }: Changed): Mail {
  const { hello, secondFactor } = texts(language).account.mails
  const t = secondFactor[change]
  const body = mailLayout({
    language,
    title: t.subject,
    paragraphs: [hello(confirmedName), ...t.body],
    button: { label: secondFactor.button, url: origin + urls(language).security },
    closing: secondFactor.closing,
  })
  return { id: newId(), to: email, subject: t.subject, ...body }
}
