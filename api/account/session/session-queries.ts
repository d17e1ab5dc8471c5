import type { Queryable } from '../../platform/db.ts'

type ListedSession = {
  id: string
  browser: string | null
  system: string | null
  createdAt: Date
  lastUsedAt: Date
  isCurrent: boolean
  isImpersonated: boolean
}

/** Which session is asking, and whose it is. */
export type Asking = { accountId: string; currentHash: Buffer }

/** Those that a call could use now, last used first. The id says nothing about the token: it hashes its hash. */
export const findSessions = (
  sql: Queryable,
  { accountId, currentHash }: Asking,
  { now, usedSince }: { now: Date; usedSince: Date },
) => sql<ListedSession[]>`
  select encode(sha256(token_hash), 'hex') as id, browser, system, created_at, last_used_at,
    token_hash = ${currentHash} as is_current, impersonated_by is not null as is_impersonated
  from session
  where account_id = ${accountId} and expires_at > ${now} and last_used_at > ${usedSince}
  order by is_current desc, last_used_at desc, token_hash`

/** Its device is known no longer, unless it is the one that asks. */
export async function deleteSessionById(sql: Queryable, { accountId, currentHash }: Asking, id: string) {
  await sql`
    with ended as (
      delete from session where account_id = ${accountId} and encode(sha256(token_hash), 'hex') = ${id}
      returning device_hash
    )
    delete from known_device using ended
    where account_id = ${accountId} and known_device.token_hash = ended.device_hash
      and known_device.token_hash is distinct from (select device_hash from session where token_hash = ${currentHash})`
}

export async function deleteOtherSessions(sql: Queryable, { accountId, currentHash }: Asking) {
  await sql`
    with ended as (delete from session where account_id = ${accountId} and token_hash <> ${currentHash})
    delete from known_device
    where account_id = ${accountId}
      and token_hash is distinct from (select device_hash from session where token_hash = ${currentHash})`
}

/** An operator's in the places of others. */
export async function deleteImpersonatedBy(sql: Queryable, operatorId: string) {
  await sql`delete from session where impersonated_by = ${operatorId}`
}
