import type { HealthKind, HealthState } from '../../../contract/operator/health.ts'

/** What the operators' page of the health says around the lines, and the first page beside them. */
export const operatorHealth = {
  lead: 'What the shop stands on, now and over the last 24 hours',
  failed: 'The health could not be read: the database may not answer. /health/ready says it to whoever cannot sign in.',
  title: 'Health',
  all: 'Health in full',
  names: {
    DATABASE: 'Database',
    PROVIDER: 'Payment provider',
    MAIL: 'E-mails',
    JOBS: 'Job queues',
    DISK: 'Disk of the data folder',
    INDEX: 'Search index',
    BACKUP: 'Backup',
    POLICY: 'Content policy of pages',
  } satisfies Record<HealthKind, string>,
  states: { GOOD: 'good', WARNING: 'warning', BAD: 'bad', UNKNOWN: 'not known' } satisfies Record<HealthState, string>,
  since: (moment: string) => `since ${moment}`,
  /** What each line of 24 hours is drawn of. */
  values: {
    DATABASE: 'connections',
    PROVIDER: '% of calls failed',
    MAIL: 'mails waiting',
    JOBS: 'jobs due',
    DISK: '% free',
    INDEX: 'seconds behind',
    BACKUP: 'hours since the backup',
    POLICY: 'reports of browsers',
  } satisfies Record<HealthKind, string>,
  history: (least: string, most: string, unit: string) => `Last 24 hours: ${least} to ${most} ${unit}`,
  flat: (value: string, unit: string) => `Last 24 hours: ${value} ${unit}`,
  /** Of a single reading. */
  once: (value: string, unit: string, time: string) => `${value} ${unit}, since ${time}`,
  troubled: (count: number) => `; ${count} half hours were not good`,
  noHistory: 'nothing recorded yet',
  all24: 'One reading every five minutes; of each half hour the worst one.',
  version: 'Version and schema',
  running: 'Version that answers',
  migrations: 'Migrations applied',
  migrationsText: (count: number, last: string, moment: string) => `${count}, the last one ${last} (${moment})`,
  certificates: 'Certificates',
  certificatesText:
    'not known: the server in front of the shop has them, and Caddy renews them by itself. Its log says until when they hold.',
}
