import type { ApplicableState, EntryState } from '../../contract/bank-statements/statements.ts'
import type { ReadEntry } from './read-entry.ts'
import { namedIn, runIn } from './named-in.ts'

export type KnownPayout = {
  number: string
  state: 'PROPOSED' | 'ORDERED' | 'PAID' | 'RETURNED'
  amountCents: number
  iban: string
}
/** What a run has ordered in all, and which of its payouts are still with the bank. */
export type KnownRun = { number: number; amountCents: number; openNumbers: string[] }
/** `dueCents`: what is awaited by transfer; null where nothing is. */
export type KnownOrder = { number: string; dueCents: number | null; isEnded: boolean; isPaid: boolean }
/** `withFeesCents`: with interest and flat fee of its last reminder. */
export type KnownInvoice = { number: string; openCents: number; withFeesCents: number; isPaid: boolean }

/** What the shop knows of all that the entries name, by its number. */
export type Known = {
  payouts: Map<string, KnownPayout>
  runs: Map<number, KnownRun>
  orders: Map<string, KnownOrder>
  invoices: Map<string, KnownInvoice>
}

export type BankEntry = ReadEntry & { position: number; doneAs: ApplicableState | null; doneTo: string | null }
export type Match = { state: EntryState; target: string | null; expectedCents: number | null }

const unknown: Match = { state: 'UNKNOWN', target: null, expectedCents: null }

/**
 * What becomes of an entry. Names alone decide nothing, as whoever sends money or collects it chooses them: the sum has to be the
 * one that is awaited, a payout has to have left for its store's account, and what comes back has to be marked so by the bank.
 */
export function matchEntry(entry: BankEntry, known: Known): Match {
  if (entry.doneAs) return { state: 'DONE', target: entry.doneTo, expectedCents: null }
  const match = entry.isCredit ? ofCredit(entry, known) : ofDebit(entry, known)
  const { target, expectedCents } = match
  return entry.currency === 'EUR' || target === null ? match : { state: 'OTHER_CURRENCY', target, expectedCents }
}

function ofDebit(entry: BankEntry, known: Known): Match {
  const run = known.runs.get(runIn(entry.batchRef) ?? -1)
  if (entry.isDirectDebit || entry.isReturn) return unknown
  if (run) return ofRun(entry, run)
  const payout = known.payouts.get(entry.endToEndId ?? '')
  if (!payout || payout.state === 'PROPOSED') return unknown
  return toPayout(entry, payout, payout.state === 'ORDERED' ? 'PAYOUT_PAID' : 'KNOWN')
}

function ofRun({ amountCents }: BankEntry, run: KnownRun): Match {
  const target = `A${run.number}`
  if (run.amountCents !== amountCents) return { state: 'AMOUNT_DIFFERS', target, expectedCents: run.amountCents }
  return { state: run.openNumbers.length > 0 ? 'PAYOUT_PAID' : 'KNOWN', target, expectedCents: null }
}

function toPayout({ amountCents, iban }: BankEntry, payout: KnownPayout, state: EntryState): Match {
  const target = payout.number
  if (amountCents !== payout.amountCents) return { state: 'AMOUNT_DIFFERS', target, expectedCents: payout.amountCents }
  if (iban !== null && iban !== payout.iban) return { state: 'ACCOUNT_DIFFERS', target, expectedCents: null }
  return { state, target, expectedCents: null }
}

function ofCredit(entry: BankEntry, known: Known): Match {
  const payout = known.payouts.get(entry.endToEndId ?? '')
  if (entry.isReturn)
    return payout && payout.state !== 'PROPOSED'
      ? toPayout(entry, payout, payout.state === 'RETURNED' ? 'KNOWN' : 'PAYOUT_RETURNED')
      : unknown
  const matches = namedIn(entry.purpose, entry.endToEndId).flatMap((number) => ofBuyer(entry, number, known) ?? [])
  const fits = matches.filter(({ state }) => state === 'ORDER_PAID' || state === 'INVOICE_PAID')
  // Two that both fit cannot be told apart.
  if (fits.length > 1) return unknown
  return fits[0] ?? matches[0] ?? unknown
}

function ofBuyer({ amountCents }: BankEntry, number: string, { orders, invoices }: Known): Match | undefined {
  const [order, invoice] = [orders.get(number), invoices.get(number)]
  if (order) return toOrder(amountCents, order)
  return invoice && toInvoice(amountCents, invoice)
}

function toOrder(amountCents: number, { number: target, dueCents, isEnded, isPaid }: KnownOrder): Match | undefined {
  if (dueCents === amountCents) return { state: 'ORDER_PAID', target, expectedCents: null }
  if (dueCents !== null) return { state: 'AMOUNT_DIFFERS', target, expectedCents: dueCents }
  if (isEnded) return { state: 'ENDED', target, expectedCents: null }
  return isPaid ? { state: 'KNOWN', target, expectedCents: null } : undefined
}

function toInvoice(amountCents: number, { number: target, openCents, withFeesCents, isPaid }: KnownInvoice): Match {
  if (openCents === 0) return { state: isPaid ? 'KNOWN' : 'ENDED', target, expectedCents: null }
  if (amountCents === openCents || amountCents === withFeesCents)
    return { state: 'INVOICE_PAID', target, expectedCents: null }
  return { state: 'AMOUNT_DIFFERS', target, expectedCents: openCents }
}
