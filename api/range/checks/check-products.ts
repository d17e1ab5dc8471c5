import { completenessOf } from '../../../contract/range/completeness.ts'
import { inTransaction } from '../../platform/db.ts'
import type { Deps } from '../../platform/deps.ts'
import { contentOf } from '../content-row.ts'
import { markUnchecked, readUnchecked, takeStale, writeChecks, type Check, type UncheckedRow } from './check-queries.ts'
import { repeatEvery, type Repeating } from '../../platform/jobs/repeat-every.ts'

type CheckDeps = Pick<Deps, 'backgroundDb'>

const AT_ONCE = 200

/** Computes what is out of date; how many. Any number of processes may do so. */
export async function checkProducts({ backgroundDb }: CheckDeps): Promise<number> {
  await markNext(backgroundDb)
  for (let done = 0; ;) {
    const checked = await checkNext(backgroundDb)
    done += checked
    if (checked < AT_ONCE) return done
  }
}

async function markNext(db: Deps['backgroundDb']): Promise<void> {
  await inTransaction(db, async (tx) => {
    await tx`set local lock_timeout = '100ms'`
    await markUnchecked(tx)
  })
}

async function checkNext(db: Deps['backgroundDb']): Promise<number> {
  return inTransaction(db, async (tx) => {
    // Whoever writes these products waits for this: what is held up gives way and is tried again.
    await tx`set local lock_timeout = '100ms'`
    const stale = await takeStale(tx, AT_ONCE)
    if (stale.length === 0) return 0
    // What is changed while it is read is noted once this is written, and checked again.
    const rows = await readUnchecked(
      tx,
      stale.map(({ skuId }) => skuId),
    )
    await writeChecks(tx, rows.map(checkOf))
    return stale.length
  })
}

/** Of what was never published its draft is judged. */
function checkOf(row: UncheckedRow): Check {
  const category = row.draftCategory ?? row.category
  const content = { ...contentOf(row, row.category), ...row.draftChanges }
  const { percent, missing } = completenessOf({ content, isFood: category.isFood, attributes: category.attributes })
  return { skuId: row.skuId, percent, missing: missing.map(({ name }) => name) }
}

const EVERY_MS = 1000

/** Does so every second until it is stopped; while the database is away the next second catches up. */
export function startProductChecks(deps: CheckDeps & Pick<Deps, 'warn'>): Repeating {
  return repeatEvery(
    EVERY_MS,
    () => checkProducts(deps),
    (error) => deps.warn('Products could not be checked', { reason: String(error) }),
  )
}
