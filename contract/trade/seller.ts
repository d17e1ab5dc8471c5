import * as z from 'zod/mini'
import { Email, Phone } from '../account.ts'
import { plainText, requiredText } from '../platform/values.ts'
import { isGermanVatId, isGln, isIban } from './check-digits.ts'

const optional = (max: number) => z._default(plainText(max).check(z.trim()), '')
const isEmptyOr = (check: (text: string) => boolean) => (text: string) => text === '' || check(text)

// Of other states the form is theirs; VIES has the word.
const isVatId = (text: string) => !text.startsWith('DE') || isGermanVatId(text)

/**
 * Who sells, as documents name it (§ 14 (4) UStG, EN 16931 BG-4, § 5 DDG). Stored as `store.legal`, copied into each order.
 * Either `vatId` or `taxNumber` is there; what else may be empty is empty text.
 */
export const Seller = z.strictObject({
  companyName: requiredText(120),
  legalForm: optional(60),
  street: requiredText(80),
  streetNumber: requiredText(20),
  postalCode: z.string().check(z.regex(/^\d{5}$/)),
  cityName: requiredText(80),
  /** 'DE129273398'; of stores that sell to other member states. */
  vatId: z._default(plainText(20).check(z.trim(), z.refine(isEmptyOr(isVatId), { error: 'checkDigits' })), ''),
  taxNumber: optional(20),
  registerCourt: optional(80),
  registerNumber: optional(40),
  /** Who represents the company, as the register says it: 'Anna Lohwieser, Max Lohwieser'. */
  managers: optional(200),
  contactName: requiredText(80),
  contactPhone: Phone,
  email: Email,
  iban: z._default(plainText(42).check(z.trim(), z.refine(isEmptyOr(isIban), { error: 'checkDigits' })), ''),
  bic: optional(11),
  accountHolder: optional(120),
  creditorId: optional(35),
  /** Charges no tax (§ 19 UStG). */
  isSmallBusiness: z._default(z.boolean(), false),
  gln: z._default(plainText(13).check(z.trim(), z.refine(isEmptyOr(isGln), { error: 'checkDigits' })), ''),
})
export type Seller = z.output<typeof Seller>

/** What has to be there before a store sells, in the order in which it is asked for. */
const requiredOfSeller = [
  'companyName',
  'street',
  'streetNumber',
  'postalCode',
  'cityName',
  'contactName',
  'contactPhone',
  'email',
] as const satisfies (keyof Seller)[]
export type SellerGap = (typeof requiredOfSeller)[number] | 'vatId'

/** The first thing that is missing; the VAT id or the tax number, whichever there is. Null where nothing is. */
export function missingOfSeller(seller: Partial<Seller>): SellerGap | null {
  const missing = requiredOfSeller.find((field) => !seller[field]?.trim())
  return missing ?? (seller.vatId?.trim() || seller.taxNumber?.trim() ? null : 'vatId')
}

/** As `store.legal` holds it: with the address in one line, as pages show it. */
export type StoredSeller = Seller & { address: string }
export const storedSeller = (seller: Seller): StoredSeller => ({
  ...seller,
  address: `${seller.street} ${seller.streetNumber}, ${seller.postalCode} ${seller.cityName}`,
})
