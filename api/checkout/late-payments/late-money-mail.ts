import { moneyText } from '../../../contract/platform/money.ts'
import { lateMoneyMail as de } from '../../../texts/de/checkout/mails.ts'
import { lateMoneyMail as en } from '../../../texts/en/checkout/mails.ts'
import type { PaymentKey } from '../../payments/payment-queries.ts'
import type { ProviderPayment } from '../../payments/provider.ts'
import { mailLayout } from '../../platform/mail/mail-layout.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import type { Buyer } from '../queries.ts'

type LateMoney = {
  key: PaymentKey
  word: ProviderPayment
  /** Whether the buyer would have got the goods, had they been there. */
  isWanted: boolean
  origin: string
}

/** Tells that a payment came after its goods were given back, and that all of it goes back. */
export function lateMoneyMail({ key, word, isWanted, origin }: LateMoney, { email, firstName, language }: Buyer): Mail {
  const t = { de, en }[language]
  const amount = moneyText(word.amountCents, language)
  const body = mailLayout({
    language,
    title: t.title,
    paragraphs: [
      t.hello(firstName),
      isWanted ? t.goodsGone : t.orderedAnew,
      word.state === 'PAID' ? t.refunded(amount) : t.letGo(amount),
    ],
    button: { label: t.button, url: `${origin}${language === 'de' ? '/de' : ''}/cart` },
    footer: t.footer,
  })
  return { id: `late-payment-${key.checkoutId}`, to: email, subject: t.subject, ...body }
}
