import type * as z from 'zod/mini'
import type { ChangePassword, Token } from '../../../contract/account.ts'
import type { Language } from '../../../contract/platform/values.ts'
import { texts } from '../../../texts/texts.ts'
import { Problem } from '../../http/problem.ts'
import { inTransaction } from '../../platform/db.ts'
import { inOrder } from '../../platform/in-order.ts'
import type { Deps } from '../../platform/deps.ts'
import { queueMail } from '../../platform/mail/mail-queue.ts'
import { passwordSentence, refuseFields } from '../profile/field-errors.ts'
import { passwordChangedMail } from './password-changed-mail.ts'
import { findPassword, swapPassword } from './password-reset-queries.ts'
import type { Passwords } from './passwords.ts'
import { deviceNameOf } from '../session/device-name.ts'
import { startSession } from '../session/start-session.ts'

type Asker = { accountId: string; membershipId: string | null; language: Language; userAgent: string | null }

/**
 * Replaces the password, ends every session of the account and opens a new one for the asker, who acts as before; answers its token and the
 * account's e-mail. VALIDATION below `currentPassword` when that is wrong.
 */
export async function changePassword(
  { db, clock, jobs, origin, passwords }: Pick<Deps, 'db' | 'clock' | 'jobs' | 'origin'> & { passwords: Passwords },
  { accountId, membershipId, language, userAgent }: Asker,
  { currentPassword, newPassword }: z.output<typeof ChangePassword>,
): Promise<Token & { email: string }> {
  const t = texts(language).account.replies
  const owner = await findPassword(db, accountId)
  if (!owner) throw Problem.of('UNAUTHENTICATED')
  const isFitting = await passwords.fits(owner.passwordHash, currentPassword)
  refuseFields({ currentPassword: isFitting ? null : t.wrongPassword })
  const isSame = newPassword === currentPassword
  refuseFields({ newPassword: isSame ? t.samePassword : passwordSentence(newPassword, owner, language) })
  const passwordHash = await passwords.hash(newPassword)
  return inTransaction(db, async (tx) => {
    const isSwapped = await swapPassword(tx, { id: accountId, checkedHash: owner.passwordHash, passwordHash })
    // Somebody else was faster: the password that was checked is the former one.
    if (!isSwapped) refuseFields({ currentPassword: t.wrongPassword })
    const [token] = await inOrder([
      () => startSession(tx, { accountId, membershipId, device: deviceNameOf(userAgent), now: clock.now() }),
      () => queueMail(tx, jobs, passwordChangedMail(owner, origin)),
    ])
    return { ...token, email: owner.email }
  })
}
