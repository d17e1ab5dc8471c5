import type { Accounts } from '../../../contract/books/accounts.ts'
import { countryOf } from '../../../contract/platform/countries.ts'
import type { CouponPosting } from '../coupon-queries.ts'
import { revenueAccount } from './postings-of-documents.ts'
import type { Posting } from './write-postings.ts'

/**
 * What the marketplace pays of a coupon is revenue of the store from a third party (§ 10 (1) sentence 2 UStG): on the account of the goods,
 * against the clearing account, which the payout empties.
 */
export const postingsOfCoupons = (coupons: readonly CouponPosting[], accounts: Accounts): Posting[] =>
  coupons.map(({ subOrderNumber, bookedOn, rateBp, cents, taxCase, deliveryCountryId }) => {
    const to = countryOf(deliveryCountryId)
    return {
      cents: Math.abs(cents),
      side: cents < 0 ? ('H' as const) : ('S' as const),
      account: accounts.clearing,
      contraAccount: revenueAccount({ taxCase, isToEu: to?.isEu === true && to.isoCode !== 'DE' }, rateBp, accounts),
      day: bookedOn,
      deliveredOn: bookedOn,
      reference: subOrderNumber,
      text: 'Gutschein vom Marktplatz',
    }
  })
