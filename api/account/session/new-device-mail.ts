import { texts } from '../../../texts/texts.ts'
import { newId } from '../../platform/ids.ts'
import { mailLayout } from '../../platform/mail/mail-layout.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { urls } from '../../platform/urls.ts'
import type { Addressee } from '../password/password-reset-queries.ts'
import { momentText } from '../../platform/wall-clock.ts'
import type { DeviceName } from './device-name.ts'

type NewDevice = { device: DeviceName; at: Date; origin: string }

/** So that a sign-in by somebody else does not stay unseen. */
export function newDeviceMail({ email, confirmedName, language }: Addressee, { device, at, origin }: NewDevice): Mail {
  const { hello, newDevice: t } = texts(language).account.mails
  const body = mailLayout({
    language,
    title: t.title,
    paragraphs: [hello(confirmedName), ...t.body(t.device(device), momentText(at, language))],
    button: { label: t.button, url: origin + urls(language).security },
    closing: t.closing,
  })
  return { id: newId(), to: email, subject: t.subject, ...body }
}
