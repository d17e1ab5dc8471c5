import type { PaymentMethodCode } from '../../contract/payment-methods.ts'

/** `chip`: what the footer says in the place of the name. */
type MethodText = { name: string; description: string; chip?: string }

export const paymentMethods: Record<PaymentMethodCode, MethodText> = {
  CREDIT_CARD: { name: 'Credit card', description: 'Visa and Mastercard' },
  APPLE_PAY: { name: 'Apple Pay', description: 'With your Apple device' },
  KLARNA_PAY_LATER: { name: 'Klarna', description: 'Buy now, pay later', chip: 'Klarna · pay later' },
  PAYPAL: { name: 'PayPal', description: 'With your PayPal account' },
  IDEAL: { name: 'iDEAL', description: 'From your Dutch bank account' },
  BANK_TRANSFER: {
    name: 'Bank transfer',
    description: 'Payment in advance, due within 7 days; the goods leave once the money has arrived',
  },
  NET_TERMS: {
    name: 'Invoice with net terms',
    description: 'The goods first, then the invoice; one for each delivery',
  },
}
