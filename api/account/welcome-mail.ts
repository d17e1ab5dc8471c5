import type { Language } from '../../contract/platform/values.ts'
import { texts } from '../../texts/texts.ts'
import { urls } from '../platform/urls.ts'
import { newId } from '../platform/ids.ts'
import { mailLayout } from '../platform/mail/mail-layout.ts'
import type { Mail } from '../platform/mail/mail.ts'

type Recipient = { email: string; firstName: string; companyName: string; language: Language }

/** To an address that is confirmed. */
export function welcomeMail({ email, firstName, companyName, language }: Recipient, origin: string): Mail {
  const t = texts(language).account.mails
  const body = mailLayout({
    language,
    title: t.welcome.title,
    paragraphs: [t.hello(firstName), ...t.welcome.body(companyName)],
    button: { label: t.welcome.button, url: origin + urls(language).home },
  })
  return { id: newId(), to: email, subject: t.welcome.subject, ...body }
}
