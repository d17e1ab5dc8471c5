import * as z from 'zod/mini'
import { endpoint } from '../platform/endpoint.ts'
import { Page, PageSize, pageOf } from '../platform/paging.ts'
import { DateTime, Euros } from '../platform/values.ts'

export const PayoutNumber = z.string().check(z.regex(/^A\d{1,9}-\d{1,9}$/))

export const payoutStates = ['ORDERED', 'PAID', 'RETURNED'] as const
export const Payout = z.object({
  number: z.string(),
  orderedAt: DateTime,
  paidAt: z.nullable(DateTime),
  state: z.enum(payoutStates),
  stateText: z.string(),
  /** The last four signs alone. */
  ibanEnd: z.string(),
  amount: Euros,
  amountText: z.string(),
})
export type Payout = z.output<typeof Payout>

export const payoutLineKinds = ['SALE', 'CREDIT_NOTE', 'COMMISSION', 'ADJUSTMENT', 'PAYOUT_RETURNED'] as const
export const PayoutLine = z.object({
  kind: z.enum(payoutLineKinds),
  kindText: z.string(),
  /** The invoice or credit note; of a commission the part of the order or, where its tax is rounded, its invoice; of a payout that came back its number. */
  reference: z.string(),
  subOrderNumber: z.nullable(z.string()),
  at: DateTime,
  /** Negative where it lowers the payout. */
  amount: Euros,
  amountText: z.string(),
})
export type PayoutLine = z.output<typeof PayoutLine>

export const PayoutDetail = z.extend(Payout, { lines: z.array(PayoutLine) })

export const list = endpoint({
  method: 'GET',
  path: '/api/v1/supplier/payouts',
  access: 'supplier',
  right: 'finance',
  summary:
    "What was paid out to the store, newest first; runs that wait for the marketplace's approval are not shown; whether payouts are held, and why",
  input: z.strictObject({ page: z._default(Page, 1), pageSize: z._default(PageSize, 24) }),
  output: z.extend(pageOf(Payout), {
    /** What waits as a claim about its delivery is open; null where nothing does. */
    held: z.nullable(z.object({ deliveries: z.int(), amount: Euros, amountText: z.string() })),
    /** That the marketplace pays nothing out; `reason` as the store was told, null where it was not. */
    hold: z.nullable(z.object({ since: DateTime, reason: z.nullable(z.string()) })),
  }),
})
export const read = endpoint({
  method: 'GET',
  path: '/api/v1/supplier/payouts/{number}',
  access: 'supplier',
  right: 'finance',
  summary: "What a payout is made of: its lines add up to its sum; 404 also for another store's",
  input: z.strictObject({ number: PayoutNumber }),
  output: PayoutDetail,
})
export const readStatement = endpoint({
  method: 'GET',
  path: '/api/v1/supplier/payouts/{number}/statement',
  access: 'supplier',
  right: 'finance',
  summary: "The same as PDF; 404 also for another store's",
  input: z.strictObject({ number: PayoutNumber }),
  output: z.file(),
  replyType: 'application/pdf',
})
export const readStatementCsv = endpoint({
  method: 'GET',
  path: '/api/v1/supplier/payouts/{number}/statement/csv',
  access: 'supplier',
  right: 'finance',
  summary: "The same for a spreadsheet; 404 also for another store's",
  input: z.strictObject({ number: PayoutNumber }),
  output: z.file(),
  replyType: 'text/csv',
})
