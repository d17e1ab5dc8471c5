import type { packingScreen as en } from '../../en/orders/packing-screen.ts'
import { pieces } from '../pieces.ts'

export const packingScreen: typeof en = {
  lead: (count) =>
    count === 1 ? 'Was von 1 Bestellung noch zu packen ist.' : `Was von ${count} Bestellungen noch zu packen ist.`,
  failed: 'Die Liste konnte nicht geladen werden',
  empty: 'Hier ist nichts mehr zu packen.',
  toOrders: 'Zu den Bestellungen',
  pick: 'Packliste',
  slips: 'Packzettel',
  pickPdf: 'Packliste (PDF)',
  slipsPdf: 'Packzettel (PDF)',
  tooMany: (count) => `Packliste und Packzettel für höchstens ${count}`,
  articles: 'Nach Artikel',
  order: (number, company, city) => `${number} · ${company}, ${city}`,
  ticked: (count, all) => `${count} von ${all}`,
  perBox: (count, isPack) => (count === 1 ? 'einzeln' : `Karton mit ${pieces(count, isPack)}`),
  boxes: (count) => (count === 1 ? '1 Karton' : `${count} Kartons`),
  pieces,
  design: 'mit eigenem Entwurf',
  purchaseOrder: (number) => `Bestellnummer des Kunden ${number}`,
  open: 'Bestellung öffnen',
}
