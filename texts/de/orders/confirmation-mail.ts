import type { orderMail as English } from '../../en/orders/confirmation-mail.ts'

export const orderMail: typeof English = {
  subject: (orderNumber) => `Deine Bestellung ${orderNumber}`,
  title: 'Danke für deine Bestellung',
  hello: (firstName) => `Hallo ${firstName},`,
  received: (orderNumber) =>
    `deine Bestellung ${orderNumber} ist eingegangen. Jeder Lieferant liefert seinen Teil selbst; den Stand siehst du in deinem Konto.`,
  head: ['Ware', 'Stück', 'Netto'],
  goods: 'Warenwert netto',
  discount: (code) => `Gutschein ${code}`,
  deposit: 'Pfand',
  shipping: 'Versand',
  tax: (rate) => `MwSt. ${rate} %`,
  total: 'Gesamtbetrag',
  transfer: (dueOn) => `Bitte überweise den Betrag bis zum ${dueOn}; nach Zahlungseingang geht die Ware auf den Weg.`,
  account: {
    holder: 'Empfänger',
    iban: 'IBAN',
    bic: 'BIC',
    reference: 'Verwendungszweck',
    amount: 'Betrag',
  },
  paidBy: (method) => `Zahlung: ${method}`,
  deliverTo: 'Lieferadresse',
  button: 'Bestellung ansehen',
  footer: 'Tresen, der Großhandels-Marktplatz für Hotels, Cafés, Restaurants, Läden und Büros.',
}
