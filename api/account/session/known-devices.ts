import type { Queryable } from '../../platform/db.ts'
import { inOrder } from '../../platform/in-order.ts'
import { tokenHash } from './tokens.ts'

/** An account is used on a handful of devices; the one that was not used for longest is deleted. */
const MOST_DEVICES = 20

export async function isKnownDevice(sql: Queryable, email: string, deviceToken: string): Promise<boolean> {
  const rows = await sql`
    select from known_device join account on account.id = known_device.account_id
    where lower(account.email) = lower(${email}) and known_device.token_hash = ${tokenHash(deviceToken)}`
  return rows.count === 1
}

type SignedIn = { accountId: string; deviceToken: string; now: Date }

/** Stores the device that has just signed in; true where this account was used on others before, and never on this one. */
export async function recordDevice(tx: Queryable, { accountId, deviceToken, now }: SignedIn): Promise<boolean> {
  const [[recorded]] = await inOrder([
    () => tx<{ isNew: boolean }[]>`
    insert into known_device (account_id, token_hash, created_at, last_used_at)
    values (${accountId}, ${tokenHash(deviceToken)}, ${now}, ${now})
    on conflict (account_id, token_hash) do update set last_used_at = excluded.last_used_at
    returning xmax = 0 and exists (select from known_device where account_id = ${accountId}) as is_new`,
    () => tx`
    delete from known_device where account_id = ${accountId} and token_hash in (
      select token_hash from known_device where account_id = ${accountId}
      order by last_used_at desc, token_hash offset ${MOST_DEVICES})`,
  ])
  return recorded!.isNew
}
