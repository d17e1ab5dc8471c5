import type * as en from '../../en/orders/deliveries.ts'

export const deliveries: typeof en.deliveries = {
  title: 'Wareneingang',
  lead: 'Was Lieferanten an euch schicken, ohne Preise. Bestätige, was angekommen ist.',
  label: 'Lieferungen zeigen',
  states: { EXPECTED: 'Erwartet', ARRIVED: 'Angekommen' },
  failedTitle: 'Die Lieferungen konnten nicht geladen werden',
  emptyTitle: { EXPECTED: 'Es ist nichts unterwegs', ARRIVED: 'Es ist noch nichts angekommen' },
  emptyText: {
    EXPECTED: 'Bezahlte Bestellungen stehen hier, bis ihre Ankunft bestätigt ist.',
    ARRIVED: 'Was du als angekommen bestätigst, steht hier.',
  },
  ordered: (day) => `Bestellt am ${day}`,
  orderedBy: (day, name) => `Bestellt am ${day} von ${name}`,
  purchaseOrderNumber: (number) => `Eigene Bestellnummer: ${number}`,
  shipped: (carrier, day) => `Verschickt am ${day} mit ${carrier}`,
  tracking: (number) => `Sendungsnummer ${number}`,
  address: 'An',
  items: (subOrderNumber) => `Waren von ${subOrderNumber}`,
  pieces: (count) => `${count} Stück`,
  partly: (shipped) => `davon ${shipped} verschickt`,
  confirm: 'Ankunft bestätigen',
  confirmNamed: (subOrderNumber) => `Ankunft bestätigen: ${subOrderNumber}`,
  confirmAsk: (storeName) => `Ist die Lieferung von ${storeName} da?`,
  confirmText:
    'Zähle zuerst nach: Was fehlt oder beschädigt ist, lässt sich vorher am besten klären. Eine Rückgabe lässt sich aus der Bestellung anfragen.',
  confirmed: (subOrderNumber) => `Die Ankunft von ${subOrderNumber} ist bestätigt.`,
}
