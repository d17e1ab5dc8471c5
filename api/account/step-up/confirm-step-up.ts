import type * as z from 'zod/mini'
import type { StepUpWay } from '../../../contract/platform/step-up-purposes.ts'
import type { StepUp } from '../../../contract/security/step-up.ts'
import type { Language } from '../../../contract/platform/values.ts'
import { Problem } from '../../http/problem.ts'
import { inTransaction, type Tx } from '../../platform/db.ts'
import type { Deps } from '../../platform/deps.ts'
import { inOrder } from '../../platform/in-order.ts'
import { recordUse } from '../passkeys/queries.ts'
import { verifyUse } from '../passkeys/use-passkeys.ts'
import type { Passwords } from '../password/passwords.ts'
import { findTotp } from '../second-factor/queries.ts'
import { checkPassword, refuseCode } from '../second-factor/set-up.ts'
import { takeCode } from '../second-factor/take-code.ts'
import { newToken, tokenHash } from '../session/tokens.ts'
import { waysOf } from './guard-calls.ts'
import { insertStepUp, recordFactorShown } from './queries.ts'

const MINUTES = 2

type Tools = Pick<Deps, 'db' | 'clock' | 'jobs' | 'origin' | 'secrets'> & { passwords: Passwords }
type Asking = { accountId: string; currentHash: Buffer; language: Language }
type Shown = z.output<typeof StepUp>

/**
 * A token for one call of this purpose in this session, which has shown a second factor from then on where it was one.
 * SECOND_FACTOR_MISSING where the purpose is that and there is none; STEP_UP_REQUIRED where the person has a better way than the one
 * that was tried; VALIDATION below `code` or `password` and PASSKEY_REFUSED where it does not fit.
 */
export async function confirmStepUp(tools: Tools, asking: Asking, shown: Shown) {
  const { purpose } = shown
  const way: StepUpWay = shown.credential ? 'PASSKEY' : shown.code !== undefined ? 'CODE' : 'PASSWORD'
  const ways = await waysOf(tools.db, asking.accountId)
  if (purpose === 'SECOND_FACTOR' && ways.includes('PASSWORD'))
    throw Problem.of('SECOND_FACTOR_MISSING', { purpose, ways: [] })
  if (!ways.includes(way)) throw Problem.of('STEP_UP_REQUIRED', { purpose, ways })
  const take = await factorOf(tools, asking, shown)
  const token = newToken()
  const now = tools.clock.now()
  const expiresAt = new Date(now.getTime() + MINUTES * 60_000)
  await inTransaction(tools.db, async (tx) => {
    await take(tx)
    const session = { accountId: asking.accountId, sessionHash: asking.currentHash, now }
    await inOrder([
      () => insertStepUp(tx, { tokenHash: tokenHash(token), ...session, purpose, expiresAt }),
      async () => (way === 'PASSWORD' ? undefined : recordFactorShown(tx, session)),
    ])
  })
  return { token, expiresAt }
}

/** Checks what was shown; what counts once is used up by the function answered, in the transaction of the token. */
async function factorOf(tools: Tools, asking: Asking, { password = '', code, credential }: Shown) {
  const { accountId, language } = asking
  if (credential) {
    const { id, counter } = await verifyUse(tools, { credential, accountId })
    return async (tx: Tx) => {
      if (!(await recordUse(tx, { accountId, id, counter, now: tools.clock.now() })))
        throw Problem.of('PASSKEY_REFUSED')
    }
  }
  if (code !== undefined)
    return async (tx: Tx) => {
      const totp = await findTotp(tx, accountId)
      if (!(await takeCode(tx, tools, { accountId, code, totp }))) refuseCode(language)
    }
  await checkPassword(tools, asking, password)
  return async () => {}
}
