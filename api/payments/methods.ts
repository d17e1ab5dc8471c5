import { paymentMethodCodes, type PaymentMethodCode } from '../../contract/checkout.ts'
import { moneyText } from '../../contract/platform/money.ts'
import type { Language } from '../../contract/platform/values.ts'
import { texts } from '../../texts/texts.ts'
import type { Deps } from '../platform/deps.ts'
import { offerOf, type Basket } from './availability.ts'
import type { ProviderMethod } from './provider.ts'

/** How a basket would be paid: by transfer after ordering, or at the provider before it. */
export type PaymentWay = { kind: 'TRANSFER' } | { kind: 'REDIRECT'; method: ProviderMethod }

/** Null where this method cannot be used for the basket. */
export function paymentWay(deps: Pick<Deps, 'payments'>, code: PaymentMethodCode, basket: Basket): PaymentWay | null {
  if (code === 'BANK_TRANSFER') return { kind: 'TRANSFER' }
  const offer = deps.payments && offerOf(code, basket)
  return offer && 'method' in offer ? { kind: 'REDIRECT', method: offer.method } : null
}

/** All six methods of the contract, in its order, with the truth about each for this basket. */
export function paymentMethods(deps: Pick<Deps, 'payments'>, basket: Basket, language: Language) {
  const t = texts(language).checkout.replies
  return paymentMethodCodes.map((code) => {
    const unavailableReason = whyNot(deps, { code, basket, language })
    return { code, ...t.methods[code], isAvailable: unavailableReason === null, unavailableReason }
  })
}

type Question = { code: PaymentMethodCode; basket: Basket; language: Language }

function whyNot({ payments }: Pick<Deps, 'payments'>, { code, basket, language }: Question): string | null {
  const t = texts(language).checkout.replies
  if (code === 'BANK_TRANSFER') return null
  if (!payments) return t.methodNotSetUp
  const offer = offerOf(code, basket)
  if ('method' in offer) return null
  return offer.reason === 'COUNTRY' ? t.methodNotInCountry : t.methodUpTo(moneyText(offer.upToCents, language))
}
