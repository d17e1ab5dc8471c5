import * as z from 'zod/mini'
import { DocumentNumber } from '../orders/orders.ts'
import { endpoint } from '../platform/endpoint.ts'
import { cursorInput, cursorOf } from '../platform/paging.ts'
import { DateTime, Euros, NoContent, plainText, requiredText } from '../platform/values.ts'

/** DUE: within a week, or overdue. */
export const receivableViews = ['OPEN', 'DUE', 'OVERDUE', 'SETTLED', 'ALL'] as const
export type ReceivableView = (typeof receivableViews)[number]

/** 1 friendly, 2 the first, 3 the last. */
const ReminderLevel = z.literal([1, 2, 3])

/** An invoice on net terms. */
export const Receivable = z.object({
  number: z.string(),
  orderId: z.string(),
  subOrderNumber: z.string(),
  storeName: z.string(),
  companyName: z.string(),
  /** Days in Germany. */
  issuedOn: z.iso.date(),
  dueOn: z.iso.date(),
  grossText: z.string(),
  /** What credit notes took off it; null where none did. */
  creditedText: z.nullable(z.string()),
  open: Euros,
  openText: z.string(),
  state: z.enum(['OPEN', 'OVERDUE', 'SETTLED']),
  /** Days since the due day; 0 before. */
  daysOverdue: z.int(),
  paidAt: z.nullable(DateTime),
  areRemindersStopped: z.boolean(),
  /** Those with a letter, the first one first. */
  reminders: z.array(z.object({ level: ReminderLevel, sentAt: DateTime })),
})
export type Receivable = z.output<typeof Receivable>

const found = {
  view: z._default(z.enum(receivableViews), 'OPEN'),
  /** The number of an invoice, or a part of a company's name. */
  q: z.optional(plainText(100)),
}
const ofFinance = { access: 'supplier', right: 'finance' } as const

export const list = endpoint({
  method: 'GET',
  path: '/api/v1/supplier/receivables',
  ...ofFinance,
  summary: 'Invoices of the store on net terms, the first due first, with what is open of each',
  input: z.strictObject({ ...cursorInput, ...found }),
  output: cursorOf(Receivable),
})
export const readCsv = endpoint({
  method: 'GET',
  path: '/api/v1/supplier/receivables/csv',
  ...ofFinance,
  summary: 'The same for a spreadsheet, all of it; written while it is read',
  input: z.strictObject(found),
  output: z.file(),
  replyType: 'text/csv',
})
export const stopReminders = endpoint({
  method: 'PUT',
  path: '/api/v1/supplier/receivables/{number}/reminders',
  ...ofFinance,
  repeat: 'same-effect',
  status: 204,
  summary: 'Sends no more reminders of an invoice, or does so again',
  input: z.strictObject({ number: DocumentNumber, areStopped: z.boolean() }),
  output: NoContent,
})

const letter = {
  method: 'GET',
  input: z.strictObject({
    number: DocumentNumber,
    level: ReminderLevel,
  }),
  output: z.file(),
  replyType: 'application/pdf',
} as const
export const readReminder = endpoint({
  ...letter,
  ...ofFinance,
  path: '/api/v1/supplier/receivables/{number}/reminders/{level}',
  summary: 'The letter of a reminder, as it was sent',
})
export const readOwnReminder = endpoint({
  ...letter,
  path: '/api/v1/account/receivables/{number}/reminders/{level}',
  access: 'buyer',
  right: 'documents',
  summary: 'The letter of a reminder of one of your invoices, as it was sent',
})

export const listOwn = endpoint({
  method: 'GET',
  path: '/api/v1/account/receivables',
  access: 'buyer',
  right: 'documents',
  summary: 'Invoices that the company pays after delivery, the first due first, with the account they are paid to',
  input: z.strictObject({ ...cursorInput, view: z._default(z.enum(receivableViews), 'OPEN') }),
  output: z.extend(cursorOf(Receivable), {
    openText: z.string(),
    /** Null where nothing is. */
    overdueText: z.nullable(z.string()),
    bankAccount: z.object({ iban: z.string(), bic: z.string(), accountHolder: z.string() }),
  }),
})

export const listAll = endpoint({
  method: 'GET',
  path: '/api/v1/operator/receivables',
  access: 'operator',
  right: 'money',
  summary: 'Invoices of all stores on net terms, the first due first',
  input: z.strictObject({ ...cursorInput, ...found }),
  output: cursorOf(Receivable),
})
export const record = endpoint({
  method: 'POST',
  path: '/api/v1/operator/receivables/{number}/payment',
  access: 'operator',
  right: 'money',
  repeat: 'same-effect',
  status: 204,
  summary:
    'Records that an invoice was paid by transfer; 422 RECEIVABLE_AMOUNT for another sum than what is open of it, or that with interest and fee',
  input: z.strictObject({
    number: DocumentNumber,
    /** Euros, as the bank statement says. */
    amount: z.number().check(z.minimum(0.01), z.maximum(10_000_000), z.multipleOf(0.01)),
    reason: requiredText(500).check(z.minLength(3)),
  }),
  output: NoContent,
})
