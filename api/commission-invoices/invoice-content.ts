import { berlinDay } from '../../contract/platform/values.ts'
import { countryOf } from '../../contract/platform/countries.ts'
import type { invoiceGaps } from '../../contract/commission-invoices/commission-invoices.ts'
import type { Language } from '../../contract/platform/values.ts'
import { taxOf } from '../../contract/totals.ts'
import { storedSeller, type Seller, type StoredSeller } from '../../contract/trade/seller.ts'
import type { CorrectedInvoice, DocumentContent } from '../orders/documents/document-content.ts'

/** A booking of commission on no invoice yet; negative for what was given back. */
export type WaitingBooking = {
  id: string
  at: Date
  /** 'YYYY-MM' in Germany. */
  month: string
  netCents: number
  taxCents: number
  /** VAT rate per ten-thousand. */
  rateBp: number
  subOrderNumber: string
  /** By which it was withheld already. */
  payout: string | null
}

/** Commission of one rate of tax: of what was delivered, and given back of what came back; negative then. */
export type InvoicePart = {
  rateBp: number
  chargedCents: number
  returnedCents: number
  netCents: number
  taxCents: number
}

/** What the page and its data say, stored with the invoice and never changed. Cents, negative in a credit note. */
export type CommissionContent = Pick<
  DocumentContent,
  'language' | 'number' | 'issuedOn' | 'seller' | 'billing' | 'delivery' | 'buyerVatId'
> & {
  type: 'INVOICE' | 'CREDIT_NOTE'
  /** 'YYYY-MM' */
  month: string
  /** The store's entry in its register, which identifies a store abroad without a VAT id. */
  buyerRegister: string | null
  /** Where the store reads its mail. */
  eInvoice: { email: string; gln: string | null }
  /** The earlier invoice that a credit note corrects; null for an invoice. */
  corrects: CorrectedInvoice | null
  parts: InvoicePart[]
  netCents: number
  taxCents: number
  grossCents: number
  /** Every booking, the oldest first. */
  statement: { day: string; subOrderNumber: string; netCents: number }[]
  /** How it is paid: by payouts that were ordered already, and by the next ones. Adds up to the gross. */
  settled: { payout: string | null; cents: number }[]
}

export type Store = {
  id: string
  name: string
  countryId: number
  legal: Partial<StoredSeller>
  /** Where it reads its mail; null where nobody does. */
  email: string | null
  language: Language
}

/** Why nothing can be issued: the marketplace has not said who it is, or the store lacks what an invoice has to name. */
export type Gap = (typeof invoiceGaps)[number]

/** What § 14 (4) UStG asks for: both names and addresses, and of who is abroad an id for the tax it owes itself. */
export function gapOf(marketplace: Seller | null, { countryId, legal, email }: Store): Gap | null {
  if (!marketplace) return 'MARKETPLACE'
  const hasAddress = legal.address || (legal.street && legal.cityName)
  const isKnown = isGerman(countryId) || legal.vatId || legal.registerNumber
  return legal.companyName && hasAddress && isKnown && email ? null : 'STORE'
}

const isGerman = (countryId: number) => countryOf(countryId)?.isoCode === 'DE'

type Draft = {
  marketplace: Seller
  store: Store
  month: string
  bookings: readonly WaitingBooking[]
  number: string
  issuedAt: Date
  corrects: CorrectedInvoice | null
}

export type Amounts = Pick<CommissionContent, 'type' | 'parts' | 'netCents' | 'taxCents' | 'grossCents'>

/**
 * The tax is that of the sum, while each order was booked with the tax of its own commission: what both differ by is booked with the
 * invoice, so that what is withheld is what it says.
 */
export function amountsOf(bookings: readonly WaitingBooking[]): Amounts {
  const parts = [...Map.groupBy(bookings, ({ rateBp }) => rateBp)]
    .toSorted(([a], [b]) => b - a)
    .map(([rateBp, own]): InvoicePart => {
      const chargedCents = sumOf(own, ({ netCents }) => Math.max(netCents, 0))
      const returnedCents = sumOf(own, ({ netCents }) => Math.min(netCents, 0))
      const netCents = chargedCents + returnedCents
      // A credit note gives back what an invoice of the same sum takes.
      const taxCents = Math.sign(netCents) * taxOf(Math.abs(netCents), rateBp)
      return { rateBp, chargedCents, returnedCents, netCents, taxCents }
    })
  const netCents = sumOf(parts, (part) => part.netCents)
  const taxCents = sumOf(parts, (part) => part.taxCents)
  const grossCents = netCents + taxCents
  return { type: grossCents < 0 ? 'CREDIT_NOTE' : 'INVOICE', parts, netCents, taxCents, grossCents }
}

export const bookedGross = (bookings: readonly WaitingBooking[]) =>
  sumOf(bookings, ({ netCents, taxCents }) => netCents + taxCents)

export function contentOf({
  marketplace,
  store,
  month,
  bookings,
  number,
  issuedAt,
  corrects,
}: Draft): CommissionContent {
  const { legal, language, email } = store
  const amounts = amountsOf(bookings)
  const billing = billingOf(store)
  return {
    ...amounts,
    language,
    number,
    issuedOn: berlinDay(issuedAt),
    month,
    seller: sellerOf(marketplace),
    billing,
    delivery: billing,
    buyerVatId: legal.vatId || null,
    buyerRegister: legal.registerNumber || null,
    eInvoice: { email: email ?? '', gln: legal.gln || null },
    corrects: amounts.type === 'CREDIT_NOTE' ? corrects : null,
    statement: bookings.map(({ at, subOrderNumber, netCents }) => ({ day: berlinDay(at), subOrderNumber, netCents })),
    settled: settledOf(bookings, amounts.grossCents),
  }
}

function settledOf(bookings: readonly WaitingBooking[], grossCents: number): CommissionContent['settled'] {
  const paid = [...Map.groupBy(bookings, ({ payout }) => payout)]
    .filter(([payout]) => payout !== null)
    .map(([payout, own]) => ({ payout, cents: bookedGross(own) }))
  const open = grossCents - sumOf(paid, ({ cents }) => cents)
  return [...paid, ...(open === 0 ? [] : [{ payout: null, cents: open }])]
}

const sellerOf = (marketplace: Seller): CommissionContent['seller'] => {
  const { companyName, street, streetNumber, postalCode, cityName, vatId, taxNumber, gln, email } = marketplace
  const { registerCourt, registerNumber, managers, contactName, contactPhone } = marketplace
  const { address } = storedSeller(marketplace)
  const place = { street, streetNumber, postalCode, cityName, address }
  const register = { registerCourt, registerNumber, managers }
  return { companyName, ...place, ...register, vatId, taxNumber, gln, email, contactName, contactPhone }
}

/** A company without a person: the invoice is to the store's owner as such. Old ones have their address in one line alone. */
const billingOf = ({ countryId, legal, email }: Store): CommissionContent['billing'] => ({
  companyName: legal.companyName ?? '',
  firstName: '',
  lastName: '',
  email: email ?? '',
  phoneNumber: legal.contactPhone ?? '',
  street: legal.street || (legal.address ?? ''),
  streetNumber: legal.street ? (legal.streetNumber ?? '') : '',
  postalCode: legal.postalCode ?? '',
  cityName: legal.cityName ?? '',
  countryId,
})

const sumOf = <Item>(items: readonly Item[], centsOf: (item: Item) => number) =>
  items.reduce((sum, item) => sum + centsOf(item), 0)
