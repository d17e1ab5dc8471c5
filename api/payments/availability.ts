import type { PaymentMethodCode } from '../../contract/checkout.ts'
import { countryOf } from '../../contract/platform/countries.ts'
import type { ProviderMethod } from './provider.ts'

/** What decides which methods a buyer may use. */
export type Basket = {
  /** Of the buyer's account. */
  countryId: number
  /** To pay, including tax. */
  amountCents: number
}
export type Unavailability = { reason: 'COUNTRY' } | { reason: 'AMOUNT'; upToCents: number }

type Offer = { method: ProviderMethod; countries: readonly string[] | 'ALL'; upToCents: number }

/** Mollie's countries for payments in euros and its highest amounts, docs.mollie.com/docs/<method>. The first that fits is taken. */
const offers: Record<Exclude<PaymentMethodCode, 'BANK_TRANSFER'>, readonly Offer[]> = {
  CREDIT_CARD: [{ method: 'CARD', countries: 'ALL', upToCents: 1_000_000 }],
  APPLE_PAY: [{ method: 'APPLE_PAY', countries: 'ALL', upToCents: 1_000_000 }],
  // Buyers are companies: Billie where it lends to them, else Klarna.
  KLARNA_PAY_LATER: [
    { method: 'BILLIE', countries: ['DE', 'AT', 'NL', 'FR'], upToCents: 2_500_000 },
    { method: 'KLARNA', countries: ['BE', 'ES', 'FI', 'GR', 'IE', 'IT', 'PT'], upToCents: 1_000_000 },
  ],
  PAYPAL: [{ method: 'PAYPAL', countries: 'ALL', upToCents: 800_000 }],
  IDEAL: [{ method: 'IDEAL', countries: ['NL'], upToCents: 5_000_000 }],
}

/** The provider's method for a basket, or why there is none. */
export function offerOf(
  code: keyof typeof offers,
  { countryId, amountCents }: Basket,
): { method: ProviderMethod } | Unavailability {
  const isoCode = countryOf(countryId)?.isoCode ?? ''
  const offer = offers[code].find(({ countries }) => countries === 'ALL' || countries.includes(isoCode))
  if (!offer) return { reason: 'COUNTRY' }
  return amountCents <= offer.upToCents ? { method: offer.method } : { reason: 'AMOUNT', upToCents: offer.upToCents }
}
