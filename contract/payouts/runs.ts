import * as z from 'zod/mini'
import { Reason } from '../operator/orders.ts'
import { endpoint } from '../platform/endpoint.ts'
import { cursorInput, cursorOf } from '../platform/paging.ts'
import { DateTime, Euros, NoContent } from '../platform/values.ts'
import { PayoutNumber, PayoutParts } from './payouts.ts'

/** PROPOSED: waits for a second person; ORDERED: the bank has its file; SETTLED: each payout was paid or came back. */
export const runStates = ['PROPOSED', 'ORDERED', 'SETTLED'] as const
export type RunState = (typeof runStates)[number]

const RunNumber = z.int().check(z.minimum(1), z.maximum(1_000_000_000))
/** The most payouts shown of a run, and stores of a preview. */
export const SHOWN_PAYOUTS = 500

export const PayoutRunEntry = z.object({
  number: z.int(),
  state: z.enum(runStates),
  startedAt: DateTime,
  startedBy: z.string(),
  confirmedAt: z.nullable(DateTime),
  confirmedBy: z.nullable(z.string()),
  stores: z.int(),
  amount: Euros,
  amountText: z.string(),
  /** Ordered, neither paid nor back. */
  open: z.int(),
  returned: z.int(),
})
export type PayoutRunEntry = z.output<typeof PayoutRunEntry>

const Hold = z.nullable(z.object({ reason: z.string(), since: DateTime, by: z.string() }))
const store = {
  slug: z.string(),
  name: z.string(),
  /** Of the store, as holds name it. */ version: z.int(),
  hold: Hold,
}

/** Why a store would be paid nothing: it is held, nothing is due, or there is no account that may be used yet. */
export const dueStates = ['DUE', 'HELD', 'NOTHING', 'NO_ACCOUNT', 'NEW_ACCOUNT'] as const
export const DueStore = z.object({
  ...store,
  state: z.enum(dueStates),
  parts: PayoutParts,
  /** Of what is settled; negative where the store owes. */
  amount: Euros,
  amountText: z.string(),
  /** Not settled yet: on its way, within its days for claims, or held up by a claim, a return or a bank. */
  laterText: z.nullable(z.string()),
  /** Of that, what an open claim holds up. */
  claimedText: z.nullable(z.string()),
  ibanEnd: z.nullable(z.string()),
  /** When a new account may be used, where only such a one is there. */
  usableFrom: z.nullable(DateTime),
})
export type DueStore = z.output<typeof DueStore>

export const RunPayout = z.object({
  ...store,
  number: z.string(),
  state: z.enum(['PROPOSED', 'ORDERED', 'PAID', 'RETURNED']),
  parts: PayoutParts,
  /** Of a run that waits: what would be paid now, without what has been held up since it was started. */
  amount: Euros,
  amountText: z.string(),
  /** What it was when the run was started, where that was more. */
  startedWithText: z.nullable(z.string()),
  ibanEnd: z.string(),
  holder: z.string(),
  paidAt: z.nullable(DateTime),
  returnedAt: z.nullable(DateTime),
  returnReason: z.nullable(z.string()),
})
export type RunPayout = z.output<typeof RunPayout>

/** Whether the reader may confirm: ALONE is who started it and is the only one to look after payouts. */
export const confirmations = ['YES', 'ALONE', 'OTHERS', 'ABOVE_LIMIT'] as const
export type Confirmation = (typeof confirmations)[number]

export const PayoutRun = z.extend(PayoutRunEntry, {
  deliveredUntil: DateTime,
  /** Null once it is confirmed. */
  confirmation: z.nullable(z.enum(confirmations)),
  /** Above this nobody confirms their own run. */
  aloneLimitText: z.string(),
  payouts: z.array(RunPayout),
})
export type PayoutRun = z.output<typeof PayoutRun>

const ofFinance = { access: 'operator', right: 'payouts' } as const
const changing = { ...ofFinance, method: 'POST', stepUp: 'PAYOUT', repeat: 'refused', status: 204 } as const
const ofRun = { number: RunNumber }
/** The sum as it was seen: who has seen another one decides anew. */
const Seen = z.number().check(z.minimum(0.01), z.maximum(1_000_000_000), z.multipleOf(0.01))

