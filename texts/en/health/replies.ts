const day = 24 * 60 * 60
const span = (seconds: number) => {
  if (seconds < 120) return `${seconds} s`
  if (seconds < 7200) return `${Math.round(seconds / 60)} min`
  return seconds < 2 * day ? `${Math.round(seconds / 3600)} h` : `${Math.round(seconds / day)} days`
}

/** Figures of the health and what to do about them; `null` is a moment that is not known. */
export const healthReplies = {
  notKnown: 'not known',
  connections: (used: number, most: number) => `${used} of ${most} connections`,
  answers: (ms: number) => `answers in ${ms} ms`,
  oldest: (seconds: number) => `oldest transaction ${span(seconds)}`,
  manyConnections: 'Find out who opens connections (pg_stat_activity) and end them, or raise max_connections.',
  slowDatabase:
    'Find the oldest transaction in pg_stat_activity and end it if it is no backup; look at disk and load of the machine.',
  noProvider: 'no provider set up',
  setUpProvider:
    'Buyers pay by bank transfer only; it is known once PAYMENT_PROVIDER=mollie and MOLLIE_API_KEY are set.',
  noCallYet: 'Nobody has paid at the provider within seven days; it is known with the next payment.',
  failedShare: (percent: number) => `${percent} % of calls failed in the last hour`,
  lastAnswer: (at: string | null) => `last answer: ${at ?? 'not known'}`,
  providerAway:
    'Look at status.mollie.com and at the way out of this machine; open payments are asked for by themselves until it is back.',
  providerShaky: 'Some calls fail: look at status.mollie.com; what failed is tried again by itself.',
  mailsWaiting: (count: number) => `${count} waiting`,
  lastSent: (at: string | null) => `last sent: ${at ?? 'not known'}`,
  noMailYet: 'No mail was sent within 30 days; it is known with the next one, or by npm run doctor.',
  mailAway:
    'No mail leaves any more: npm run doctor says what the mail server answers; they go out by themselves afterwards.',
  mailLate: 'Single mails do not leave while others do: read under Jobs what their tries say.',
  standsStill: (queue: string) => `${queue} stands still`,
  jobsDue: (count: number) => `${count} due`,
  jobsDead: (count: number) => `${count} failed for good`,
  queueStands: 'Nothing works this queue off: read the log, and start the shop again if nothing in it says why.',
  jobsFailed: 'Read under Jobs what their last try said, then try them again or discard them.',
  diskFree: (percent: string) => `${percent} % free`,
  diskBytes: (free: string, total: string) => `${free} of ${total} GB`,
  diskFull:
    'Delete pictures/ in the data folder (it is made again) and old backups, or enlarge the disk: PostgreSQL stops on a full one.',
  indexAge: (seconds: number) => `${span(seconds)} behind the changes`,
  indexUnread: 'not read yet',
  indexBehind: (seconds: number) => (seconds === 0 ? 'nothing left to read' : `products to read for ${span(seconds)}`),
  indexStands: 'Listings and search show what was before: read in the log why products cannot be read.',
  indexIsRead: 'The products are being read for the first time; listings are answered once that is done.',
  lastBackup: (at: string | null) => `last backup: ${at ?? 'not known'}`,
  lastDrill: (at: string | null) => `last restore: ${at ?? 'not known'}`,
  noBackup: 'No backup lies in BACKUP_DIR: run npm run backup every night, or name the folder in which backups lie.',
  oldBackup: 'The nightly backup has not come: systemctl status tresen-backup says why.',
  noDrill: 'Restore a backup once into an empty place (npm run restore -- FOLDER); it is noted beside the backups.',
  oldDrill: 'The last trial of a restore was over a quarter ago: restore the newest backup into an empty place.',
  violations: (count: number) => (count === 1 ? '1 report in 24 h' : `${count} reports in 24 h`),
  newestViolation: ({ directive, source, page, at }: { directive: string; source: string; page: string; at: string }) =>
    `last: ${directive} kept ${source} from ${page} (${at})`,
  manyViolations:
    'Open the named page: if it is ours, something does not load; if not, it is an extension, or somebody tried to put a script into it.',
}
