import type { BankTransfer } from '../../contract/checkout.ts'
import { moneyText } from '../../contract/platform/money.ts'
import { lineNetCents } from '../../contract/totals.ts'
import type { Language } from '../../contract/platform/values.ts'
import { texts } from '../../texts/texts.ts'
import { taxNote } from '../../texts/tax-note.ts'
import { deliveryText } from '../delivery/arrival-text.ts'
import type { BankAccount } from '../platform/deps.ts'
import { mailLayout, type MailTable } from '../platform/mail/mail-layout.ts'
import type { Mail } from '../platform/mail/mail.ts'
import type { NewOrder, OrderAddress } from './new-order.ts'
import type * as z from 'zod/mini'
import { urls } from '../platform/urls.ts'
import { momentText } from '../platform/wall-clock.ts'

export type Recipient = { email: string; firstName: string; language: Language }
type Ordered = { order: NewOrder; bankTransfer: z.output<typeof BankTransfer> | null; origin: string }

/** The confirmation of an order, in the language of its buyer. One order has one: the id is made from it. */
export function orderMail({ order, bankTransfer, origin }: Ordered, { email, firstName, language }: Recipient): Mail {
  const t = texts(language).orders.confirmationMail
  const body = mailLayout({
    language,
    title: t.title,
    paragraphs: [t.hello(firstName), t.received(order.orderNumber)],
    table: tableOf(order, language),
    button: { label: t.button, url: origin + urls(language).order(order.id) },
    closing: [
      ...taxLines(order, language),
      ...paymentLines(bankTransfer, order, language),
      ...arrivalLines(order, language),
      addressText(order.address, language),
      ...referenceLines(order, language),
    ],
  })
  return { id: `order-${order.id}`, to: email, subject: t.subject(order.orderNumber), ...body }
}

const numbers = { de: new Intl.NumberFormat('de'), en: new Intl.NumberFormat('en') }

function tableOf({ stores, totals, couponCode }: NewOrder, language: Language): MailTable {
  const t = texts(language).orders.confirmationMail
  const text = (cents: number) => moneyText(cents, language)
  const number = numbers[language]
  const rows = stores.flatMap(({ storeName, lines }) =>
    lines.map((line) => [
      `${language === 'de' ? line.nameDe : line.nameEn} (${storeName})`,
      t.pieces(line.quantity, line.isPack),
      text(lineNetCents(line)),
    ]),
  )
  const parts: [string, number][] = [
    [t.goods, totals.net],
    [t.discount(couponCode ?? ''), -totals.discount],
    [t.deposit, totals.deposit],
    [t.shipping, totals.shipping],
    ...totals.taxLines.map(({ rateBp, amount }): [string, number] => [t.tax(number.format(rateBp / 100)), amount]),
  ]
  const named = parts.filter(([, cents]) => cents !== 0)
  return {
    head: t.head,
    rows,
    totals: [...named, [t.total, totals.gross] as const].map(([label, cents]) => [label, text(cents)]),
  }
}

// As the cart has named the days; of each store its own.
function arrivalLines({ stores }: NewOrder, language: Language): string[] {
  const lines = stores.flatMap(({ storeName, arrival }) =>
    arrival ? [`${storeName}: ${deliveryText({ arrival, postcode: null }, language)}`] : [],
  )
  return lines.length > 0 ? [lines.join('\n')] : []
}

// What the buyer's own books know the order by.
function referenceLines({ purchaseOrderNumber, costCentre }: NewOrder, language: Language): string[] {
  const t = texts(language).orders.confirmationMail
  const lines = [
    purchaseOrderNumber && `${t.purchaseOrderNumber}: ${purchaseOrderNumber}`,
    costCentre && `${t.costCentre}: ${costCentre.code} · ${costCentre.name}`,
  ].filter((line) => typeof line === 'string')
  return lines.length > 0 ? [lines.join('\n')] : []
}

// As the invoice says why it bears no tax.
function taxLines({ totals: { taxCase } }: NewOrder, language: Language): string[] {
  const note = taxNote(taxCase, language)
  return note === null ? [] : [note]
}

// Without a transfer the order is paid, or promised, as it is written.
function paymentLines(transfer: Ordered['bankTransfer'], order: NewOrder, language: Language): string[] {
  if (transfer) return transferLines({ ...transfer, amountCents: order.totals.gross }, language)
  const { name } = texts(language).checkout.replies.methods[order.paymentMethod]
  return order.totals.gross > 0 ? [texts(language).orders.confirmationMail.paidBy(name)] : []
}

export type TransferFacts = BankAccount & {
  reference: string
  amountCents: number
  dueAt: Date
}

/** What a buyer has to transfer, where to and until when. */
export function transferLines(transfer: TransferFacts, language: Language): string[] {
  const t = texts(language).orders.confirmationMail
  return [
    // With the time: an order of 48 hours does not wait until the day ends.
    t.transfer(momentText(transfer.dueAt, language)),
    [
      `${t.account.holder}: ${transfer.accountHolder}`,
      `${t.account.iban}: ${transfer.iban.replace(/(.{4})(?=.)/g, '$1 ')}`,
      `${t.account.bic}: ${transfer.bic}`,
      `${t.account.reference}: ${transfer.reference}`,
      `${t.account.amount}: ${moneyText(transfer.amountCents, language)}`,
    ].join('\n'),
  ]
}

/** Where to deliver, with what the buyer has noted for the driver. */
export function addressText(address: OrderAddress, language: Language): string {
  const { companyName, firstName, lastName, street, streetNumber, postalCode, cityName, label, deliveryNotes } = address
  const place = [companyName, `${firstName} ${lastName}`, `${street} ${streetNumber}`, `${postalCode} ${cityName}`]
  const lines = [label, ...place, deliveryNotes].filter(Boolean)
  return [`${texts(language).orders.confirmationMail.deliverTo}:`, ...lines].join('\n')
}
