import type * as z from 'zod/mini'
import type { ResetPassword } from '../../../contract/account.ts'
import type { Language } from '../../../contract/platform/values.ts'
import { Problem } from '../../http/problem.ts'
import { inTransaction } from '../../platform/db.ts'
import { inOrder } from '../../platform/in-order.ts'
import type { Deps } from '../../platform/deps.ts'
import { queueMail } from '../../platform/mail/mail-queue.ts'
import { markEmailConfirmed } from '../email-confirmation/queries.ts'
import { passwordSentence, refuseFields } from '../profile/field-errors.ts'
import { passwordChangedMail } from './password-changed-mail.ts'
import { findPasswordOwner, replacePassword, takePasswordReset } from './password-reset-queries.ts'
import type { Passwords } from './passwords.ts'
import { tokenHash } from '../session/tokens.ts'

/**
 * Sets the password with the token of the mail and ends all sessions; answers whose it is. A refused password leaves
 * the link alive. The e-mail counts as confirmed: the link was mailed to it. LINK_EXPIRED when it is unknown, used or older than an hour.
 */
export async function resetPassword(
  { db, clock, jobs, origin, passwords }: Pick<Deps, 'db' | 'clock' | 'jobs' | 'origin'> & { passwords: Passwords },
  { token, password }: z.output<typeof ResetPassword>,
  language: Language,
): Promise<{ email: string }> {
  const hash = tokenHash(token)
  const owner = await findPasswordOwner(db, hash, clock.now())
  if (!owner) throw Problem.of('LINK_EXPIRED')
  refuseFields({ password: passwordSentence(password, owner, language) })
  const passwordHash = await passwords.hash(password)
  await inTransaction(db, async (tx) => {
    const accountId = await takePasswordReset(tx, hash, clock.now())
    if (!accountId) throw Problem.of('LINK_EXPIRED')
    await inOrder([
      () => markEmailConfirmed(tx, accountId, clock.now()),
      () => replacePassword(tx, accountId, passwordHash),
    ])
    await queueMail(tx, jobs, passwordChangedMail(owner, origin))
  })
  return owner
}
