import { newId } from '../../platform/ids.ts'
import { texts } from '../../../texts/texts.ts'
import { mailLayout } from '../../platform/mail/mail-layout.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import type { Addressee } from '../password/password-reset-queries.ts'

/** The last mail to an account, so that an erasure by somebody else does not stay unseen. */
export function accountErasedMail({ email, confirmedName, language }: Addressee): Mail {
  const t = texts(language).account.mails
  const body = mailLayout({
    language,
    title: t.accountErased.title,
    paragraphs: [t.hello(confirmedName), ...t.accountErased.body],
  })
  return { id: newId(), to: email, subject: t.accountErased.subject, ...body, isLast: true }
}
