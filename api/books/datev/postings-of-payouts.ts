import type { Accounts } from '../../../contract/books/accounts.ts'
import type { CommissionPosting, PaidLine, PaidPayout, ReturnedPayout } from '../payout-queries.ts'
import type { Posting } from './write-postings.ts'

/** Input tax of 19 %, on an account that does not carry it. */
const INPUT_TAX = '0009'

/** What of the lines of a payout is no document's. */
export type PayoutRest = { commissionCents: number; adjustmentCents: number[] }
type Booking = { accounts: Accounts; debtorOf: (buyerId: string) => string }

/** What the marketplace has paid settles each invoice against the clearing account. */
export const postingsOfPaidLines = (
  { number, paidOn: day }: PaidPayout,
  lines: readonly PaidLine[],
  { accounts, debtorOf }: Booking,
): Posting[] =>
  lines.filter(isOfDocument).map((line) => ({
    ...signed(-line.cents),
    day,
    account: debtorOf(line.buyerId),
    contraAccount: accounts.clearing,
    reference: line.reference,
    text: `Auszahlung ${number} ${line.company ?? ''}`,
  }))

/** Adds what of these lines is no document's; of commission only what no invoice takes. */
export const addRest = ({ commissionCents, adjustmentCents }: PayoutRest, lines: readonly PaidLine[]): PayoutRest => ({
  commissionCents: lines.reduce(
    (sum, { kind, cents, isInvoiced }) => sum + (kind === 'COMMISSION' && !isInvoiced ? cents : 0),
    commissionCents,
  ),
  adjustmentCents: [...adjustmentCents, ...lines.filter(({ kind }) => kind === 'ADJUSTMENT').map(({ cents }) => cents)],
})

/**
 * After the lines of a payout: the clearing account gives up what the bank got. What is left there is the commission, which its own
 * invoice takes; of payouts from before there were such, the payout does.
 */
export function postingsOfPaidPayout(
  { number: reference, paidOn: day, amountCents }: PaidPayout,
  { commissionCents, adjustmentCents }: PayoutRest,
  accounts: Accounts,
): Posting[] {
  const shared = { day, reference, account: accounts.clearing }
  return [
    {
      ...shared,
      ...signed(commissionCents),
      contraAccount: accounts.commission,
      taxKey: INPUT_TAX,
      text: `Provision ${reference}`,
    },
    ...adjustmentCents.map((cents) => ({
      ...shared,
      ...signed(cents),
      contraAccount: accounts.adjustment,
      text: `Korrektur ${reference}`,
    })),
    { ...shared, ...signed(-amountCents), contraAccount: accounts.bank, text: `Auszahlung ${reference}` },
  ]
}

/** The marketplace's invoices for commission, against the payouts that they are offset with. */
export const postingsOfCommission = (invoices: CommissionPosting[], accounts: Accounts): Posting[] =>
  invoices.map(({ number: reference, issuedOn: day, month, rateBp, cents }) => ({
    ...signed(-cents),
    day,
    reference,
    account: accounts.clearing,
    contraAccount: accounts.commission,
    ...(rateBp > 0 && { taxKey: INPUT_TAX }),
    text: `Provision ${month.slice(5)}/${month.slice(0, 4)}`,
  }))

/** What came back from the bank lies on the clearing account until the next payout, which holds it once more. */
export const postingsOfReturned = (returned: ReturnedPayout[], accounts: Accounts): Posting[] =>
  returned.map(({ number: reference, returnedOn: day, amountCents }) => ({
    ...signed(amountCents),
    day,
    reference,
    account: accounts.clearing,
    contraAccount: accounts.bank,
    text: `Zurück ${reference}`,
  }))

const isOfDocument = (line: PaidLine): line is PaidLine & { buyerId: string } =>
  line.buyerId !== null && (line.kind === 'SALE' || line.kind === 'CREDIT_NOTE')

const signed = (cents: number) => ({ cents: Math.abs(cents), side: cents < 0 ? ('H' as const) : ('S' as const) })
