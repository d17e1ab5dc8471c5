import type { SignedIn } from '../../../contract/account.ts'
import { Problem } from '../../http/problem.ts'
import { inTransaction } from '../../platform/db.ts'
import type { Deps } from '../../platform/deps.ts'
import { inOrder } from '../../platform/in-order.ts'
import { markEmailConfirmed } from '../email-confirmation/queries.ts'
import { beginPendingSignIn } from '../second-factor/pending-sign-in.ts'
import { hasSecondFactor } from '../second-factor/queries.ts'
import { openSession, type SignInDevice } from '../session/open-session.ts'
import { tokenHash } from '../session/tokens.ts'
import { lockLinkOwner, takeSignInLink } from './queries.ts'

type Tools = Pick<Deps, 'db' | 'clock' | 'jobs' | 'origin'>

/**
 * Opens a session with the token of the mail, in the place of the password, and confirms the address it was mailed to.
 * SECOND_FACTOR_REQUIRED, with what the second step takes, where the account asks for one: the link is used up by then.
 * LINK_EXPIRED when it is unknown, used, void or over.
 */
export async function signInByLink(
  tools: Tools,
  { token, ...device }: SignInDevice & { token: string },
): Promise<SignedIn> {
  const opened = await inTransaction(tools.db, async (tx) => {
    const [hash, now] = [tokenHash(token), tools.clock.now()]
    // Locked first: a new password set meanwhile ends all links, and this one must not slip through.
    const [person, isTaken] = await inOrder([() => lockLinkOwner(tx, hash), () => takeSignInLink(tx, hash, now)])
    if (!person || !isTaken) throw Problem.of('LINK_EXPIRED')
    const [, isRequired] = await inOrder([
      () => markEmailConfirmed(tx, person.id, now),
      () => hasSecondFactor(tx, person.id),
    ])
    if (isRequired) return { secondFactor: await beginPendingSignIn(tx, tools, person.id) }
    return openSession(tx, tools, { person, hasSecondFactor: false, ...device })
  })
  if ('secondFactor' in opened) throw Problem.of('SECOND_FACTOR_REQUIRED', undefined, opened)
  return opened
}
