import * as z from 'zod/mini'
import { endpoint } from '../platform/endpoint.ts'
import { Month } from '../orders/documents.ts'
import { Euros, requiredText } from '../platform/values.ts'
import { accountNames, charts, ownAccountNames } from './accounts.ts'

const AccountNumber = z.string().check(z.regex(/^[1-9]\d{3,7}$/))
/** Null where the standard one holds, or what goes with the goods has none. */
const accounts = Object.fromEntries(
  [...accountNames, ...ownAccountNames].map((name) => [name, z.nullable(AccountNumber)]),
) as Record<(typeof accountNames)[number] | (typeof ownAccountNames)[number], z.ZodMiniNullable<typeof AccountNumber>>

const settings = {
  /** The tax adviser's number and the store's there. */
  consultant: z.int().check(z.minimum(1001), z.maximum(9_999_999)),
  client: z.int().check(z.minimum(1), z.maximum(99_999)),
  /** With which month the fiscal year begins. */
  fiscalYearMonth: z.int().check(z.minimum(1), z.maximum(12)),
  /** Digits of an account; debtors have one more. */
  accountLength: z.int().check(z.minimum(4), z.maximum(8)),
  chart: z.enum(charts),
  /** KOST1 of every booking. */
  costCentre: z.nullable(requiredText(36)),
  ...accounts,
}
export const BooksSettings = z.object(settings)
export type BooksSettings = z.output<typeof BooksSettings>

export const BooksMonth = z.object({
  month: z.string(),
  /** Invoices and credit notes. */
  documents: z.int(),
  /** Gross, with credit notes taken off. */
  grossTotal: Euros,
  grossTotalText: z.string(),
  /** That the bank has paid. */
  payouts: z.int(),
  paidTotal: Euros,
  paidTotalText: z.string(),
  /** Of the marketplace, issued in the month. */
  commissionInvoices: z.int(),
})
export type BooksMonth = z.output<typeof BooksMonth>

const ofFinance = { access: 'supplier', right: 'finance' } as const

export const read = endpoint({
  method: 'GET',
  path: '/api/v1/supplier/books',
  ...ofFinance,
  summary:
    'The months of a year in which the store issued documents or was paid, newest first, and what its bookkeeping is called',
  input: z.strictObject({ year: z.optional(z.int().check(z.minimum(2000), z.maximum(2099))) }),
  output: z.object({
    /** Null until they are entered: files for DATEV need them. */
    settings: z.nullable(BooksSettings),
    year: z.int(),
    /** From the store's first document on, newest first. */
    years: z.array(z.int()),
    months: z.array(BooksMonth),
  }),
})
export const writeSettings = endpoint({
  method: 'PUT',
  repeat: 'same-effect',
  path: '/api/v1/supplier/books/settings',
  ...ofFinance,
  summary:
    "What the store's bookkeeping is called at its tax adviser's, and its accounts; 400 for one of another length",
  input: z.strictObject(settings),
  output: BooksSettings,
})

/** DOCUMENTS are revenue; PAYOUTS what the marketplace has paid, less its commission, against the invoices it is for. */
export const postingKinds = ['DOCUMENTS', 'PAYOUTS'] as const
export type PostingKind = (typeof postingKinds)[number]

export const writeDatev = endpoint({
  method: 'POST',
  repeat: 'same-effect',
  path: '/api/v1/supplier/books/{month}/datev',
  ...ofFinance,
  summary:
    'A month as a Buchungsstapel of DATEV (EXTF 700, Windows-1252); buyers without a debtor number get theirs. 404 MONTH_EMPTY, 422 BOOKS_NOT_SET before the settings',
  input: z.strictObject({ month: Month, kind: z._default(z.enum(postingKinds), 'DOCUMENTS') }),
  output: z.file(),
  replyType: 'application/octet-stream',
})
const month = z.strictObject({ month: Month })

export const readCsv = endpoint({
  method: 'GET',
  path: '/api/v1/supplier/books/{month}/csv',
  ...ofFinance,
  summary: 'The documents of a month as CSV, a row for each and rate; 404 MONTH_EMPTY',
  input: month,
  output: z.file(),
  replyType: 'text/csv',
})
export const readSheet = endpoint({
  method: 'GET',
  path: '/api/v1/supplier/books/{month}/xlsx',
  ...ofFinance,
  summary: 'The same as a sheet of Excel (XLSX); 404 MONTH_EMPTY',
  input: month,
  output: z.file(),
  replyType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
})
