import type { KeySide } from '../../../contract/rights.ts'
import { texts } from '../../../texts/texts.ts'
import { newId } from '../../platform/ids.ts'
import { mailLayout } from '../../platform/mail/mail-layout.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { urls } from '../../platform/urls.ts'
import type { Addressee } from '../password/password-reset-queries.ts'

type NewKey = { name: string; side: KeySide; origin: string }

/** Tells an owner that there is a new key, and where it can be ended. */
export function apiKeyMail({ email, confirmedName, language }: Addressee, { name, side, origin }: NewKey): Mail {
  const { hello, apiKey: t } = texts(language).account.mails
  const body = mailLayout({
    language,
    title: t.subject,
    paragraphs: [hello(confirmedName), ...t.body(name)],
    button: { label: t.button, url: origin + urls(language).apiKeys(side) },
    closing: t.closing,
  })
  return { id: newId(), to: email, subject: t.subject, ...body }
}
