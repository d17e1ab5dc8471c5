import type { SetUp } from '../../contract/onboarding/onboarding.ts'
import type { Language } from '../../contract/platform/values.ts'
import { texts } from '../../texts/texts.ts'
import type { Caller } from '../http/caller.ts'
import { Problem } from '../http/problem.ts'
import { findFactsOfStore } from '../papers/paper-queries.ts'
import { inTransaction, type Queryable } from '../platform/db.ts'
import type { Deps } from '../platform/deps.ts'
import { inOrder } from '../platform/in-order.ts'
import { findCourse, findSetUp, lockApplication, openStoreApproval, writeStep } from './queries.ts'
import { canSubmit, openSteps, stateOfSetUp, stepsOf } from './steps.ts'

type SetUpDeps = Pick<Deps, 'db' | 'clock'>
type Supplier = Caller<'supplier'>
type Asking = { storeId: string; language: Language; now: Date }

export const readSetUp = ({ db, clock }: SetUpDeps, { account, language }: Supplier): Promise<SetUp> =>
  present(db, { storeId: account.storeId, language, now: clock.now() })

/**
 * Sends the store to the operators, for the first time, after a refusal or with an answer. Throws SETUP_STATE where they are
 * looking at it already or the store is open, SETUP_INCOMPLETE, and VALIDATION for an answer without words.
 */
export async function submitSetUp(
  { db, clock }: SetUpDeps,
  { account, language }: Supplier,
  { text }: { text: string },
): Promise<SetUp> {
  const { storeId, personId } = account
  const now = clock.now()
  const asking = { storeId, language, now }
  await inTransaction(db, async (tx) => {
    const [state, setUp] = await inOrder([() => lockApplication(tx, storeId), () => present(tx, asking)])
    if (!state || state === 'SUBMITTED' || state === 'OPENED') throw Problem.of('SETUP_STATE')
    const left = openSteps(setUp.steps)
    const t = texts(language).onboarding
    if (left.length > 0)
      throw Problem.of('SETUP_INCOMPLETE', { steps: left.map(({ kind }) => t.steps[kind]).join(', ') })
    if (state === 'QUESTION' && text === '')
      throw Problem.of('VALIDATION', undefined, { fieldErrors: { text: t.answerMissing } })
    const kind = state === 'QUESTION' ? ('ANSWERED' as const) : ('SUBMITTED' as const)
    await inOrder([
      ...writeStep(tx, { storeId, state: 'SUBMITTED', kind, text, accountId: personId, now }),
      ...openStoreApproval(tx, storeId, now),
    ])
  })
  return present(db, asking)
}

async function present(sql: Queryable, { storeId, language, now }: Asking): Promise<SetUp> {
  const [row, papers, course] = await inOrder([
    () => findSetUp(sql, storeId),
    () => findFactsOfStore(sql, storeId, now),
    () => findCourse(sql, storeId),
  ])
  const state = stateOfSetUp(row)
  const steps = stepsOf({ row, papers, language })
  return {
    storeName: row.storeName,
    storeUrl: `/stores/${row.slug}`,
    state,
    steps,
    canSubmit: canSubmit(state, steps),
    course: [...course],
  }
}
