import type postgres from 'postgres'
import { inBatch } from '../platform/retention/batch.ts'
import type { Queryable } from '../platform/db.ts'

type Ended = { endedBefore: Date; devicesUnusedSince: Date }

/** Sessions, links and codes of all accounts that ended long ago, and devices that were not used for longer still: each takes some of one table. */
export function endedOf(sql: Queryable, { endedBefore, devicesUnusedSince }: Ended) {
  const some = (from: postgres.Fragment) => inBatch(sql, from)
  const ended = sql`t where expires_at < ${endedBefore}`
  return {
    sessions: () => sql`delete from session where ${some(sql`from session ${ended}`)}`,
    // Every process has followed them by then, or begins anew.
    'session-changes': () =>
      sql`delete from session_change where ${some(sql`from session_change t where changed_at < now() - interval '26 hours'`)}`,
    invitations: () => sql`delete from invitation where ${some(sql`from invitation ${ended}`)}`,
    'sign-in-links': () => sql`delete from sign_in_link where ${some(sql`from sign_in_link ${ended}`)}`,
    'email-changes': () => sql`delete from email_change where ${some(sql`from email_change ${ended}`)}`,
    'former-emails': () =>
      sql`delete from former_email where ${some(sql`from former_email t where until < ${endedBefore}`)}`,
    'password-resets': () => sql`delete from password_reset where ${some(sql`from password_reset ${ended}`)}`,
    'impersonation-codes': () =>
      sql`delete from impersonation_code where ${some(sql`from impersonation_code ${ended}`)}`,
    'passkey-challenges': () => sql`delete from passkey_challenge where ${some(sql`from passkey_challenge ${ended}`)}`,
    'step-ups': () => sql`delete from step_up where ${some(sql`from step_up ${ended}`)}`,
    'pending-sign-ins': () => sql`delete from pending_sign_in where ${some(sql`from pending_sign_in ${ended}`)}`,
    devices: () =>
      sql`delete from known_device where ${some(sql`from known_device t where last_used_at < ${devicesUnusedSince}`)}`,
  }
}
