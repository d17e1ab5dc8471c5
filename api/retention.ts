import { deleteEndedSessions } from './account/queries.ts'
import { eraseCheckouts } from './checkout/erase-checkouts.ts'
import type { Deps } from './platform/deps.ts'
import { deleteSentMails } from './platform/mail/mail-queue.ts'

const dayMs = 24 * 60 * 60 * 1000
const EVERY_MS = 60 * 60 * 1000

/**
 * Deletes what is needed no longer (Art. 5 (1) e GDPR), 30 days after its end: addresses of checkouts without an order, to
 * whom mails went, sessions; devices that were not used for half a year. Doing it twice changes nothing.
 */
export async function deleteOutdated({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now().getTime()
  const monthAgo = new Date(now - 30 * dayMs)
  await eraseCheckouts(db, { endedBefore: monthAgo })
  await deleteSentMails(db, monthAgo)
  await deleteEndedSessions(db, { endedBefore: monthAgo, devicesUnusedSince: new Date(now - 180 * dayMs) })
}

/** Does so at once and every hour until it is stopped; what fails is tried again an hour later. */
export function watchRetention(deps: Pick<Deps, 'db' | 'clock' | 'warn'>): { stop(): Promise<void> } {
  const attempt = () =>
    deleteOutdated(deps).catch((error: unknown) =>
      deps.warn('What is outdated could not be deleted', { reason: String(error) }),
    )
  let running = attempt()
  const timer = setInterval(() => {
    running = running.then(attempt)
  }, EVERY_MS)
  return {
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}
