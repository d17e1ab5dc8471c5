import { countryOf } from '../../contract/platform/countries.ts'
import type { TaxCase } from '../../contract/totals.ts'

/** Who buys, and where the goods go. */
export type TaxFacts = {
  buyerCountryId: number
  /** Only a VALID one counts: the authorities' register knows it (api/account/profile/check-vat-id.ts). */
  vatIdStatus: 'UNCHECKED' | 'VALID' | 'INVALID'
  /** Null while the buyer has no address. */
  deliveryCountryId: number | null
}

/**
 * Stores send from Germany. What stays there, and whatever a German buyer orders, is taxed. To another member state goods
 * go untaxed where its buyer is known there by a valid VAT id (§ 4 no. 1 b, § 6a UStG), out of the EU always (§ 4 no. 1 a,
 * § 6 UStG). A VAT id is one of the buyer's own country (readVatId). See decision 21.
 */
export function taxCaseOf({ buyerCountryId, vatIdStatus, deliveryCountryId }: TaxFacts): TaxCase {
  const [buyer, delivery] = [
    countryOf(buyerCountryId),
    deliveryCountryId === null ? null : countryOf(deliveryCountryId),
  ]
  if (!buyer || !delivery || buyer.isoCode === 'DE' || delivery.isoCode === 'DE') return 'DOMESTIC'
  if (!delivery.isEu) return 'EXPORT'
  return buyer.isEu && vatIdStatus === 'VALID' ? 'INTRA_COMMUNITY' : 'DOMESTIC'
}

/** The tax case of what one store sells: a small business never charges tax (§ 19 (1) UStG). */
export const taxCaseAt = (store: { isOfSmallBusiness: boolean }, taxCase: TaxCase): TaxCase =>
  store.isOfSmallBusiness ? 'SMALL_BUSINESS' : taxCase

/** The rate that goods of this rate at home bear in this case; per ten-thousand. */
export const rateIn = (taxCase: TaxCase, homeRateBp: number) => (taxCase === 'DOMESTIC' ? homeRateBp : 0)
