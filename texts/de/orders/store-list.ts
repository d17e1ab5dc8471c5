import type { ordersStoreList as English } from '../../en/orders/store-list.ts'

export const ordersStoreList: typeof English = {
  file: {
    name: 'Bestellungen',
    head: [
      'Nummer',
      'Bestellt am',
      'Kunde',
      'PLZ',
      'Ort',
      'Wiederkehrend',
      'Stand',
      'Fällig am',
      'Zahlung',
      'Artikel',
      'Kartons',
      'Menge',
      'Gewicht in kg',
      'Ware netto',
      'Brutto',
      'Versandt mit',
      'Rechnungen',
      'Bestellnummer des Kunden',
      'Merkmale',
    ],
    returning: 'hat schon bestellt',
    isNew: 'erste Bestellung',
    note: 'Notiz',
    design: 'eigener Entwurf',
  },
}
