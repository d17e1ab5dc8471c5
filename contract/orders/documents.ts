import * as z from 'zod/mini'
import { OrderCostCentre } from './buyer-side.ts'
import { endpoint } from '../platform/endpoint.ts'
import { Page, PageSize, pageOf } from '../platform/paging.ts'
import { DateTime, Euros, plainText } from '../platform/values.ts'
import { xmlFormats } from '../trade/e-invoice-formats.ts'
import { DocumentNumber } from './orders.ts'
import { documentTypes } from './steps.ts'

/** A month in Germany, 'YYYY-MM'. */
export const Month = z.string().check(z.regex(/^20\d{2}-(0[1-9]|1[0-2])$/))

/** What was issued in a month; the sum is gross, with credit notes taken off and delivery notes of no account. */
export const DocumentMonth = z.object({
  month: z.string(),
  count: z.int(),
  grossTotal: Euros,
  grossTotalText: z.string(),
})
export type DocumentMonth = z.output<typeof DocumentMonth>

/**
 * What has become of the money of a document. AUTHORIZED: reserved, and taken with the shipment. REFUND_COMING: a correction
 * whose money is on its way back.
 */
export const documentPayments = ['PAID', 'AUTHORIZED', 'OPEN', 'OVERDUE', 'REFUNDED', 'REFUND_COMING'] as const

export const DocumentEntry = z.object({
  type: z.enum(documentTypes),
  number: z.string(),
  orderId: z.string(),
  orderNumber: z.string(),
  storeName: z.string(),
  /** As its order says, where it says one. */
  purchaseOrderNumber: z.optional(z.string()),
  costCentre: z.optional(OrderCostCentre),
  issuedAt: DateTime,
  /** Gross; negative for a credit note. A delivery note has none, and no text of it. */
  grossTotal: z.nullable(Euros),
  grossTotalText: z.string(),
  /** Null for a delivery note, and where no money was to move. */
  payment: z.nullable(z.enum(documentPayments)),
  paymentText: z.string(),
})
export type DocumentEntry = z.output<typeof DocumentEntry>

const filters = {
  type: z.optional(z.enum(documentTypes)),
  storeId: z.optional(z.uuid()),
  /** The code of a cost centre. */
  costCentre: z.optional(plainText(36)),
  /** Part of a number, of an order's or the buyer's own number or of a supplier's name, or an amount: 'R1001-00012', '308,38'. */
  q: z.optional(plainText(60)),
}

export const listMonths = endpoint({
  method: 'GET',
  path: '/api/v1/account/documents/months',
  access: 'buyer',
  right: 'documents',
  summary: 'The months with documents, newest first, with count and sum of each; by kind, supplier, year and number',
  input: z.strictObject({ ...filters, year: z.optional(z.int().check(z.minimum(2000), z.maximum(2099))) }),
  output: z.object({
    months: z.array(DocumentMonth),
    /** What there is to narrow by, of all documents: suppliers by name and years, newest first. */
    choices: z.object({
      stores: z.array(z.object({ storeId: z.string(), storeName: z.string() })),
      years: z.array(z.int()),
      /** That orders were booked to. */
      costCentres: z.array(OrderCostCentre),
    }),
  }),
})
export const list = endpoint({
  method: 'GET',
  path: '/api/v1/account/documents/months/{month}',
  access: 'buyer',
  right: 'documents',
  summary: 'Documents of a month, newest first; by kind, supplier and number',
  input: z.strictObject({ month: Month, ...filters, page: z._default(Page, 1), pageSize: z._default(PageSize, 24) }),
  output: pageOf(DocumentEntry),
})
export const readZip = endpoint({
  method: 'GET',
  path: '/api/v1/account/documents/months/{month}/zip',
  access: 'buyer',
  right: 'documents',
  summary: 'All of them as PDF with an overview as CSV, in one ZIP, the newest 2,000; 404 for a month without any',
  input: z.strictObject({ month: Month }),
  output: z.file(),
  replyType: 'application/zip',
})
export const readCsv = endpoint({
  method: 'GET',
  path: '/api/v1/account/documents/months/{month}/csv',
  access: 'buyer',
  right: 'documents',
  summary: 'Invoices and credit notes of a month as CSV, a row for each and rate; 404 MONTH_EMPTY',
  input: z.strictObject({ month: Month }),
  output: z.file(),
  replyType: 'text/csv',
})
export const readSheet = endpoint({
  method: 'GET',
  path: '/api/v1/account/documents/months/{month}/xlsx',
  access: 'buyer',
  right: 'documents',
  summary: 'The same as a sheet of Excel (XLSX); 404 MONTH_EMPTY',
  input: z.strictObject({ month: Month }),
  output: z.file(),
  replyType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
})
export const readXml = endpoint({
  method: 'GET',
  path: '/api/v1/account/orders/{id}/documents/{number}/xml',
  access: 'buyer',
  right: 'documents',
  summary: 'An invoice or credit note as XRechnung; 404 for a delivery note and for what was issued before e-invoices',
  input: z.strictObject({
    id: z.uuid(),
    number: DocumentNumber,
    format: z._default(z.enum(xmlFormats), 'XRECHNUNG_UBL'),
  }),
  output: z.file(),
  replyType: 'application/xml',
})
