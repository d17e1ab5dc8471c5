import type { healthReplies as en } from '../../en/health/replies.ts'

const day = 24 * 60 * 60
const span = (seconds: number) => {
  if (seconds < 120) return `${seconds} s`
  if (seconds < 7200) return `${Math.round(seconds / 60)} min`
  return seconds < 2 * day ? `${Math.round(seconds / 3600)} h` : `${Math.round(seconds / day)} Tage`
}

export const healthReplies: typeof en = {
  notKnown: 'nicht bekannt',
  connections: (used, most) => `${used} von ${most} Verbindungen`,
  answers: (ms) => `antwortet in ${ms} ms`,
  oldest: (seconds) => `älteste Transaktion ${span(seconds)}`,
  manyConnections:
    'Finde heraus, wer Verbindungen öffnet (pg_stat_activity), und beende sie, oder erhöhe max_connections.',
  slowDatabase:
    'Suche die älteste Transaktion in pg_stat_activity und beende sie, wenn sie keine Sicherung ist; prüfe Platte und Last der Maschine.',
  noProvider: 'kein Anbieter eingerichtet',
  setUpProvider:
    'Kunden zahlen nur per Überweisung; bekannt wird es, sobald PAYMENT_PROVIDER=mollie und MOLLIE_API_KEY gesetzt sind.',
  noCallYet: 'In den letzten sieben Tagen hat niemand beim Anbieter gezahlt; bekannt wird es mit der nächsten Zahlung.',
  failedShare: (percent) => `${percent} % der Aufrufe der letzten Stunde gescheitert`,
  lastAnswer: (at) => `letzte Antwort: ${at ?? 'nicht bekannt'}`,
  providerAway:
    'Prüfe status.mollie.com und den Weg dieser Maschine ins Netz; offene Zahlungen werden von selbst weiter abgefragt, bis er wieder da ist.',
  providerShaky:
    'Einzelne Aufrufe scheitern: Prüfe status.mollie.com; was gescheitert ist, wird von selbst erneut versucht.',
  mailsWaiting: (count) => `${count} warten`,
  lastSent: (at) => `zuletzt gesendet: ${at ?? 'nicht bekannt'}`,
  noMailYet:
    'In den letzten 30 Tagen wurde keine Mail gesendet; bekannt wird es mit der nächsten oder durch npm run doctor.',
  mailAway:
    'Keine Mail geht mehr hinaus: npm run doctor sagt, was der Mailserver antwortet; danach gehen sie von selbst hinaus.',
  mailLate: 'Einzelne Mails gehen nicht hinaus, andere schon: Lies unter Aufträge, was ihre Versuche sagen.',
  standsStill: (queue) => `${queue} steht still`,
  jobsDue: (count) => `${count} fällig`,
  jobsDead: (count) => `${count} endgültig gescheitert`,
  queueStands:
    'Niemand arbeitet diese Warteschlange ab: Lies das Log, und starte den Shop neu, wenn darin kein Grund steht.',
  jobsFailed: 'Lies unter Aufträge, was ihr letzter Versuch sagte, und versuche sie erneut oder verwirf sie.',
  diskFree: (percent) => `${percent} % frei`,
  diskBytes: (free, total) => `${free} von ${total} GB`,
  diskFull:
    'Lösche pictures/ im Datenordner (wird neu erzeugt) und alte Sicherungen, oder vergrößere die Platte: PostgreSQL hält auf einer vollen an.',
  indexAge: (seconds) => `${span(seconds)} hinter den Änderungen`,
  indexUnread: 'noch nicht gelesen',
  indexBehind: (seconds) => (seconds === 0 ? 'nichts mehr zu lesen' : `Artikel zu lesen seit ${span(seconds)}`),
  indexStands: 'Listen und Suche zeigen einen alten Stand: Lies im Log, warum Artikel nicht gelesen werden können.',
  indexIsRead: 'Die Artikel werden zum ersten Mal gelesen; Listen werden beantwortet, sobald das fertig ist.',
  lastBackup: (at) => `letzte Sicherung: ${at ?? 'nicht bekannt'}`,
  lastDrill: (at) => `letzte Rücksicherung: ${at ?? 'nicht bekannt'}`,
  noBackup:
    'In BACKUP_DIR liegt keine Sicherung: Lass npm run backup jede Nacht laufen, oder nenne den Ordner, in dem Sicherungen liegen.',
  oldBackup: 'Die nächtliche Sicherung ist ausgeblieben: systemctl status tresen-backup sagt, warum.',
  noDrill:
    'Spiele einmal eine Sicherung an einem leeren Ort ein (npm run restore -- ORDNER); das wird neben den Sicherungen vermerkt.',
  oldDrill:
    'Die letzte Probe einer Rücksicherung ist über ein Quartal her: Spiele die neueste an einem leeren Ort ein.',
  violations: (count) => (count === 1 ? '1 Meldung in 24 h' : `${count} Meldungen in 24 h`),
  newestViolation: ({ directive, source, page, at }) => `zuletzt: ${directive} hielt ${source} von ${page} ab (${at})`,
  manyViolations:
    'Öffne die genannte Seite: Ist es von uns, lädt dort etwas nicht; sonst war es eine Erweiterung oder ein fremdes Skript.',
}
