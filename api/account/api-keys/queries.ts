import { inOrder } from '../../platform/in-order.ts'
import type { ApiKey, KeyWrite } from '../../../contract/team/api-keys.ts'
import type { KeyRight, KeySide } from '../../../contract/rights.ts'
import type { Account } from '../../http/caller.ts'
import { inBatch } from '../../platform/retention/batch.ts'
import type { Queryable, Tx } from '../../platform/db.ts'
import type { Addressee } from '../password/password-reset-queries.ts'

/** A company or a store. */
export type KeyOwner = { side: KeySide; id: string }

export const keyOwnerOf = ({ companyId, storeId }: Pick<Account, 'companyId' | 'storeId'>): KeyOwner =>
  companyId === null ? { side: 'supplier', id: storeId! } : { side: 'buyer', id: companyId }

const isOwners = (sql: Queryable, { side, id }: KeyOwner) =>
  side === 'buyer' ? sql`m.company_id = ${id}` : sql`m.store_id = ${id}`

/** Of two keys made at once the second counts the first. */
export const lockOwner = (tx: Tx, { side, id }: KeyOwner) =>
  side === 'buyer'
    ? tx`select from company where id = ${id} for no key update`
    : tx`select from store where id = ${id} for no key update`

export const findKeys = (sql: Queryable, owner: KeyOwner, now: Date) => sql<ApiKey[]>`
  select k.id, k.name, k.start, k.rights, concat_ws(' ', a.first_name, a.last_name) as made_by, k.created_at,
    k.expires_at, k.last_used_at
  from api_key k join membership m on m.id = k.membership_id join account a on a.id = m.account_id
  where ${isOwners(sql, owner)} and k.expires_at > ${now} order by k.created_at desc, k.id desc`

type NewKey = Pick<ApiKey, 'id' | 'name' | 'start' | 'createdAt' | 'expiresAt'> & {
  membershipId: string
  tokenHash: Buffer
  rights: readonly KeyRight[]
}

export async function insertKey(sql: Queryable, { membershipId, ...key }: NewKey): Promise<void> {
  await sql`
    insert into api_key (id, membership_id, name, start, token_hash, rights, created_at, expires_at)
    values (${key.id}, ${membershipId}, ${key.name}, ${key.start}, ${key.tokenHash}, ${key.rights as string[]},
      ${key.createdAt}, ${key.expiresAt})`
}

/** Ends it, in every process at once; undefined where the owner has no such key. */
export async function deleteKey(sql: Queryable, owner: KeyOwner, id: string) {
  const [ended] = await sql<Pick<ApiKey, 'name' | 'rights'>[]>`
    delete from api_key k using membership m
    where k.id = ${id} and m.id = k.membership_id and ${isOwners(sql, owner)} returning k.name, k.rights`
  return ended
}

/** Who is told of a new key: the owners whose address is confirmed. */
export const findOwners = (sql: Queryable, owner: KeyOwner) => sql<Addressee[]>`
  select a.id, a.email, a.first_name as confirmed_name, a.language
  from membership m join account a on a.id = m.account_id
  where ${isOwners(sql, owner)} and 'OWNER' = any(m.roles) and a.email_confirmed_at is not null`

export async function touchKey(sql: Queryable, tokenHash: Buffer, now: Date): Promise<void> {
  await sql`update api_key set last_used_at = ${now} where token_hash = ${tokenHash}`
}

type NewWrite = { id: string; owner: KeyOwner; key: { id: string; name: string }; call: string; at: Date }

export async function insertWrite(sql: Queryable, { id, owner, key, call, at }: NewWrite): Promise<void> {
  await sql`
    insert into api_key_write (id, buyer_id, store_id, key_id, key_name, at, call)
    values (${id}, ${owner.side === 'buyer' ? owner.id : null}, ${owner.side === 'buyer' ? null : owner.id},
      ${key.id}, ${key.name}, ${at}, ${call})`
}

export async function endWrite(sql: Queryable, id: string, outcome: 'DONE' | 'REFUSED'): Promise<void> {
  await sql`update api_key_write set outcome = ${outcome} where id = ${id}`
}

export const findWrites = (sql: Queryable, { id }: KeyOwner, limit: number) => sql<KeyWrite[]>`
  select id, at, key_name, call, outcome from api_key_write
  where coalesce(buyer_id, store_id) = ${id} order by at desc, id desc limit ${limit}`

/** Some of the keys that ended before; how many. */
export const deleteEndedKeys = async (sql: Queryable, before: Date): Promise<number> =>
  (await sql`delete from api_key where ${inBatch(sql, sql`from api_key t where expires_at < ${before}`)}`).count

/** The same of what keys have written. */
export const deleteOldWrites = async (sql: Queryable, before: Date): Promise<number> =>
  (await sql`delete from api_key_write where ${inBatch(sql, sql`from api_key_write t where at < ${before}`)}`).count

/** Of an erased company. */
export async function eraseApiKeys(sql: Queryable, companyIds: string[]): Promise<void> {
  await inOrder([
    () =>
      sql`delete from api_key where membership_id in (select id from membership where company_id = any(${companyIds}))`,
    () => sql`delete from api_key_write where buyer_id = any(${companyIds})`,
  ])
}
