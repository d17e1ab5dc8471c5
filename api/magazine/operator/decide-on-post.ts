import { Problem } from '../../http/problem.ts'
import type { Tx } from '../../platform/db.ts'
import { lockDraft } from './draft-queries.ts'
import { takeStepIn, type StepDeps, type Stepper } from './take-post-step.ts'

type Word = { id: string; isApproved: boolean; reason: string | null; by: string }

/**
 * What follows from somebody's word about a submitted post: shown at once or planned for when its author wished it, or a draft again.
 * What cannot be shown any more, because goods are gone or the address is taken, is a draft again, too.
 */
export async function decideOnPost(
  tx: Tx,
  deps: Omit<StepDeps, 'db'>,
  { id, isApproved, reason, by }: Word,
): Promise<void> {
  const held = await lockDraft(tx, id)
  if (!held || held.state !== 'REVIEW') throw Problem.of('POST_STATE')
  const { version, startsAt, endsAt } = held
  const isAhead = startsAt !== null && startsAt > deps.clock.now()
  const caller = { account: { personId: by } } as Stepper
  const take = (action: 'PLAN' | 'PUBLISH' | 'REOPEN') =>
    takeStepIn(tx, deps, { caller, held, step: { id, version, action, startsAt, endsAt, ...(reason && { reason }) } })
  if (!isApproved) return take('REOPEN')
  await take(isAhead ? 'PLAN' : 'PUBLISH').catch((error: unknown) => {
    if (!(error instanceof Problem)) throw error
    return take('REOPEN')
  })
}
