import type { SignedIn } from '../../../contract/account.ts'
import type { Queryable } from '../../platform/db.ts'
import type { Deps } from '../../platform/deps.ts'
import { inOrder } from '../../platform/in-order.ts'
import { queueMail } from '../../platform/mail/mail-queue.ts'
import type { Addressee } from '../password/password-reset-queries.ts'
import { deleteExpiredSessions } from '../queries.ts'
import { deviceNameOf } from './device-name.ts'
import { recordDevice } from './known-devices.ts'
import { newDeviceMail } from './new-device-mail.ts'
import { startSession } from './start-session.ts'
import { newToken } from './tokens.ts'

/** From where somebody signs in: what the client calls itself, and the token of an earlier sign-in on this device. */
export type SignInDevice = { userAgent: string | null; deviceToken: string | undefined }

type Opening = SignInDevice & { person: Addressee; hasSecondFactor: boolean }

/**
 * Opens a session for whoever has shown to be the account. A device that this account was never used on is mailed, but the
 * first one, once the address is confirmed: before, anybody may have typed it.
 */
export async function openSession(
  tx: Queryable,
  { clock, jobs, origin }: Pick<Deps, 'clock' | 'jobs' | 'origin'>,
  { person, hasSecondFactor, userAgent, deviceToken = newToken() }: Opening,
): Promise<SignedIn> {
  const now = clock.now()
  const device = deviceNameOf(userAgent)
  const accountId = person.id
  const [, token, isNew] = await inOrder([
    () => deleteExpiredSessions(tx, accountId, now),
    () => startSession(tx, { accountId, device, deviceToken, hasSecondFactor, now }),
    () => recordDevice(tx, { accountId, deviceToken, now }),
  ])
  if (isNew && person.confirmedName !== null)
    await queueMail(tx, jobs, newDeviceMail(person, { device, at: now, origin }))
  return { ...token, deviceToken }
}
