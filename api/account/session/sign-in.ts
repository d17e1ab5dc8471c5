import type * as z from 'zod/mini'
import type { SignedIn, SignIn } from '../../../contract/account.ts'
import { Problem } from '../../http/problem.ts'
import { inTransaction } from '../../platform/db.ts'
import { inOrder } from '../../platform/in-order.ts'
import type { Deps } from '../../platform/deps.ts'
import { recordDevice } from './known-devices.ts'
import type { Passwords } from '../password/passwords.ts'
import { deleteExpiredSessions, findCredentials, lockPassword } from '../queries.ts'
import { startSession } from './start-session.ts'

/** BAD_CREDENTIALS in the same words and after the same work, whether the e-mail is unknown or the password wrong. */
export async function signIn(
  { db, clock, passwords }: Pick<Deps, 'db' | 'clock'> & { passwords: Passwords },
  { email, password, deviceToken }: z.output<typeof SignIn>,
): Promise<SignedIn> {
  const credentials = await findCredentials(db, email)
  const isFitting = await passwords.fits(credentials?.passwordHash ?? null, password)
  if (!credentials || !isFitting) throw Problem.of('BAD_CREDENTIALS')
  return inTransaction(db, async (tx) => {
    // A new password set meanwhile ends all sessions; this one must not slip through.
    if (!(await lockPassword(tx, credentials))) throw Problem.of('BAD_CREDENTIALS')
    const now = clock.now()
    await deleteExpiredSessions(tx, credentials.id, now)
    const [token, device] = await inOrder([
      () => startSession(tx, { accountId: credentials.id, now }),
      () => recordDevice(tx, { accountId: credentials.id, deviceToken, now }),
    ])
    return { ...token, deviceToken: device }
  })
}
