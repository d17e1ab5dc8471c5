import { deleteEndedKeys, deleteOldWrites } from './account/api-keys/queries.ts'
import { endedOf } from './account/delete-ended.ts'
import { deleteReaders } from './approvals/reader-queries.ts'
import { deleteOldUploads } from './attachments/delete-files.ts'
import { deleteOldWords } from './bank-statements/queries.ts'
import { eraseOldCheckouts } from './checkout/erase-checkouts.ts'
import { deleteOldNotices } from './desk/notices/notice-queries.ts'
import { deleteItems, deleteRuns } from './desk/runs/delete-runs.ts'
import { deleteOldReports as deleteOldDesignReports } from './designs/reports/report-queries.ts'
import { deleteOldViolations } from './health/policy-reports.ts'
import { deleteOldSamples } from './health/sample-health.ts'
import { deleteOldLines, deleteOldPictures, deleteOldRuns } from './import/runs/delete-old-runs.ts'
import { eraseOldPayments } from './payments/payment-queries.ts'
import { deleteOldCalls } from './payments/provider-calls.ts'
import type { Deps } from './platform/deps.ts'
import { repeatFromNow, type Repeating } from './platform/jobs/repeat-every.ts'
import { deleteMailWords, deleteSentMails } from './platform/mail/mail-queue.ts'
import { deleteUnclaimed } from './platform/retention/store-files.ts'
import { deleteExpiredPreviews } from './previews/previews.ts'
import { deleteDraftCells, deleteDrafts } from './change-sets/change-set-queries.ts'
import { deleteUnusedPhotos } from './products/pictures/photo-queries.ts'
import { deleteOldReports } from './product-reports/report-queries.ts'
import { deleteOldViews } from './magazine/views/view-queries.ts'
import { deleteOldFound, deleteOldMinutes, deleteOldMissed } from './search/counts/count-queries.ts'
import { deleteOldTickets } from './tickets/delete-tickets.ts'
import { deleteOldDeliveries } from './webhooks/queries.ts'
import { deleteUnusedPictures } from './stores/picture-queries.ts'
import { STORED_DAYS } from '../contract/operator/jobs.ts'

const dayMs = 24 * 60 * 60 * 1000
const EVERY_MS = 60 * 60 * 1000
const HALF_A_YEAR = 180

/** Batches of one step in an hour; what is left of a larger backlog follows in the next hours. */
const MOST_BATCHES = 100

type RetentionDeps = Pick<Deps, 'db' | 'clock' | 'jobs' | 'warn'>
/** Takes some of what is due and tells how much that was; 0 once nothing is left. */
type Step = () => Promise<number>

/**
 * What is needed no longer (Art. 5 (1) e GDPR) goes 30 days after its end: addresses of checkouts without an order, to
 * whom mails went, notices of the workplaces, bulk work with its files, sessions, API keys, what was sent to webhooks; imports of 90 days with theirs,
 * and who is named in bank statements of that age;
 * uploads of a week that no product and no store shows, and of a day that nothing else came of; comparisons of the sheet of a day that were
 * never applied; files of a day that no row has ever
 * named; who had an approval open a day ago; readings of the
 * health and what browsers report of the content policy, of a week; devices that were not used, tickets that were closed and what keys wrote half a year ago; reports of products and designs that
 * were decided a year ago; words of searches of 28 days, and what mails said
 * of 14. Each step twice changes nothing.
 */
function stepsOf({ db, clock, jobs }: RetentionDeps): Record<string, Step> {
  const now = clock.now()
  const ago = (days: number) => new Date(now.getTime() - days * dayMs)
  const ended = endedOf(db, { endedBefore: ago(30), devicesUnusedSince: ago(HALF_A_YEAR) })
  return {
    ...Object.fromEntries(Object.entries(ended).map(([name, some]) => [name, async () => (await some()).count])),
    checkouts: () => eraseOldCheckouts(db, ago(30)),
    payments: () => eraseOldPayments(db, ago(30)),
    'mail-words': () => deleteMailWords(db, ago(STORED_DAYS)),
    mails: () => deleteSentMails(db, ago(30)),
    notices: () => deleteOldNotices(db, ago(30)),
    photos: () => deleteUnusedPhotos({ db, jobs }, ago(7)),
    'store-pictures': () => deleteUnusedPictures({ db, jobs }, ago(7)),
    'run-items': () => deleteItems(db, ago(30)),
    runs: () => deleteRuns({ db, jobs }, ago(30)),
    'draft-cells': () => deleteDraftCells(db, ago(1)),
    drafts: () => deleteDrafts(db, ago(1)),
    'import-lines': () => deleteOldLines(db, ago(90)),
    'import-pictures': () => deleteOldPictures(db, ago(90)),
    imports: () => deleteOldRuns({ db, jobs }, ago(90)),
    'bank-words': () => deleteOldWords(db, ago(90)),
    previews: () => deleteExpiredPreviews(db, now),
    'approval-readers': () => deleteReaders(db, ago(1)),
    uploads: () => deleteOldUploads({ db, jobs }, ago(1)),
    'unclaimed-files': () => deleteUnclaimed({ db, jobs }, ago(1)),
    tickets: () => deleteOldTickets({ db, jobs }, ago(HALF_A_YEAR)),
    'design-reports': () => deleteOldDesignReports(db, ago(365)),
    'product-reports': () => deleteOldReports(db, ago(365)),
    'health-samples': () => deleteOldSamples(db, ago(7)),
    'policy-violations': () => deleteOldViolations(db, ago(7)),
    'provider-calls': () => deleteOldCalls(db, ago(7)),
    'missed-searches': () => deleteOldMissed(db, now),
    'found-searches': () => deleteOldFound(db, now),
    'search-minutes': () => deleteOldMinutes(db, now),
    'post-views': () => deleteOldViews(db, now),
    'webhook-deliveries': () => deleteOldDeliveries(db, ago(30)),
    'api-keys': () => deleteEndedKeys(db, ago(30)),
    'api-key-writes': () => deleteOldWrites(db, ago(HALF_A_YEAR)),
  }
}

/** Takes every step, in batches. One that fails keeps no other from being taken: it becomes a job, once until that has ended. */
export async function deleteOutdated(deps: RetentionDeps): Promise<void> {
  for (const [name, step] of Object.entries(stepsOf(deps)))
    await take(step).catch(async (error: unknown) => {
      deps.warn('What is outdated could not be deleted', { step: name, reason: String(error) })
      await queueStep(deps, name)
    })
}

async function take(step: Step): Promise<void> {
  for (let batches = 0; batches < MOST_BATCHES; batches++) if ((await step()) === 0) return
}

/** Unless it waits already, or an operator was told of it. */
async function queueStep({ db, jobs }: RetentionDeps, step: string): Promise<void> {
  const known = await db`
    select from pgboss.job where data ->> 'step' = ${step}
      and (name = 'retention' and state < 'completed' or name = 'dead' and source_name = 'retention' and state = 'created')
    limit 1`
  if (known.length === 0) await jobs.send(db, 'retention', { step })
}

/** Tries a step that has failed again for a day; then it stands among the failed jobs. */
export const startRetentionWorker = (deps: RetentionDeps) =>
  deps.jobs.work<{ step: string }>('retention', async ({ step }) => {
    const found = stepsOf(deps)[step]
    if (found) await take(found)
  })

/** Does so at once and every hour until it is stopped. */
export const watchRetention = (deps: RetentionDeps): Repeating =>
  repeatFromNow(
    EVERY_MS,
    () => deleteOutdated(deps),
    (error) => deps.warn('What is outdated could not be deleted', { reason: String(error) }),
  )
