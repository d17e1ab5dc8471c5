import type { commissionScreen as en } from '../../en/commission-invoices/screen.ts'

export const commissionScreen: typeof en = {
  title: 'Provisionsrechnungen',
  lead: 'Am Ersten eines Monats für den Monat davor, verrechnet mit den Auszahlungen: Es ist nichts zu zahlen.',
  failed: 'Die Provisionsrechnungen ließen sich nicht laden',
  empty: 'Noch keine Provisionsrechnung. Die erste kommt nach einem Monat mit Lieferungen.',
  table: 'Provisionsrechnungen nach Monat',
  month: 'Monat',
  number: 'Nummer',
  net: 'Netto',
  tax: 'USt',
  gross: 'Betrag',
  file: 'Datei',
  correction: 'Korrektur',
  download: 'Laden',
  downloadOf: (number) => `${number} als PDF laden`,
  newer: 'Neuere',
  older: 'Ältere',
  gaps: {
    MARKETPLACE: (month) =>
      `Die Rechnung für ${month} wartet: Der Marktplatz hat seine Firmendaten nicht angegeben (MARKETPLACE_COMPANY).`,
    STORE: (month) =>
      `Die Rechnung für ${month} wartet: Dem Store fehlt Firma, Anschrift, E-Mail-Adresse oder im Ausland die USt-IdNr.`,
  },
}
