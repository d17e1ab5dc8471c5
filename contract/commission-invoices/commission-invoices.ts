import * as z from 'zod/mini'
import { endpoint } from '../platform/endpoint.ts'
import { cursorInput, cursorOf } from '../platform/paging.ts'
import { DateTime, Euros, Slug } from '../platform/values.ts'

const InvoiceNumber = z.string().check(z.regex(/^P-20\d{2}-\d{5,9}$/))

/** What is missing before one can be issued: what the marketplace says of itself, or the store of itself. */
export const invoiceGaps = ['MARKETPLACE', 'STORE'] as const

export const CommissionInvoice = z.object({
  number: z.string(),
  /** In Germany, 'YYYY-MM'. */
  month: z.string(),
  /** CREDIT_NOTE: more was given back in the month than was earned. */
  type: z.enum(['INVOICE', 'CREDIT_NOTE']),
  issuedAt: DateTime,
  /** With tax; negative in a credit note. */
  amount: Euros,
  amountText: z.string(),
  netText: z.string(),
  taxText: z.string(),
})
export type CommissionInvoice = z.output<typeof CommissionInvoice>

const CommissionInvoices = z.extend(cursorOf(CommissionInvoice), {
  /** The first month that waits for its invoice, and for what; null where none waits. */
  missing: z.nullable(z.object({ month: z.string(), gap: z.enum(invoiceGaps) })),
})
export type CommissionInvoices = z.output<typeof CommissionInvoices>

export const list = endpoint({
  method: 'GET',
  path: '/api/v1/supplier/commission-invoices',
  access: 'supplier',
  right: 'finance',
  summary: 'What the marketplace has invoiced the store for its commission, the latest month first',
  input: z.strictObject(cursorInput),
  output: CommissionInvoices,
})
export const read = endpoint({
  method: 'GET',
  path: '/api/v1/supplier/commission-invoices/{number}',
  access: 'supplier',
  right: 'finance',
  summary: "An invoice for commission as it was issued: PDF with its data (ZUGFeRD); 404 also for another store's",
  input: z.strictObject({ number: InvoiceNumber }),
  output: z.file(),
  replyType: 'application/pdf',
})
export const listOfStore = endpoint({
  method: 'GET',
  path: '/api/v1/operator/stores/{slug}/commission-invoices',
  access: 'operator',
  right: 'money',
  summary: 'What a store was invoiced for commission, the latest month first',
  input: z.strictObject({ slug: Slug, ...cursorInput }),
  output: CommissionInvoices,
})
export const readOfStore = endpoint({
  method: 'GET',
  path: '/api/v1/operator/stores/{slug}/commission-invoices/{number}',
  access: 'operator',
  right: 'money',
  summary: 'An invoice of a store for commission as it was issued: PDF with its data (ZUGFeRD)',
  input: z.strictObject({ slug: Slug, number: InvoiceNumber }),
  output: z.file(),
  replyType: 'application/pdf',
})
