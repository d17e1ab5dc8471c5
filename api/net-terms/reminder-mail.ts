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

type Reminding = {
  invoice: Reminded
  level: ReminderLevel
  /** Of the last one. */
  interest: Interest | null
  feeCents: number
  deps: Pick<Deps, 'origin' | 'bankAccount'>
}

/** What is open of an invoice since when, in the buyer's language; a level of an invoice has one: the id is made from it. */
export function reminderMail({ deps, ...reminding }: Reminding, { email, firstName, language }: Recipient): Mail {
  const t = texts(language).netTerms.mails
  const { invoice, level, interest } = reminding
  const facts = {
    ...invoice,
    dayText: dayText(invoice.dueOn, language),
    issuedText: dayText(invoice.issuedOn, language),
  }
  const openText = moneyText(invoice.openCents, language)
  const { subject, body } = t.levels[level]
  const parts = mailLayout({
    language,
    title: subject(invoice.number),
    paragraphs: [
      t.hello(firstName),
      body({
        number: facts.number,
        storeName: facts.storeName,
        issuedText: facts.issuedText,
        dayText: facts.dayText,
        openText,
      }),
      ...(interest ? [t.law, ...(interest.isPartial ? [t.isPartial] : [])] : []),
    ],
    table: tableOf(reminding, language),
    button: { label: t.button, url: deps.origin + urls(language).receivables },
    closing: [accountText(invoice.number, { language, bankAccount: deps.bankAccount }), t.crossed],
  })
  return { id: `reminder-${invoice.number}-${level}`, to: email, subject: subject(invoice.number), ...parts }
}

function tableOf({ invoice, interest, feeCents }: Omit<Reminding, 'deps'>, language: Language): MailTable {
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
