import type { Outcome } from '../steps.ts'

type Texts = {
  title: string
  trial: string
  to: string
  amount: string
  method: string
  question: string
  outcomes: Record<Outcome, string>
  over: string
  back: string
  unknown: string
}

const en: Texts = {
  title: 'Trial payment',
  trial: 'This is a trial. No money moves, whatever you choose here.',
  to: 'For',
  amount: 'Amount',
  method: 'Payment method',
  question: 'How should this payment end?',
  outcomes: {
    paid: 'Pay',
    authorized: 'Authorise (the money is taken later)',
    failed: 'Let the payment fail',
    canceled: 'Cancel',
    expired: 'Let the payment expire',
  },
  over: 'This payment is already over.',
  back: 'Back to the shop',
  unknown: 'This payment does not exist.',
}

const de: Texts = {
  title: 'Probezahlung',
  trial: 'Dies ist eine Probe. Es fließt kein Geld, was du hier auch wählst.',
  to: 'Für',
  amount: 'Betrag',
  method: 'Zahlungsart',
  question: 'Wie soll diese Zahlung ausgehen?',
  outcomes: {
    paid: 'Bezahlen',
    authorized: 'Autorisieren (das Geld wird später eingezogen)',
    failed: 'Zahlung fehlschlagen lassen',
    canceled: 'Abbrechen',
    expired: 'Zahlung verfallen lassen',
  },
  over: 'Diese Zahlung ist bereits abgeschlossen.',
  back: 'Zurück zum Shop',
  unknown: 'Diese Zahlung gibt es nicht.',
}

/** The texts of the page; English for every locale that is not German. */
export const checkoutTexts = (language: 'de' | 'en') => ({ de, en })[language]
