import type { Language } from '../../../contract/platform/values.ts'
import type { NewOrder } from '../../orders/new-order.ts'
import { providerName } from '../../payments/provider-of.ts'
import type { ProviderMethod } from '../../../contract/payment-methods.ts'
import type { PaymentRequest } from '../../payments/provider.ts'
import type { Deps } from '../../platform/deps.ts'
import { urls } from '../../platform/urls.ts'

type Asking = {
  deps: Pick<Deps, 'origin' | 'payments'>
  checkoutId: string
  method: ProviderMethod
  language: Language
}

/** The payment of an order, as the provider gets it: its total, split by store and tax rate. */
export function paymentRequestOf(order: NewOrder, { deps, checkoutId, method, language }: Asking): PaymentRequest {
  const webhookOrigin = deps.payments?.webhookOrigin
  return {
    checkoutId,
    method,
    amountCents: order.totals.gross,
    orderNumber: order.orderNumber,
    language,
    returnUrl: deps.origin + urls(language).checkoutControl(checkoutId),
    webhookUrl: webhookOrigin ? `${webhookOrigin}/api/v1/payments/webhooks/${providerName}` : null,
    billing: order.billingAddress,
    delivery: order.address,
    parts: order.stores.flatMap(({ storeName, totals }) =>
      totals.taxLines
        .map(({ rateBp, base, amount }) => ({ name: storeName, rateBp, grossCents: base + amount, taxCents: amount }))
        .filter(({ grossCents }) => grossCents > 0),
    ),
  }
}
