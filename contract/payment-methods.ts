/** The provider's methods by the name that payments are stored with. Money that is lent is captured at shipment. */
export const providerMethods = {
  CARD: { id: 'creditcard', isLent: false },
  APPLE_PAY: { id: 'applepay', isLent: false },
  BILLIE: { id: 'billie', isLent: true },
  KLARNA: { id: 'klarna', isLent: true },
  PAYPAL: { id: 'paypal', isLent: false },
  IDEAL: { id: 'ideal', isLent: false },
} as const
export type ProviderMethod = keyof typeof providerMethods

/** Where the provider offers a method, and up to which amount. */
type Offer = { method: ProviderMethod; countries: readonly string[] | 'ALL'; upToCents: number }

/** How a buyer can pay, in the order of the checkout, by the icon beside it; names stand in `texts/<language>/payment-methods.ts`. */
export const paymentIcons = {
  CREDIT_CARD: 'card',
  APPLE_PAY: 'phone',
  KLARNA_PAY_LATER: 'clock',
  PAYPAL: 'wallet',
  IDEAL: 'bank',
  BANK_TRANSFER: 'banknote',
  NET_TERMS: 'clock',
} as const
export type PaymentMethodCode = keyof typeof paymentIcons
export type PaymentIcon = (typeof paymentIcons)[PaymentMethodCode]
export const paymentMethodCodes = Object.keys(paymentIcons) as PaymentMethodCode[]

type Method = {
  /** The sentence of `texts/<language>/orders/documents.ts` that an invoice ends with. */
  invoiceNote: 'paid' | 'payLater' | 'payByDueDay'
  /**
   * The first that fits the buyer's country is taken; TRANSFER: paid without a provider, after ordering; TERMS: after
   * delivery, where the stores have agreed to that.
   */
  offers: readonly Offer[] | 'TRANSFER' | 'TERMS'
}

/**
 * What the server knows of each: apart from the icons, so that no browser loads it. Countries and highest amounts are
 * Mollie's for payments in euros, docs.mollie.com/docs/<method>.
 */
export const paymentMethods: Record<PaymentMethodCode, Method> = {
  CREDIT_CARD: {
    invoiceNote: 'paid',
    offers: [{ method: 'CARD', countries: 'ALL', upToCents: 1_000_000 }],
  },
  APPLE_PAY: {
    invoiceNote: 'paid',
    offers: [{ method: 'APPLE_PAY', countries: 'ALL', upToCents: 1_000_000 }],
  },
  KLARNA_PAY_LATER: {
    invoiceNote: 'payLater',
    // Buyers are companies: Billie where it lends to them, else Klarna.
    offers: [
      { method: 'BILLIE', countries: ['DE', 'AT', 'NL', 'FR'], upToCents: 2_500_000 },
      { method: 'KLARNA', countries: ['BE', 'ES', 'FI', 'GR', 'IE', 'IT', 'PT'], upToCents: 1_000_000 },
    ],
  },
  PAYPAL: {
    invoiceNote: 'paid',
    offers: [{ method: 'PAYPAL', countries: 'ALL', upToCents: 800_000 }],
  },
  IDEAL: {
    invoiceNote: 'paid',
    offers: [{ method: 'IDEAL', countries: ['NL'], upToCents: 5_000_000 }],
  },
  BANK_TRANSFER: { invoiceNote: 'paid', offers: 'TRANSFER' },
  NET_TERMS: { invoiceNote: 'payByDueDay', offers: 'TERMS' },
}
