import type { checkoutReplies as English } from '../../en/checkout/replies.ts'
import { paymentMethods } from '../payment-methods.ts'

export const checkoutReplies: typeof English = {
  firstTransfer:
    'Vorkasse, bei der ersten Bestellung zahlbar binnen 48 Stunden; die Ware geht nach Zahlungseingang auf den Weg',
  methods: paymentMethods,
  methodNotSetUp: 'In diesem Shop nicht eingerichtet',
  methodNotInCountry: 'In diesem Land nicht verfügbar',
  noTermsWith: (stores) => `Nicht vereinbart mit: ${stores}`,
  termsDays: (days) => `Jede Lieferung wird eigens berechnet, zahlbar ${days} Tage nach dem Datum der Rechnung`,
  methodUpTo: (amount) => `Für Bestellungen bis ${amount}`,
  oneQuestion: 'Bitte entweder step=review oder checkoutId senden.',
  warnings: {
    BELOW_MINIMUM_QUANTITY: (name) => `Unter der Mindestmenge: ${name}`,
    NOT_A_MULTIPLE: (name) => `Nicht in ganzen Kartons: ${name}`,
    OUT_OF_STOCK: (name) => `Der Artikel ist nicht auf Lager: ${name}`,
    REDUCED_STOCK: (name) => `Es ist weniger da als im Warenkorb: ${name}`,
    PRICE_CHANGED: (name) => `Der Preis hat sich geändert: ${name}`,
    NOT_AUTHORIZED: (name) => `Keine Berechtigung, diesen Artikel zu kaufen: ${name}`,
    UNAVAILABLE: (name) => `Dieser Artikel kann zurzeit nicht bestellt werden: ${name}`,
  },
  transferOver: 'Die Überweisung ist nicht rechtzeitig eingegangen. Die Bestellung ist storniert.',
  beingPaid: 'Die Zahlung ist noch nicht abgeschlossen.',
  sentBack: 'Die Zahlung kam, als die Ware schon wieder frei war. Der ganze Betrag geht zurück.',
  states: {
    PENDING: 'Die Bestellung ist eingegangen. Wir warten auf die Zahlung.',
    SUCCEEDED: 'Die Bestellung ist eingegangen und die Zahlung geregelt.',
    FAILED: 'Die Zahlung ist fehlgeschlagen. Es wurde nichts bestellt.',
    CANCELLED: 'Die Zahlung wurde abgebrochen. Es wurde nichts bestellt.',
    EXPIRED: 'Die Zeit zum Bezahlen ist abgelaufen. Es wurde nichts bestellt.',
  },
}
