import { paymentMethods, type PaymentMethodCode, type ProviderMethod } from '../../contract/payment-methods.ts'
import { countryOf } from '../../contract/platform/countries.ts'

/** What decides which methods a buyer may use. */
export type Basket = {
  /** Country of the buyer's account. */
  countryId: number
  /** To pay, including tax. */
  amountCents: number
}
export type Unavailability = { reason: 'COUNTRY' } | { reason: 'AMOUNT'; upToCents: number }

/** How a basket would be paid: by transfer after ordering, by invoice after delivery, or at the provider before both. */
export type PaymentWay = { kind: 'TRANSFER' } | { kind: 'TERMS' } | { kind: 'REDIRECT'; method: ProviderMethod }

/** How a method would take a basket's money, or why it cannot. */
export function wayOf(code: PaymentMethodCode, { countryId, amountCents }: Basket): PaymentWay | Unavailability {
  const { offers } = paymentMethods[code]
  if (offers === 'TRANSFER' || offers === 'TERMS') return { kind: offers }
  const isoCode = countryOf(countryId)?.isoCode ?? ''
  const offer = offers.find(({ countries }) => countries === 'ALL' || countries.includes(isoCode))
  if (!offer) return { reason: 'COUNTRY' }
  if (amountCents > offer.upToCents) return { reason: 'AMOUNT', upToCents: offer.upToCents }
  return { kind: 'REDIRECT', method: offer.method }
}
