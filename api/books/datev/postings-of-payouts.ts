import type { Accounts } from '../../../contract/books/accounts.ts'
import type { CommissionPosting, PaidLine, ReturnedPayout } from '../queries.ts'
import type { Posting } from './write-postings.ts'

/** Input tax of 19 %, on an account that does not carry it. */
const INPUT_TAX = '0009'

/**
 * What the marketplace has paid: each invoice is settled against the clearing account, which gives up what the bank got. What is left
 * there is the commission, which its own invoice takes; of payouts from before there were such, the payout does.
 */
export function postingsOfPayouts(
  lines: PaidLine[],
  { accounts, debtorOf }: { accounts: Accounts; debtorOf: (buyerId: string) => string },
): Posting[] {
  return [...Map.groupBy(lines, ({ number }) => number)].flatMap(([reference, own]) => {
    const { paidOn: day, amountCents } = own[0]!
    const shared = { day, reference, account: accounts.clearing }
    const commission = own.reduce(
      (sum, { kind, cents, isInvoiced }) => sum + (kind === 'COMMISSION' && !isInvoiced ? cents : 0),
      0,
    )
    return [
      ...own.filter(isOfDocument).map((line) => ({
        ...signed(-line.cents),
        day,
        account: debtorOf(line.buyerId),
        contraAccount: accounts.clearing,
        reference: line.reference,
        text: `Auszahlung ${reference} ${line.company ?? ''}`,
      })),
      {
        ...shared,
        ...signed(commission),
        contraAccount: accounts.commission,
        taxKey: INPUT_TAX,
        text: `Provision ${reference}`,
      },
      ...own
        .filter(({ kind }) => kind === 'ADJUSTMENT')
        .map(({ cents }) => ({
          ...shared,
          ...signed(cents),
          contraAccount: accounts.adjustment,
          text: `Korrektur ${reference}`,
        })),
      { ...shared, ...signed(-amountCents), contraAccount: accounts.bank, text: `Auszahlung ${reference}` },
    ]
  })
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
