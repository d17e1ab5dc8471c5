import type { Accounts } from '../../../contract/books/accounts.ts'
import { taxOf, type TaxCase } from '../../../contract/totals.ts'
import type { Posting } from './write-postings.ts'

/** What is booked of an invoice or a credit note; amounts are positive in both. Days are 'YYYY-MM-DD'. */
export type BookedDocument = {
  type: 'INVOICE' | 'CREDIT_NOTE'
  number: string
  issuedOn: string
  deliveredOn: string
  /** Where it is still owed. */
  dueOn: string | null
  debtor: string
  company: string
  taxCase: TaxCase
  /** Taxed in Germany though it went to another state of the EU: the buyer has no valid VAT id. */
  isToEu?: boolean
  vatId: string | null
  costCentre: string | null
  /** Text in place of the document's kind. */
  text?: string
  groups: DocumentGroup[]
}
/** Amounts of one VAT rate; `parts` are shares of the base that are not goods. */
export type DocumentGroup = {
  rateBp: number
  baseCents: number
  taxCents: number
  parts?: { deposit: number; shipping: number; setup: number }
}

/** One row for each document and rate; a further one for what has an account of its own. They add up to the document. */
export function postingsOfDocument(document: BookedDocument, accounts: Accounts): Posting[] {
  const { type, number, company, taxCase, vatId } = document
  const shared = {
    account: document.debtor,
    day: document.issuedOn,
    reference: number,
    dueOn: document.dueOn,
    text: `${document.text ?? (type === 'INVOICE' ? 'Rechnung' : 'Gutschr.')} ${company}`,
    costCentre: document.costCentre,
    // The recapitulative statement needs it (§ 18a UStG).
    vatId: taxCase === 'INTRA_COMMUNITY' ? vatId : null,
    deliveredOn: document.deliveredOn,
  }
  return document.groups.flatMap((group) =>
    sharesOf(document, group, accounts)
      .filter(({ cents }) => cents !== 0)
      .map(({ cents, ...share }) => ({
        ...shared,
        ...share,
        cents: Math.abs(cents),
        side: (type === 'INVOICE') === cents > 0 ? ('S' as const) : ('H' as const),
      })),
  )
}

type Share = { cents: number; contraAccount: string; taxKey?: string }

// Where no tax is charged, deposit and carriage are revenue of the same kind as the goods, whatever accounts there are.
function sharesOf(document: BookedDocument, group: DocumentGroup, accounts: Accounts): Share[] {
  const { rateBp, baseCents, taxCents, parts } = group
  const taxKey = taxKeyOf(rateBp)
  const own =
    document.taxCase === 'DOMESTIC' && !document.isToEu && taxKey && parts
      ? (['deposit', 'shipping', 'setup'] as const).flatMap((name) => {
          const contraAccount = accounts[name]
          return contraAccount ? { cents: parts[name] + taxOf(parts[name], rateBp), contraAccount, taxKey } : []
        })
      : []
  const rest = baseCents + taxCents - own.reduce((sum, { cents }) => sum + cents, 0)
  return [{ cents: rest, contraAccount: revenueAccount(document, rateBp, accounts) }, ...own]
}

const taxKeyOf = (rateBp: number) => (rateBp === 1900 ? '0003' : rateBp === 700 ? '0002' : undefined)

export function revenueAccount(
  { taxCase, isToEu }: Pick<BookedDocument, 'taxCase' | 'isToEu'>,
  rateBp: number,
  accounts: Accounts,
): string {
  if (taxCase === 'INTRA_COMMUNITY') return accounts.intraCommunity
  if (taxCase === 'EXPORT') return accounts.export
  if (taxCase === 'SMALL_BUSINESS') return accounts.smallBusiness
  if (rateBp === 0) return accounts.revenue0
  const isReduced = rateBp === 700
  if (isToEu) return isReduced ? accounts.euRevenue7 : accounts.euRevenue19
  return isReduced ? accounts.revenue7 : accounts.revenue19
}
