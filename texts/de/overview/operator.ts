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
    CHARGEBACKS: 'Rückbuchungen',
    DIFFERENCES: 'Differenzen zwischen Büchern und Anbieter',
    FAILED_JOBS: 'Gescheiterte Aufträge',
    LATE_MAILS: 'Mails, die seit über zehn Minuten warten',
  },
  since: (moment) => `die älteste Sache seit ${moment}`,
  done: 'nichts wartet',
  more: (count) => `mehr als ${count}`,
  sales: 'Heute bestellt',
  salesHint: 'Neben demselben Wochentag vor einer Woche bis zur selben Minute; mit Steuer, ohne Storniertes.',
  salesTable: 'Bestellungen und Summen nach Tag',
  day: 'Tag',
  orders: 'Bestellungen',
  gross: 'Summe',
  today: 'Heute',
  weekAgo: 'Vor einer Woche',
  rights: 'Was du darfst',
}
