import { inTransaction } from '../../platform/db.ts'
import type { Deps } from '../../platform/deps.ts'
import { inOrder } from '../../platform/in-order.ts'
import { queueMail } from '../../platform/mail/mail-queue.ts'
import { deletePasskeys, findPasskeys } from '../passkeys/queries.ts'
import { endSessions, findAddressee } from '../password/password-reset-queries.ts'
import { countRecoveryCodes, deleteSecondFactors, findTotp, lockPerson } from './queries.ts'
import { secondFactorMail } from './second-factor-mail.ts'

/**
 * For who has lost phone, codes and devices: takes authenticator app, recovery codes and passkeys off the account, ends
 * all its sessions and notifies its owner. From then on the password alone opens it.
 */
export async function removeLostFactor(
  { db, jobs, origin }: Pick<Deps, 'db' | 'jobs' | 'origin'>,
  email: string,
): Promise<'UNKNOWN' | 'NONE' | { id: string }> {
  return inTransaction(db, async (tx) => {
    const found = await findAddressee(tx, email)
    const person = found && (await lockPerson(tx, found.id))
    if (!person) return 'UNKNOWN'
    const { id } = person
    const [totp, codes, passkeys] = await inOrder([
      () => findTotp(tx, id),
      () => countRecoveryCodes(tx, id),
      () => findPasskeys(tx, id),
    ])
    if (!totp && codes === 0 && passkeys.length === 0) return 'NONE'
    await inOrder([() => deleteSecondFactors(tx, id), () => deletePasskeys(tx, id), () => endSessions(tx, id)])
    if (person.confirmedName !== null) await queueMail(tx, jobs, secondFactorMail(person, { change: 'lost', origin }))
    return { id }
  })
}
