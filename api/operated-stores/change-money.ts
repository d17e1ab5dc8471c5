import { texts } from '../../texts/texts.ts'
import type { Caller } from '../http/caller.ts'
import { Problem } from '../http/problem.ts'
import { findRateFrom, writeCommissionRate } from '../ledger/commission-rates.ts'
import { berlinDay } from '../orders/documents/document-format.ts'
import { holdPayouts, releasePayouts } from '../payouts/hold.ts'
import { changeStore, type ChangeDeps, type Seen } from './change-store.ts'

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

/** Throws as changeStore does, also where they are held already. */
export const holdStorePayouts = (deps: ChangeDeps, caller: Operator, seen: Seen): Promise<void> =>
  changeStore(
    deps,
    { caller, seen },
    {
      action: 'store.payoutHold',
      async work(tx, { id: storeId }, now) {
        const isHeld = await holdPayouts(tx, { storeId, reason: seen.reason, by: caller.account.personId, now })
        return isHeld ? { before: { isHeld: false }, after: { isHeld: true } } : undefined
      },
    },
  )

/** Throws as changeStore does, also where they are not held. */
export const releaseStorePayouts = (deps: ChangeDeps, caller: Operator, seen: Seen): Promise<void> =>
  changeStore(
    deps,
    { caller, seen },
    {
      action: 'store.payoutRelease',
      async work(tx, { id }) {
        const isReleased = await releasePayouts(tx, id)
        return isReleased ? { before: { isHeld: true }, after: { isHeld: false } } : undefined
      },
    },
  )
