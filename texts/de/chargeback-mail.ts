import type { chargebackMail as en } from '../en/chargeback-mail.ts'

export const chargebackMail: typeof en = {
  CHARGE_BACK: {
    subject: (orderNumber) => `Rückbuchung zur Bestellung ${orderNumber}`,
    title: 'Eine Zahlung wurde zurückgebucht',
    body: (orderNumber, amount) => `Die Bank hat von der Zahlung zur Bestellung ${orderNumber} ${amount} zurückgeholt.`,
    next: 'Bitte prüfen, ob Ware noch aufgehalten werden kann, und beim Zahlungsanbieter Belege einreichen oder die Rückbuchung annehmen. Erstattungen über den Rest der Zahlung hinaus lehnt der Anbieter ab.',
  },
  REVERSE_CHARGEBACK: {
    subject: (orderNumber) => `Rückbuchung aufgehoben: Bestellung ${orderNumber}`,
    title: 'Eine Rückbuchung wurde aufgehoben',
    body: (orderNumber, amount) => `Zur Bestellung ${orderNumber} sind ${amount} wieder gutgeschrieben.`,
    next: 'Es ist nichts zu tun.',
  },
  footer: 'Tresen, der Großhandels-Marktplatz für Hotels, Cafés, Restaurants, Läden und Büros.',
}
