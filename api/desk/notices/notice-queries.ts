import type { Right } from '../../../contract/rights.ts'
import type { CursorPage } from '../../http/cursor.ts'
import { inBatch } from '../../platform/retention/batch.ts'
import type { Queryable } from '../../platform/db.ts'
import type { NoticeContent } from './about.ts'

export type NoticeRow = NoticeContent & { id: string; createdAt: Date; readAt: Date | null; key: string }

/** Whose notices: a person's, in one store or, with null, the operators' team, of what they may still see there. */
export type Reader = { accountId: string; storeId: string | null; rights: readonly Right[]; now: Date; since: Date }

export const ofReader = (sql: Queryable, { accountId, storeId, rights, since }: Reader) => sql`
  n.account_id = ${accountId} and n.store_id is not distinct from ${storeId}::uuid
    and n.created_at > ${since}
    and (n.needed_right is null or n.needed_right = any(${[...rights]}::text[]))`

/** Unread ones before all others, of each the newest first: milliseconds, with more in front. */
export const rank = (sql: Queryable) => sql`(
  (case when n.read_at is null then 10000000000000000 else 0 end) + (extract(epoch from n.created_at) * 1000)::bigint)`

export const listNotices = (sql: Queryable, reader: Reader, page: CursorPage) => sql<NoticeRow[]>`
  select n.id, n.kind, n.about, n.created_at, n.read_at, ${rank(sql)}::text as key from desk_notice n
  where ${ofReader(sql, reader)} and ${page.bound} order by ${page.orderBy} limit ${page.limit}`

export async function countUnread(sql: Queryable, reader: Reader): Promise<number> {
  const [row] = await sql<[{ count: number }]>`
    select count(*)::int as count from desk_notice n where ${ofReader(sql, reader)} and n.read_at is null`
  return row.count
}

export async function writeRead(sql: Queryable, { accountId, storeId, now }: Reader, ids: string[]): Promise<void> {
  await sql`
    update desk_notice set read_at = ${now}
    where id = any(${ids}) and account_id = ${accountId} and store_id is not distinct from ${storeId}::uuid and read_at is null`
}

export const deleteOldNotices = async (sql: Queryable, before: Date): Promise<number> =>
  (await sql`delete from desk_notice where ${inBatch(sql, sql`from desk_notice t where created_at < ${before}`)}`).count

/** For the erasure of a person. */
export async function eraseDeskNotices(sql: Queryable, accountId: string): Promise<void> {
  await sql`delete from desk_notice where account_id = ${accountId}`
}
