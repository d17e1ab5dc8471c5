import type { StepUpPurpose } from '../../../contract/platform/step-up-purposes.ts'
import type { Queryable } from '../../platform/db.ts'
import { inOrder } from '../../platform/in-order.ts'

type NewStepUp = { tokenHash: Buffer; sessionHash: Buffer; purpose: StepUpPurpose; now: Date; expiresAt: Date }

/** A session has one at a time for each purpose. */
export async function insertStepUp(sql: Queryable, { now, ...stepUp }: NewStepUp): Promise<void> {
  const { sessionHash, purpose } = stepUp
  await inOrder([
    () => sql`
      delete from step_up where session_hash = ${sessionHash} and (purpose = ${purpose} or expires_at <= ${now})`,
    () => sql`
      insert into step_up (token_hash, session_hash, purpose, created_at, expires_at)
      values (${stepUp.tokenHash}, ${sessionHash}, ${purpose}, ${now}, ${stepUp.expiresAt})`,
  ])
}

type Used = { tokenHash: Buffer; sessionHash: Buffer; purpose: StepUpPurpose; now: Date }

/** Of two calls at once one gets it. */
export async function takeStepUp(sql: Queryable, { tokenHash, sessionHash, purpose, now }: Used): Promise<boolean> {
  const used = await sql`
    update step_up set used_at = ${now}
    where token_hash = ${tokenHash} and session_hash = ${sessionHash} and purpose = ${purpose} and expires_at > ${now}
      and used_at is null`
  return used.count === 1
}

export async function giveBackStepUp(sql: Queryable, tokenHash: Buffer): Promise<void> {
  await sql`update step_up set used_at = null where token_hash = ${tokenHash}`
}

/** What the person has besides the password. */
export async function findFactors(
  sql: Queryable,
  accountId: string,
): Promise<{ hasPasskey: boolean; hasTotp: boolean }> {
  const [row] = await sql<[{ hasPasskey: boolean; hasTotp: boolean }]>`
    select exists (select from passkey where account_id = ${accountId}) as has_passkey,
      exists (select from totp where account_id = ${accountId} and confirmed_at is not null) as has_totp`
  return row
}
