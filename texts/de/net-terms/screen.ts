import type { receivables as English } from '../../en/net-terms/screen.ts'

export const receivables: typeof English = {
  title: 'Offene Rechnungen',
  lead: 'Was du nach der Lieferung zahlst, mit dem Konto dafür. Gib die Rechnungsnummer als Verwendungszweck an und überweise jede Rechnung einzeln.',
  failed: 'Die Rechnungen konnten nicht geladen werden',
  empty: 'Nichts ist offen',
  emptyText: 'Rechnungen von Lieferanten, bei denen du später zahlst, stehen hier, bis sie bezahlt sind.',
  sums: (open, overdue) => (overdue ? `${open} offen, davon ${overdue} überfällig` : `${open} offen`),
  views: { OPEN: 'Offen', DUE: 'Fällig in 7 Tagen', OVERDUE: 'Überfällig', SETTLED: 'Ausgeglichen', ALL: 'Alle' },
  settled: 'Ausgeglichen',
  late: (days) => `Seit ${days} ${days === 1 ? 'Tag' : 'Tagen'} überfällig`,
  of: (store, day) => `${store}, Rechnung vom ${day}`,
  due: (day) => `Fällig am ${day}`,
  paid: (day) => `Bezahlt am ${day}`,
  credited: (amount) => `${amount} gutgeschrieben`,
  levels: { 1: 'Zahlungserinnerung', 2: '1. Mahnung', 3: 'Letzte Mahnung' },
  letter: (level, day) => `${level} vom ${day} (PDF)`,
  letterFile: (number, level) => `Mahnung ${number} ${level}.pdf`,
  account: { holder: 'Empfänger', iban: 'IBAN', bic: 'BIC', reference: 'Verwendungszweck: die Rechnungsnummer' },
  previous: 'Zurück',
  next: 'Weiter',
  toDocuments: 'Zu den Belegen',
}
