import type { Queryable } from '../../platform/db.ts'
import { inOrder } from '../../platform/in-order.ts'
import { newToken, tokenHash } from './tokens.ts'

/** An account is used on a handful of devices; the one that was not used for longest is deleted. */
const MOST_DEVICES = 20

export async function isKnownDevice(sql: Queryable, email: string, deviceToken: string): Promise<boolean> {
  const rows = await sql`
    select from known_device join account on account.id = known_device.account_id
    where lower(account.email) = lower(${email}) and known_device.token_hash = ${tokenHash(deviceToken)}`
  return rows.count === 1
}

type SignedIn = { accountId: string; deviceToken: string | undefined; now: Date }

/** Stores the device that has just signed in, under the token it has or a new one, which is answered. */
export async function recordDevice(tx: Queryable, { accountId, deviceToken, now }: SignedIn): Promise<string> {
  const token = deviceToken ?? newToken()
  await inOrder([
    () => tx`
    insert into known_device (account_id, token_hash, created_at, last_used_at)
    values (${accountId}, ${tokenHash(token)}, ${now}, ${now})
    on conflict (account_id, token_hash) do update set last_used_at = excluded.last_used_at`,
    () => tx`
    delete from known_device where account_id = ${accountId} and token_hash in (
      select token_hash from known_device where account_id = ${accountId}
      order by last_used_at desc, token_hash offset ${MOST_DEVICES})`,
  ])
  return token
}
