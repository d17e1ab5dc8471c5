import { berlinDay } from '../contract/platform/values.ts'
import { turnPosts } from './magazine/operator/turn-posts.ts'
import { inTransaction, type Tx } from './platform/db.ts'
import type { Deps } from './platform/deps.ts'
import { turnedTags } from './promotions/turned-tags.ts'
import { recordChange, takeTurnSpan } from './platform/page-changes.ts'
import { clearPassedDays } from './products/changes/back-days.ts'
import { turnPauses } from './stores/pause.ts'
import { repeatEvery, type Repeating } from './platform/jobs/repeat-every.ts'

type TurnDeps = Pick<Deps, 'db' | 'clock' | 'warn'>

/**
 * Turns pages over whose content begins or ends by time: what was planned is shown, what has ended is taken away, and every process
 * is told which kept pages are out of date. Any number of processes may do so; after a standstill the next one catches up.
 */
export async function turnPages(deps: TurnDeps): Promise<void> {
  await turnPosts(deps)
  await inTransaction(deps.db, async (tx) => {
    const span = await takeTurnSpan(tx, deps.clock.now())
    if (!span) return
    await turnPauses(tx, span)
    // What has a window is read by the clock; only the pages that were made before have to go.
    const tags = [...(await turnedTags(tx, span)), ...(await passedTags(tx, deps.clock.now()))]
    if (tags.length > 0) await recordChange(tx, tags)
  })
}

/** Of goods that were expected and are not there: nobody knows any more when they come. */
async function passedTags(tx: Tx, now: Date): Promise<string[]> {
  const passed = await clearPassedDays(tx, berlinDay(now))
  if (passed.length === 0) return []
  return [...passed.flatMap(({ skuId, storeId }) => [`product:${skuId}`, `store:${storeId}`]), 'listings', 'home']
}

const EVERY_MS = 1000

/** Does so every second until it is stopped; while the database is away the pages stay as they are. */
export function startPageTurns(deps: TurnDeps): Repeating {
  return repeatEvery(
    EVERY_MS,
    () => turnPages(deps),
    (error) => deps.warn('Pages could not be turned over', { reason: String(error) }),
  )
}
