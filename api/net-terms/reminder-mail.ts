import { moneyText } from '../../contract/platform/money.ts'
import type { Language } from '../../contract/platform/values.ts'
import { texts } from '../../texts/texts.ts'
import { dayText, rateText } from '../orders/documents/document-format.ts'
import type { Recipient } from '../orders/fulfilment/recipients.ts'
import type { Deps } from '../platform/deps.ts'
import { mailLayout, type MailTable } from '../platform/mail/mail-layout.ts'
import type { Mail } from '../platform/mail/mail.ts'
import { urls } from '../platform/urls.ts'
import type { Interest } from './default-interest.ts'
import type { Reminded, ReminderLevel } from './reminder-queries.ts'

export type Reminding = {
  invoice: Reminded
  level: ReminderLevel
  /** Interest that the last reminder asks for; null before. */
  interest: Interest | null
  feeCents: number
  /** Where it is paid to. */
  bankAccount: Deps['bankAccount']
}

/** What a reminder says: what is open of an invoice since when. Its mail and its letter say the same. */
export function reminderWords(reminding: Reminding, language: Language) {
  const t = texts(language).netTerms.mails
  const { invoice, level, interest, bankAccount } = reminding
  const { number, storeName } = invoice
  const { subject, body } = t.levels[level]
  const facts = {
    number,
    storeName,
    dayText: dayText(invoice.dueOn, language),
    issuedText: dayText(invoice.issuedOn, language),
    openText: moneyText(invoice.openCents, language),
  }
  return {
    subject: subject(number),
    paragraphs: [body(facts), ...(interest ? [t.law, ...(interest.isPartial ? [t.isPartial] : [])] : [])],
    table: tableOf(reminding, language),
    closing: [accountText(number, { language, bankAccount }), t.crossed],
  }
}

/** The reminder in the buyer's language, with its letter. Its id is made from invoice and level, so each level is mailed once. */
export function reminderMail(
  reminding: Reminding,
  { email, firstName, language }: Recipient,
  { origin, letter }: { origin: string; letter: Buffer },
): Mail {
  const t = texts(language).netTerms.mails
  const { number } = reminding.invoice
  const { subject, paragraphs, table, closing } = reminderWords(reminding, language)
  const parts = mailLayout({
    language,
    title: subject,
    paragraphs: [t.hello(firstName), ...paragraphs, t.attached],
    table,
    button: { label: t.button, url: origin + urls(language).receivables },
    closing,
  })
  const attached = {
    name: t.fileName(number, reminding.level),
    type: 'application/pdf',
    base64: letter.toString('base64'),
  }
  return { id: `reminder-${number}-${reminding.level}`, to: email, subject, ...parts, files: [attached] }
}

function tableOf({ invoice, interest, feeCents }: Reminding, language: Language): MailTable {
  const t = texts(language).netTerms.mails
  const money = (cents: number) => moneyText(cents, language)
  const parts = interest?.parts ?? []
  const fee = feeCents > 0 ? [[t.fee, money(feeCents)]] : []
  return {
    head: t.head,
    rows: [
      [t.invoice(invoice.number), money(invoice.openCents)],
      ...parts.map(({ from, to, days, rateBp, cents }) => [
        t.interest({
          from: dayText(from, language),
          to: dayText(to, language),
          days,
          rate: rateText(rateBp, language),
        }),
        money(cents),
      ]),
      ...fee,
    ],
    totals: [[t.total, money(invoice.openCents + (interest?.cents ?? 0) + feeCents)]],
  }
}

function accountText(
  reference: string,
  { language, bankAccount }: Pick<Deps, 'bankAccount'> & { language: Language },
): string {
  const { account } = texts(language).orders.confirmationMail
  return [
    `${account.holder}: ${bankAccount.accountHolder}`,
    `${account.iban}: ${bankAccount.iban.replace(/(.{4})(?=.)/g, '$1 ')}`,
    `${account.bic}: ${bankAccount.bic}`,
    `${account.reference}: ${reference}`,
  ].join('\n')
}
