import type { SetUp } from '../../contract/onboarding/onboarding.ts'
import type { Caller } from '../http/caller.ts'
import { Problem } from '../http/problem.ts'
import { recordAudit } from '../platform/audit/record-audit.ts'
import { inTransaction } from '../platform/db.ts'
import type { Deps } from '../platform/deps.ts'
import { inOrder } from '../platform/in-order.ts'
import { findSlug, lockApplication, settleWithdrawn, writeStep } from './queries.ts'
import { readSetUp } from './submit.ts'

/**
 * Takes the store back from the operators; what was prepared stays, and it can be sent again. Of a withdrawal and a decision at
 * once one counts: throws APPROVAL_DECIDED where operators were faster, NOT_FOUND where nothing was sent.
 */
export async function withdrawSetUp(deps: Pick<Deps, 'db' | 'clock'>, caller: Caller<'supplier'>): Promise<SetUp> {
  const { account } = caller
  const { storeId, personId } = account
  const now = deps.clock.now()
  await inTransaction(deps.db, async (tx) => {
    const [before, slug] = await inOrder([() => lockApplication(tx, storeId), () => findSlug(tx, storeId)])
    if (before === 'WITHDRAWN') return
    if (!before || before === 'PREPARING') throw Problem.of('NOT_FOUND')
    if (!(await settleWithdrawn(tx, { storeId, by: personId, now })))
      throw Problem.of('APPROVAL_DECIDED', { name: 'Tresen' })
    const state = 'WITHDRAWN' as const
    await inOrder([
      ...writeStep(tx, { storeId, state, kind: state, text: '', accountId: personId, now }),
      () =>
        recordAudit(tx, caller, {
          at: now,
          accountId: personId,
          action: 'store.withdraw',
          target: { kind: 'store', id: slug },
          before: { state: before },
          after: { state },
        }),
    ])
  })
  return readSetUp(deps, caller)
}
