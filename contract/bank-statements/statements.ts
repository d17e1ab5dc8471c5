import * as z from 'zod/mini'
import { Reason } from '../operator/orders.ts'
import { endpoint } from '../platform/endpoint.ts'
import { UploadFile } from '../platform/files.ts'
import { cursorInput, cursorOf } from '../platform/paging.ts'
import { DateTime, Euros } from '../platform/values.ts'

/** What reading it would do: a payout is paid or has come back, an order or an invoice on net terms is paid. */
export const applicableStates = ['PAYOUT_PAID', 'PAYOUT_RETURNED', 'ORDER_PAID', 'INVOICE_PAID'] as const
/**
 * DONE: by this statement; KNOWN: recorded before, so this may be a second payment; ENDED: of an order that is no more; UNKNOWN: of
 * nothing here.
 */
export const entryStates = [
  ...applicableStates,
  'AMOUNT_DIFFERS',
  'ACCOUNT_DIFFERS',
  'OTHER_CURRENCY',
  'ENDED',
  'UNKNOWN',
  'KNOWN',
  'DONE',
] as const
export type EntryState = (typeof entryStates)[number]
export type ApplicableState = (typeof applicableStates)[number]

/** The most entries shown of each state. */
export const SHOWN_ENTRIES = 100
/** More than one day of the marketplace has; a longer file must cover fewer days. */
export const MOST_ENTRIES = 5000

export const StatementEntry = z.object({
  position: z.int(),
  /** Of the file, where it begins. */
  line: z.int(),
  state: z.enum(entryStates),
  bookedOn: z.nullable(z.string()),
  isCredit: z.boolean(),
  amount: Euros,
  amountText: z.string(),
  /** What it was expected to be. */
  expectedText: z.nullable(z.string()),
  /** Payout, run, order or invoice; several payouts of one booking are named by their run. */
  target: z.nullable(z.string()),
  /** Where that stands in the workplace. */
  path: z.nullable(z.string()),
  /** Why the bank has sent it back. */
  returnText: z.nullable(z.string()),
  /** Of credits, and of what belongs to something here. */
  party: z.nullable(z.string()),
  purpose: z.nullable(z.string()),
})
export type StatementEntry = z.output<typeof StatementEntry>

const head = {
  id: z.uuid(),
  fileName: z.string(),
  readAt: DateTime,
  readBy: z.string(),
  entries: z.int(),
  done: z.int(),
  /** Read before with another file. */
  knownBefore: z.int(),
}
export const BankStatementEntry = z.object(head)
export type BankStatementEntry = z.output<typeof BankStatementEntry>

export const BankStatement = z.object({
  ...head,
  /** What would be done, as it was seen; null where there is nothing to do. */
  plan: z.nullable(z.string()),
  groups: z.array(
    z.object({
      state: z.enum(entryStates),
      count: z.int(),
      sumText: z.string(),
      /** The first of them. */
      entries: z.array(StatementEntry),
    }),
  ),
})
export type BankStatement = z.output<typeof BankStatement>

const ofFinance = { access: 'operator', right: 'payouts' } as const
const ofStatement = { id: z.uuid() }

export const list = endpoint({
  ...ofFinance,
  method: 'GET',
  path: '/api/v1/operator/bank-statements',
  summary: 'Bank statements that were read, the latest first',
  input: z.strictObject(cursorInput),
  output: cursorOf(BankStatementEntry),
})
export const add = endpoint({
  ...ofFinance,
  method: 'POST',
  path: '/api/v1/operator/bank-statements',
  repeat: 'same-effect',
  summary:
    'Reads a bank statement (camt.053) up to 10 MB; nothing is recorded before it is applied. 422 BANK_STATEMENT_UNUSABLE with the line, FILE_REFUSED',
  input: z.strictObject({ file: UploadFile }),
  output: z.object({ id: z.uuid() }),
})
export const read = endpoint({
  ...ofFinance,
  method: 'GET',
  path: '/api/v1/operator/bank-statements/{id}',
  summary: 'What applying a bank statement would record now, and what it cannot: entries by what becomes of them',
  input: z.strictObject(ofStatement),
  output: BankStatement,
})
export const apply = endpoint({
  ...ofFinance,
  method: 'POST',
  path: '/api/v1/operator/bank-statements/{id}/application',
  stepUp: 'PAYOUT',
  repeat: 'refused',
  summary:
    'Records what a bank statement says, as it was seen: payouts paid and returned, transfers of buyers. `left` are those that have changed meanwhile or did not fit into one call. 409 BANK_STATEMENT_CHANGED where something else would be recorded by now',
  input: z.strictObject({ ...ofStatement, plan: z.string().check(z.regex(/^[0-9a-f]{64}$/)), reason: Reason }),
  output: z.object({ done: z.int(), left: z.int() }),
})
