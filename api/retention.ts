import { deleteOldKeys } from './account/api-keys/queries.ts'
import { deleteEndedSessions } from './account/queries.ts'
import { deleteReaders } from './approvals/reader-queries.ts'
import { deleteOldNotices } from './desk/notices/notice-queries.ts'
import { deleteRuns } from './desk/runs/run-queries.ts'
import { deleteOldRuns } from './import/runs/queries.ts'
import { fileOf } from './import/runs/read-file.ts'
import { deleteOldWords } from './bank-statements/queries.ts'
import { eraseCheckouts } from './checkout/erase-checkouts.ts'
import { deleteOldSamples } from './health/sample-health.ts'
import { deleteOldCalls } from './payments/provider-calls.ts'
import { deleteOldMissed } from './search/missed/missed-queries.ts'
import { deleteExpiredPreviews } from './previews/previews.ts'
import { deleteOldUploads } from './attachments/delete-files.ts'
import { STORED_DAYS } from '../contract/operator/jobs.ts'
import type { Deps } from './platform/deps.ts'
import { deleteUnusedPhotos } from './products/pictures/photo-queries.ts'
import { deleteOldTickets } from './tickets/delete-tickets.ts'
import { deleteOldDeliveries } from './webhooks/queries.ts'
import { deleteSentMails, deleteMailWords } from './platform/mail/mail-queue.ts'
import { repeatFromNow, type Repeating } from './platform/jobs/repeat-every.ts'

const dayMs = 24 * 60 * 60 * 1000
const EVERY_MS = 60 * 60 * 1000

/**
 * Deletes what is needed no longer (Art. 5 (1) e GDPR), 30 days after its end: addresses of checkouts without an order, to
 * whom mails went, notices of the workplaces, bulk work with its files, sessions, API keys, what was sent to webhooks; imports of 90 days with theirs,
 * and who is named in bank statements of that age;
 * uploads of a week that no product shows, and of a day that nothing else came of; who had an approval open a day ago; readings of the
 * health of a week; devices that were not used, tickets that were closed and what keys wrote half a year ago; words of searches of 28 days, and what mails said
 * of 14. Doing it twice changes nothing.
 */
export async function deleteOutdated({
  db,
  clock,
  files,
  jobs,
}: Pick<Deps, 'db' | 'clock' | 'files' | 'jobs'>): Promise<void> {
  const now = clock.now().getTime()
  const weekAgo = new Date(now - 7 * dayMs)
  const monthAgo = new Date(now - 30 * dayMs)
  await eraseCheckouts(db, { endedBefore: monthAgo })
  await deleteMailWords(db, new Date(now - STORED_DAYS * dayMs))
  await deleteSentMails(db, monthAgo)
  await deleteOldNotices(db, monthAgo)
  const unused = await deleteUnusedPhotos(db, weekAgo)
  for (const file of [...(await deleteRuns(db, monthAgo)), ...unused]) await files.remove(file)
  for (const { id } of await deleteOldRuns(db, new Date(now - 90 * dayMs))) await files.remove(fileOf(id))
  await deleteOldWords(db, new Date(now - 90 * dayMs))
  await deleteExpiredPreviews(db, clock.now())
  await deleteReaders(db, new Date(now - dayMs))
  await deleteOldUploads({ db, jobs }, new Date(now - dayMs))
  await deleteOldTickets({ db, jobs }, new Date(now - 180 * dayMs))
  await deleteEndedSessions(db, { endedBefore: monthAgo, devicesUnusedSince: new Date(now - 180 * dayMs) })
  await deleteOldSamples(db, weekAgo)
  await deleteOldCalls(db, weekAgo)
  await deleteOldMissed(db, clock.now())
  await deleteOldDeliveries(db, monthAgo)
  await deleteOldKeys(db, { endedBefore: monthAgo, writtenBefore: new Date(now - 180 * dayMs) })
}

/** Does so at once and every hour until it is stopped; what fails is tried again an hour later. */
export const watchRetention = (deps: Pick<Deps, 'db' | 'clock' | 'files' | 'jobs' | 'warn'>): Repeating =>
  repeatFromNow(
    EVERY_MS,
    () => deleteOutdated(deps),
    (error) => deps.warn('What is outdated could not be deleted', { reason: String(error) }),
  )
