import { berlinDay } from '../../contract/platform/values.ts'
import { texts } from '../../texts/texts.ts'
import type { Caller } from '../http/caller.ts'
import { Problem } from '../http/problem.ts'
import { findRateFrom, writeCommissionRate } from '../ledger/commission-rates.ts'
import { holdPayouts, releasePayouts } from '../payouts/hold.ts'
import { changeStore, type ChangeDeps, type Seen } from './change-store.ts'
import { notifyRestriction, type RestrictionDeps } from './notify-restriction.ts'

type Operator = Caller<'operator'>

/** Throws as changeStore does, and VALIDATION for a day that has passed: what has shipped keeps its rate. */
export async function setCommission(
  deps: ChangeDeps,
  caller: Operator,
  { percent, from, ...seen }: Seen & { percent: number; from: string },
): Promise<void> {
  if (from < berlinDay(deps.clock.now()))
    throw Problem.of('VALIDATION', undefined, {
      fieldErrors: { from: texts(caller.language).operatedStores.replies.pastDay },
    })
  const rateBp = Math.round(percent * 100)
  await changeStore(
    deps,
    { caller, seen },
    {
      action: 'store.commission',
      async work(tx, { id: storeId }) {
        const scope = { storeId, category: null, validFrom: from }
        const before = await findRateFrom(tx, scope)
        await writeCommissionRate(tx, { ...scope, rateBp })
        return { before: before === null ? null : { from, rateBp: before }, after: { from, rateBp } }
      },
    },
  )
}

type HoldDeps = ChangeDeps & RestrictionDeps

/** Tells the store why. Throws as changeStore does, also where they are held already. */
export const holdStorePayouts = (deps: HoldDeps, caller: Operator, seen: Seen): Promise<void> =>
  changeStore(
    deps,
    { caller, seen },
    {
      action: 'store.payoutHold',
      async work(tx, { id: storeId }, now) {
        const { reason } = seen
        const isHeld = await holdPayouts(tx, { storeId, reason, by: caller.account.personId, now })
        if (!isHeld) return undefined
        await notifyRestriction(tx, deps, { storeId, restriction: { what: 'HELD', reason } })
        return { before: { isHeld: false }, after: { isHeld: true } }
      },
    },
  )

/** Tells the store. Throws as changeStore does, also where they are not held. */
export const releaseStorePayouts = (deps: HoldDeps, caller: Operator, seen: Seen): Promise<void> =>
  changeStore(
    deps,
    { caller, seen },
    {
      action: 'store.payoutRelease',
      async work(tx, { id: storeId }) {
        const isReleased = await releasePayouts(tx, storeId)
        if (!isReleased) return undefined
        await notifyRestriction(tx, deps, { storeId, restriction: { what: 'RELEASED', reason: '' } })
        return { before: { isHeld: true }, after: { isHeld: false } }
      },
    },
  )
