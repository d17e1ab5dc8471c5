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

/** Whether the person is an operator or owns a store: those need a second factor (decision 73). */
export async function isFactorRequired(sql: Queryable, accountId: string): Promise<boolean> {
  const bound = await sql`
    select from membership
    where account_id = ${accountId} and (is_operator or (store_id is not null and 'OWNER' = any(roles))) limit 1`
  return bound.count === 1
}

type Shown = { accountId: string; sessionHash: Buffer; now: Date }

/** The session has shown a second factor. */
export async function recordFactorShown(sql: Queryable, { accountId, sessionHash, now }: Shown): Promise<void> {
  await sql`
    update session set second_factor_at = ${now}
    where token_hash = ${sessionHash} and account_id = ${accountId} and second_factor_at is null`
}

/** The session in which the first of an account was set up has shown it; one beside another has to be shown first. */
export async function recordFirstFactor(sql: Queryable, { accountId, sessionHash, now }: Shown): Promise<void> {
  await sql`
    update session set second_factor_at = ${now}
    where token_hash = ${sessionHash} and account_id = ${accountId} and second_factor_at is null
      and (select count(*) from passkey where account_id = ${accountId})
        + (select count(*) from totp where account_id = ${accountId} and confirmed_at is not null) = 1`
}

/** After one was taken off: without any, no session of the account has one. */
export async function clearShownFactors(sql: Queryable, accountId: string): Promise<void> {
  await sql`
    update session set second_factor_at = null
    where account_id = ${accountId} and second_factor_at is not null
      and not exists (select from passkey where account_id = ${accountId})
      and not exists (select from totp where account_id = ${accountId} and confirmed_at is not null)`
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
