import { paymentMethodCodes, type PaymentMethodCode } from '../../contract/checkout.ts'
import type { Language } from '../../contract/values.ts'
import { checkoutReplies as de } from '../../texts/de/checkout-replies.ts'
import { checkoutReplies as en } from '../../texts/en/checkout-replies.ts'
import { bankTransfer } from './bank-transfer.ts'
import type { PaymentProvider } from './provider.ts'

const providers: PaymentProvider[] = [bankTransfer]

/** The provider that takes this method; undefined where the shop has none. */
export const providerOf = (code: PaymentMethodCode) => providers.find((provider) => provider.code === code)

/** All six methods of the contract, in its order. */
export function paymentMethods(language: Language) {
  const texts = { de, en }[language]
  return paymentMethodCodes.map((code) => {
    const isAvailable = providerOf(code) !== undefined
    return { code, ...texts.methods[code], isAvailable, unavailableReason: isAvailable ? null : texts.methodNotSetUp }
  })
}
