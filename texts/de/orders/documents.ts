import type { ordersDocuments as English } from '../../en/orders/documents.ts'

export const ordersDocuments: typeof English = {
  // 'Gutschrift' would be an invoice that the buyer writes (§ 14 (2) UStG).
  titles: { INVOICE: 'Rechnung', CREDIT_NOTE: 'Rechnungskorrektur', DELIVERY_NOTE: 'Lieferschein' },
  fileNames: { INVOICE: 'Rechnung', CREDIT_NOTE: 'Rechnungskorrektur', DELIVERY_NOTE: 'Lieferschein' },
  overview: {
    fileName: 'Uebersicht',
    zipName: 'Belege',
    head: ['Datum', 'Nummer', 'Art', 'Lieferant', 'Bestellung', 'Netto', 'USt', 'Brutto'],
  },
  number: 'Nummer',
  issuedOn: 'Datum',
  deliveredOn: 'Lieferdatum',
  sentOn: 'Versandt am',
  carrier: 'Versand mit',
  trackingNumber: 'Sendungsnummer',
  isWhole: 'Damit ist die Lieferung vollständig.',
  moreFollows: 'Was offen ist, folgt mit einer weiteren Sendung.',
  orderNumber: 'Bestellung',
  orderedOn: 'Bestellt am',
  purchaseOrderNumber: 'Bestellnummer des Käufers',
  buyerReference: 'Referenz des Käufers',
  buyerVatId: 'USt-IdNr. des Käufers',
  corrects: (number, day) => `Diese Rechnungskorrektur berichtigt die Rechnung ${number} vom ${day}.`,
  deliveryAddress: 'Geliefert an',
  head: {
    position: 'Pos.',
    article: 'Ware',
    quantity: 'Stück',
    open: 'Noch offen',
    unit: 'Einzelpreis netto',
    rate: 'USt',
    net: 'Netto',
  },
  article: (skuId) => `Artikel ${skuId}`,
  kinds: { SETUP: 'Einrichtung des Drucks', DEPOSIT: 'Pfand' },
  goods: 'Warenwert netto',
  discount: (code) => `Vereinbarter Nachlass, Rabattcode ${code}`,
  deposit: 'Pfand',
  shipping: 'Versand',
  netSum: 'Summe netto',
  tax: (rate, base) => `Umsatzsteuer ${rate} % auf ${base}`,
  gross: { INVOICE: 'Rechnungsbetrag', CREDIT_NOTE: 'Gutgeschriebener Betrag' },
  supply:
    'Lieferdatum ist der Tag der ersten Sendung. Ware, die in weiteren Sendungen folgt, ist am Tag ihres Lieferscheins geliefert.',
  paid: (method) =>
    `Zahlung: ${method}. Der Betrag ist an Tresen für den Verkäufer bezahlt; bitte nicht noch einmal zahlen.`,
  payLater: (method) =>
    `Zahlung: ${method}. Bitte den Betrag wie mit dem Anbieter vereinbart zahlen, nicht an den Verkäufer.`,
  returned: (method) => `Der Betrag kommt auf dem Weg zurück, auf dem bezahlt wurde (${method}).`,
  subject: (title, subOrderNumber) => `${title} zur Lieferung ${subOrderNumber}`,
  attached: (title, storeName, subOrderNumber) =>
    `${title} von ${storeName} zur Lieferung ${subOrderNumber} liegt als PDF bei. Sie bleibt auch in der Bestellung abrufbar.`,
  page: (page, pages) => `Seite ${page} von ${pages}`,
  vatId: (vatId) => `USt-IdNr. ${vatId}`,
}
