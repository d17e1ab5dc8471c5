import type { orderRequestsMails as en } from '../../en/order-requests/mails.ts'
import { pieces } from '../pieces.ts'

export const orderRequestsMails: typeof en = {
  hello: (firstName) => `Hallo ${firstName},`,
  head: ['Artikel', 'Menge', 'Netto'],
  pieces,
  total: 'Summe mit Steuer',
  requested: {
    subject: (who) => (who ? `${who} bittet dich, eine Bestellung freizugeben` : 'Eine Bestellung wartet auf Freigabe'),
    title: (who) => (who ? `${who} möchte bestellen` : 'Eine Bestellung wartet auf Freigabe'),
    body: (who) =>
      `diese Bestellung liegt über dem Limit von ${who || 'jemandem aus deinem Team'}. Sie geht hinaus, sobald du oder jemand anderes sie freigibt.`,
    message: (words) => `Dazu die Nachricht: „${words}“`,
    button: 'Bestellung ansehen',
    closing: 'Nichts ist zurückgelegt. Preise und Bestand werden bei der Freigabe noch einmal geprüft.',
  },
  refused: {
    subject: 'Deine Bestellung wurde nicht freigegeben',
    title: 'Deine Bestellung wurde nicht freigegeben',
    body: (total) =>
      `deine Bestellung über ${total} wurde nicht freigegeben. Die Ware liegt wieder in deinem Warenkorb.`,
    reply: (words) => `Der Grund: „${words}“`,
    button: 'Zum Warenkorb',
  },
}
