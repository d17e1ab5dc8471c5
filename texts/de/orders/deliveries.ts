import { CLAIM_DAYS } from '../../../contract/claims/deadlines.ts'
import type * as en from '../../en/orders/deliveries.ts'
import { carrierName } from '../carriers.ts'
import { pieces } from '../pieces.ts'

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
  costCentre: (text) => `Kostenstelle: ${text}`,
  shipped: (carrier, day) => `Verschickt am ${day}: ${carrierName(carrier)}`,
  tracking: (number) => `Sendungsnummer ${number}`,
  deliveryNote: (number) => `Lieferschein ${number}`,
  address: 'An',
  items: (subOrderNumber) => `Waren von ${subOrderNumber}`,
  pieces,
  partly: (shipped) => `davon ${shipped} verschickt`,
  confirm: 'Ankunft bestätigen',
  confirmNamed: (subOrderNumber) => `Ankunft bestätigen: ${subOrderNumber}`,
  confirmAsk: (storeName) => `Ist die Lieferung von ${storeName} da?`,
  confirmText: `Zähle zuerst nach. Was fehlt oder beschädigt ist, reklamierst du hier, vorher oder bis ${CLAIM_DAYS} Tage danach.`,
  check: 'Eingang prüfen',
  checkNamed: (subOrderNumber, day) => `Eingang prüfen: ${subOrderNumber} vom ${day}`,
  claim: 'Etwas stimmt nicht',
  write: 'Nachricht schreiben',
  writeNamed: (subOrderNumber) => `Nachricht schreiben zu ${subOrderNumber}`,
  claimNamed: (subOrderNumber) => `Etwas stimmt nicht mit ${subOrderNumber}`,
  claims: 'Reklamationen',
  claimMark: (claimNumber, status) => `${claimNumber}: ${status}`,
  confirmed: (subOrderNumber) => `Die Ankunft von ${subOrderNumber} ist bestätigt.`,
}
