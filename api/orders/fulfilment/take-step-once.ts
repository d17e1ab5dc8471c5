import type { SubOrderStatus } from '../../../contract/orders/orders.ts'
import { texts } from '../../../texts/texts.ts'
import { inTransactionOnce, type KeyedCall } from '../../http/idempotency.ts'
import { Problem } from '../../http/problem.ts'
import type { Db } from '../../platform/db.ts'
import type { Change } from './change.ts'
import { changeSubOrder } from './change-sub-order.ts'
import { recurringSteps } from './transitions.ts'

/**
 * A step whose call may come again, because its answer got lost: it is taken once for each key or version.
 * Returns what the sub-order was afterwards.
 * Throws as changeSubOrder does, and VALIDATION for a recurring step that comes with neither.
 */
export async function takeStepOnce(db: Db, keyed: KeyedCall | undefined, change: Change): Promise<SubOrderStatus> {
  const { input, version, language } = change
  if (!keyed && version === undefined && recurringSteps.includes(input.action))
    throw Problem.of('VALIDATION', undefined, {
      fieldErrors: { version: texts(language).orders.replies.versionMissing },
    })
  return inTransactionOnce(db, keyed, {
    async work(tx) {
      const changed = await changeSubOrder(tx, change)
      await change.check?.(tx, changed)
      return changed.status
    },
    resultOf: (status) => status,
    again: async (status) => status as SubOrderStatus,
  })
}
