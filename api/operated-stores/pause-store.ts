import { missingOfSeller } from '../../contract/trade/seller.ts'
import { texts } from '../../texts/texts.ts'
import type { Caller } from '../http/caller.ts'
import { Problem } from '../http/problem.ts'
import type { Tx } from '../platform/db.ts'
import { readBerlinMinute } from '../platform/wall-clock.ts'
import { endPause, findPauses, startPause } from '../stores/pause.ts'
import { changeStore, type ChangeDeps, type Seen } from './change-store.ts'
import { notifyRestriction, type RestrictionDeps } from './notify-restriction.ts'

type PauseDeps = ChangeDeps & RestrictionDeps
type Operator = Caller<'operator'>
type PauseInput = Seen & { until: string | null; textDe: string; textEn: string }

/**
 * Stops a store until a minute or until it is let sell again, and tells it why; a pause of the operators' takes the place of the one
 * before. Throws as changeStore does, and VALIDATION for an end that has passed.
 */
export async function pauseStore(
  deps: PauseDeps,
  caller: Operator,
  { until, textDe, textEn, ...seen }: PauseInput,
): Promise<void> {
  const endsAt = until === null ? null : readBerlinMinute(until)
  if (endsAt && endsAt <= deps.clock.now())
    throw Problem.of('VALIDATION', undefined, {
      fieldErrors: { until: texts(caller.language).operatedStores.replies.over },
    })
  const after = { textDe, textEn, endsAt }
  await changeStore(
    deps,
    { caller, seen },
    {
      action: 'store.pause',
      async work(tx, { id: storeId }, now) {
        const before = await pauseOf(tx, storeId, now)
        const { reason } = seen
        const pausedBy = 'OPERATOR' as const
        await startPause(tx, { ...after, storeId, pausedBy, reason, isDisclosed: true, startsAt: now, now })
        await notifyRestriction(tx, deps, { storeId, restriction: { what: 'PAUSED', reason }, ...after })
        return { before, after }
      },
    },
  )
}

/**
 * Ends the pause of the operators'; another one goes on. Throws as changeStore does, also where there is none, and
 * STORE_INCOMPLETE where it is not known who sells.
 */
export const resumeStore = (deps: PauseDeps, caller: Operator, seen: Seen): Promise<void> =>
  changeStore(
    deps,
    { caller, seen },
    {
      action: 'store.resume',
      async work(tx, { id: storeId, name, legal }, now) {
        const before = await pauseOf(tx, storeId, now)
        if (!before) return undefined
        const missing = missingOfSeller(legal)
        const { sellerFields } = texts(caller.language).operator.stores
        if (missing) throw Problem.of('STORE_INCOMPLETE', { name, field: sellerFields[missing] })
        await endPause(tx, { storeId, pausedBy: 'OPERATOR', now })
        await notifyRestriction(tx, deps, { storeId, restriction: { what: 'RESUMED', reason: '' } })
        return { before, after: null }
      },
    },
  )

async function pauseOf(tx: Tx, storeId: string, now: Date) {
  const pause = (await findPauses(tx, storeId, now)).find(({ pausedBy }) => pausedBy === 'OPERATOR')
  return pause ? { textDe: pause.textDe, textEn: pause.textEn, endsAt: pause.endsAt } : null
}
