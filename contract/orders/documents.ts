import * as z from 'zod/mini'
import { endpoint } from '../platform/endpoint.ts'
import { Page, PageSize, pageOf } from '../platform/paging.ts'
import { DateTime, Euros, NoInput } from '../platform/values.ts'

/** A month in Germany, 'YYYY-MM'. */
export const Month = z.string().check(z.regex(/^20\d{2}-(0[1-9]|1[0-2])$/))

/** What was issued in a month; the sum is gross, with credit notes taken off. */
export const DocumentMonth = z.object({
  month: z.string(),
  count: z.int(),
  grossTotal: Euros,
  grossTotalText: z.string(),
})
export type DocumentMonth = z.output<typeof DocumentMonth>

export const DocumentEntry = z.object({
  type: z.enum(['INVOICE', 'CREDIT_NOTE']),
  number: z.string(),
  orderId: z.string(),
  orderNumber: z.string(),
  storeName: z.string(),
  issuedAt: DateTime,
  /** Gross; negative for a credit note. */
  grossTotal: Euros,
  grossTotalText: z.string(),
})
export type DocumentEntry = z.output<typeof DocumentEntry>

export const listMonths = endpoint({
  method: 'GET',
  path: '/api/v1/account/documents/months',
  access: 'buyer',
  summary: 'The months with invoices or credit notes, newest first, with count and sum of each',
  input: NoInput,
  output: z.array(DocumentMonth),
})
export const list = endpoint({
  method: 'GET',
  path: '/api/v1/account/documents/months/{month}',
  access: 'buyer',
  summary: 'Invoices and credit notes of a month, newest first',
  input: z.strictObject({ month: Month, page: z._default(Page, 1), pageSize: z._default(PageSize, 24) }),
  output: pageOf(DocumentEntry),
})
export const readZip = endpoint({
  method: 'GET',
  path: '/api/v1/account/documents/months/{month}/zip',
  access: 'buyer',
  summary: 'All of them as PDF with an overview as CSV, in one ZIP, the newest 2,000; 404 for a month without any',
  input: z.strictObject({ month: Month }),
  output: z.file(),
  replyType: 'application/zip',
})
