import type { Language } from '../../contract/platform/values.ts'
import { texts } from '../../texts/texts.ts'
import { mailLayout } from '../platform/mail/mail-layout.ts'
import type { Mail } from '../platform/mail/mail.ts'
import { urls } from '../platform/urls.ts'
import { momentText } from '../platform/wall-clock.ts'
import type { DecidedReport, ReportOutcome } from './report-queries.ts'

type Received = {
  id: string
  reportNumber: string
  email: string
  language: Language
  productName: string
  decideBy: Date
}

/** Holds no word that was typed: the address may be a stranger's. */
export function receiptMail({ id, reportNumber, email, language, productName, decideBy }: Received): Mail {
  const { hello, receipt } = texts(language).productReports.mails
  const subject = receipt.subject(reportNumber)
  const paragraphs = [hello, ...receipt.body({ reportNumber, productName, until: momentText(decideBy, language) })]
  const body = mailLayout({ language, title: receipt.title, paragraphs, closing: [receipt.closing] })
  return { id: `product-report-${id}`, to: email, subject, ...body }
}

type Decision = { outcome: ReportOutcome; statement: string; origin: string }

/** What was decided, why, and what can be done about it (Art. 16 (5) Regulation (EU) 2022/2065). */
export function outcomeMail(
  { id, reportNumber, language, nameDe, nameEn }: DecidedReport,
  email: string,
  { outcome, statement, origin }: Decision,
): Mail {
  const { hello, outcomes } = texts(language).productReports.mails
  const subject = outcomes.subject(reportNumber)
  const productName = (language === 'de' ? nameDe : nameEn) ?? reportNumber
  const paragraphs = [
    hello,
    outcomes.body[outcome](reportNumber, productName),
    outcomes.reason(statement),
    outcomes.byPerson,
    outcomes.redress(reportNumber),
  ]
  const button = { label: outcomes.button, url: origin + urls(language).contact }
  const body = mailLayout({ language, title: outcomes.title, paragraphs, button, closing: [outcomes.closing] })
  return { id: `product-report-outcome-${id}`, to: email, subject, ...body }
}
