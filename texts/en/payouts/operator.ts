import { PAYOUT_DAYS } from '../../../contract/claims/deadlines.ts'
import type { DueStore, RunPayout, RunState } from '../../../contract/payouts/runs.ts'

const runStates: Record<RunState, string> = {
  PROPOSED: 'Waits for a second person',
  ORDERED: 'With the bank',
  SETTLED: 'Settled',
}
const payoutStates: Record<RunPayout['state'], string> = {
  PROPOSED: 'Waits',
  ORDERED: 'With the bank',
  PAID: 'Paid',
  RETURNED: 'Sent back',
}
const dueStates: Record<DueStore['state'], string> = {
  DUE: 'Will be paid',
  HELD: 'Held',
  NOTHING: 'Nothing due',
  NO_ACCOUNT: 'No account',
  NEW_ACCOUNT: 'New account',
}
const stores = (count: number) => (count === 1 ? '1 store' : `${count} stores`)

/** Runs of payouts, as operators look after them. */
export const operatorPayouts = {
  runStates,
  payoutStates,
  dueStates,
  lead: `What was delivered is paid ${PAYOUT_DAYS} days after its arrival, less commission. One person starts a run, another confirms it.`,
  bankStatements: 'Bank statements',
  next: 'Next run',
  empty: 'There is no run yet. “Next run” shows what could be paid.',
  failed: 'The payouts could not be loaded',
  run: (number: number) => `Run ${number}`,
  returned: (count: number) => `${count} sent back`,
  columns: { run: 'Run', state: 'State', day: 'Started', stores: 'Stores', sum: 'Sum', by: 'By' },
  table: 'Payouts by store',
  parts: {
    store: 'Store',
    sales: 'Sales',
    creditNotes: 'Credit notes',
    commission: 'Commission',
    adjustments: 'Other',
    sum: 'Payout',
    state: 'State',
  },
  nextLead: (day: string) => `Delivered until ${day}, with no claim, return or chargeback open.`,
  total: (sum: string, count: number) => `${sum} to ${stores(count)}`,
  nothingDue: 'Nothing is due, and no store owes anything.',
  nothingToPay: 'Nothing is due that could be paid.',
  shownFirst: (count: number) => `The ${count} largest are shown.`,
  waits: (number: number) =>
    `Run ${number} waits for a second person. The next one starts once it is confirmed or given up.`,
  toRun: 'To the run',
  later: (sum: string) => `${sum} later`,
  claimed: (sum: string) => `of these ${sum} wait for a claim`,
  heldBy: (reason: string, by: string, day: string) => `${reason} (${[by, day].filter(Boolean).join(', ')})`,
  usableFrom: (day: string) => `may be used from ${day}`,
  account: (end: string, holder: string) => [`account ending in ${end}`, holder].filter(Boolean).join(', '),
  startedWith: (sum: string) => `started with ${sum}`,
  paidOn: (day: string) => `on ${day}`,
  returnedOn: (day: string, reason: string) => `on ${day}: ${reason}`,
  startedBy: (name: string, moment: string) => `Started ${[name && `by ${name}`, moment].filter(Boolean).join(', ')}`,
  confirmedBy: (name: string, moment: string) =>
    `Confirmed ${[name && `by ${name}`, moment].filter(Boolean).join(', ')}`,
  confirmation: {
    YES: 'Look at each store. What a claim, a return or a hold has stopped since the start is left out already.',
    ALONE: 'Nobody else looks after payouts, so you confirm your own run. That is noted.',
    OTHERS: 'You have started this run: somebody else has to confirm it.',
    ABOVE_LIMIT: (limit: string) =>
      `Above ${limit} nobody confirms a run of their own. Invite somebody with the right to payouts into the team.`,
  },
  toTeam: 'To the team',
  bankFile: 'File for the bank',
  statements: 'Statements (CSV)',
  overview: 'Overview (PDF)',
  statement: 'Statement (PDF)',
  reasonHint: 'Stands in the audit.',
  done: 'Done',
  start: {
    name: 'Start run',
    lead: (sum: string, count: number) => `${sum} to ${stores(count)}. Somebody else confirms it.`,
  },
  confirm: {
    name: 'Confirm run',
    lead: (sum: string, count: number) => `Orders ${sum} to ${stores(count)} and writes the file for the bank.`,
  },
  discard: { name: 'Give up run', lead: 'Nothing is paid; all of it is free for the next run.' },
  hold: {
    name: 'Hold',
    lead: (store: string) => `Pays nothing to ${store} until you release it, also not from a run that waits.`,
    hint: 'The store reads it: in a mail, its bell and its workplace. It stands in the audit.',
  },
  release: { name: 'Release', lead: (store: string) => `${store} is paid again with the next run.` },
  paid: { name: 'Mark as paid', lead: (payout: string) => `The bank has paid ${payout}.` },
  allPaid: {
    name: 'Mark all as paid',
    lead: (count: number) =>
      `The bank has paid ${count === 1 ? 'the one payout' : `all ${count} payouts`} that it still has.`,
  },
  back: {
    name: 'Mark as sent back',
    lead: (payout: string, store: string) =>
      `The money of ${payout} has come back. ${store} is owed it again and held.`,
    hint: 'Stands in the audit, and as the reason of the hold; the store reads it.',
  },
}
