import { urls } from '../../platform/urls.ts'
import { moneyText } from '../../../contract/platform/money.ts'
import { texts } from '../../../texts/texts.ts'
import type { PaymentKey } from '../../payments/payment-queries.ts'
import type { ProviderPayment } from '../../payments/provider.ts'
import { mailLayout } from '../../platform/mail/mail-layout.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import type { Buyer } from '../queries.ts'

type LatePayment = {
  key: PaymentKey
  providerStatus: ProviderPayment
  /** Whether the buyer would have got the goods, had they been there. */
  isStillDue: boolean
  origin: string
}

/** Says that a payment came after its goods were released, and that all of it is refunded. */
export function latePaymentMail(
  { key, providerStatus, isStillDue, origin }: LatePayment,
  { email, firstName, language }: Buyer,
): Mail {
  const t = texts(language).checkout.mails
  const amount = moneyText(providerStatus.amountCents, language)
  const body = mailLayout({
    language,
    title: t.title,
    paragraphs: [
      t.hello(firstName),
      isStillDue ? t.goodsGone : t.orderedAnew,
      providerStatus.state === 'PAID' ? t.refunded(amount) : t.released(amount),
    ],
    button: { label: t.button, url: origin + urls(language).cart },
  })
  return { id: `late-payment-${key.checkoutId}`, to: email, subject: t.subject, ...body }
}
