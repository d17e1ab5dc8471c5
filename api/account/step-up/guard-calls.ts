import type { StepUpWay } from '../../../contract/platform/step-up-purposes.ts'
import type { Api } from '../../http/serve.ts'
import { Problem } from '../../http/problem.ts'
import type { Queryable } from '../../platform/db.ts'
import type { Deps } from '../../platform/deps.ts'
import { tokenHash } from '../session/tokens.ts'
import { findFactors, giveBackStepUp, takeStepUp } from './queries.ts'

export async function waysOf(sql: Queryable, accountId: string): Promise<StepUpWay[]> {
  const { hasPasskey, hasTotp } = await findFactors(sql, accountId)
  const ways: StepUpWay[] = [...(hasPasskey ? ['PASSKEY' as const] : []), ...(hasTotp ? ['CODE' as const] : [])]
  return ways.length > 0 ? ways : ['PASSWORD']
}

/**
 * Uses up the token that a call was sent with, before its work: STEP_UP_REQUIRED without a valid one. A call that takes the
 * password itself needs none of who has nothing else. Answers how to give the token back after a refusal, which is known
 * to have changed nothing; after any other failure it stays used, so that nothing is done twice with it.
 */
export const guardStepUps =
  ({ db, clock }: Pick<Deps, 'db' | 'clock'>): Api['takeStepUp'] =>
  async ({ stepUp: purpose, input }, { account, token, stepUpToken }) => {
    if (!purpose) return null
    if (account.impersonatedBy) throw Problem.of('FORBIDDEN')
    if (stepUpToken && token) {
      const stepUp = { tokenHash: tokenHash(stepUpToken), sessionHash: tokenHash(token), purpose, now: clock.now() }
      if (await takeStepUp(db, stepUp)) return { giveBack: () => giveBackStepUp(db, stepUp.tokenHash) }
    }
    const ways = await waysOf(db, account.personId)
    if ('password' in input.shape && ways.includes('PASSWORD')) return null
    throw Problem.of('STEP_UP_REQUIRED', { purpose, ways })
  }
