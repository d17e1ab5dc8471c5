import type { ordersPackingLists as English } from '../../en/orders/packing-lists.ts'

export const ordersPackingLists: typeof English = {
  titles: { PICK: 'Packliste', SLIPS: 'Packzettel', SLIPS_ONE: 'Packzettel' },
  fileNames: { PICK: 'Packliste', SLIPS: 'Packzettel' },
  orderCount: (count) => (count === 1 ? '1 Bestellung' : `${count} Bestellungen`),
  orderedOn: (day) => `Bestellt am ${day}`,
  purchaseOrder: (number) => `Bestellnummer des Kunden: ${number}`,
  note: (text) => `Notiz: ${text}`,
  head: { article: 'Artikel', boxes: 'Kartons', pieces: 'Stück' },
  perBox: (count) => (count === 1 ? 'einzeln' : `Karton mit ${count} Stück`),
  andPieces: (count) => `+ ${count} Stück`,
  design: 'mit eigenem Entwurf',
  deposits: 'Pfand dabei',
  returns: 'Kommt zurück, wie angekündigt',
  returnLine: (pieces, name) => `${pieces} × ${name} · ______ gezählt`,
}
