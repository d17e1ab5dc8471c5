import type * as en from '../../en/orders/booked.ts'

export const ordersBooked: typeof en.ordersBooked = {
  fileName: 'Belege',
  head: [
    'Nummer',
    'Art',
    'Datum',
    'Leistungsdatum',
    'Geschäftspartner',
    'USt-IdNr.',
    'Steuerfall',
    'USt. %',
    'Netto',
    'USt.',
    'Brutto',
    'Darin Pfand, netto',
    'Zahlung',
    'Lieferung',
    'Bestellnummer des Käufers',
    'Kostenstelle des Käufers',
  ],
  taxCases: {
    DOMESTIC: 'In Deutschland steuerpflichtig',
    INTRA_COMMUNITY: 'Innergemeinschaftliche Lieferung',
    EXPORT: 'Ausfuhr',
    SMALL_BUSINESS: 'Kleinunternehmer',
  },
}
