import { rolesOf, type RightOf } from '../../../contract/rights.ts'
import type { Queryable } from '../../platform/db.ts'
import { newId } from '../../platform/ids.ts'
import type { NoticeContent } from './about.ts'

/** Tells the members of a store who have this right; in the transaction of what they are told. */
export async function notifyStore(
  sql: Queryable,
  { storeId, right, ...content }: NoticeContent & { storeId: string; right: RightOf<'supplier'> },
): Promise<void> {
  const { kind, about, at } = content
  await sql`
    insert into desk_notice (id, account_id, store_id, kind, about, needed_right, created_at)
    select gen_random_uuid(), account_id, store_id, ${kind}, ${sql.json(about)}, ${right}, ${at} from membership
    where store_id = ${storeId} and roles && ${[...rolesOf('supplier', right)]}::text[]`
}

/** Tells the operators who have this right, or of them only the one it is about. */
export async function notifyOperators(
  sql: Queryable,
  { right, only = null, ...content }: NoticeContent & { right: RightOf<'operator'>; only?: string | null },
): Promise<void> {
  const { kind, about, at } = content
  await sql`
    insert into desk_notice (id, account_id, kind, about, needed_right, created_at)
    select gen_random_uuid(), account_id, ${kind}, ${sql.json(about)}, ${right}, ${at} from membership
    where is_operator and roles && ${[...rolesOf('operator', right)]}::text[]
      and (${only}::uuid is null or account_id = ${only})`
}

/** Tells one member of a store, or with null of the operators' team, what has become of their own. */
export async function notifyMember(
  sql: Queryable,
  { accountId, storeId, ...content }: NoticeContent & { accountId: string; storeId: string | null },
): Promise<void> {
  const { kind, about, at } = content
  await sql`
    insert into desk_notice (id, account_id, store_id, kind, about, created_at)
    select ${newId()}, id, ${storeId}, ${kind}, ${sql.json(about)}, ${at} from account where id = ${accountId} and erased_at is null`
}
