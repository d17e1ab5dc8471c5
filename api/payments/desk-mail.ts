import { moneyText } from '../../contract/platform/money.ts'
import type { Language } from '../../contract/platform/values.ts'
import { texts, type Texts } from '../../texts/texts.ts'
import type { Deps } from '../platform/deps.ts'
import { mailLayout } from '../platform/mail/mail-layout.ts'
import type { Mail } from '../platform/mail/mail.ts'
import { dayText } from '../platform/wall-clock.ts'

type DeskNotification = {
  /** Id of the mail, one for each notification. */
  id: string
  kind: keyof Texts['payments']['mails']['kinds']
  orderNumber: string
  amountCents: number
  /** What the desk types to work on it. */
  moveId?: string
  endsAt?: Date
}

// Every mail to the desk is German.
const language: Language = 'de'

/** Notifies the marketplace's desk of what a person has to do about money. */
export function deskMail({ deskEmail }: Pick<Deps, 'deskEmail'>, notification: DeskNotification): Mail {
  const { kinds } = texts(language).payments.mails
  const { id, kind, orderNumber, amountCents, moveId = '', endsAt } = notification
  const t = kinds[kind]
  const facts = {
    orderNumber,
    moveId,
    amount: moneyText(amountCents, language),
    day: endsAt ? dayText(endsAt, language) : '',
  }
  const paragraphs = [t.body(facts), t.next(facts)]
  const body = mailLayout({ language, title: t.title, paragraphs })
  return { id, to: deskEmail, subject: t.subject(orderNumber), ...body }
}
