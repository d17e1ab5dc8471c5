import { texts } from '../../texts/texts.ts'
import type { Addressee } from '../account/password/password-reset-queries.ts'
import { newId } from '../platform/ids.ts'
import { mailLayout } from '../platform/mail/mail-layout.ts'
import type { Mail } from '../platform/mail/mail.ts'
import { urls } from '../platform/urls.ts'

/** Tells an owner that we have given up an address, and where it is switched on again. */
export function webhookMail(
  { email, confirmedName, language }: Addressee,
  { url, origin }: { url: string; origin: string },
): Mail {
  const t = texts(language).webhooks.mails
  const body = mailLayout({
    language,
    title: t.subject,
    paragraphs: [texts(language).account.mails.hello(confirmedName), ...t.body(url)],
    button: { label: t.button, url: origin + urls(language).webhooks },
    closing: [],
  })
  return { id: newId(), to: email, subject: t.subject, ...body }
}
