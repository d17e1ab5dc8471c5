import type { ordersPackingLists as English } from '../../en/orders/packing-lists.ts'
import { pieces } from '../pieces.ts'

export const ordersPackingLists: typeof English = {
  titles: { PICK: 'Packliste', SLIPS: 'Packzettel', SLIPS_ONE: 'Packzettel' },
  fileNames: { PICK: 'Packliste', SLIPS: 'Packzettel' },
  orderCount: (count) => (count === 1 ? '1 Bestellung' : `${count} Bestellungen`),
  orderedOn: (day) => `Bestellt am ${day}`,
  purchaseOrder: (number) => `Bestellnummer des Kunden: ${number}`,
  note: (text) => `Notiz: ${text}`,
  head: { article: 'Artikel', boxes: 'Kartons', pieces: 'Menge' },
  perBox: (count, isPack) => (count === 1 ? 'einzeln' : `Karton mit ${pieces(count, isPack)}`),
  pieces,
  andPieces: (count, isPack) => `+ ${pieces(count, isPack)}`,
  design: 'mit eigenem Entwurf',
  deposits: 'Pfand dabei',
  returns: 'Kommt zurück, wie angekündigt',
  returnLine: (count, name) => `${count} × ${name} · ______ gezählt`,
}