export const list = endpoint({
  ...ofFinance,
  method: 'GET',
  path: '/api/v1/operator/payout-runs',
  summary: 'All runs of payouts, the latest first',
  input: z.strictObject(cursorInput),
  output: cursorOf(PayoutRunEntry),
})
export const preview = endpoint({
  ...ofFinance,
  method: 'GET',
  path: '/api/v1/operator/payout-preview',
  summary: 'What a run started now would pay each store, and why others get nothing; the largest first',
  input: z.strictObject({}),
  output: z.object({
    /** The run that waits; no other starts before it is confirmed or given up. */
    waitingRun: z.nullable(z.int()),
    deliveredUntil: DateTime,
    amount: Euros,
    amountText: z.string(),
    dueStores: z.int(),
    stores: z.array(DueStore),
  }),
})
export const start = endpoint({
  ...changing,
  path: '/api/v1/operator/payout-runs',
  status: 201,
  summary:
    'Starts the run that was seen as a preview; it waits for a second person. 409 PAYOUT_RUN_CHANGED, with by whom',
  input: z.strictObject({ amount: Seen, reason: Reason }),
  output: z.object({ number: z.int() }),
})
export const read = endpoint({
  ...ofFinance,
  method: 'GET',
  path: '/api/v1/operator/payout-runs/{number}',
  summary: 'One run with what each store is paid',
  input: z.strictObject(ofRun),
  output: PayoutRun,
})
export const confirm = endpoint({
  ...changing,
  path: '/api/v1/operator/payout-runs/{number}/confirmation',
  summary: 'Orders a run that somebody else started; 409 PAYOUT_RUN_CHANGED, with by whom; 422 SECOND_PERSON_NEEDED',
  input: z.strictObject({ ...ofRun, amount: Seen, reason: Reason }),
  output: NoContent,
})
export const discard = endpoint({
  ...changing,
  path: '/api/v1/operator/payout-runs/{number}/discard',
  summary:
    'Gives up a run that waits; what it would have paid is free for the next. 409 PAYOUT_RUN_CHANGED, with by whom',
  input: z.strictObject({ ...ofRun, reason: Reason }),
  output: NoContent,
})
export const recordPaid = endpoint({
  ...changing,
  path: '/api/v1/operator/payout-runs/{number}/paid',
  summary: 'Records that the bank has paid these payouts of a run, all or none; 409 PAYOUT_RUN_CHANGED, with by whom',
  input: z.strictObject({
    ...ofRun,
    payouts: z.array(PayoutNumber).check(z.minLength(1), z.maxLength(SHOWN_PAYOUTS)),
    reason: Reason,
  }),
  output: NoContent,
})
export const recordReturned = endpoint({
  ...changing,
  path: '/api/v1/operator/payout-runs/{number}/returned',
  summary:
    'Records that the money of a payout came back: the store is owed it again and held. 409 PAYOUT_RUN_CHANGED, with by whom',
  input: z.strictObject({ ...ofRun, payout: PayoutNumber, reason: Reason }),
  output: NoContent,
})
export const transferFile = endpoint({
  ...ofFinance,
  method: 'GET',
  path: '/api/v1/operator/payout-runs/{number}/transfer-file',
  summary: 'The file for the bank (pain.001), as it was written when the run was confirmed; 404 before',
  input: z.strictObject(ofRun),
  output: z.file(),
  replyType: 'application/xml',
})
export const statements = endpoint({
  ...ofFinance,
  method: 'GET',
  path: '/api/v1/operator/payout-runs/{number}/statements',
  summary: 'What each payout of a run is made of, line by line, as CSV',
  input: z.strictObject(ofRun),
  output: z.file(),
  replyType: 'text/csv',
})
export const overview = endpoint({
  ...ofFinance,
  method: 'GET',
  path: '/api/v1/operator/payout-runs/{number}/overview',
  summary: `What a run pays each store as PDF, the largest first, at most ${SHOWN_PAYOUTS}`,
  input: z.strictObject(ofRun),
  output: z.file(),
  replyType: 'application/pdf',
})
export const readStatement = endpoint({
  ...ofFinance,
  method: 'GET',
  path: '/api/v1/operator/payouts/{number}/statement',
  summary: 'What a payout that was ordered is made of, line by line, as the store gets it as PDF; 404 before',
  input: z.strictObject({ number: PayoutNumber }),
  output: z.file(),
  replyType: 'application/pdf',
})
