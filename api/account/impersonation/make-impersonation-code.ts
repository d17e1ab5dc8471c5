import type { ImpersonationCode } from '../../../contract/account.ts'
import type { Language } from '../../../contract/platform/values.ts'
import { Problem } from '../../http/problem.ts'
import type { Deps } from '../../platform/deps.ts'
import { texts } from '../../../texts/texts.ts'
import { findBuyerByEmail, hasTicket, insertImpersonationCode } from './impersonation-queries.ts'
import { newToken, tokenHash } from '../session/tokens.ts'
import { urls } from '../../platform/urls.ts'

const codeMs = 60 * 1000

/** For reading, or with writing; the reason goes with it everywhere, the ticket where somebody has asked for it in one. */
export type Why = { reason: string; mayWrite: boolean; ticketNumber?: string | undefined }
type Input = { operatorId: string; token: string | null; email: string; language: Language } & Why

/**
 * A code that signs its bearer in as the buyer, once and within a minute, and the address that uses it. Only buyers can
 * be impersonated: NOT_FOUND for every other e-mail, VALIDATION for a ticket that there is not. With the operator's session
 * (`token`, null for a command) ends what the code opens.
 */
export async function makeImpersonationCode(
  { db, clock, origin }: Pick<Deps, 'db' | 'clock' | 'origin'>,
  { operatorId, token, email, language, reason, mayWrite, ticketNumber }: Input,
): Promise<ImpersonationCode & { accountId: string }> {
  const buyer = await findBuyerByEmail(db, email)
  if (!buyer) throw Problem.of('NOT_FOUND')
  if (ticketNumber !== undefined && !(await hasTicket(db, ticketNumber)))
    throw Problem.of('VALIDATION', undefined, {
      fieldErrors: { ticketNumber: texts(language).account.replies.noTicket(ticketNumber) },
    })
  const code = newToken()
  const now = clock.now()
  const expiresAt = new Date(now.getTime() + codeMs)
  const operatorSession = token === null ? null : tokenHash(token)
  const stored = {
    codeHash: tokenHash(code),
    accountId: buyer.id,
    operatorId,
    operatorSession,
    reason,
    mayWrite,
    ticketNumber: ticketNumber ?? null,
    now,
    expiresAt,
  }
  await insertImpersonationCode(db, stored)
  // Behind '#' the code reaches no server, no log and no Referer.
  const url = origin + urls(language).impersonate(code)
  return { code, url, expiresAt, accountId: buyer.id }
}
