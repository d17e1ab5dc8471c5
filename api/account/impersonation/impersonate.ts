import type { Token } from '../../../contract/account.ts'
import type { Account } from '../../http/caller.ts'
import { Problem } from '../../http/problem.ts'
import { inTransaction } from '../../platform/db.ts'
import type { Deps } from '../../platform/deps.ts'
import { queueMail } from '../../platform/mail/mail-queue.ts'
import { findAddresseeById } from '../password/password-reset-queries.ts'
import { impersonationMail } from './impersonation-mail.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import { takeImpersonationCode } from './impersonation-queries.ts'
import { mayImpersonate } from '../queries.ts'
import { deviceNameOf } from '../session/device-name.ts'
import { startSession } from '../session/start-session.ts'
import { tokenHash } from '../session/tokens.ts'

type Attempt = { code: string; requestId: string; userAgent: string | null }

/**
 * Signs in with an operator's code, which is used up, notes it with both ids and tells the person by mail. LINK_EXPIRED when the code is unknown,
 * used or older than a minute.
 */
export async function impersonate(
  { db, clock, jobs, origin }: Pick<Deps, 'db' | 'clock' | 'jobs' | 'origin'>,
  { code, requestId, userAgent }: Attempt,
): Promise<Token & { isImpersonated: true }> {
  return inTransaction(db, async (tx) => {
    const now = clock.now()
    const taken = await takeImpersonationCode(tx, { codeHash: tokenHash(code), now, mayImpersonate })
    if (!taken) throw Problem.of('LINK_EXPIRED')
    const { accountId, membershipId, operatorId, operatorSession, reason, mayWrite, ticketNumber } = taken
    const deed = {
      at: now,
      accountId,
      action: 'impersonate',
      reason,
      detail: { mayWrite, ...(ticketNumber && { ticketNumber }) },
    }
    const operator = { account: { personId: operatorId }, requestId }
    await recordAudit(tx, operator, { ...deed, target: { kind: 'account', id: accountId } })
    const person = await findAddresseeById(tx, accountId)
    if (person?.confirmedName)
      await queueMail(tx, jobs, impersonationMail(person, { reason, ticketNumber, mayWrite, at: now, origin }))
    const token = await startSession(tx, {
      accountId,
      membershipId,
      impersonation: { by: operatorId, reason, mayWrite, operatorSession },
      device: deviceNameOf(userAgent),
      now,
    })
    return { ...token, isImpersonated: true }
  })
}

/**
 * An operator in a buyer's place does not read how that person signs in, where, and what is held about them (api.md section 2);
 * every write but those of an allow-list is refused before it is looked at (api/http/serve.ts).
 */
export function refuseImpersonated(caller: Account): void {
  if (caller.impersonatedBy) throw Problem.of('FORBIDDEN')
}
