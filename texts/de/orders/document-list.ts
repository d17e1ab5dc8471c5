import type { documentList as en } from '../../en/orders/document-list.ts'

export const documentList: typeof en = {
  title: 'Belege',
  lead:
    'Rechnungen, Rechnungskorrekturen und Lieferscheine aller Lieferanten, nach Monaten. Das ZIP enthält ' +
    'alle PDFs eines Monats und eine Übersicht als CSV.',
  emptyTitle: 'Noch keine Belege',
  emptyText: 'Rechnungen und Lieferscheine stehen hier, sobald ein Lieferant Ware versandt hat.',
  emptyAction: 'Zu den Bestellungen',
  filters: {
    label: 'Belege suchen',
    q: 'Nummer, Lieferant oder Betrag',
    type: 'Art',
    allTypes: 'Alle Arten',
    storeId: 'Lieferant',
    allStores: 'Alle Lieferanten',
    costCentre: 'Kostenstelle',
    allCostCentres: 'Alle Kostenstellen',
    year: 'Jahr',
    allYears: 'Alle',
    submit: 'Suchen',
  },
  noneFound: 'Dazu gibt es keine Belege.',
  showAll: 'Alle Belege zeigen',
  failedTitle: 'Die Belege lassen sich gerade nicht laden',
  failedMonth: 'Dieser Monat lässt sich gerade nicht laden',
  pageEmpty: 'Auf dieser Seite steht nichts mehr.',
  count: (count) => (count === 1 ? '1 Beleg' : `${count} Belege`),
  zip: 'ZIP des Monats',
  zipShort: 'ZIP',
  pdf: 'Als PDF',
  zipNamed: (month) => `ZIP des Monats ${month}`,
  zipFile: (month) => `Belege-${month}.zip`,
  types: { INVOICE: 'Rechnung', CREDIT_NOTE: 'Rechnungskorrektur', DELIVERY_NOTE: 'Lieferschein' },
  save: (type, number) => `${type} ${number} als PDF speichern`,
  order: (orderNumber) => `Bestellung ${orderNumber}`,
}
