import type { paymentMethods as English } from '../en/payment-methods.ts'

export const paymentMethods: typeof English = {
  CREDIT_CARD: { name: 'Kreditkarte', description: 'Visa und Mastercard' },
  APPLE_PAY: { name: 'Apple Pay', description: 'Mit dem Apple-Gerät' },
  KLARNA_PAY_LATER: { name: 'Klarna', description: 'Jetzt kaufen, später zahlen', chip: 'Klarna · später zahlen' },
  PAYPAL: { name: 'PayPal', description: 'Mit dem PayPal-Konto' },
  IDEAL: { name: 'iDEAL', description: 'Vom niederländischen Bankkonto' },
  BANK_TRANSFER: {
    name: 'Überweisung',
    description: 'Vorkasse, zahlbar binnen 7 Tagen; die Ware geht nach Zahlungseingang auf den Weg',
  },
  NET_TERMS: {
    name: 'Rechnung mit Zahlungsziel',
    description: 'Erst die Ware, dann die Rechnung; für jede Lieferung eine',
  },
}
