import type * as z from 'zod/mini'
import type { SignedIn, SignIn } from '../../../contract/account.ts'
import { Problem } from '../../http/problem.ts'
import { inTransaction } from '../../platform/db.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Passwords } from '../password/passwords.ts'
import { findCredentials, lockPassword } from '../queries.ts'
import { beginPendingSignIn } from '../second-factor/pending-sign-in.ts'
import { hasSecondFactor } from '../second-factor/queries.ts'
import { openSession } from './open-session.ts'

type Tools = Pick<Deps, 'db' | 'clock' | 'jobs' | 'origin'> & { passwords: Passwords }
type Input = z.output<typeof SignIn> & { userAgent: string | null }

/**
 * BAD_CREDENTIALS in the same words and after the same work, whether the e-mail is unknown or the password wrong.
 * SECOND_FACTOR_REQUIRED, with what the second step takes, where the account asks for one.
 */
export async function signIn(tools: Tools, { email, password, deviceToken, userAgent }: Input): Promise<SignedIn> {
  const credentials = await findCredentials(tools.db, email)
  const isFitting = await tools.passwords.fits(credentials?.passwordHash ?? null, password)
  if (!credentials || !isFitting) throw Problem.of('BAD_CREDENTIALS')
  const opened = await inTransaction(tools.db, async (tx) => {
    // A new password set meanwhile ends all sessions; this one must not slip through.
    const person = await lockPassword(tx, credentials)
    if (!person) throw Problem.of('BAD_CREDENTIALS')
    if (await hasSecondFactor(tx, person.id)) return { secondFactor: await beginPendingSignIn(tx, tools, person.id) }
    return openSession(tx, tools, { person, hasSecondFactor: false, userAgent, deviceToken })
  })
  if ('secondFactor' in opened) throw Problem.of('SECOND_FACTOR_REQUIRED', undefined, opened)
  return opened
}
