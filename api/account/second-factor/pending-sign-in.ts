import type { SignedIn } from '../../../contract/account.ts'
import type { Language } from '../../../contract/platform/values.ts'
import { Problem } from '../../http/problem.ts'
import { inTransaction, type Queryable } from '../../platform/db.ts'
import type { Deps } from '../../platform/deps.ts'
import { inOrder } from '../../platform/in-order.ts'
import type { AccountLimits } from '../session/limits.ts'
import { openSession, type SignInDevice } from '../session/open-session.ts'
import { newToken, tokenHash } from '../session/tokens.ts'
import { deletePendingSignIn, findTotp, insertPendingSignIn, lockPerson, takeTry } from './queries.ts'
import { refuseCode } from './set-up.ts'
import { takeCode } from './take-code.ts'

const MINUTES = 5
const MOST_TRIES = 5

/** Half a sign-in: its token and a code open a session, within five minutes and five tries. */
export type PendingSignIn = { token: string; expiresAt: Date }

export async function beginPendingSignIn(
  tx: Queryable,
  { clock }: Pick<Deps, 'clock'>,
  accountId: string,
): Promise<PendingSignIn> {
  const token = newToken()
  const now = clock.now()
  const expiresAt = new Date(now.getTime() + MINUTES * 60_000)
  await insertPendingSignIn(tx, { tokenHash: tokenHash(token), accountId, now, expiresAt })
  return { token, expiresAt }
}

type Tools = Pick<Deps, 'db' | 'clock' | 'jobs' | 'origin' | 'secrets'> & {
  limits: Pick<AccountLimits, 'codeByAccount'>
}
type Attempt = SignInDevice & { token: string; code: string; language: Language }

/**
 * Opens the session and answers whose it is. SIGN_IN_EXPIRED when the half is unknown, used, older than five minutes or
 * guessed at too often; VALIDATION below `code` when that is wrong. Guesses count for the account, whatever half they go with.
 */
export async function endPendingSignIn(
  tools: Tools,
  { token, code, language, ...device }: Attempt,
): Promise<SignedIn & { email: string }> {
  const hash = tokenHash(token)
  // Counted before the code is read, in a statement of its own: a refusal takes nothing back.
  const accountId = await takeTry(tools.db, { tokenHash: hash, most: MOST_TRIES, now: tools.clock.now() })
  if (!accountId) throw Problem.of('SIGN_IN_EXPIRED')
  await tools.limits.codeByAccount.take(accountId)
  const signedIn = await inTransaction(tools.db, async (tx) => {
    // Locked first: a new password set meanwhile ends all sessions, and this one must not slip through.
    const [person, isTaken, totp] = await inOrder([
      () => lockPerson(tx, accountId),
      () => deletePendingSignIn(tx, hash),
      () => findTotp(tx, accountId),
    ])
    if (!person || !isTaken) throw Problem.of('SIGN_IN_EXPIRED')
    if (!(await takeCode(tx, tools, { accountId, code, totp }))) refuseCode(language)
    return { ...(await openSession(tx, tools, { person, hasSecondFactor: true, ...device })), email: person.email }
  })
  await tools.limits.codeByAccount.reset(accountId)
  return signedIn
}
