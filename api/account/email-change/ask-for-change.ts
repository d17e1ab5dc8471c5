import type { EmailChange } from '../../../contract/security/email-change.ts'
import type { Language } from '../../../contract/platform/values.ts'
import { texts } from '../../../texts/texts.ts'
import { Problem } from '../../http/problem.ts'
import { inTransaction } from '../../platform/db.ts'
import type { Deps } from '../../platform/deps.ts'
import { newId } from '../../platform/ids.ts'
import { inOrder } from '../../platform/in-order.ts'
import { findPassword } from '../password/password-reset-queries.ts'
import type { Passwords } from '../password/passwords.ts'
import { refuseFields } from '../profile/field-errors.ts'
import { lockPassword, type Credentials } from '../queries.ts'
import { hoursOfChange, sendChangeLink } from './mail-email-change.ts'
import { upsertEmailChange } from './queries.ts'

/** Who asks, and in which session. */
export type Owner = { accountId: string; currentHash: Buffer; language: Language }
type Typed = { email: string; password: string }

/** The password that was checked. VALIDATION below `password` when it is wrong, below `email` for the address of now. */
export async function checkTyped(
  { db, passwords }: Pick<Deps, 'db'> & { passwords: Passwords },
  { accountId, language }: Owner,
  { email, password }: Typed,
): Promise<Credentials> {
  const t = texts(language).account.replies
  const owner = await findPassword(db, accountId)
  if (!owner) throw Problem.of('UNAUTHENTICATED')
  const isFitting = await passwords.fits(owner.passwordHash, password)
  refuseFields({
    password: isFitting ? null : t.wrongPassword,
    email: owner.email.toLowerCase() === email.toLowerCase() ? t.sameEmail : null,
  })
  return owner
}

type Requested = { email: string; credentials: Credentials; isNewMailed: boolean }

/** The same answer and the same work for every address, whether it has an account or not: its owner alone learns that, by mail. */
export async function askForChange(
  { db, clock, jobs }: Pick<Deps, 'db' | 'clock' | 'jobs'>,
  { accountId, currentHash, language }: Owner,
  { email, credentials, isNewMailed }: Requested,
): Promise<EmailChange> {
  return inTransaction(db, async (tx) => {
    const now = clock.now()
    const expiresAt = new Date(now.getTime() + hoursOfChange * 60 * 60_000)
    const id = newId()
    // A new password set meanwhile ends what the former could begin.
    const person = await lockPassword(tx, credentials)
    if (!person) refuseFields({ password: texts(language).account.replies.wrongPassword })
    const [change] = await inOrder([
      () => upsertEmailChange(tx, { id, accountId, email, requestedBy: currentHash, now, expiresAt }),
      () => isNewMailed && sendChangeLink(tx, { jobs }, { changeId: id, mailedTo: 'NEW' }),
      () => person?.confirmedName != null && sendChangeLink(tx, { jobs }, { changeId: id, mailedTo: 'OLD' }),
    ])
    return change
  })
}

/** Has the links mailed once more that were not used yet. */
export async function sendLinksAgain(
  { db, jobs }: Pick<Deps, 'db' | 'jobs'>,
  change: EmailChange & { id: string },
  { isNewMailed }: { isNewMailed: boolean },
): Promise<void> {
  const changeId = change.id
  if (!change.isConfirmed && isNewMailed) await sendChangeLink(db, { jobs }, { changeId, mailedTo: 'NEW' })
  if (change.isAgreed === false) await sendChangeLink(db, { jobs }, { changeId, mailedTo: 'OLD' })
}
