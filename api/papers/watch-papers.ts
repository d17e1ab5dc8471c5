import { REMIND_DAYS } from '../../contract/papers/papers.ts'
import { inTransaction } from '../platform/db.ts'
import type { Deps } from '../platform/deps.ts'
import { repeatEvery, type Repeating } from '../platform/jobs/repeat-every.ts'
import { endPause, startPause } from '../stores/pause.ts'
import { checkVatIds } from './check-vat-ids.ts'
import { notifyOfPapers, notifyOfEnd } from './mail-papers.ts'
import { findFactsOfStores, lockFacts, takeReminder, type StoreFacts } from './paper-queries.ts'
import { daysUntil, endsOf, stoppingPapers } from './rule.ts'

type WatchDeps = Pick<Deps, 'backgroundDb' | 'clock' | 'jobs' | 'origin' | 'deskEmail' | 'viesUrl' | 'warn'>

const EVERY_MS = 60_000
const BATCH = 500

/**
 * Asks for VAT ids, reminds of papers that end, and lets a store sell exactly while no paper stops it. Any number of processes may
 * do so: what is asked twice is answered the same, each reminder is taken once, a pause is begun under the store's lock.
 * A store that fails is left to the next minute and holds up no other.
 */
export async function watchPapers(deps: WatchDeps): Promise<void> {
  await checkVatIds(deps)
  const now = deps.clock.now()
  let after: string | null = null
  do {
    const stores: StoreFacts[] = await findFactsOfStores(deps.backgroundDb, { now, after, limit: BATCH })
    for (const facts of stores)
      await watchStore(deps, facts, now).catch((error: unknown) =>
        deps.warn('Papers of a store could not be followed', { storeId: facts.storeId, reason: String(error) }),
      )
    after = stores.length === BATCH ? stores.at(-1)!.storeId : null
  } while (after)
}

async function watchStore(deps: WatchDeps, facts: StoreFacts, now: Date): Promise<void> {
  // What stops a store, or lets it sell again, waits for no mail.
  if (reasonOf(facts) !== facts.paused) await followPapers(deps, facts.storeId, now)
  await remind(deps, facts, now)
}

/** Does so every minute until it is stopped. */
export const startPaperWatch = (deps: WatchDeps): Repeating =>
  repeatEvery(
    EVERY_MS,
    () => watchPapers(deps),
    (error) => deps.warn('Papers of stores could not be checked', { reason: String(error) }),
  )

/** Of a paper that ends soon the most urgent reminder, where it was not sent yet. */
async function remind(deps: WatchDeps, facts: StoreFacts, now: Date): Promise<void> {
  for (const { kind, endsOn } of endsOf(facts)) {
    const left = daysUntil(endsOn, facts.today)
    const days = REMIND_DAYS.findLast((one) => left <= one)
    if (left < 0 || days === undefined) continue
    const due = { storeId: facts.storeId, kind, endsOn, days }
    await inTransaction(deps.backgroundDb, async (tx) => {
      if (await takeReminder(tx, due, now)) await notifyOfEnd(tx, deps, due)
    })
  }
}

/** As the pause names what stops the store: operators read it. */
const reasonOf = (facts: StoreFacts): string | null => stoppingPapers(facts).join(' ') || null

async function followPapers({ backgroundDb, ...deps }: WatchDeps, storeId: string, now: Date): Promise<void> {
  await inTransaction(backgroundDb, async (tx) => {
    const facts = await lockFacts(tx, storeId, now)
    const reason = reasonOf(facts)
    if (reason === facts.paused) return
    const which = { storeId, pausedBy: 'PAPERS' as const, now }
    if (reason === null) await endPause(tx, which)
    else await startPause(tx, { ...which, reason, textDe: '', textEn: '', startsAt: now, endsAt: null })
    await notifyOfPapers(tx, deps, { storeId, slug: facts.slug, stopping: stoppingPapers(facts) })
  })
}
