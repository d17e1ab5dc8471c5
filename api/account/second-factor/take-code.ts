import type { Queryable } from '../../platform/db.ts'
import type { Deps } from '../../platform/deps.ts'
import { isTotpCode, plainCode, recoveryHash, stepOfCode } from './codes.ts'
import { takeRecoveryCode, takeStep, type TotpRow } from './queries.ts'

/**
 * True where this is a code of the account's app or one of its recovery codes, which is used up by it: of two calls with
 * the same code one gets false. A secret of a former key is sealed with the first one on the way.
 */
export async function takeCode(
  sql: Queryable,
  { clock, secrets }: Pick<Deps, 'clock' | 'secrets'>,
  { accountId, code, totp }: { accountId: string; code: string; totp: TotpRow | undefined },
): Promise<boolean> {
  const plain = plainCode(code)
  if (!isTotpCode(plain)) return takeRecoveryCode(sql, accountId, recoveryHash(plain))
  if (!totp?.confirmedAt) return false
  const { sealedSecret: sealedBefore } = totp
  const secret = secrets.open(sealedBefore, accountId)
  const step = stepOfCode(secret, plain, clock.now())
  if (step === null) return false
  const sealedSecret = secrets.isOutdated(sealedBefore) ? secrets.seal(secret, accountId) : sealedBefore
  return takeStep(sql, { accountId, step, sealedBefore, sealedSecret })
}
