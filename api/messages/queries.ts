import type { MessageView } from '../../contract/messages/supplier-messages.ts'
import type { AttachmentRow, SideOwner } from '../attachments/queries.ts'
import type { CursorPage } from '../http/cursor.ts'
import { limitTo, type Window } from '../http/paged.ts'
import { escapeLike, type Queryable, type Tx } from '../platform/db.ts'

export type MessageSide = 'BUYER' | 'STORE'

/** The deliveries of a company or a store; what nobody has paid is no order of a store yet. */
const isOwn = (sql: Queryable, owner: SideOwner) =>
  sql`s.status <> 'PENDING_PAYMENT' and ${'buyerId' in owner ? sql`s.buyer_id = ${owner.buyerId}` : sql`s.store_id = ${owner.storeId}`}`

export type ThreadEntryRow = {
  id: string
  subOrderNumber: string
  storeName: string
  companyName: string
  lastWords: string
  lastBy: MessageSide
  lastAt: Date
  waitingSince: Date | null
}

const entryColumns = (sql: Queryable) => sql`
  t.id, s.sub_order_number, s.store_name, coalesce(o.address ->> 'companyName', '') as company_name, t.last_by, t.last_at,
  t.waiting_since, (select left(m.words, 200) from thread_message m where m.thread_id = t.id
    order by m.at desc, m.id desc limit 1) as last_words`
const joined = (sql: Queryable) => sql`
  join sub_order s using (buyer_id, order_id, store_id) join orders o on o.buyer_id = s.buyer_id and o.id = s.order_id`

export const findBuyerThreads = (sql: Queryable, buyerId: string, window: Window) => sql<
  (ThreadEntryRow & { totalItems: number })[]
>`
  select ${entryColumns(sql)}, count(*) over ()::int as total_items from thread t ${joined(sql)}
  where t.buyer_id = ${buyerId} order by t.last_at desc, t.id desc ${limitTo(sql, window)}`

export type StoreThreads = { storeId: string; view: MessageView; q?: string | undefined }

export const findStoreThreads = (sql: Queryable, list: StoreThreads, page: CursorPage) => sql<ThreadEntryRow[]>`
  select ${entryColumns(sql)} from thread t ${joined(sql)}
  where ${isIn(sql, list)} and ${page.bound} order by ${page.orderBy} limit ${page.limit}`

/** The rows of a view, to be counted, with since when each waits. */
export const rowsOfView = (sql: Queryable, list: StoreThreads) => sql`
  select t.waiting_since as at from thread t ${joined(sql)} where ${isIn(sql, list)}`

function isIn(sql: Queryable, { storeId, view, q }: StoreThreads) {
  const part = q && `%${escapeLike(q)}%`
  return sql`t.store_id = ${storeId} and ${view === 'WAITING' ? sql`t.waiting_since is not null` : sql`true`}
    and ${part ? sql`(s.sub_order_number ilike ${part.slice(1)} or o.address ->> 'companyName' ilike ${part})` : sql`true`}`
}

export type ThreadRow = Pick<ThreadEntryRow, 'subOrderNumber' | 'storeName' | 'companyName' | 'waitingSince'> & {
  orderId: string
  orderNumber: string
  messages: { id: string; byWhom: MessageSide; author: string; at: string; words: string; files: AttachmentRow[] }[]
}

/** What was written about a delivery; undefined also for somebody else's. */
export async function findThread(
  sql: Queryable,
  owner: SideOwner,
  subOrderNumber: string,
): Promise<ThreadRow | undefined> {
  const [row] = await sql<ThreadRow[]>`
    select s.sub_order_number, s.store_name, coalesce(o.address ->> 'companyName', '') as company_name, s.order_id,
      o.order_number, t.waiting_since,
      (select coalesce(json_agg(json_build_object('id', m.id, 'byWhom', m.by_whom, 'at', m.at, 'words', m.words,
          'author', trim(coalesce(a.first_name || ' ' || a.last_name, '')),
          'files', (select coalesce(json_agg(json_build_object('id', f.id, 'targetId', f.target_id, 'token', f.token,
              'format', f.format, 'name', f.name, 'width', f.width, 'height', f.height) order by f.created_at, f.id), '[]')
            from attachment f where f.target_id = m.id)) order by m.at, m.id), '[]')
        from (select * from thread_message where thread_id = t.id order by at desc, id desc limit 200) m
        left join account a on a.id = m.author_id) as messages
    from sub_order s join orders o on o.buyer_id = s.buyer_id and o.id = s.order_id
    left join thread t on t.buyer_id = s.buyer_id and t.order_id = s.order_id and t.store_id = s.store_id
    where s.sub_order_number = ${subOrderNumber} and ${isOwn(sql, owner)}`
  return row
}

export type Touched = { id: string; buyerId: string; orderId: string; storeId: string }
type Word = { subOrderNumber: string; by: MessageSide; newId: string; at: Date }

/** Notes that somebody writes now, in a thread that begins with the first word; undefined where the delivery is not theirs. */
export async function touchThread(
  tx: Tx,
  owner: SideOwner,
  { subOrderNumber, by, newId, at }: Word,
): Promise<Touched | undefined> {
  const [thread] = await tx<Touched[]>`
    insert into thread (buyer_id, order_id, store_id, id, last_by, last_at, waiting_since)
    select s.buyer_id, s.order_id, s.store_id, ${newId}, ${by}, ${at}, ${by === 'BUYER' ? at : null}::timestamptz
    from sub_order s where s.sub_order_number = ${subOrderNumber} and ${isOwn(tx, owner)}
    on conflict (buyer_id, order_id, store_id) do update set last_by = excluded.last_by, last_at = excluded.last_at,
      waiting_since = case when excluded.last_by = 'BUYER' then coalesce(thread.waiting_since, excluded.last_at) end
    returning id, buyer_id, order_id, store_id`
  return thread
}

type NewMessage = {
  id: string
  buyerId: string
  threadId: string
  byWhom: MessageSide
  authorId: string
  words: string
}

export async function insertMessage(tx: Tx, message: NewMessage & { at: Date }): Promise<void> {
  await tx`insert into thread_message ${tx(message)}`
}

/** Whether the store has such a thread. */
export async function stopWaiting(sql: Queryable, storeId: string, subOrderNumber: string): Promise<boolean> {
  const closed = await sql`
    update thread t set waiting_since = null from sub_order s
    where s.buyer_id = t.buyer_id and s.order_id = t.order_id and s.store_id = t.store_id
      and s.sub_order_number = ${subOrderNumber} and t.store_id = ${storeId}`
  return closed.count > 0
}

export async function eraseThreads(sql: Queryable, buyerId: string): Promise<void> {
  await sql`delete from thread where buyer_id = ${buyerId}`
}
