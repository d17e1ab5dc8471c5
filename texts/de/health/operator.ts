import type { operatorHealth as en } from '../../en/health/operator.ts'

export const operatorHealth: typeof en = {
  lead: 'Worauf der Shop steht, jetzt und in den letzten 24 Stunden',
  failed:
    'Der Zustand konnte nicht gelesen werden: Vielleicht antwortet die Datenbank nicht. /health/ready sagt es auch ohne Anmeldung.',
  title: 'Zustand',
  all: 'Zustand im Ganzen',
  names: {
    DATABASE: 'Datenbank',
    PROVIDER: 'Zahlungsanbieter',
    MAIL: 'Mails',
    JOBS: 'Warteschlangen',
    DISK: 'Platte des Datenordners',
    INDEX: 'Suchindex',
    BACKUP: 'Sicherung',
    POLICY: 'Inhaltsregeln der Seiten',
  },
  states: { GOOD: 'gut', WARNING: 'Warnung', BAD: 'schlecht', UNKNOWN: 'nicht bekannt' },
  since: (moment) => `seit ${moment}`,
  values: {
    DATABASE: 'Verbindungen',
    PROVIDER: '% der Aufrufe gescheitert',
    MAIL: 'wartende Mails',
    JOBS: 'fällige Aufträge',
    DISK: '% frei',
    INDEX: 'Sekunden Rückstand',
    BACKUP: 'Stunden seit der Sicherung',
    POLICY: 'Meldungen von Browsern',
  },
  history: (least, most, unit) => `Letzte 24 Stunden: ${least} bis ${most} ${unit}`,
  flat: (value, unit) => `Letzte 24 Stunden: ${value} ${unit}`,
  once: (value, unit, time) => `${value} ${unit}, seit ${time}`,
  troubled: (count) => `; ${count} halbe Stunden waren nicht gut`,
  noHistory: 'noch nichts aufgezeichnet',
  all24: 'Alle fünf Minuten eine Messung; von jeder halben Stunde die schlechteste.',
  version: 'Version und Schema',
  running: 'Version, die antwortet',
  migrations: 'Angewandte Migrationen',
  migrationsText: (count, last, moment) => `${count}, zuletzt ${last} (${moment})`,
  certificates: 'Zertifikate',
  certificatesText:
    'nicht bekannt: Der Server vor dem Shop hat sie, und Caddy erneuert sie von selbst. Sein Log sagt, bis wann sie gelten.',
}
