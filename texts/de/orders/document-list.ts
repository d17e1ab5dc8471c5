import type { documentList as en } from '../../en/orders/document-list.ts'

export const documentList: typeof en = {
  title: 'Belege',
  lead: 'Rechnungen und Rechnungskorrekturen aller Lieferanten, nach Monaten. Das ZIP enthält alle PDFs eines Monats und eine Übersicht als CSV.',
  emptyTitle: 'Noch keine Belege',
  emptyText: 'Rechnungen stehen hier, sobald ein Lieferant sie gestellt hat.',
  emptyAction: 'Zu den Bestellungen',
  failedTitle: 'Die Belege lassen sich gerade nicht laden',
  failedMonth: 'Dieser Monat lässt sich gerade nicht laden',
  pageEmpty: 'Auf dieser Seite steht nichts mehr.',
  count: (count) => (count === 1 ? '1 Beleg' : `${count} Belege`),
  zip: 'ZIP des Monats',
  pdf: 'Als PDF',
  zipNamed: (month) => `Alle Belege aus ${month} als ZIP speichern`,
  zipFile: (month) => `Belege-${month}.zip`,
  types: { INVOICE: 'Rechnung', CREDIT_NOTE: 'Rechnungskorrektur' },
  save: (type, number) => `${type} ${number} als PDF speichern`,
  order: (orderNumber) => `Bestellung ${orderNumber}`,
}
