import type { operatorOverview as en } from '../../en/overview/operator.ts'

export const operatorOverview: typeof en = {
  failed: 'Die Übersicht konnte nicht geladen werden',
  waiting: 'Was auf dich wartet',
  nothing: 'Nichts wartet auf dich.',
  kinds: {
    APPROVALS: 'Freigaben',
    LATE_ORDERS: 'Bestellungen, mit denen ein Store im Verzug ist',
    TICKETS: 'Offene Anfragen',
    REFUSED_MOVES: 'Abgelehnte Erstattungen und Einzüge',
    TRANSFER_REFUNDS: 'Erstattungen, die zu überweisen sind',
    CHARGEBACKS: 'Rückbuchungen',
    DIFFERENCES: 'Differenzen zwischen Büchern und Anbieter',
    FAILED_JOBS: 'Gescheiterte Aufträge',
    LATE_MAILS: 'Mails, die seit über zehn Minuten warten',
  },
  since: (moment) => `die älteste Sache seit ${moment}`,
  done: 'nichts wartet',
  more: (count) => `mehr als ${count}`,
  figures: 'Zahlen',
  span: 'Zeitraum',
  spans: { '1': 'Heute', '7': '7 Tage', '28': '28 Tage' },
  figureNames: {
    ORDERS: 'Bestellungen',
    GROSS: 'Brutto, ohne Storniertes',
    PAYMENTS: 'Zahlungen, die gelingen',
    NEW_BUYERS: 'Neue Kunden',
  },
  before: {
    '1': (text) => `vor einer Woche bis zur selben Minute: ${text}`,
    '7': (text) => `in den 7 Tagen davor: ${text}`,
    '28': (text) => `in den 28 Tagen davor: ${text}`,
  },
  rights: 'Was du darfst',
}
