import type { StepUpWay } from '../../../contract/platform/step-up-purposes.ts'
import type { Account } from '../../http/caller.ts'
import type { Api } from '../../http/serve.ts'
import { Problem } from '../../http/problem.ts'
import type { Queryable } from '../../platform/db.ts'
import type { Deps } from '../../platform/deps.ts'
import { tokenHash } from '../session/tokens.ts'
import { findFactors, giveBackStepUp, isFactorRequired, takeStepUp } from './queries.ts'

export async function waysOf(sql: Queryable, accountId: string): Promise<StepUpWay[]> {
  const ways = factorsOf(await findFactors(sql, accountId))
  return ways.length > 0 ? ways : ['PASSWORD']
}

const factorsOf = ({ hasPasskey, hasTotp }: { hasPasskey: boolean; hasTotp: boolean }): StepUpWay[] => [
  ...(hasPasskey ? ['PASSKEY' as const] : []),
  ...(hasTotp ? ['CODE' as const] : []),
]

/**
 * Asks a session without a second factor for one: by the step up that the call asks for anyway, else by one of the purpose
 * SECOND_FACTOR. SECOND_FACTOR_MISSING for who has none to show.
 */
export const refuseWithoutFactor =
  ({ db }: Pick<Deps, 'db'>): Api['refuseWithoutFactor'] =>
  async ({ stepUp: purpose = 'SECOND_FACTOR' }, { personId, impersonatedBy }) => {
    if (impersonatedBy) throw Problem.of('FORBIDDEN')
    const ways = factorsOf(await findFactors(db, personId))
    throw Problem.of(ways.length > 0 ? 'STEP_UP_REQUIRED' : 'SECOND_FACTOR_MISSING', { purpose, ways })
  }

/**
 * Who must have a second factor (an operator, a store's owner) changes it in a session that has shown it: else the password
 * alone would be enough to put another in its place. Whoever has none yet sets up the first.
 */
export async function refuseFactorChange(sql: Queryable, { personId, hasSecondFactor }: Account): Promise<void> {
  if (hasSecondFactor) return
  const [isRequired, factors] = await Promise.all([isFactorRequired(sql, personId), findFactors(sql, personId)])
  const ways = factorsOf(factors)
  if (isRequired && ways.length > 0) throw Problem.of('STEP_UP_REQUIRED', { purpose: 'SECOND_FACTOR', ways })
}

/**
 * Uses up the token that a call was sent with, before its work: STEP_UP_REQUIRED without a valid one. A call that takes the
 * password itself needs none of who has nothing else. Answers how to give the token back after a refusal, which is known
 * to have changed nothing; after any other failure it stays used, so that nothing is done twice with it.
 */
export const guardStepUps =
  ({ db, clock }: Pick<Deps, 'db' | 'clock'>): Api['takeStepUp'] =>
  async ({ stepUp: purpose, input }, { account, token, stepUpToken }, tx) => {
    if (!purpose) return null
    if (account.impersonatedBy) throw Problem.of('FORBIDDEN')
    if (stepUpToken && token) {
      const stepUp = { tokenHash: tokenHash(stepUpToken), sessionHash: tokenHash(token), purpose, now: clock.now() }
      if (await takeStepUp(tx ?? db, stepUp)) return { giveBack: () => giveBackStepUp(db, stepUp.tokenHash) }
    }
    const ways = await waysOf(db, account.personId)
    if ('password' in input.shape && ways.includes('PASSWORD')) return null
    throw Problem.of('STEP_UP_REQUIRED', { purpose, ways })
  }
