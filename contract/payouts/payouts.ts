import * as z from 'zod/mini'
import { endpoint } from '../platform/endpoint.ts'
import { cursorInput, cursorOf } from '../platform/paging.ts'
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

/** What a payout comes from; credit notes and commission lower it. */
export const PayoutParts = z.object({
  salesText: z.string(),
  creditNotesText: z.string(),
  commissionText: z.string(),
  /** With what came back from the bank. */
  adjustmentsText: z.string(),
})
export type PayoutParts = z.output<typeof PayoutParts>

/** As a store's list shows one: beside its sum what it is made of. */
export const PayoutEntry = z.extend(Payout, {
  /** When the first and the last of what it is made of were booked. */
  bookedFrom: DateTime,
  bookedUntil: DateTime,
  /** How many orders of the store it pays for or takes back from. */
  orders: z.int(),
  parts: PayoutParts,
})
export type PayoutEntry = z.output<typeof PayoutEntry>

/** What the list can be narrowed by. */
export const payoutFilters = {
  state: z.optional(z.enum(payoutStates)),
  /** Of its order to the bank, in Germany. */
  year: z.optional(z.int().check(z.minimum(2000), z.maximum(2099))),
}

export const payoutLineKinds = ['SALE', 'CREDIT_NOTE', 'COMMISSION', 'COUPON', 'ADJUSTMENT', 'PAYOUT_RETURNED'] as const
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
    "What was paid out to the store, newest first, and what each is made of; runs that wait for the marketplace's approval are not shown; whether payouts are held, and why",
  input: z.strictObject({ ...payoutFilters, ...cursorInput }),
  output: z.extend(cursorOf(PayoutEntry), {
    /** In which the store was paid out anything, the latest first. */
    years: z.array(z.int()),
    /** What waits as a claim about its delivery is open; null where nothing does. */
    held: z.nullable(z.object({ deliveries: z.int(), amount: Euros, amountText: z.string() })),
    /** That the marketplace pays nothing out; `reason` as the store was told, null where it was not. */
    hold: z.nullable(z.object({ since: DateTime, reason: z.nullable(z.string()) })),
  }),
})
export const readCsv = endpoint({
  method: 'GET',
  path: '/api/v1/supplier/payout-list.csv',
  access: 'supplier',
  right: 'finance',
  summary:
    'The payouts of exactly this view for a spreadsheet, newest first, all of them, with the sums of what they are made of',
  input: z.strictObject(payoutFilters),
  output: z.file(),
  replyType: 'text/csv',
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
