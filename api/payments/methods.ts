import { paymentMethodCodes, type PaymentMethodCode } from '../../contract/payment-methods.ts'
import { moneyText } from '../../contract/platform/money.ts'
import type { Language } from '../../contract/platform/values.ts'
import { texts } from '../../texts/texts.ts'
import type { Deps } from '../platform/deps.ts'
import { wayOf, type Basket, type PaymentWay } from './availability.ts'

/** Null where this method cannot be used for the basket. */
export function paymentWay(deps: Pick<Deps, 'payments'>, code: PaymentMethodCode, basket: Basket): PaymentWay | null {
  const way = wayOf(code, basket)
  if ('reason' in way) return null
  return way.kind !== 'REDIRECT' || deps.payments ? way : null
}

/** Every method of the contract, in its order, with the truth about each for this basket; about NET_TERMS stores decide. */
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
  const way = wayOf(code, basket)
  if ('kind' in way && way.kind !== 'REDIRECT') return null
  if (!payments) return t.methodNotSetUp
  if ('kind' in way) return null
  return way.reason === 'COUNTRY' ? t.methodNotInCountry : t.methodUpTo(moneyText(way.upToCents, language))
}
